import ComposableNavigation
import NavigationTesting
import Testing

@MainActor
@Suite struct ImmediateClockTests {
  private let clock = ImmediateClock()

  @Test func `a sleep ends at once, and the clock is at its deadline`() async throws {
    try await clock.sleep(for: .seconds(60))
    #expect(clock.now.offset == .seconds(60))
    try await clock.sleep(until: .init(offset: .seconds(7)))
    #expect(clock.now.offset == .seconds(60))
    try await clock.sleep(for: .milliseconds(500))
    #expect(clock.now.offset == .milliseconds(60_500))
  }

  @Test func `a sleep of a cancelled task throws, and no time passes`() async {
    let task = Task { @MainActor [clock] in
      // The task is cancelled before it begins: this test has the main actor until it waits.
      await #expect(throws: CancellationError.self) { try await clock.sleep(for: .seconds(1)) }
    }
    task.cancel()
    _ = await task.value
    #expect(clock.now.offset == .zero)
  }

  @Test func `a timer ends when its effect is cancelled`() async {
    let store = Store(initialState: Stopwatch.State()) { Stopwatch(clock: clock, limit: 3) }
    await store.send(.startTapped).finish()
    #expect(store.state.seconds == 3)
    #expect(store.liveEffectCount == 0)
    await store.send(.startTapped).finish()
    #expect(store.state.seconds == 6)
  }
}

/// Counts seconds and stops at each multiple of a number.
struct Stopwatch: Reducer {
  struct State: Equatable { var seconds = 0 }
  enum Action: Equatable { case startTapped, stopTapped, ticked }

  let clock: any Clock<Duration>
  var limit = Int.max

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .startTapped:
        return .run { [clock] send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }
        .cancellable(id: "timer", cancelInFlight: true)
      case .stopTapped:
        return .cancel(id: "timer")
      case .ticked:
        state.seconds += 1
        return state.seconds.isMultiple(of: limit) ? .send(.stopTapped) : .none
      }
    }
  }
}
