import ComposableNavigation
import NavigationTesting
import Testing

@MainActor
@Suite struct ExhaustivityTests {
  let failures = Failures()

  func makeStore(_ exhaustivity: Exhaustivity) -> TestStore<Counter.State, Counter.Action> {
    let store = TestStore(initialState: Counter.State(), failures) { Counter() }
    store.exhaustivity = exhaustivity
    return store
  }

  @Test func `without exhaustivity only the properties that the closure sets are compared`() async {
    let store = makeStore(.off)
    await store.send(.countAndLog("one")) { $0.log = ["one"] }
    await store.send(.increment)
    #expect(failures.messages == [])
    await store.send(.countAndLog("two")) { $0.log = ["two"] }
    #expect(
      failures.messages == [
        """
        send(.countAndLog("two")): the state is not what was stated (− expected, + actual):
          Counter.State(
            … (2 unchanged lines)
        −   log: ["two"],
        +   log: ["one", "two"],
          )
        """
      ]
    )
  }

  @Test(arguments: [Exhaustivity.on, .off, .off(showSkippedAssertions: true)])
  func `the closure runs once, without exhaustivity on the state after the action`(
    exhaustivity: Exhaustivity
  ) async {
    let store = makeStore(exhaustivity)
    var seen: [Int] = []
    await store.send(.increment) {
      seen.append($0.count)
      $0.count = 1
    }
    await store.send(.addLater([4]))
    await store.receive(.add(4)) {
      seen.append($0.count)
      $0.count = 5
    }
    #expect(failures.messages == [])
    // The closure also runs if the assertion fails.
    await store.send(.increment) {
      seen.append($0.count)
      $0.count = 9
    }
    #expect(seen == (exhaustivity == .on ? [0, 1, 5] : [1, 5, 6]))
    #expect(failures.messages.count == 1)
  }

  @Test func `without exhaustivity receiving passes over other actions`() async {
    let store = makeStore(.off)
    await store.send(.addLater([1, 2, 3]))
    await store.receive(.add(2)) { $0.count = 3 }
    await store.receive(.add(3))
    await store.receive(.add(1))
    #expect(
      failures.messages == [
        "receive(.add(1)): nothing was received, and no effect is running that could send"
      ]
    )
  }

  @Test func `without exhaustivity an action that does not come fails`() async {
    let store = makeStore(.off)
    await store.send(.addLater([1]))
    await store.receive(.add(2))
    #expect(
      failures.messages == [
        "receive(.add(2)): no such action was received, and no effect is running that could send"
      ]
    )
  }

  @Test func `without exhaustivity leftovers do not fail`() async {
    var store: TestStore? = makeStore(.off)
    await store?.send(.addLater([1]))
    await store?.send(.hang)
    await store?.finish(within: .zero)
    store = nil
    #expect(failures.messages == [])
    #expect(failures.mentions == [])
  }

  @Test func `without exhaustivity an issue fails all the same`() async {
    let store = makeStore(.off)
    await store.send(.fail)
    #expect(failures.messages.count == 1)
  }

  @Test func `skipped assertions can be mentioned without failing`() async {
    let store = makeStore(.off(showSkippedAssertions: true))
    await store.send(.countAndLog("one")) { $0.log = ["one"] }
    await store.send(.addLater([1, 2]))
    await store.receive(.add(2)) { $0.count = 4 }
    await store.finish()
    #expect(failures.messages == [])
    #expect(
      failures.mentions == [
        """
        send(.countAndLog("one")): the state changed, in what was stated or more (− expected, + actual):
          Counter.State(
        −   count: 0,
        +   count: 1,
            name: "apples",
        −   log: [],
        +   log: ["one"],
          )
        """,
        "receive(.add(2)): before it, 1 received action was not asserted:\n  .add(1)",
        """
        receive(.add(2)): the state changed, in what was stated or more (− expected, + actual):
          Counter.State(
        −   count: 2,
        +   count: 4,
            … (2 unchanged lines)
          )
        """,
      ]
    )
  }
}
