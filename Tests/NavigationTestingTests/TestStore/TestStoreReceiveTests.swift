import ComposableNavigation
import NavigationTesting
import Testing

@MainActor
@Suite struct TestStoreReceiveTests {
  let failures = Failures()

  func makeStore() -> TestStore<Counter.State, Counter.Action> {
    TestStore(initialState: Counter.State(), failures) { Counter() }
  }

  @Test func `actions are received in the order in which they were sent`() async {
    let store = makeStore()
    await store.send(.addLater([1, 2, 3]))
    await store.receive(.add(1)) { $0.count = 1 }
    await store.receive(.add(2)) { $0.count = 3 }
    await store.receive(.add(3)) { $0.count = 6 }
    await store.finish()
    #expect(failures.messages == [])
  }

  @Test func `each received action is compared with the state after itself`() async {
    let store = makeStore()
    await store.send(.addLater([1, 2]))
    #expect(store.state.count == 3)
    await store.receive(.add(1)) { $0.count = 3 }
    await store.receive(.add(2)) { $0.count = 3 }
    #expect(
      failures.messages == [
        """
        receive(.add(1)): the state is not what was stated (− expected, + actual):
          Counter.State(
        −   count: 3,
        +   count: 1,
            … (2 unchanged lines)
          )
        """
      ]
    )
  }

  @Test func `another action than expected fails with the difference`() async {
    let store = makeStore()
    let send: UInt = #line + 1
    await store.send(.addLater([1]))
    await store.receive(.add(2)) { $0.count = 2 }
    #expect(
      failures.messages == [
        """
        receive(.add(2)): another action was received (− expected, + actual):
        − .add(2)
        + .add(1)
        """
      ]
    )
    #expect(failures.lines == [send + 1])
  }

  @Test func `a received case returns its payload`() async {
    let store = makeStore()
    await store.send(.addLater([4, 5]))
    let four = await store.receive(/Counter.Action.add) { $0.count = 4 }
    #expect(four == 4)
    let log = await store.receive(/Counter.Action.countAndLog)
    #expect(log == nil)
    #expect(failures.messages == ["receive(/Counter.Action.countAndLog): received was .add(5)"])
  }

  @Test func `a path that can never match says why`() async {
    let store = makeStore()
    await store.send(.forget)
    let converted: @Sendable (Int?) -> Counter.Action = { .add($0 ?? 0) }
    await store.send(.add(1)) { $0.count = 1 }
    await store.send(.addLater([1]))
    await store.receive(/converted) { $0.count = 2 }
    #expect(
      failures.messages.dropFirst() == [
        "receive(a case with Optional): received was .add(1)",
        "receive(a case with Optional): the case of Action does not store exactly Optional<Int>: "
          + "its constructor was converted; name the case's own type",
      ]
    )
  }

  @Test func `an action of an element is received by its case, with the element's id`() async {
    let store = TestStore(initialState: Mailbox.State(), failures) { Mailbox() }
    await store.send(.message(.name(0), .load))
    let loaded = (/Mailbox.Action.message).appending(element: /Message.Action.loaded)
    let received = await store.receive(loaded) { $0.stack[id: .name(0)]?.text = "text" }
    #expect(received?.0 == .name(0))
    #expect(received?.1 == "text")
    #expect(failures.messages == [])
    await store.receive(loaded)
    #expect(
      failures.messages == [
        "receive(/Mailbox.Action.message.loaded): nothing was received, and no effect is running "
          + "that could send"
      ]
    )
  }

  @Test func `a case whose name is uncertain is received with the possible names`() async {
    enum Key: Equatable { case up(Int), down(Int), other(String), none }
    let store = TestStore(initialState: 0, failures) { Reduce<Int, Key> { _, _ in .none } }
    await store.receive(/Key.down)
    await store.receive(/Key.none)
    let byHand = CasePath<Key, Int>(embed: Key.up) { _ in nil }
    await store.receive(byHand)
    #expect(
      failures.messages.map { $0.prefix { $0 != ":" } } == [
        "receive(/TestStoreReceiveTests.Key.up or .down)",
        "receive(/TestStoreReceiveTests.Key.none)", "receive(a case with Int)",
      ]
    )
  }

  @Test func `an action can be received by a condition`() async {
    let store = makeStore()
    await store.send(.addLater([4, 5]))
    #expect(await store.receive(where: { $0 == .add(4) }) { $0.count = 4 } == .add(4))
    #expect(await store.receive(where: { $0 == .increment }) == nil)
    #expect(failures.messages == ["receive(where:): received was .add(5)"])
  }

  @Test func `when nothing is running it fails without waiting`() async {
    let store = makeStore()
    // A deadline that no test reaches.
    await store.receive(.add(1), within: .seconds(1_000_000))
    #expect(
      failures.messages == [
        "receive(.add(1)): nothing was received, and no effect is running that could send"
      ]
    )
  }

  @Test func `when the last effect ends it fails without waiting longer`() async {
    let store = makeStore()
    await store.send(.hang)
    let end = Task { store.store.send(.cancel) }
    await store.receive(.add(1), within: .seconds(1_000_000))
    _ = await end.value
    #expect(
      failures.messages == [
        """
        receive(.add(1)): another action was received (− expected, + actual):
        − .add(1)
        + .cancel
        """
      ]
    )
  }

  @Test func `when nothing arrives before the deadline it fails`() async {
    let store = makeStore()
    await store.send(.hang)
    await store.receive(.add(1), within: .zero)
    #expect(
      failures.messages == [
        "receive(.add(1)): nothing was received within 0.0 seconds; 1 effect is still running, "
          + "begun by .hang"
      ]
    )
    await store.send(.cancel)
  }

  @Test func `it waits for an effect that takes its time`() async {
    let (answers, answer) = AsyncStream.makeStream(of: [Countries.Country].self)
    let store = TestStore(initialState: Countries.State(), failures) {
      Countries {
        for await answer in answers { return answer }; return []
      }
    }
    await store.send(.appeared) { $0.isLoading = true }
    Task.detached { answer.yield([Countries.Country(code: "AUT", name: "Austria")]) }
    await store.receive(/Countries.Action.loaded, within: .seconds(1_000_000)) {
      $0.isLoading = false
      $0.countries = [Countries.Country(code: "AUT", name: "Austria")]
    }
    await store.finish()
    #expect(failures.messages == [])
  }

  @Test func `actions that the test has not sent are received`() async {
    let store = makeStore()
    store.store.send(.increment)
    await store.receive(.increment) { $0.count = 1 }
    #expect(failures.messages == [])
  }
}
