import TerminalRunner
import Testing

@MainActor
@Suite struct WalkTests {
  /// Records a state and its tree, then a line, an action, a state and a tree for each message.
  private func recording(_ name: String = "run.jsonl") async -> TemporaryFile {
    let file = TemporaryFile(name)
    _ = await Echo.showcase.record(
      ScriptInput("say hello\nsay there\n"),
      arguments: ["--record", file.path]
    )
    return file
  }

  private func walk(_ file: TemporaryFile, _ script: String) async -> Run {
    await Echo.showcase.record(
      ScriptInput(script),
      arguments: ["--replay", file.path, "--step"]
    )
  }

  private func headings(_ run: Run) -> [String] { run.output.filter { $0.hasPrefix("step ") } }

  @Test func `a recorded run is gone through forwards and backwards`() async {
    let file = await recording()
    let run = await walk(file, "to 5\nback\nlast\nfirst\nfind there\nquit\nnext\n")
    #expect(
      headings(run) == [
        "step 1 of 10, line 2", "step 5 of 10, line 6", "step 3 of 10, line 4",
        "step 10 of 10, line 11", "step 1 of 10, line 2", "step 7 of 10, line 8",
      ]
    )
    #expect(run.error.isEmpty)
    #expect(run.status == 0)
  }

  @Test func `a step has its events and the resulting screens`() async {
    let file = await recording()
    let run = await walk(file, "next 3\n")
    #expect(
      run.output == [
        "step 1 of 10, line 2", #"  {"event":"state","text":"start"}"#, "start",
        "step 5 of 10, line 6", #"  {"event":"tree","text":"start"}"#,
        #"  {"event":"note","text":"> say hello"}"#,
        #"  {"action":{"said":{"_0":"hello"}},"event":"action","from":"program"}"#,
        #"  {"event":"state","text":"hello"}"#, "  start → hello", "hello",
      ]
    )
  }

  @Test func `an empty line is a step, and a step beyond an end is none`() async {
    let file = await recording()
    let run = await walk(file, "\nback 99\nto 99\n\n")
    #expect(
      headings(run) == [
        "step 1 of 10, line 2", "step 2 of 10, line 3", "step 1 of 10, line 2",
        "step 10 of 10, line 11", "step 10 of 10, line 11",
      ]
    )
  }

  @Test func `an invalid line is reported, and the walk continues`() async {
    let file = await recording()
    let run = await walk(file, "fly\nback x\nto\nnext\n")
    #expect(run.status == 2)
    #expect(run.error.count == 3)
    #expect(run.error[0].hasPrefix(#"line 1: there is no command "fly"; expected one of: next"#))
    #expect(
      run.error[1]
        == #"line 2: "x" does not do; expected COUNT, a number; usage: back [COUNT]"#
    )
    #expect(run.error[2] == "line 3: STEP is missing; usage: to STEP")
    #expect(headings(run).last == "step 2 of 10, line 3")
  }

  @Test func `a wrong command names the nearest`() async {
    let run = await walk(await recording(), "bakc\n")
    #expect(run.error == [#"line 1: there is no command "bakc"; perhaps back"#])
  }

  @Test func `a difference is where the walk ends`() async throws {
    let file = await recording()
    try file.write(try file.text.replacing(#""text":"there""#, with: #""text":"elsewhere""#))
    let run = await walk(file, "last\n")
    #expect(run.status == 3)
    #expect(run.error.first?.hasPrefix("line 10: the trace has") == true)
    #expect(run.output.last == "there")
  }

  @Test func `a problem is found`() async {
    let file = TemporaryFile("problem.jsonl")
    _ = await Echo.showcase.record(
      ScriptInput("say hello\nshout louder\n"),
      arguments: ["--record", file.path]
    )
    let run = await walk(file, "problem\n")
    #expect(run.output.contains { $0.contains("uncaughtError") })
  }

  @Test func `a run that is recorded as a page is replayed from it, also when it was cut off`()
    async throws
  {
    let page = await recording("run.html")
    let text = try page.text
    #expect(text.hasPrefix("<!DOCTYPE html>"))
    #expect(text.hasSuffix("</html>\n"))
    let lines = await recording()
    let (one, other) = (await walk(page, "last\n"), await walk(lines, "last\n"))
    #expect(one == other)
    #expect(one.status == 0)
    let place = try #require(text.firstRange(of: #""text":"there""#))
    try page.write(String(text[..<place.lowerBound]))
    let cut = await walk(page, "last\n")
    #expect(cut.error == ["line 10: the recording was cut off here; it is replayed up to it"])
    #expect(cut.output.last == "there")
    #expect(cut.status == 0)
  }

  @Test func `a page without a trace is an error`() async throws {
    let page = TemporaryFile("page.html")
    try page.write("<!DOCTYPE html><p>Nothing</p>")
    let run = await walk(page, "")
    #expect(run.status == 2)
    #expect(run.error.count == 1 && run.error[0].contains("line 1: this is no trace"))
  }
}
