import ComposableNavigation
import NavigationOperators
import Testing
import TestSupport

@MainActor
@Suite struct OnReselectTests {
  private struct Office: Reducer {
    struct State: Equatable {
      var tabs = ToyTabs.State(items: ["mail", "notes"])
      var mail = ToyStack.State(items: ["inbox", "message"])
      var scrolls = 0
    }

    enum Action: Sendable {
      case tabs(ToyTabs.Action)
      case mail(ToyStack.Action)
      case scrollToTop
    }

    var body: some Reducer<State, Action> {
      Reduce { state, action in
        if case .scrollToTop = action { state.scrolls += 1 }
        return .none
      }
      ToyTabs().pullback(state: \.tabs, action: /Action.tabs)
        .onReselect(of: \.tabs, action: /Action.tabs) { state in
          guard state.tabs.activeItem == "mail" else { return nil }
          return state.mail.items.count > 1 ? .mail(.popToRoot()) : .scrollToTop
        }
      ToyStack().pullback(state: \.mail, action: /Action.mail)
    }
  }

  @Test func `a tap on the active tab pops to the root, and on the root scrolls to the top`() {
    let store = Store(initialState: Office.State()) { Office() }
    let ids = store.state.tabs.entries.ids
    store.send(.tabs(.select(id: ids[1], cause: .user)))
    store.send(.tabs(.select(id: ids[1], cause: .user)))
    store.send(.tabs(.select(id: ids[0], cause: .user)))
    #expect(store.state.mail.drawing == "inbox ▸ message")
    store.send(.tabs(.select(id: ids[0])))
    #expect(store.state.mail.drawing == "inbox ▸ message")
    store.send(.tabs(.select(id: ids[0], cause: .user)))
    #expect(store.state.mail.drawing == "inbox")
    #expect(store.state.scrolls == 0)
    store.send(.tabs(.select(id: ids[0], cause: .user)))
    #expect(store.state.scrolls == 1)
  }
}
