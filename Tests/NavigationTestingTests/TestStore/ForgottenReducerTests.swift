import ComposableNavigation
import NavigationTesting
import Testing

@MainActor
@Suite struct ForgottenReducerTests {
  struct State: Equatable {
    var stack = StackNavigation<String>.State(items: ["root"])
  }

  enum Action: Equatable, Sendable {
    case stack(StackNavigation<String>.Action)
  }

  @Test func `a shape without its pullback fails a test, once`() async {
    let failures = Failures()
    let store = TestStore(initialState: State(), failures) {
      Reduce<State, Action> { _, _ in .none }
    }
    await store.send(.stack(.pushItem("a")))
    await store.send(.stack(.pushItem("b")))
    #expect(
      failures.messages == [
        "the store reported an issue: forgottenReducer: Action.stack was sent, but no reducer "
          + "carries it out; it was ignored: add StackNavigation<String>() to the body, pulled "
          + "back by /Action.stack"
      ]
    )
  }

  @Test func `a shape that refuses, or has nothing to do, fails none`() async {
    let failures = Failures()
    let store = TestStore(initialState: State(), failures) {
      StackNavigation<String>().pullback(state: \State.stack, action: /Action.stack)
      Reduce<State, Action> { _, _ in .none }
    }
    await store.send(.stack(.popItems(.exactly(9))))
    await store.send(.stack(.popToRoot()))
    #expect(store.refusals == [.tooMany(asked: 9, there: 1)])
    #expect(failures.messages == [])
  }
}
