import ComposableNavigation
import NavigationTesting
import Testing

@MainActor
@Suite struct FeatureTests {
  let austria = Countries.Country(code: "AUT", name: "Austria")

  @Test func `a list is loaded and a detail is opened`() async {
    let store = TestStore(initialState: Countries.State()) { [austria] in
      Countries { [austria] }
    }
    await store.send(.appeared) { $0.isLoading = true }
    await store.receive(/Countries.Action.loaded) { [austria] in
      $0.isLoading = false
      $0.countries = [austria]
    }
    await store.send(.open("AUT"))
    await store.receive(/Countries.Action.stack) {
      $0.stack.items = [.list, .detail(code: "AUT")]
    }
    await store.send(.stack(.popItem())) { $0.stack.items = [.list] }
    await store.finish()
  }

  @Test(arguments: [0, 1, 10, 1_000])
  func `everything that an effect sends without waiting is there when sending returns`(
    count: Int
  ) async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.send(.addLater(Array(repeating: 1, count: count)))
    #expect(store.state.count == count)
    #expect(store.store.liveEffectCount == 0)
    for number in 0..<count { await store.receive(.add(1)) { $0.count = number + 1 } }
    await store.finish()
  }

  @Test func `the child tasks of an effect are followed as well`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Countries.State()) { [austria] in
      Countries {
        async let first: Void = clock.sleep(for: .seconds(2))
        async let second: Void = clock.sleep(for: .seconds(1))
        try await first
        try await second
        return [austria]
      }
    }
    await store.send(.appeared) { $0.isLoading = true }
    #expect(clock.pendingSleeps.map(\.offset) == [.seconds(1), .seconds(2)])
    await clock.advance(by: .seconds(1))
    #expect(clock.pendingSleeps.map(\.offset) == [.seconds(2)])
    await clock.advance(by: .seconds(1))
    await store.receive(/Countries.Action.loaded) { [austria] in
      $0.isLoading = false
      $0.countries = [austria]
    }
    await store.finish()
  }

  @Test func `the user's act on a host is received`() async {
    let store = TestStore(initialState: StackNavigation<String>.State(items: ["a", "b"])) {
      StackNavigation<String>()
    }
    let handler = StackNavigationHandler(store: store.store, viewProvider: Screens())
    let host = SimulatedStackHost<String>()
    handler.setup(with: host)
    let id = store.state.topID
    host.swipeBack()
    await store.receive(where: { $0 == .remove(id.map { [$0] } ?? [], cause: .user) }) {
      $0.items = ["a"]
    }
    #expect(host.presentables == ["A"])
    #expect(handler.waitsFor == nil)
    await store.finish()
  }

  @Test func `a load that fails says why`() async {
    struct Offline: Error {}
    let store = TestStore(initialState: Countries.State()) { Countries { throw Offline() } }
    await store.send(.appeared) { $0.isLoading = true }
    let message = await store.receive(/Countries.Action.failed) {
      $0.isLoading = false
      $0.message = "Offline()"
    }
    #expect(message == "Offline()")
    await store.finish()
  }

  @Test func `a search waits for a pause in typing`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Search.State()) { Search(clock: clock) }
    await store.send(.typed("A")) { $0.text = "A" }
    await clock.advance(by: .milliseconds(299))
    await store.send(.typed("Aus")) { $0.text = "Aus" }
    #expect(clock.pendingSleeps == [TestClock.Instant(offset: .milliseconds(599))])
    await clock.advance(by: .milliseconds(299))
    await clock.advance(by: .milliseconds(1))
    await store.receive(.found(["Austria", "Australia"])) {
      $0.results = ["Austria", "Australia"]
    }
    await store.finish()
  }

  @Test func `a search that is closed finds nothing`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Search.State()) { Search(clock: clock) }
    await store.send(.typed("A")) { $0.text = "A" }
    await store.send(.closed) { $0.text = "" }
    #expect(clock.pendingSleeps == [])
    await clock.run()
    await store.finish()
  }

  @Test(arguments: 1...4)
  func `the effects of an entry end when it is popped`(depth: Int) async throws {
    let clock = TestClock()
    let store = TestStore(initialState: Timers.State()) { Timers(clock: clock) }
    for _ in 0..<depth {
      await store.send(.stack(.pushItem(Ticker.State()))) { $0.stack.items.append(Ticker.State()) }
      let top = try #require(store.state.stack.topID)
      await store.send(.ticker(top, .appeared))
    }
    let ids = store.state.stack.entries.ids
    await clock.advance(by: .seconds(1))
    for id in ids {
      let ticked = await store.receive(/Timers.Action.ticker) { $0.stack[id: id]?.ticks = 1 }
      #expect(ticked?.0 == id)
    }
    for left in (0..<depth).reversed() {
      await store.send(.stack(.popItem())) { $0.stack.items.removeLast() }
      #expect(store.store.liveEffectCount == left)
      #expect(clock.pendingSleeps.count == left)
    }
    await clock.advance(by: .seconds(10))
    await store.finish()
  }
}
