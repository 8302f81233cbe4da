import NavigationTrace

#if os(Linux)
  import Testing

  /// The real program on a real terminal, which steps through a recorded run by keys.
  @Suite(.serialized, .timeLimit(.minutes(5))) struct WalkTerminalTests {
    @Test func `the user steps through a recorded run by keys`() throws {
      let file = TemporaryFile("run.jsonl")
      let terminal = try PseudoTerminal(["Countries", "--record", file.path])
      try terminal.wait(for: "▸ AF  Afghanistan")
      try terminal.type("\r", until: "Code       AF")
      terminal.type("q")
      #expect(try terminal.end() == 0)
      let count = try Trace(reading: file.text.utf8).lines.count
      let walk = try PseudoTerminal(["Countries", "--replay", file.path, "--step"])
      try walk.wait(for: "→ next")
      try walk.type("\u{1B}[F", until: "step \(count) of \(count)")
      #expect(walk.screen.text.contains("Afghanistan"))
      walk.type("\u{1B}[H")
      try walk.wait("the first step") { !$0.text.contains("step \(count) of \(count)") }
      walk.type("q")
      #expect(try walk.end() == 0)
      #expect(try !file.text.isEmpty)
    }
  }
#endif
