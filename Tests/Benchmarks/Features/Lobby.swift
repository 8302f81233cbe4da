import ComposableNavigation
import NavigationOperators

/// Tabs beside a title, with a loader, for the operators of tabs.
struct Lobby: Reducer {
  typealias Loader = PendingNavigation<Int, Int>

  struct State {
    var tabs: TabNavigation<Int>.State
    var loading = Loader.State()
    var title = 0

    init(_ count: Int) { tabs = .init(items: Array(0..<count)) }
  }

  enum Action: Sendable {
    case tabs(TabNavigation<Int>.Action)
    case loading(Loader.Action)
    case retitle
  }

  var body: some Reducer<State, Action> {
    TabNavigation<Int>().pullback(state: \.tabs, action: /Action.tabs)
    Reduce<State, Action> { state, action in
      if case .retitle = action { state.title += 1 }
      return .none
    }
  }
}
