import ComposableNavigation
import TerminalRunner
import Testing

@MainActor
@Suite struct ScriptRunnerTests {
  private static let start = ["tabs", "├─ ● stack", "│  └─ list", "└─ ○ about"]
  private nonisolated static let unlike = "--help lists them all"
  private nonisolated static let empty = "the line is empty; expected a command, --help lists them"

  @Test func `each accepted line is repeated and the tree drawn after it`() async {
    let run = await Notebook.showcase.record(ScriptInput("open a b\npop 1\n"))
    #expect(
      run
        == Run(
          output: Self.start
            + [
              "> open a b", "tabs", "├─ ● stack", "│  ├─ list", "│  ├─ a", "│  └─ b", "└─ ○ about",
            ]
            + ["> pop 1", "tabs", "├─ ● stack", "│  ├─ list", "│  └─ a", "└─ ○ about"]
        )
    )
  }

  @Test func `a showcase's captions are written below each tree`() async {
    let showcase = Notebook.showcase.captioned { ["\($0.notes.items.count) notes"] }
    let run = await showcase.record(ScriptInput("open a\n"))
    #expect(run.output.filter { $0.hasSuffix("notes") } == ["1 notes", "2 notes"])
    #expect(run.output.last == "2 notes")
  }

  @Test(arguments: [
    ("jump 3", "there is no command \"jump\"; \(unlike)"),
    ("POP 3", "there is no command \"POP\"; perhaps pop"),
    ("opne a", "there is no command \"opne\"; perhaps open"),
    ("ta", "there is no command \"ta\"; perhaps tab or tap"),
    ("pop", "COUNT is missing; usage: pop COUNT"),
    ("pop three", "\"three\" does not do; expected COUNT, a number; usage: pop COUNT"),
    ("pop 1.5", "\"1.5\" does not do; expected COUNT, a number; usage: pop COUNT"),
    (
      "pop 99999999999999999999",
      "\"99999999999999999999\" does not do; expected COUNT, a number; usage: pop COUNT"
    ),
    ("pop 1 2", "\"2\" is one argument too many; usage: pop COUNT"),
    ("quit now", "\"now\" is one argument too many; usage: quit"),
    (
      "tab home",
      "\"home\" does not do; expected TAB, one of: notes, about; usage: tab notes|about"
    ),
    ("", empty),
    (" \t ", empty),
    ("a\u{1B}[2J", "there is no command \"a\\u{1B}[2J\"; \(unlike)"),
    (
      String(repeating: "x", count: 4096),
      "there is no command \"\(String(repeating: "x", count: 39))…\"; \(unlike)"
    ),
    (
      String(repeating: "x", count: 4097),
      "the line has 4097 bytes; expected at most 4096"
    ),
    (
      String(repeating: "x", count: 1_048_576),
      "the line has 1048576 bytes; expected at most 4096"
    ),
  ])
  func `a bad line is reported with its number and the expected input`(
    line: String,
    message: String
  ) async {
    let run = await Notebook.showcase.record(ScriptInput("open a\n\(line)\npop 1\n"))
    #expect(run.status == 2)
    #expect(run.error == ["line 2: \(message)"])
    // The line changed nothing, and the next one is carried out.
    let opened = ["> open a", "tabs", "├─ ● stack", "│  ├─ list", "│  └─ a", "└─ ○ about"]
    #expect(run.output == Self.start + opened + ["> pop 1"] + Self.start)
  }

  @Test func `bytes that are not UTF-8 are reported with their place`() async {
    let bytes = Array("pop ".utf8) + [0xFF, 0x0A] + Array("pop 0\n".utf8)
    let run = await Notebook.showcase.record(ScriptInput(bytes))
    #expect(run.status == 2)
    #expect(run.error == ["line 1: byte 5 is not UTF-8"])
    #expect(run.output == Self.start + ["> pop 0"] + Self.start)
  }

  @Test(arguments: [1, 2, 3, 7, 64])
  func `a script can arrive in any pieces`(size: Int) async {
    let script = "open ä €\r\nno\n\npop 1\nopen 𝄞"
    let pieces = await Notebook.showcase.record(ScriptInput(Array(script.utf8), pieces: size))
    let whole = await Notebook.showcase.record(ScriptInput(script))
    #expect(pieces == whole)
    #expect(whole.error.count == 2)
    #expect(whole.output.contains("│  └─ 𝄞"))
  }

  @Test func `a refused action is said on standard output and is no error`() async {
    let run = await Notebook.showcase.record(ScriptInput("pop 9\nback\nswipe\ntap 7\n"))
    let notes = [
      "9 were to go, but there is only 1", "there is nothing to go back to",
      "there is nothing to swipe down", "there is no tab 7",
    ]
    #expect(run.output.filter { $0.hasPrefix("refused: ") } == notes.map { "refused: \($0)" })
    #expect(run.error.isEmpty)
    #expect(run.status == 0)
  }

  @Test func `when the user can do nothing more, the program continues`() async {
    let run = await Notebook.showcase.record(ScriptInput("tab about\nprevious\nprevious\n"))
    #expect(
      run.output.suffix(6) == ["> previous", "refused: there is no tab to go back to"] + Self.start
    )
  }

  @Test func `effects have ended when the tree is drawn`() async {
    let run = await Notebook.showcase.record(ScriptInput("load\n"))
    let loaded = ["tabs", "├─ ● stack", "│  ├─ list", "│  └─ loaded", "└─ ○ about"]
    #expect(run == Run(output: Self.start + ["> load"] + loaded))
  }

  @Test func `effects of the user's acts have ended too`() async {
    let run = await Notebook.showcase.record(ScriptInput("open a\nback\n"))
    let asked = [
      "tabs", "├─ ● stack", "│  ├─ list", "│  └─ (sheet)", "│     └─ undo?", "└─ ○ about",
    ]
    #expect(Array(run.output.suffix(7)) == ["> back"] + asked)
    #expect(run.status == 0)
  }

  @Test func `quit ends the script`() async {
    let run = await Notebook.showcase.record(ScriptInput("quit\nno-such-command\n"))
    #expect(run == Run(output: Self.start))
  }

  @Test func `an empty script draws the initial state`() async {
    #expect(await Notebook.showcase.record(ScriptInput("")) == Run(output: Self.start))
  }

  @Test func `a remark is passed on without characters that would move the cursor`() async {
    let run = await Notebook.showcase.record(ScriptInput("# Hello\u{7}\n"))
    #expect(run == Run(output: Self.start + ["# Hello·"]))
  }

  @Test func `an unplugged handler is noticed and outranks a bad line`() async {
    let run = await Notebook.showcase.record(
      ScriptInput("no\n"),
      connectsHandlers: false
    )
    #expect(run.status == 3)
    #expect(
      run.error == [
        """
        at the start: the host shows:
        tabs
        but the state is:
        tabs
        ├─ ● stack
        │  └─ list
        └─ ○ about
        """,
        "line 1: there is no command \"no\"; \(Self.unlike)",
      ]
    )
  }

  @Test func `an issue is an error of the program`() async {
    let run = await Notebook.showcase.record(ScriptInput("stale\n"))
    #expect(run.status == 3)
    #expect(run.error.count == 1)
    #expect(run.error.first?.hasPrefix("line 1: issue: absentChild: ") == true)
  }

  @Test func `an input that cannot be read ends the script`() async {
    let input = ScriptInput { throw CancellationError() }
    let run = await Notebook.showcase.record(input)
    #expect(run.status == 2)
    #expect(run.error == ["Notebook: the script cannot be read: CancellationError()"])
  }
}
