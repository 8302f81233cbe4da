import ComposableNavigation
import NavigationOperators
import Testing
import TestSupport

@MainActor
@Suite struct OnReselectLaws {
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
    var byProgram = 0
    for tabs in subject.states.thinned(by: 5) {
      let ids = tabs.entries.ids + [strangerID]
      let taps = ids.map { ToyTabs.Action.select(id: $0, cause: .user) }
      for action in subject.actions(in: tabs) + taps {
        let store = Store(initialState: Counted.State(tabs: tabs)) { Counted() }
        store.send(.tabs(action))
        // A rule that takes each selection of the active tab for a tap would count these too.
        if let active = tabs.activeID, action == .select(id: active) { byProgram += 1 }
        let isTap = tabs.activeID.map { action == .select(id: $0, cause: .user) } ?? false
        search.check(
          store.state.taps == (isTap ? 1 : 0)
            && store.state.tabs == ToyTabs().state(tabs, after: action),
          "\(action) of \(tabs.drawing)"
        )
      }
    }
    #expect(byProgram > 0)
    search.finish()
  }
}
