import ComposableNavigation
import NavigationTrace
import Testing
import TestSupport

import TerminalHost
import TerminalRunner

/// Text from outside is never drawn raw.
@MainActor
@Suite struct OutsideTextLaws {
  /// Returns the raw characters in the output of a showcase.
  private func raw(_ run: Run) -> [String] {
    (run.output + run.error).flatMap { Scalars.raw(in: $0) }
  }

  @Test func `no scalar of a script reaches the tree, the captions or standard output raw`() async {
    let script = Scalars.texts(of: 250).map { "say \($0)\n# \($0)\n" }.joined()
    let run = await Echo.showcase.record(ScriptInput(script))
    #expect(raw(run) == [])
    #expect(run.output.count > (isQuickBound ? 500 : 10_000))
  }

  @Test func `no scalar of a bad line reaches standard error raw`() async {
    let script = Scalars.texts(of: 37).map { "\($0)\n" }.joined()
    let run = await Echo.showcase.record(ScriptInput(script))
    #expect(run.status == 2)
    #expect(run.error.count > (isQuickBound ? 500 : 10_000))
    #expect(raw(run) == [])
  }

  @Test func `no scalar of an issue reaches standard error raw`() async {
    for text in Scalars.texts(of: 1000) {
      let issue = NavigationIssue(.state, text)
      #expect(Scalars.raw(in: issue.standardErrorLine) == [])
    }
    let script = Scalars.dangerous.map { "shout a\($0)b\n" }.joined()
    let run = await Echo.showcase.record(ScriptInput(script))
    #expect(run.status == 3)
    #expect(raw(run) == [])
  }

  // A terminal got soft hyphens and tags unchanged.
  @Test func `no scalar reaches a screen raw`() {
    for text in Scalars.texts(of: 250) {
      var canvas = TerminalCanvas(width: 600, height: 1)
      canvas.write(text, row: 0, column: 0, width: 600)
      #expect(canvas.lines.flatMap { Scalars.raw(in: $0) } == [])
      var writer = FrameWriter(palette: .monochrome)
      let written = String(decoding: writer.bytes(for: canvas), as: UTF8.self)
      // The writer's own commands to the terminal begin with an escape and a bracket.
      #expect(Scalars.raw(in: written.replacing("\u{1B}[", with: "")) == [])
    }
  }

  @Test func `no scalar of a trace reaches standard output raw`() async throws {
    let file = TemporaryFile()
    _ = await Echo.showcase.record(ScriptInput("# hello\n"), arguments: ["--record", file.path])
    let events = try Trace(reading: file.text.utf8).events
    let text = Scalars.texts(of: 1000).joined(separator: "\n")
    let hostile: [TraceEvent] = events.map { $0 == .note("# hello") ? .note(text) : $0 }
    #expect(hostile != events)
    let trace = Trace(name: "Echo", events: hostile)
    #expect(Scalars.raw(in: trace.text) == [])
    #expect(try Trace(reading: trace.text.utf8) == trace)
    try file.write(trace.text)
    let run = await Echo.showcase.record(ScriptInput(""), arguments: ["--replay", file.path])
    #expect(run.status == 0)
    #expect(run.output.contains { $0.count > (isQuickBound ? 20_000 : 100_000) })
    #expect(raw(run) == [])
  }

  @Test func `no scalar of an option, a file's name or a trace's is written raw`() async throws {
    let file = TemporaryFile()
    for scalar in Scalars.dangerous {
      let text = "a\(scalar)b"
      try file.write(Trace(name: text, events: []).text)
      for arguments in [
        [text], ["--size", text], ["--replay", "/no/such/\(text)"],
        ["--record", "/no/such/\(text)/file"], ["--replay", file.path],
      ] {
        let run = await Echo.showcase.record(ScriptInput(""), arguments: arguments)
        #expect(run.status == 2)
        #expect(run.error.count == 1)
        #expect(raw(run) == [])
      }
    }
  }

  @Test func `a raw text is found, with each kind of scalar that a terminal may obey`() {
    let raw = Scalars.raw(in: Scalars.texts(of: 1000).joined())
    for scalar in ["1b", "9b", "ad", "2028", "202e", "e0041"] { #expect(raw.contains(scalar)) }
    #expect(raw.count == Scalars.dangerous.count - 1)
  }

  @Test(arguments: [
    ("\u{9B}31m", "\"\\u{9B}31m\""), ("\u{202E}txt", "\"\\u{202E}txt\""),
    ("\u{1B}[m", "\"\\u{1B}[m\""), ("a\nb", "\"a\\nb\""),
  ])
  func `quoted text from outside is marked as such`(text: String, quoted: String) {
    #expect(text.quoted == quoted)
  }
}
