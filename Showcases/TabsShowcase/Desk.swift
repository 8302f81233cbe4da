import ComposableNavigation
import NavigationOperators

/// A desk with tabs that can be added, removed and moved; the tab `inbox` has a stack in it, which a
/// second tap pops to its root.
struct Desk: Reducer {
  struct State: Equatable {
    var tabs = TabNavigation<String>.State(items: ["inbox", "search", "profile"])
    var inbox = StackNavigation<String>.State(items: ["messages"])
  }

  enum Action: Equatable, Sendable, Codable {
    case tabs(TabNavigation<String>.Action)
    case inbox(StackNavigation<String>.Action)
    case rowTapped(tab: Int)
    case addTapped(String)
  }

  var body: some Reducer<State, Action> {
    TabNavigation<String>().pullback(state: \.tabs, action: /Action.tabs)
      .onReselect(of: \.tabs, action: /Action.tabs) { state in
        state.tabs.activeItem == "inbox" ? .inbox(.popToRoot()) : nil
      }
    Scope(state: \.inbox, action: /Action.inbox) { StackNavigation<String>() }
    Reduce { state, action in
      switch action {
      case .rowTapped(tab: let index):
        return .send(.tabs(.setActiveIndex(index)))
      case .addTapped(let name):
        return .send(.tabs(.setItems(state.tabs.items + [name])))
      case .tabs, .inbox:
        return .none
      }
    }
  }
}

extension Desk: BackNavigable {
  func backAction(in state: State) -> Action? {
    let isInInbox = state.tabs.activeItem == "inbox"
    return (isInInbox ? StackNavigation().backAction(in: state.inbox) : nil).map(Action.inbox)
      ?? TabNavigation().backAction(in: state.tabs).map(Action.tabs)
  }
}

extension Desk.State {
  /// The tree of the tabs, the inbox with its stack.
  var tree: NavigationTree {
    tabs.tree { $0.item == "inbox" ? inbox.tree : .screen($0.item) }
  }
}
