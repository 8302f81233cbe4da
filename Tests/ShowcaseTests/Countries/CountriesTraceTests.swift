import Foundation
import NavigationTrace
import TerminalRunner
import Testing
import TestSupport

@testable import Countries

@MainActor
@Suite struct CountriesTraceTests {
  @Test func `a recorded run is replayed with the same output`() async throws {
    let file = TemporaryFile()
    let run = await run(["--record", file.path], try CountriesTranscript.script)
    #expect(run.status == 2)
    expectLines(of: run.output, are: try CountriesTranscript.expected)
    let replay = await self.run(["--replay", file.path])
    #expect(replay.error == "")
    #expect(replay.status == 0)
    #expect(replay.output == run.output)
  }

  @Test func `a replay loads nothing`() async throws {
    let file = TemporaryFile()
    _ = await run(["--record", file.path], "open AUT\nquit\n")
    let replay = await run(["--replay", file.path], loader: AtlasLoader { throw NoConnection() })
    #expect(replay.status == 0)
    #expect(replay.output.contains("Austria"))
  }

  @Test func `the same run is recorded byte for byte`() async throws {
    let (one, other) = (TemporaryFile(), TemporaryFile())
    for file in [one, other] {
      _ = await run(["--record", file.path], "open AUT\nback\nsort\nback\n")
    }
    #expect(try one.text == (try other.text))
  }

  @Test(arguments: [
    // Another country, another tree, another command, another act.
    (#"{"open":{"_0":"AT"}}"#, #"{"open":{"_0":"HU"}}"#),
    ("─ Austria", "─ Australia"), ("\"command\":\"push e2\"", "\"command\":\"push e3\""),
    (#""text":"back""#, #""text":"swipe down""#),
  ])
  func `a trace that was tampered with is found`(then: String, now: String) async throws {
    let file = TemporaryFile()
    _ = await run(["--record", file.path], "open AUT\nback\n")
    let text = try file.text
    let place = try #require(text.range(of: then))
    try file.write(text.replacingCharacters(in: place, with: now))
    let replay = await run(["--replay", file.path])
    #expect(replay.status == 3)
    let line = text[..<place.lowerBound].count { $0 == "\n" } + 1
    #expect(replay.error.contains("the trace has"))
    let number = replay.error.split(separator: ":").first?.split(separator: " ").last
    #expect(number.flatMap { Int($0) }.map { $0 >= line } == true)
  }

  @Test func `an event of a newer recorder is said to be skipped`() async throws {
    let file = TemporaryFile()
    _ = await run(["--record", file.path], "open AUT\n")
    let ended = try file.text.replacing(Trace.end, with: #"{"event":"weather"}"# + "\n" + Trace.end)
    try file.write(ended)
    let replay = await run(["--replay", file.path])
    #expect(replay.status == 0)
    #expect(replay.error.hasSuffix(": skipped, there is no event “weather”\n"))
  }

  @Test(arguments: [
    ("", "line 1: this is no trace; expected {\"name\":…,\"trace\":1}"),
    (
      "{\"name\":\"Countries\",\"trace\":2}",
      "line 1: the trace has version 2; expected version 1"
    ),
    (
      "{\"name\":\"Countries\",\"trace\":1}\n{\"event\":\n",
      "line 2: it ends too soon at byte 9; expected a JSON object with an event"
    ),
  ])
  func `a file that is no trace is an error`(text: String, message: String) async throws {
    let file = TemporaryFile()
    try file.write(text)
    let replay = await run(["--replay", file.path])
    #expect(replay.status == 2)
    #expect(replay.output == "")
    #expect(replay.error.hasSuffix("\(message)\n"))
  }

  @Test func `the trace of another app is an error`() async throws {
    let file = TemporaryFile()
    try file.write(Trace(name: "Inbox", events: []).text)
    let replay = await run(["--replay", file.path])
    #expect(replay.status == 2)
    #expect(replay.error == "Countries: this is a trace of \"Inbox\"\n")
  }

  @Test func `an action that is none is an error`() async throws {
    let file = TemporaryFile()
    _ = await run(["--record", file.path], "home\n")
    try file.write(try file.text.replacing(#"{"home":{}}"#, with: #"{"hone":{}}"#))
    let replay = await run(["--replay", file.path])
    #expect(replay.status == 2)
    #expect(replay.error.hasSuffix("; expected an action of this app\n"))
  }

  @Test func `a file that is not there, or cannot be written, is an error`() async {
    let read = await run(["--replay", "/no/such/file"])
    #expect(read.status == 2)
    #expect(read.error == "Countries: the trace cannot be read from \"/no/such/file\"\n")
    let written = await run(["--record", "/no/such/file"], "home\n")
    #expect(written.status == 2)
    #expect(written.output == "")
    #expect(written.error == "Countries: the trace cannot be written to \"/no/such/file\"\n")
  }

  private func run(
    _ arguments: [String],
    _ script: String = "",
    loader: AtlasLoader = .ready
  ) async -> (status: Int32, output: String, error: String) {
    var (output, error) = ("", "")
    guard let showcase = try? CountriesApp.showcase(loader: loader) else {
      return (1, "", "the showcase cannot be made\n")
    }
    let status = await showcase.run(
      arguments: arguments,
      input: ScriptInput(script),
      output: ScriptOutput { output += "\($0)\n" },
      error: ScriptOutput { error += "\($0)\n" }
    )
    return (status, output, error)
  }
}
