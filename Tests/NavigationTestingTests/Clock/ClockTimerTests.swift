import ComposableNavigation
import NavigationTesting
import Testing

/// The timer of any clock, tested on clocks whose time is controlled.
@MainActor
@Suite struct ClockTimerTests {
  private let clock = TestClock()

  @Test func `a timer ticks once after each interval`() async {
    let store = TestStore(initialState: Stopwatch.State()) { Stopwatch(clock: clock) }
    await store.send(.startTapped)
    #expect(clock.pendingSleeps.map(\.offset) == [.seconds(1)])
    await clock.advance(by: .milliseconds(999))
    await clock.advance(by: .milliseconds(1))
    await store.receive(.ticked) { $0.seconds = 1 }
    await clock.advance(by: .seconds(2))
    await store.receive(.ticked) { $0.seconds = 2 }
    await store.receive(.ticked) { $0.seconds = 3 }
    #expect(clock.pendingSleeps.map(\.offset) == [.seconds(4)])
    await store.send(.stopTapped)
    await store.finish()
  }

  @Test(arguments: [
    // Half an interval late: the next element is on time. Two and a half intervals late: one
    // element at once, the next one interval later.
    (pause: Duration.milliseconds(1_500), next: Duration.seconds(3)),
    (pause: .milliseconds(3_500), next: .milliseconds(5_500)),
  ])
  func `a timer that is read late skips the ticks that it has missed`(
    pause: Duration,
    next: Duration
  ) async {
    let store = TestStore(initialState: 0) { [clock] in SlowReader(clock: clock, pause: pause) }
    await store.send(.started)
    await clock.advance(by: .seconds(1))
    await store.receive(.ticked) { $0 = 1 }
    #expect(clock.pendingSleeps.map(\.offset) == [.seconds(1) + pause])
    await clock.advance(by: pause)
    await store.receive(.ticked) { $0 = 2 }
    #expect(clock.pendingSleeps.map(\.offset) == [next])
    await clock.advance(to: .init(offset: next))
    await store.receive(.ticked) { $0 = 3 }
    await store.send(.stopped)
    await store.finish()
  }

  @Test func `a timer ends when its task is cancelled`() async {
    let task = Task { [clock] in
      var count = 0
      for await _ in clock.timer(interval: .seconds(1)) { count += 1 }
      return count
    }
    await clock.advance(by: .zero)
    task.cancel()
    #expect(await task.value == 0)
    #expect(clock.pendingSleeps == [])
  }

  @Test(arguments: [Duration.zero, .seconds(-1)])
  func `a timer without an interval never ticks`(interval: Duration) async {
    for await _ in clock.timer(interval: interval) { Issue.record("a tick") }
    #expect(clock.pendingSleeps == [])
  }
}

/// Counts the elements of a timer, and is busy for a while after the first.
private struct SlowReader: Reducer {
  enum Action: Equatable { case started, stopped, ticked }

  let clock: TestClock
  let pause: Duration

  func reduce(into state: inout Int, action: Action) -> Effect<Action> {
    switch action {
    case .started:
      return .run { [clock, pause] send in
        var isBusy = true
        for await _ in clock.timer(interval: .seconds(1)) {
          await send(.ticked)
          if isBusy { try await clock.sleep(for: pause) }
          isBusy = false
        }
      }
      .cancellable(id: "timer")
    case .stopped:
      return .cancel(id: "timer")
    case .ticked:
      state += 1
      return .none
    }
  }
}
