#if os(Linux)
  import Foundation
  import Glibc
  import Testing

  /// The real programs on a pseudoterminal, which the system does not distinguish from a real one.
  @Suite(.serialized, .timeLimit(.minutes(5))) struct PseudoTerminalTests {
    private static let down = "\u{1B}[B"
    private static let left = "\u{1B}OD"

    // MARK: Using it

    @Test func `a new user finds a way through Countries by the text on the screen`() throws {
      let terminal = try PseudoTerminal.countries()
      #expect(terminal.screen.isAlternate)
      #expect(!terminal.screen.isCursorVisible)
      #expect(!terminal.screen.wraps)
      #expect(terminal.screen.text.contains("↑↓ move  ⏎ choose  1–3 tabs  o open…  s sort"))
      try terminal.type(Self.down + Self.down, until: "▸ AL  Albania")
      try terminal.type("\r", until: "‹ Countries by name")
      try terminal.wait(for: "▸ Continent  Europe")
      try terminal.type("\r", until: "‹ Albania")
      try terminal.type(Self.left, until: "▸ Continent  Europe")
      // Only time distinguishes the escape key from the beginning of another key.
      try terminal.type("\u{1B}", until: "▸ AL  Albania")
      try terminal.type("2", until: "[2 Favourites]")
      try terminal.wait(for: "Nothing here yet.")
      try terminal.type("1oaustia\r", until: "expected a country, perhaps Austria or Russia")
      try terminal.type("\u{7F}\u{7F}ria\r", until: "Code       AT")
      terminal.type("q")
      #expect(try terminal.end() == 0)
      #expect(terminal.complaints == [])
    }

    @Test func `a choice in a sheet dismisses it`() throws {
      let terminal = try PseudoTerminal.countries()
      try terminal.type("s", until: "Sort by name")
      try terminal.type(Self.down + "\r", until: "Sort by code")
      try terminal.type(Self.down + Self.down + "\r", until: "Countries by code")
      #expect(!terminal.screen.text.contains("╭"))
    }

    @Test func `work is shown while it lasts, and does not block the user`() throws {
      let terminal = try PseudoTerminal.probe()
      #expect(!terminal.screen.text.contains("working"))
      terminal.type("\r")
      // The mark of work is animated: two of its shapes are seen.
      try terminal.wait(for: "⠋ working")
      try terminal.wait(for: "⠹ working")
      try terminal.type("pabove\r", until: "‹ probe")
      #expect(terminal.screen.text.contains(" working"))
      try terminal.type("e", until: "work is done")
      try terminal.wait("the end of the work") { !$0.text.contains("working") }
    }

    @Test func `a window that changes its size is drawn anew`() throws {
      let terminal = try PseudoTerminal.countries()
      for (width, height) in [(40, 12), (120, 50), (1, 1), (17, 5), (80, 24)] {
        terminal.resize(width: width, height: height)
        try terminal.wait("\(width)x\(height)") { screen in
          let expected = height > 2 ? "AF" : width > 1 ? "Countries" : "…"
          return screen.lines.count == height && screen.text.contains(expected)
        }
      }
      terminal.type("q")
      #expect(try terminal.end() == 0)
      #expect(terminal.complaints == [])
    }

    @Test(arguments: ["日本語", "👩‍👩‍👧", "e\u{301}", "🇦🇹", "한국어"])
    func `wide and combining characters stay in their columns`(name: String) throws {
      let terminal = try PseudoTerminal.probe()
      try terminal.type("p\(name)\r", until: "‹ probe")
      try terminal.wait(for: name)
      for line in terminal.screen.lines {
        #expect(line.fills(80), "\(line)")
      }
    }

    @Test(arguments: [["NO_COLOR": "1"], ["NO_COLOR": ""], [:]])
    func `no colours are used when none are wanted`(environment: [String: String]) throws {
      let terminal = try PseudoTerminal.countries(environment: environment)
      let colours = terminal.screen.renditions.filter { rendition in
        rendition.split(separator: ";").contains { (30...49).contains(Int($0) ?? 0) || $0 == "90" }
      }
      #expect(colours.isEmpty == (environment["NO_COLOR"] == "1"))
    }

    // MARK: Giving it back

    @Test(arguments: Ending.allCases)
    func `the terminal is restored after any end of the program`(ending: Ending) throws {
      let terminal = try PseudoTerminal.probe()
      ending.end(terminal)
      let status = try terminal.end()
      // The signal of a trap depends on the processor.
      #expect(status == ending.status || ending == .realCrash && status == -SIGTRAP)
      #expect(terminal.complaints == [])
    }

    @Test func `a program whose terminal vanishes ends`() throws {
      let terminal = try PseudoTerminal.probe()
      terminal.vanish()
      #expect(try terminal.end() == -SIGHUP)
    }

    @Test(arguments: Ending.allCases)
    func `a program that does not give it back is noticed`(ending: Ending) throws {
      let terminal = try PseudoTerminal.probe("--unrestored")
      ending.end(terminal)
      _ = try terminal.end()
      #expect(
        terminal.complaints == [
          "what is typed is not read by lines", "input is changed otherwise",
          "the other screen is shown", "the cursor is hidden", "long lines do not wrap",
          "pasted texts are marked", "clicks are reported",
        ]
      )
    }

    @Test func `a former crash handler gets the crash, on a terminal that can be read`() throws {
      let terminal = try PseudoTerminal.probe(
        environment: ["SWIFT_BACKTRACE": "enable=yes,interactive=no,color=no"]
      )
      terminal.type("c")
      #expect(try terminal.end() < 0)
      #expect(terminal.complaints == [])
      #expect(String(decoding: terminal.screen.bytes, as: UTF8.self).contains("Probe.swift"))
    }

    @Test func `a suspended program restores the terminal, and takes it when it continues`() throws
    {
      // A shell stops and continues the program.
      let terminal = try PseudoTerminal(["/bin/sh"], environment: ["PS1": "shell> "])
      try terminal.wait(for: "shell> ")
      let before = terminal.complaints
      let probe = PseudoTerminal.path("TerminalProbe")
      try terminal.type("set -m; \(probe)\n", until: "▸ work is not done")
      for round in 1...3 {
        terminal.type("\u{1A}")
        // The shell prints this when it has the terminal again.
        try terminal.wait("the shell") { screen in
          !screen.isAlternate && screen.text.components(separatedBy: "Stopped").count > round
            && screen.text.split(separator: "\n").contains { $0.hasPrefix("shell>  ") }
        }
        #expect(terminal.complaints == before)
        try terminal.type("fg\n", until: "▸ work is not done")
        #expect(terminal.screen.isAlternate)
        #expect(!terminal.screen.isCursorVisible)
        try terminal.type(Self.down, until: "▸ 日本語")
        try terminal.type("\u{1B}[A", until: "▸ work is not done")
      }
      terminal.type("q")
      try terminal.wait("the shell") { !$0.isAlternate }
      terminal.type("exit 7\n")
      #expect(try terminal.end() == 7)
    }

    @Test func `keys typed while a program ends reach the shell`() throws {
      let pipe = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())").path
      try #require(mkfifo(pipe, 0o600) == 0)
      defer { unlink(pipe) }
      let terminal = try PseudoTerminal(
        ["/bin/sh"],
        environment: ["PS1": "shell> ", "PROBE_WAITS_FOR": pipe]
      )
      try terminal.wait(for: "shell> ")
      try terminal.type("\(PseudoTerminal.path("TerminalProbe"))\n", until: "▸ work is not done")
      terminal.type("q")
      try terminal.wait("the terminal as it was") { _ in terminal.complaints == [] }
      try terminal.type("exit 7\n", until: "exit 7")
      // Opening both ends does not block and lets the program end.
      let gate = open(pipe, O_RDWR)
      defer { close(gate) }
      #expect(try terminal.end() == 7)
    }

    @Test func `a program that is stopped by force redraws everything when it continues`() throws {
      let terminal = try PseudoTerminal.probe()
      terminal.signal(SIGSTOP)
      terminal.resize(width: 60, height: 20)
      terminal.signal(SIGCONT)
      try terminal.wait(for: "▸ work is not done")
      terminal.type("q")
      #expect(try terminal.end() == 0)
      #expect(terminal.complaints == [])
    }

    // MARK: Without a user

    @Test(arguments: [
      ["TERM": "dumb"], ["TERM": ""],
    ])
    func `a terminal that can only print gets lines`(environment: [String: String]) throws {
      let terminal = try PseudoTerminal(["Countries"], environment: environment)
      try terminal.wait(for: "└─ ○ About")
      try terminal.type("open AUT\nquit\n", until: "└─ Austria")
      #expect(try terminal.end() == 0)
      #expect(!terminal.screen.bytes.contains(0x1B))
    }

    @Test func `lines can be asked for`() throws {
      let terminal = try PseudoTerminal(["Countries", "--lines"])
      try terminal.wait(for: "└─ ○ About")
      terminal.type("\u{4}")
      #expect(try terminal.end() == 0)
      #expect(!terminal.screen.bytes.contains(0x1B))
    }

    @Test(arguments: [PseudoTerminal.Stream.closed, .file("/dev/null")])
    func `input that is no terminal is read by lines to its end`(
      input: PseudoTerminal.Stream
    ) throws {
      let terminal = try PseudoTerminal(["Countries"], input: input)
      #expect(try terminal.end() == 0)
      #expect(terminal.screen.text.contains("Countries by name"))
      #expect(!terminal.screen.bytes.contains(0x1B))
    }

    @Test func `output that is no terminal gets lines`() throws {
      let terminal = try PseudoTerminal(["Countries"], output: .file("/dev/null"))
      terminal.type("open AUT\nquit\n")
      #expect(try terminal.end() == 0)
      #expect(!terminal.screen.bytes.contains(0x1B))
      #expect(terminal.complaints == [])
    }

    @Test func `output that is closed is an error that is said`() throws {
      let terminal = try PseudoTerminal(["Countries"], output: .closed)
      #expect(try terminal.end() == 2)
      let message = "Countries: the output cannot be written: Bad file descriptor"
      #expect(terminal.screen.text.contains(message))
    }
  }
#endif
