import ComposableNavigation
import NavigationScreens
import Testing

@MainActor @Suite struct ForgottenScreensTests {
  struct State: Equatable {
    var screens = ToyScreens.State(root: "home")
  }

  enum Action: Equatable, Sendable {
    case screens(ToyScreens.Action)
  }

  @Test func `screens without their pullback are an issue, once`() {
    var issues: [String] = []
    let store = Store(initialState: State()) {
      Reduce<State, Action> { _, _ in .none }
    } onIssue: {
      issues.append($0.description)
    }
    for _ in 0..<2 { store.send(.screens(.showScreen(.push, "list"))) }
    #expect(
      issues == [
        "forgottenReducer: Action.screens was sent, but no reducer carries it out; it was ignored: "
          + "add ScreenNavigation<String>() to the body, pulled back by /Action.screens"
      ]
    )
  }

  @Test func `screens that are pulled back are none`() {
    var issues: [String] = []
    let store = Store(initialState: State()) {
      Reduce<State, Action> { _, _ in .none }
      ToyScreens().pullback(state: \State.screens, action: /Action.screens)
    } onIssue: {
      issues.append($0.description)
    }
    store.send(.screens(.showScreen(.push, "list")))
    #expect(store.state.screens.screens == ["home", "list"])
    #expect(issues == [])
  }
}
