import ComposableNavigation
import NavigationTesting
import Testing

@MainActor
@Suite struct TestStoreSendTests {
  let failures = Failures()

  func makeStore() -> TestStore<Counter.State, Counter.Action> {
    TestStore(initialState: Counter.State(), failures) { Counter() }
  }

  @Test func `a change that is stated passes`() async {
    let store = makeStore()
    await store.send(.increment) { $0.count = 1 }
    await store.send(.nothing)
    #expect(store.state.count == 1)
    #expect(failures.messages == [])
  }

  @Test func `a change that is stated wrongly fails with the difference`() async {
    let store = makeStore()
    await store.send(.increment) { $0.count = 2 }
    #expect(
      failures.messages == [
        """
        send(.increment): the state is not what was stated (− expected, + actual):
          Counter.State(
        −   count: 2,
        +   count: 1,
            … (2 unchanged lines)
          )
        """
      ]
    )
  }

  @Test func `a change without a closure fails`() async {
    let store = makeStore()
    await store.send(.countAndLog("one"))
    #expect(
      failures.messages == [
        """
        send(.countAndLog("one")): the state changed, unstated (− expected, + actual):
          Counter.State(
        −   count: 0,
        +   count: 1,
            name: "apples",
        −   log: [],
        +   log: ["one"],
          )
        """
      ]
    )
  }

  @Test func `a change that does not happen fails`() async {
    let store = makeStore()
    await store.send(.nothing) { $0.name = "pears" }
    #expect(
      failures.messages == [
        """
        send(.nothing): the state is not what was stated (− expected, + actual):
          Counter.State(
            count: 0,
        −   name: "pears",
        +   name: "apples",
            log: [],
          )
        """
      ]
    )
  }

  @Test func `a failure is shown at the line that asked`() async {
    let store = makeStore()
    let line: UInt = #line + 1
    await store.send(.increment)
    #expect(failures.lines == [line])
  }

  @Test func `only the action that was sent is compared`() async {
    let store = TestStore(initialState: Countries.State(), failures) { Countries { [] } }
    await store.send(.open("AUT"))
    #expect(failures.messages == [])
    await store.receive(/Countries.Action.stack) {
      $0.stack.items = [.list, .detail(code: "AUT")]
    }
    #expect(failures.messages == [])
  }

  @Test func `a received action that is not asserted fails before the next is sent`() async {
    let store = makeStore()
    await store.send(.addLater([1, 2]))
    await store.send(.increment) { $0.count = 4 }
    #expect(
      failures.messages == [
        """
        send(.increment): before it, 2 received actions were not asserted:
          .add(1)
          .add(2)
        """
      ]
    )
  }

  @Test func `a refusal fails nothing and can be read`() async {
    let store = makeStore()
    await store.send(.refuse)
    #expect(store.refusals == [.empty])
    #expect(failures.messages == [])
  }

  @Test func `an issue fails at the line that asked`() async {
    let store = makeStore()
    let line: UInt = #line + 1
    await store.send(.fail)
    #expect(
      failures.messages == [
        "the store reported an issue: uncaughtError: an effect threw Problem() and has no catch: "
          + "give Effect.run or Effect.task a catch:"
      ]
    )
    #expect(failures.lines == [line])
  }

  @Test func `the effects of an action can be awaited and cancelled`() async {
    let store = makeStore()
    let hanging = await store.send(.hang)
    #expect(store.store.liveEffectCount == 1)
    hanging.cancel()
    await hanging.finish()
    await store.finish()
    #expect(failures.messages == [])
  }
}
