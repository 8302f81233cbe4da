import ComposableNavigation
import NavigationTesting
import Testing

@MainActor
@Suite struct TestClockTests {
  let clock = TestClock()

  /// Records the order in which tasks wake.
  final class Log {
    var lines: [String] = []
  }

  let log = Log()

  /// Starts tasks that sleep, and returns when all of them sleep.
  func sleep(_ sleepers: [(String, Duration)]) async -> [Task<Void, Never>] {
    let tasks = sleepers.map { name, duration in
      Task { @MainActor [clock, log] in
        do {
          try await clock.sleep(for: duration)
          log.lines.append("\(name) at \(clock.now)")
        } catch {
          log.lines.append("\(name): \(error)")
        }
      }
    }
    await clock.advance(by: .zero)
    return tasks
  }

  @Test(arguments: [[1, 2, 3], [3, 2, 1], [2, 1, 3], [2, 2, 1]])
  func `sleepers wake by deadline, then in the order in which they fell asleep`(
    seconds: [Int]
  ) async {
    let tasks = await sleep(seconds.enumerated().map { ("s\($0)", .seconds($1)) })
    #expect(clock.pendingSleeps.map(\.offset) == seconds.sorted().map { .seconds($0) })
    await clock.advance(by: .seconds(3))
    for task in tasks { await task.value }
    let order = seconds.enumerated().sorted { ($0.element, $0.offset) < ($1.element, $1.offset) }
    #expect(log.lines == order.map { "s\($0.offset) at \(Double($0.element)) seconds" })
    #expect(clock.pendingSleeps == [])
  }

  @Test func `time passes exactly as far as it is advanced`() async {
    let tasks = await sleep([("a", .seconds(1)), ("b", .seconds(2))])
    await clock.advance(to: TestClock.Instant(offset: .milliseconds(1_500)))
    #expect(log.lines == ["a at 1.0 seconds"])
    #expect(clock.now.offset == .milliseconds(1_500))
    await clock.advance(to: TestClock.Instant())
    #expect(clock.now.offset == .milliseconds(1_500))
    await clock.advance(by: .milliseconds(500))
    for task in tasks { await task.value }
    #expect(log.lines == ["a at 1.0 seconds", "b at 2.0 seconds"])
  }

  @Test func `a cancelled sleep throws and is forgotten`() async {
    let tasks = await sleep([("a", .seconds(1)), ("b", .seconds(2))])
    tasks[0].cancel()
    await tasks[0].value
    #expect(log.lines == ["a: CancellationError()"])
    #expect(clock.pendingSleeps.map(\.offset) == [.seconds(2)])
    await clock.run()
    await tasks[1].value
    #expect(log.lines == ["a: CancellationError()", "b at 2.0 seconds"])
  }

  @Test func `a sleep in a task that is cancelled already throws at once`() async {
    let task = Task { @MainActor [clock] in
      // The task is cancelled before it begins: this test has the main actor until it waits.
      await #expect(throws: CancellationError.self) { try await clock.sleep(for: .seconds(1)) }
    }
    task.cancel()
    _ = await task.value
    #expect(clock.pendingSleeps == [])
  }

  @Test(arguments: [Duration.zero, .seconds(-1)])
  func `a sleep whose time has come does not wait`(duration: Duration) async throws {
    try await clock.sleep(for: duration)
    #expect(clock.now == TestClock.Instant())
  }

  @Test func `a task that wakes and sleeps again wakes again within one advance`() async {
    let task = Task { @MainActor [clock, log] in
      for _ in 0..<3 {
        try? await clock.sleep(for: .seconds(1))
        log.lines.append("\(clock.now)")
      }
    }
    await clock.advance(by: .seconds(10))
    await task.value
    #expect(log.lines == ["1.0 seconds", "2.0 seconds", "3.0 seconds"])
    #expect(clock.now.offset == .seconds(10))
  }

  @Test func `running lets time pass until no task sleeps`() async {
    let tasks = await sleep([("a", .seconds(1)), ("b", .seconds(60))])
    #expect(await clock.run())
    for task in tasks { await task.value }
    #expect(log.lines == ["a at 1.0 seconds", "b at 60.0 seconds"])
    #expect(clock.now.offset == .seconds(60))
  }

  @Test func `running ends although a timer repeats for ever`() async {
    let task = Task { @MainActor [clock, log] in
      while true {
        try await clock.sleep(for: .seconds(1))
        log.lines.append("\(clock.now)")
      }
    }
    #expect(await clock.run(atMost: 3) == false)
    #expect(log.lines == ["1.0 seconds", "2.0 seconds", "3.0 seconds"])
    task.cancel()
    _ = await task.result
  }

  @Test(arguments: 1...5)
  func `effects that are woken have answered when advancing returns`(depth: Int) async throws {
    let store = TestStore(initialState: Timers.State()) { [clock] in Timers(clock: clock) }
    store.exhaustivity = .off
    for _ in 0..<depth {
      await store.send(.stack(.pushItem(Ticker.State())))
      let top = try #require(store.state.stack.topID)
      await store.send(.ticker(top, .appeared))
    }
    await clock.advance(by: .seconds(5))
    #expect(store.state.stack.items.map(\.ticks) == Array(repeating: 5, count: depth))
  }
}
