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

  private struct Counted: Reducer {
    struct State: Equatable {
      var tabs: ToyTabs.State
      var taps = 0
    }

    enum Action: Sendable {
      case tabs(ToyTabs.Action)
      case tapped
    }

    var body: some Reducer<State, Action> {
      Reduce { state, action in
        if case .tapped = action { state.taps += 1 }
        return .none
      }
      ToyTabs().pullback(state: \.tabs, action: /Action.tabs)
        .onReselect(of: \.tabs, action: /Action.tabs) { _ in .tapped }
    }
  }

  @Test func `only a tap of the user on the active tab sends the action`() {
    var search = ToySearch("actions on tabs that may be taps")
    let subject = TabsUnderLaw()
    for tabs in subject.states {
      let ids = tabs.entries.ids + [strangerID]
      let taps = ids.map { ToyTabs.Action.select(id: $0, cause: .user) }
      for action in subject.actions(in: tabs) + taps {
        let store = Store(initialState: Counted.State(tabs: tabs)) { Counted() }
        store.send(.tabs(action))
        let isTap = tabs.activeID.map { action == .select(id: $0, cause: .user) } ?? false
        search.check(
          store.state.taps == (isTap ? 1 : 0)
            && store.state.tabs == ToyTabs().state(tabs, after: action),
          "\(action) of \(tabs.drawing)"
        )
      }
    }
    search.finish()
  }
}
