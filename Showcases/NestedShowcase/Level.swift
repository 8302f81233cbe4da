import ComposableNavigation

/// A level: pages on a stack, and over them, in a modal, the next level.
///
/// The feature contains itself.
struct Level: Reducer {
  struct State: Hashable, Sendable, Codable {
    let number: Int
    var pages: StackNavigation<String>.State
    var next = ModalNavigation<Level.State>.State()

    /// A level with its first page.
    init(_ number: Int) {
      self.number = number
      pages = .init(items: ["level \(number)"])
    }
  }

  indirect enum Action: Equatable, Sendable, Codable {
    case pages(StackNavigation<String>.Action)
    case next(ModalNavigation<Level.State>.Action)
    /// An action of the next level.
    case inner(Action)
    /// Pushes a page.
    case pageTapped
    /// Presents the next level.
    case levelTapped
    /// Closes the level, which does not know that it is a sheet.
    ///
    /// The first level, which is not presented, goes back to its first page.
    case closeTapped
    /// Opens several levels at once, replacing everything.
    case link(levels: Int)
  }

  var body: some Reducer<State, Action> {
    Reduce<State, Action> { state, action in
      switch action {
      case .pageTapped:
        let page = "page \(state.pages.items.count) of \(state.number)"
        return .send(.pages(.pushItem(page).from(state.pages.topID)))
      case .levelTapped:
        return .send(.next(.presentSheet(State(state.number + 1))))
      case .closeTapped:
        return .isPresented { $0 ? .dismiss : .send(.pages(.popToRoot())) }
      case .link(let levels):
        let link = State.nested(from: state.number, levels: levels)
        // Written into the existing containers, which continue to count, so that no entry of the
        // link is mistaken for an open one.
        state.pages.items = link.pages.items
        state.next.styledItem = link.next.styledItem
        return .none
      case .pages, .next, .inner:
        return .none
      }
    }
    .ifLet(\.next, action: /Action.next, element: /Action.inner) { Level() }
    StackNavigation<String>().pullback(state: \.pages, action: /Action.pages)
  }
}

extension Level.State {
  /// Returns nested levels, each with a second page; at least one.
  static func nested(from number: Int = 1, levels: Int) -> Level.State {
    var level = Level.State(number)
    level.pages.items.append("page 1 of \(number)")
    guard levels > 1 else { return level }
    let inner = nested(from: number + 1, levels: levels - 1)
    level.next.styledItem = .init(item: inner, style: .pageSheet)
    return level
  }

  /// The levels from the first to the one in front.
  var levels: [Level.State] {
    var levels = [self]
    while let next = levels.last?.next.item { levels.append(next) }
    return levels
  }

  /// The tree of this level and those over it.
  var tree: NavigationTree {
    pages.tree.presenting(next.tree { $0.item.tree })
  }
}

extension Level.Action {
  /// Returns the action as one of the level that is `depth` levels below.
  func from(depth: Int) -> Level.Action {
    (0..<depth).reduce(self) { action, _ in .inner(action) }
  }
}
