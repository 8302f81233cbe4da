import ComposableNavigation

/// A feature with two children in computed properties.
struct Computed: Reducer {
  struct State {
    var double = 0
    var first = [1, 2]
    var second = [3]

    var half: Int {
      get { double / 2 }
      set { double = newValue * 2 }
    }

    var stack: StackNavigation<Int>.State {
      get { .init(items: first + second) }
      set {
        first = Array(newValue.items.prefix(2))
        second = Array(newValue.items.dropFirst(2))
      }
    }
  }

  enum Action {
    case half(Counting.Action)
    case stack(StackNavigation<Int>.Action)
  }

  var body: some Reducer<State, Action> {
    Counting().pullback(state: \.half, action: /Action.half)
    StackNavigation<Int>().pullback(state: \.stack, action: /Action.stack)
  }
}

/// Adds to a number.
struct Counting: Reducer {
  enum Action { case add(Int), reset }

  func reduce(into state: inout Int, action: Action) -> Effect<Action> {
    switch action {
    case .add(let value): state += value
    case .reset: state = 0
    }
    return .none
  }
}
