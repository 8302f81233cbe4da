import TerminalRunner
import Testing

@MainActor
@Suite struct ScriptOptionsTests {
  @Test(arguments: ["--help", "-h"])
  func `help lists the options and the commands`(option: String) async {
    let run = await Notebook.showcase.record(ScriptInput("no\n"), arguments: [option])
    #expect(run.status == 0)
    #expect(
      run.output.joined(separator: "\n") == """
        Notebook: Notes.

        In a terminal it is used by keys, which are shown. Else it reads one command per line from
        standard input, and draws after each what is open.

        Options:
          --lines        Reads lines in a terminal as well.
          --size WxH     Reads lines, and draws the window as well, in W columns and H rows.
          --no-mouse     Leaves the mouse to the terminal, which then selects text with it.
          --record FILE  Writes down everything that happens, as JSON lines; in a FILE.html, as a
                         page to be stepped through in a browser.
          --replay FILE  Does again what was written down, and compares what follows.
          --step         With --replay: step by step, forwards and backwards, by keys or by lines.
          --help         Prints this.

        Commands:
          pop COUNT        Goes back COUNT notes.
          open NAME…       Opens notes.
          load             Opens a note, a little later.
          tab notes|about  Selects a tab.
          stale            Speaks to a note that is not there.
          back             Goes back.
          swipe            Swipes down.
          tap INDEX        Taps on a tab.
          previous         Goes back, or to the tab before.
          # TEXT           Says something to the reader; it is passed on.
          quit             Ends.
        """
    )
  }

  @Test(arguments: [
    (["--colour"], "there is no option \"--colour\"; \(options)"),
    (["script.txt"], "there is no option \"script.txt\"; \(options)"),
    (["--record"], "a file is missing; expected --record FILE"),
    (["--replay"], "a file is missing; expected --replay FILE"),
    (
      ["--record", "a", "--replay", "b"],
      "a replay cannot be recorded; expected --record FILE or --replay FILE"
    ),
    (["--step"], "there is nothing to step through; expected --replay FILE --step"),
    (["--size"], "a size is missing; expected --size WxH, as in --size 40x12"),
    (["--size", "40"], "\"40\" is no size; \(size)"),
    (["--size", "40x"], "\"40x\" is no size; \(size)"),
    (["--size", "-1x5"], "\"-1x5\" is no size; \(size)"),
    (["--size", "1001x5"], "\"1001x5\" is no size; \(size)"),
    (["--size", "4x4x4"], "\"4x4x4\" is no size; \(size)"),
  ])
  func `a bad option is reported and nothing runs`(arguments: [String], message: String) async {
    let run = await Notebook.showcase.record(ScriptInput("load\n"), arguments: arguments)
    #expect(run == Run(status: 2, output: [], error: ["Notebook: \(message)"]))
  }

  private nonisolated static let options =
    "expected --lines, --size WxH, --no-mouse, --record FILE, --replay FILE, --step or --help"
  private nonisolated static let size =
    "expected --size WxH with numbers up to 1000, as in --size 40x12"

  @Test func `a size draws the window below the tree`() async {
    let run = await Notebook.showcase.record(
      ScriptInput("open a\n"),
      arguments: ["--size", "16x6"]
    )
    #expect(
      Array(run.output.suffix(6)) == [
        "‹ list a        ",
        "────────────────",
        "                ",
        "                ",
        "────────────────",
        "[notes] about   ",
      ]
    )
  }

  @Test(arguments: ["0x0", "0x5", "1x1", "5x0"])
  func `a size without room does no harm`(size: String) async {
    let run = await Notebook.showcase.record(ScriptInput("open a\n"), arguments: ["--size", size])
    #expect(run.status == 0)
  }
}
