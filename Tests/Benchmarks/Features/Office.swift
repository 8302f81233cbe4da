import ComposableNavigation
import NavigationScreens

/// A page that counts and can have work in flight that never ends.
struct Worker: Reducer {
  enum Action { case add(Int), work }

  func reduce(into state: inout Leaf, action: Action) -> Effect<Action> {
    switch action {
    case .add(let value):
      state.count += value
      return .none
    case .work:
      return .run { _ in }
    }
  }
}

/// A stack of pages that may have work in flight, beside a nest of counters.
struct Office: Reducer {
  struct State {
    var pages: StackNavigation<Leaf>.State
    var desk: Nest5.State = level(level(level(level(level(Leaf())))))
    var taps = 0
  }

  enum Action {
    case pages(StackNavigation<Leaf>.Action)
    case page(EntryID, Worker.Action)
    case desk(Nest5.Action)
    case tap
  }

  var body: some Reducer<State, Action> {
    Nest5().pullback(state: \.desk, action: /Action.desk)
    Reduce { state, action in
      if case .tap = action { state.taps += 1 }
      return .none
    }
    .forEach(\.pages, action: /Action.pages, elements: /Action.page) { Worker() }
  }
}

/// The same with a list of screens.
struct ScreenOffice: Reducer {
  struct State {
    var screens = ScreenNavigation<Leaf>.State(root: Leaf())
    var taps = 0
  }

  enum Action {
    case screens(ScreenNavigation<Leaf>.Action)
    case page(EntryID, Worker.Action)
    case tap
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      if case .tap = action { state.taps += 1 }
      return .none
    }
    .forEach(\.screens, action: /Action.screens, elements: /Action.page) { Worker() }
  }
}

/// The origin of the ids of a stack's pages.
enum PageIDs: String, CaseIterable {
  /// Each page was pushed.
  case counted
  /// Each page was named.
  case named
  /// Each page was pushed, then they were reordered: the ids do not ascend.
  case reordered

  func stack(_ count: Int) -> StackNavigation<Leaf>.State {
    let pages = (0..<count).map { Leaf(count: $0) }
    if self == .named { return .init(items: pages, id: \.count) }
    var stack = StackNavigation<Leaf>.State()
    stack.items = pages
    if self == .reordered {
      var dice = Dice(seed: 7)
      stack.items = pages.shuffled(using: &dice)
    }
    return stack
  }
}
