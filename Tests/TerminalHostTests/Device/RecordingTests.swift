import NavigationTrace

#if os(Linux)
  import Foundation
  import Testing

  /// The real program on a real terminal, and its recording.
  @Suite(.serialized, .timeLimit(.minutes(5))) struct RecordingTests {
    /// Records a run, and replays it.
    ///
    /// - Returns: What the replay prints.
    private func replay(
      _ program: String,
      height: Int = 200,
      after use: (PseudoTerminal) throws -> Void
    ) throws -> String {
      let file = TemporaryFile()
      let terminal = try PseudoTerminal([program, "--record", file.path])
      try use(terminal)
      terminal.type("q")
      #expect(try terminal.end() == 0)
      let replay = try PseudoTerminal([program, "--replay", file.path], height: height)
      #expect(try replay.end() == 0)
      // The file is deleted with its last use.
      #expect(try !file.text.isEmpty)
      return replay.screen.text
    }

    @Test func `the user answers a question, and Escape is its cancel button`() throws {
      let lines = try replay("Countries") { terminal in
        try terminal.wait(for: "▸ AF  Afghanistan")
        try terminal.type("3\r", until: "▸ [ Very much ]")
        try terminal.type("\u{1B}[B" + "\r", until: "▸ [ Answer again ]")
        try terminal.type("\u{1B}", until: "▸ Say how you like it")
        #expect(!terminal.screen.text.contains("╭"))
        try terminal.type("\r", until: "▸ [ Very much ]")
        try terminal.type("\r", until: "▸ [ OK ]")
        try terminal.type("\r", until: "▸ Say how you like it")
        #expect(terminal.screen.text.contains("About (1 like it)"))
      }
      #expect(lines.contains("tap Not at all"))
      #expect(lines.contains("└─ ● About (1 like it)"))
    }

    @Test func `the user moves between columns, and the recording has it`() throws {
      let lines = try replay("Notes") { terminal in
        try terminal.wait(for: "▸ groceries")
        #expect(terminal.screen.text.contains("⇧Tab column"))
        try terminal.type("\r", until: "▸ Delete")
        try terminal.type("\u{1B}[Z", until: "▸ groceries")
      }
      #expect(lines.contains("next column"))
    }

    @Test func `the user's acts are recorded, and replayed as a script`() throws {
      let lines = try replay("Countries", height: 60) { terminal in
        try terminal.wait(for: "▸ AF  Afghanistan")
        try terminal.type("\r", until: "Code       AF")
        try terminal.type("3", until: "[3 About]")
      }
      #expect(lines.contains("> open AF"))
      #expect(lines.contains("└─ ● About"))
    }

    @Test(arguments: [SIGKILL, SIGSEGV])
    func `the recording of a program that was ended by force is read and replayed`(
      signal: Int32
    ) throws {
      let file = TemporaryFile()
      let terminal = try PseudoTerminal(["Countries", "--record", file.path])
      try terminal.wait(for: "▸ AF  Afghanistan")
      try terminal.type("\r", until: "Code       AF")
      terminal.signal(signal)
      #expect(try terminal.end() == -signal)
      let trace = try Trace(readingUnfinished: file.text.utf8)
      #expect(trace.events.contains(.note("> open AF")))
      let replay = try PseudoTerminal(["Countries", "--replay", file.path], height: 60)
      #expect(try replay.end() == 0)
      #expect(replay.screen.text.contains("> open AF"))
      // The file is deleted with its last use.
      #expect(try !file.text.isEmpty)
    }
  }
#endif
