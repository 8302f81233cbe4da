import ComposableNavigation

extension Leaf {
  fileprivate var name: String { "page \(count)" }
}

/// A stack of counting pages, beside unrelated state.
struct Pages: Reducer {
  struct State {
    var stack: StackNavigation<Leaf>.State
    var title = 0

    /// Makes a stack of `count` pages, as if each had been pushed.
    init(_ count: Int) {
      stack = .init()
      stack.items = Array(repeating: Leaf(), count: count)
    }

    /// Makes the same stack with a name for each page.
    init(named count: Int) {
      stack = .init(items: (0..<count).map { Leaf(count: $0) }, id: \.name)
    }
  }

  enum Action {
    case stack(StackNavigation<Leaf>.Action)
    case page(EntryID, LeafFeature.Action)
    case retitle
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      if case .retitle = action { state.title += 1 }
      return .none
    }
    .forEach(\.stack, action: /Action.stack, elements: /Action.page) { LeafFeature() }
  }
}
