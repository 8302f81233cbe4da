import NavigationTrace
import TerminalHost
import Testing
import TestSupport

@testable import TerminalRunner

/// Leaving loses nothing: the program waits for a feature's final work as long as the app wants.
@MainActor
@Suite struct FarewellTests {
  private let gate = ToyGate()
  private let disk = Disk()
  private let never = ToyGate()

  private var showcase: Showcase<Draft.State, Draft.Action> {
    Draft(gate: gate, disk: disk).showcase
      .leaving(by: .ends) { [never] in try? await never.wait() }
  }

  /// Uses the showcase, and lets the draft be saved when a message says so.
  ///
  /// - Returns: The last message, and the number of times that it was drawn.
  private func use(
    _ events: [LiveEvent],
    _ showcase: Showcase<Draft.State, Draft.Action>,
    opensGate: Bool = true
  ) async -> [String?] {
    let (stream, continuation) = AsyncStream.makeStream(of: LiveEvent.self)
    for event in events { continuation.yield(event) }
    let runner = LiveRunner(showcase) { continuation.yield($0) }
    var messages: [String?] = []
    await runner.run(stream) { _, state, _ in
      messages.append(state.message)
      if opensGate, state.message != nil { gate.open() }
      return state
    }
    return messages
  }

  private static let message = "ending; Ctrl-C ends at once"

  @Test(arguments: ["type hello\n", "type hello\nquit\n", "type hello"])
  func `a script's final work is saved`(script: String) async {
    gate.open()
    let run = await showcase.record(ScriptInput(script))
    #expect(run.status == 0)
    #expect(disk.texts == ["hello"])
  }

  @Test func `a script whose output cannot be written saves its final work`() async {
    gate.open()
    let status = await showcase.run(
      arguments: [],
      input: ScriptInput("type hello\n"),
      output: ScriptOutput { _ in throw CancellationError() },
      error: ScriptOutput { _ in }
    )
    #expect(status == 2)
    #expect(disk.texts == ["draft"])
  }

  @Test func `a showcase that says nothing about leaving ends without it`() async {
    let draft = Draft(gate: gate, disk: disk).showcase
    #expect(await draft.record(ScriptInput("type hello\n")).status == 0)
    #expect(await use([.key(.text("q"))], draft) == [nil])
    #expect(disk.texts == [])
  }

  @Test func `waiting at the end never exceeds the limit`() async {
    let showcase = Draft(gate: gate, disk: disk).showcase.leaving(by: .ends) {}
    #expect(await showcase.record(ScriptInput("type hello\n")).status == 0)
    _ = await use([.key(.text("q"))], showcase, opensGate: false)
    #expect(disk.texts == [])
  }

  @Test(arguments: [
    LiveEvent.key(.text("q")), .key(.control("c")), .key(.control("d")), .asked,
  ])
  func `the user sees that the program waits while leaving`(event: LiveEvent) async {
    #expect(await use([event], showcase).prefix(2) == [nil, Self.message])
    #expect(disk.texts == ["draft"])
  }

  @Test func `the line quit leaves as the key does`() async {
    let line = ":quit".unicodeScalars.map { LiveEvent.key(.text($0)) }
    _ = await use(line + [.key(.enter)], showcase)
    #expect(disk.texts == ["draft"])
  }

  @Test func `a terminal that vanishes is not drawn on while the feature is waited for`() async {
    gate.open()
    #expect(await use([.ended, .ended, .disturbed, .changed], showcase) == [nil])
    #expect(disk.texts == ["draft"])
  }

  @Test(arguments: [LiveEvent.asked, .key(.control("c"))])
  func `insisting ends it at once`(event: LiveEvent) async {
    let messages = await use([.key(.text("q")), event], showcase, opensGate: false)
    #expect(messages == [nil, Self.message])
    #expect(disk.texts == [])
  }

  @Test func `keys that are pressed while the end is waited for do nothing`() async {
    let messages = await use([.key(.text("q")), .key(.text("q")), .key(.text("t"))], showcase)
    #expect(messages.dropFirst().allSatisfy { $0 == Self.message })
    #expect(disk.texts == ["draft"])
  }

  @Test func `final work is recorded to its end`() async throws {
    let file = TemporaryFile()
    gate.open()
    let run = await showcase.record(
      ScriptInput("type hello\n"),
      arguments: ["--record", file.path]
    )
    #expect(run.status == 0)
    let trace = try Trace(reading: file.text.utf8)
    #expect(trace.events.contains(.action(.text("ends"), from: .program)))
    #expect(trace.events.contains { if case .ended = $0 { true } else { false } })
  }

  @Test(
    arguments: [
      ([0, 0], [LiveEvent.disturbed]), ([2], [.asked]), ([15, 15], [.asked]), ([1], [.ended]),
      ([1, 0, 2], [.disturbed, .asked, .ended]), ([], []),
    ] as [([UInt8], [LiveEvent])]
  )
  func `a signal handler's word is understood`(bytes: [UInt8], events: [LiveEvent]) {
    #expect(TerminalReader.events(wokenBy: bytes) == events)
  }
}
