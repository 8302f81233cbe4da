#if os(Linux)
  import Foundation
  import Glibc
  import Testing

  /// The real program on a real terminal, with data to save before it ends.
  @Suite(.serialized, .timeLimit(.minutes(5))) struct LeavingTests {
    private let saved = TemporaryFile("saved")
    private let gate = TemporaryFile("gate")

    private var isSaved: Bool { FileManager.default.fileExists(atPath: saved.path) }

    init() throws { try #require(mkfifo(gate.path, 0o600) == 0) }

    private func probe() throws -> PseudoTerminal {
      try .probe(environment: ["PROBE_SAVES_TO": saved.path, "PROBE_SAVES_AFTER": gate.path])
    }

    /// Lets the program save and waits for its end.
    private func end(_ terminal: PseudoTerminal) throws -> Int32 {
      #expect(!isSaved)
      // Opening both ends does not block.
      let writer = open(gate.path, O_RDWR)
      defer { close(writer) }
      return try terminal.end()
    }

    @Test(
      arguments: [("q", 0), (":quit\r", 0), ("\u{4}", 0), ("\u{3}", -SIGINT)] as [(String, Int32)]
    )
    func `leaving in any way waits for the final save`(
      keys: String,
      status: Int32
    ) throws {
      let terminal = try probe()
      try terminal.type(keys, until: "ending; Ctrl-C ends at once")
      #expect(try end(terminal) == status)
      #expect(isSaved)
      #expect(terminal.complaints == [])
    }

    @Test(arguments: [SIGINT, SIGTERM])
    func `a terminated process waits for the final save`(
      signal: Int32
    ) throws {
      let terminal = try probe()
      terminal.signal(signal)
      try terminal.wait(for: "ending; Ctrl-C ends at once")
      #expect(try end(terminal) == -signal)
      #expect(isSaved)
      #expect(terminal.complaints == [])
    }

    @Test func `a vanished terminal waits for the final save`() throws {
      let terminal = try probe()
      terminal.vanish()
      #expect(try end(terminal) == -SIGHUP)
      #expect(isSaved)
    }

    @Test func `a terminal that is said to vanish twice is waited for as well`() throws {
      let terminal = try probe()
      terminal.signal(SIGHUP)
      terminal.signal(SIGHUP)
      #expect(try end(terminal) == -SIGHUP)
      #expect(isSaved)
      #expect(terminal.complaints == [])
    }

    @Test(arguments: ["q", "\u{3}"])
    func `a further Ctrl-C ends at once`(keys: String) throws {
      let terminal = try probe()
      try terminal.type(keys, until: "ending; Ctrl-C ends at once")
      terminal.type("\u{3}")
      #expect(try terminal.end() == -SIGINT)
      #expect(!isSaved)
      #expect(terminal.complaints == [])
    }

    @Test func `quitting by a signal for that waits for nothing`() throws {
      let terminal = try probe()
      terminal.type("\u{1C}")
      #expect(try terminal.end() == -SIGQUIT)
      #expect(!isSaved)
      #expect(terminal.complaints == [])
    }
  }
#endif
