import NavigationTrace

#if os(Linux)
  import Foundation
  import Testing

  /// The real program on a real terminal, and its recording.
  @Suite(.serialized, .timeLimit(.minutes(5))) struct RecordingTests {
    @Test func `the user answers a question, and Escape is its cancel button`() throws {
      let path = FileManager.default.temporaryDirectory
        .appendingPathComponent("terminal-\(UUID().uuidString).jsonl").path
      defer { try? FileManager.default.removeItem(atPath: path) }
      let terminal = try PseudoTerminal(["Countries", "--record", path])
      try terminal.wait(for: "▸ AF  Afghanistan")
      terminal.type("3\r")
      try terminal.wait(for: "▸ [ Very much ]")
      terminal.type("\u{1B}[B" + "\r")
      try terminal.wait(for: "▸ [ Answer again ]")
      terminal.type("\u{1B}")
      try terminal.wait(for: "▸ Say how you like it")
      #expect(!terminal.screen.text.contains("╭"))
      terminal.type("\r")
      try terminal.wait(for: "▸ [ Very much ]")
      terminal.type("\r")
      try terminal.wait(for: "▸ [ OK ]")
      terminal.type("\r")
      try terminal.wait(for: "▸ Say how you like it")
      #expect(terminal.screen.text.contains("About (1 like it)"))
      terminal.type("q")
      #expect(try terminal.end() == 0)
      let replay = try PseudoTerminal(["Countries", "--replay", path], height: 200)
      #expect(try replay.end() == 0)
      #expect(replay.screen.text.contains("tap Not at all"))
      #expect(replay.screen.text.contains("└─ ● About (1 like it)"))
    }

    @Test func `the user moves between columns, and the recording has it`() throws {
      let path = FileManager.default.temporaryDirectory
        .appendingPathComponent("terminal-\(UUID().uuidString).jsonl").path
      defer { try? FileManager.default.removeItem(atPath: path) }
      let terminal = try PseudoTerminal(["Notes", "--record", path])
      try terminal.wait(for: "▸ groceries")
      #expect(terminal.screen.text.contains("⇧Tab column"))
      terminal.type("\r")
      try terminal.wait(for: "▸ Delete")
      terminal.type("\u{1B}[Z")
      try terminal.wait(for: "▸ groceries")
      terminal.type("q")
      #expect(try terminal.end() == 0)
      let replay = try PseudoTerminal(["Notes", "--replay", path], height: 200)
      #expect(try replay.end() == 0)
      #expect(replay.screen.text.contains("next column"))
    }

    @Test func `the user's acts are recorded, and replayed as a script`() throws {
      let path = FileManager.default.temporaryDirectory
        .appendingPathComponent("terminal-\(UUID().uuidString).jsonl").path
      defer { try? FileManager.default.removeItem(atPath: path) }
      let terminal = try PseudoTerminal(["Countries", "--record", path])
      try terminal.wait(for: "▸ AF  Afghanistan")
      terminal.type("\r")
      try terminal.wait(for: "Code       AF")
      terminal.type("3")
      try terminal.wait(for: "[3 About]")
      terminal.type("q")
      #expect(try terminal.end() == 0)
      let replay = try PseudoTerminal(["Countries", "--replay", path], height: 60)
      #expect(try replay.end() == 0)
      #expect(replay.screen.text.contains("> open AF"))
      #expect(replay.screen.text.contains("└─ ● About"))
    }

    @Test(arguments: [SIGKILL, SIGSEGV])
    func `the recording of a program that was ended by force is read and replayed`(
      signal: Int32
    ) throws {
      let file = TemporaryFile()
      let terminal = try PseudoTerminal(["Countries", "--record", file.path])
      try terminal.wait(for: "▸ AF  Afghanistan")
      terminal.type("\r")
      try terminal.wait(for: "Code       AF")
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
