import ComposableNavigation
import NavigationOperators

/// A desk with tabs that can be added, removed and moved.
///
/// The tab `inbox` has a stack in it, which a second tap pops to its root. The tab `search` has
/// steps, which back undoes first, and begins anew when the user leaves it. The tab `profile` is
/// there only while the user is signed in. The last three closed tabs can be opened again.
struct Desk: Reducer {
  typealias Tabs = Keeping<TabNavigation<String>>

  struct State: Equatable {
    var tabs = Tabs.State(.init(items: ["inbox", "search", "profile"]), limit: 3)
    var inbox = StackNavigation<String>.State(items: ["messages"])
    var filter = StepNavigation<String>.State("all")
    var isSignedIn = true
  }

  enum Action: Equatable, Sendable, Codable {
    case tabs(Tabs.Action)
    case inbox(StackNavigation<String>.Action)
    case filter(StepNavigation<String>.Action)
    case signed(in: Bool)
    case rowTapped(tab: Int)
    case addTapped(String)

    /// The actions of the tabs that are open, which a host shows.
    static var shownTabs: CasePath<Action, TabNavigation<String>.Action> {
      (/Action.tabs).appending(path: /Tabs.Action.shape)
    }
  }

  /// The tabs that are there only for a user who is signed in.
  static let access = AccessRule<State>(\.tabs, given: \.isSignedIn) { $0 || $1 != "profile" }

  var body: some Reducer<State, Action> {
    Parts().protected(by: Self.access)
  }
}

/// The parts of the desk, without the rule for its tabs.
private struct Parts: Reducer {
  typealias State = Desk.State
  typealias Action = Desk.Action

  var body: some Reducer<State, Action> {
    Desk.Tabs().pullback(state: \.tabs, action: /Action.tabs)
      .onReselect(of: \.tabs.shape, action: Action.shownTabs) { state in
        state.tabs.shape.activeItem == "inbox" ? .inbox(.popToRoot()) : nil
      }
      .onLeave(of: \.tabs.shape) { state, tab in
        guard tab.item == "search" else { return }
        state.filter = StepNavigation.State("all")
        state.tabs.beginAnew(tab.id)
      }
    StackNavigation<String>().pullback(state: \.inbox, action: /Action.inbox)
      .placed(in: \.tabs, at: "inbox")
    StepNavigation<String>().pullback(state: \.filter, action: /Action.filter)
      .placed(in: \.tabs, at: "search")
    Reduce { state, action in
      switch action {
      case .rowTapped(tab: let index):
        return .send(.tabs(.shape(.setActiveIndex(index))))
      case .addTapped(let name):
        return .send(.tabs(.shape(.setItems(state.tabs.shape.items + [name]))))
      case .signed(in: let isSignedIn):
        state.isSignedIn = isSignedIn
        return .none
      case .tabs, .inbox, .filter:
        return .none
      }
    }
  }
}

extension Desk.State {
  /// The tree of the tabs, the inbox with its stack.
  var tree: NavigationTree { tabs.shape.tree { tree(of: $0.item) } }

  func tree(of tab: String) -> NavigationTree {
    tab == "inbox" ? inbox.tree : .screen(title(of: tab))
  }

  func title(of tab: String) -> String {
    tab == "search" && filter.value != "all" ? "search, \(filter.value)" : tab
  }
}
