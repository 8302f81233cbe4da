import ComposableNavigation
import NavigationTrace
import Testing

@testable import TerminalHost
@testable import TerminalRunner

@MainActor
@Suite struct ScriptClockTests {
  // A script with a timer never ended. Now it goes on when all running effects are asleep
  // (`ScriptClock`).
  @Test func `a script goes on when all effects that run are asleep`() async {
    let run = await Ticker.showcase().record(ScriptInput("start 1\nstart 2\nquit\n"))
    #expect(run.output == ["ticks: ", "> start 1", "ticks: ", "> start 2", "ticks: "])
    #expect(run.status == 0)
    #expect(run.error == [])
  }

  @Test func `time passes by advance alone, and each effect runs as far as it can at its moment`()
    async
  {
    let script = "start 2\nstart 3\nadvance 6 s\nadvance 500 ms\nadvance 2 min\n"
    let run = await Ticker.showcase(limit: 4).record(ScriptInput(script))
    let ticks = run.output.filter { $0.hasPrefix("ticks: ") }
    #expect(
      ticks == [
        "ticks: ", "ticks: ", "ticks: ", "ticks: 2 at 2.0, 3 at 3.0, 2 at 4.0, 3 at 6.0, 2 at 6.0",
        "ticks: 2 at 2.0, 3 at 3.0, 2 at 4.0, 3 at 6.0, 2 at 6.0",
        "ticks: 2 at 2.0, 3 at 3.0, 2 at 4.0, 3 at 6.0, 2 at 6.0, 2 at 8.0, 3 at 9.0, 3 at 12.0",
      ]
    )
    #expect(run.status == 0)
    #expect(run.error == [])
  }

  @Test func `an effect that is stopped does not hold the script up, and sleeps no more`() async {
    let run = await Ticker.showcase().record(
      ScriptInput("start 1\nadvance 1 s\nstop\nadvance 1 min\nstart 5\nadvance 5 s\n")
    )
    #expect(run.output.last == "ticks: 1 at 1.0, 5 at 5.0")
    #expect(run.status == 0)
    #expect(run.error == [])
  }

  @Test func `without a script the clock shows the real time`() async throws {
    let clock = ScriptClock()
    let before = ContinuousClock.now
    #expect(clock.now >= before)
    #expect(clock.now <= .now)
    try await clock.sleep(for: .zero)
    let task = Task { try await clock.sleep(for: .seconds(1_000_000)) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test(arguments: [
    ("advance", "COUNT is missing"), ("advance 5", "UNIT is missing"),
    ("advance -1 s", "\"-1\" does not do; expected COUNT, a number up to 1000000"),
    ("advance 5 days", "\"days\" does not do; expected UNIT, one of: ms, s, min, h"),
  ])
  func `a time that is none is an error of its line`(line: String, message: String) async {
    let run = await Ticker.showcase().record(ScriptInput("\(line)\n"))
    #expect(run.status == 2)
    #expect(run.error == ["line 1: \(message); usage: advance COUNT ms|s|min|h"])
  }

  @Test func `a recorded run in which time has passed is replayed`() async throws {
    let file = TemporaryFile()
    let script = ScriptInput("start 2\nadvance 5 s\nstop\n")
    let showcase = Ticker.showcase()
    #expect(await showcase.record(script, arguments: ["--record", file.path]).status == 0)
    let replay = await Ticker.showcase().record(
      ScriptInput(""),
      arguments: ["--replay", file.path]
    )
    #expect(replay.error == [])
    #expect(replay.status == 0)
    #expect(replay.output.last == "ticks: 2 at 2.0, 2 at 4.0")
  }

  // MARK: Without a clock

  @Test func `a step that is not awaited lets the script go on`() async {
    let (ends, end) = AsyncStream.makeStream(of: Never.self)
    let run = await Listener.showcase(ends, isAwaited: false).record(
      ScriptInput("listen\nlisten\nquit\n")
    )
    end.finish()
    #expect(run.output == ["0", "> listen", "1", "> listen", "2"])
    #expect(run.status == 0)
    #expect(run.error == [])
  }

  @Test func `a script that waits long reports the effect, and continues when that has ended`()
    async throws
  {
    let (ends, end) = AsyncStream.makeStream(of: Never.self)
    var (output, error): ([String], [String]) = ([], [])
    var showcase = Listener.showcase(ends, isAwaited: true)
    // One second has passed.
    showcase.patience = {}
    let status = await showcase.run(
      arguments: [],
      input: ScriptInput("listen\n"),
      output: ScriptOutput { output.append($0) },
      error: ScriptOutput {
        error.append($0)
        // Only this ends the effect.
        end.finish()
      }
    )
    #expect(status == 0)
    #expect(output == ["0", "> listen", "1"])
    #expect(
      error == [
        "line 1: still waits for effect 0, named ears; a script goes on when they have ended or all "
          + "sleep on a clock that it is timed(by:), and after .send(_, awaited: false)"
      ]
    )
  }
}

/// Ticks after each interval and records the times since its beginning.
private struct Ticker: Reducer {
  enum Action: Hashable, Sendable, Codable {
    case started(Int)
    case stopped
    case ticked(Int, at: Double)
  }

  let clock: ScriptClock
  let limit: Int

  func reduce(into state: inout [String], action: Action) -> Effect<Action> {
    switch action {
    case .started(let interval):
      return .run { [clock, limit] send in
        var count = 0
        let start = clock.now
        for await _ in clock.timer(interval: .seconds(interval)) {
          await send(.ticked(interval, at: start.duration(to: clock.now) / .seconds(1)))
          count += 1
          if count == limit { return }
        }
      }
      .cancellable(id: "ticks")
    case .stopped:
      return .cancel(id: "ticks")
    case .ticked(let interval, at: let moment):
      state.append("\(interval) at \(moment)")
      return .none
    }
  }

  @MainActor
  static func showcase(limit: Int = .max) -> Showcase<[String], Action> {
    let clock = ScriptClock()
    return Showcase(
      name: "Ticker",
      summary: "Ticks.",
      initialState: [],
      reducer: { Ticker(clock: clock, limit: limit) },
      show: { window, store in window.show(TerminalScreen { Ticker.title(store.state) }) },
      tree: { .screen(title($0)) },
      commands: [
        ScriptCommand("start", "SECONDS", "Starts.") { (arguments, _) throws(ScriptError) in
          [.send(.started(try arguments.number("SECONDS")))]
        },
        ScriptCommand("stop", "Stops.") { _, _ in [.send(.stopped)] },
      ]
    )
    .timed(by: clock)
    .traced(by: .codable())
  }

  private static func title(_ state: [String]) -> String {
    "ticks: \(state.joined(separator: ", "))"
  }
}

/// Listens until a stream ends.
private struct Listener: Reducer {
  enum Action: Sendable { case listened }

  let stream: AsyncStream<Never>

  func reduce(into state: inout Int, action: Action) -> Effect<Action> {
    state += 1
    return .run { [stream] _ in for await _ in stream {} }.cancellable(id: "ears")
  }

  @MainActor
  static func showcase(
    _ stream: AsyncStream<Never>,
    isAwaited: Bool
  ) -> Showcase<Int, Action> {
    Showcase(
      name: "Listener",
      summary: "Listens.",
      initialState: 0,
      reducer: { Listener(stream: stream) },
      show: { window, store in window.show(TerminalScreen { "\(store.state)" }) },
      tree: { .screen("\($0)") },
      commands: [
        ScriptCommand("listen", "Listens.") { _, _ in [.send(.listened, awaited: isAwaited)] }
      ]
    )
  }
}
