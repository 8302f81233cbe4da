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
    StackNavigation<String>().pullback(state: \.inbox, action: /Action.inbox)
      .placed(in: \.tabs, at: "inbox")
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

extension Desk.State {
  /// The tree of the tabs, the inbox with its stack.
  var tree: NavigationTree {
    tabs.tree { $0.item == "inbox" ? inbox.tree : .screen($0.item) }
  }
}
