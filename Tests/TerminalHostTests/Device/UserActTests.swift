#if os(Linux)
  import Foundation
  import Testing

  @testable import TerminalHost

  /// The real programs, used as by a new user.
  @Suite(.serialized, .timeLimit(.minutes(10))) struct UserActTests {
    @Test func `a text is typed with a cursor, and keeps its spaces`() throws {
      let terminal = try PseudoTerminal.probe()
      // To the beginning, over a word, and back again.
      try terminal.type("pne  text\u{1B}[Ho\u{1B}[F\u{1B}b\u{1B}[1;5Ca\u{7F}s\r", until: "‹ probe")
      try terminal.wait(for: "one  texts")
    }

    @Test func `a text that is pasted is typed, and is never a command`() throws {
      let terminal = try PseudoTerminal.probe()
      #expect(terminal.screen.marksPastes)
      terminal.type("\u{1B}[200~qq\r\u{1B}[201~")
      try terminal.type("p\u{1B}[200~a   b\rc\u{1B}[201~\r", until: "‹ probe")
      try terminal.wait(for: "a   b c")
    }

    @Test func `a note of several lines is written over the one that was there`() throws {
      let terminal = try PseudoTerminal.probe()
      try terminal.type("n", until: "Your note: ")
      try terminal.wait(for: " first line")
      try terminal.type("!\u{A}second\r", until: "note: first line!⏎second")
      try terminal.type("n", until: "^J new line")
      try terminal.type("\u{15}\u{7F}\u{15}\r", until: "TEXT is missing")
    }

    @Test func `clicks choose, and the wheel and the button at the side move`() throws {
      let terminal = try PseudoTerminal.countries()
      #expect(terminal.screen.reportsClicks)
      try terminal.type("\u{1B}[<65;5;5M", until: "▸ DZ  Algeria")
      let row = try #require(terminal.screen.lines.firstIndex { $0.contains("AL  Albania") })
      terminal.type("\u{1B}[<0;5;\(row + 1)M\u{1B}[<0;5;\(row + 1)m")
      try terminal.wait(for: "‹ Countries by name")
      try terminal.type("\u{1B}[<128;1;1M", until: "▸ AL  Albania")
      let tabs = try #require(terminal.screen.lines.firstIndex { $0.contains("2 Favourites") })
      let line = terminal.screen.lines[tabs]
      let place = try #require(line.firstRange(of: "2 Favourites"))
      let column = line.distance(from: line.startIndex, to: place.lowerBound)
      try terminal.type("\u{1B}[<0;\(column + 1);\(tabs + 1)M", until: "[2 Favourites]")
    }

    @Test func `the mouse can be left to the terminal`() throws {
      let terminal = try PseudoTerminal.countries("--no-mouse")
      #expect(!terminal.screen.reportsClicks)
      #expect(terminal.screen.marksPastes)
    }

    @Test func `a row is found by a part of its name`() throws {
      let terminal = try PseudoTerminal.countries()
      try terminal.type("/zimb", until: "▸ ZW  Zimbabwe")
      try terminal.type("\u{1B}", until: "▸ AF  Afghanistan")
      try terminal.type("/ZIMB\r\r", until: "Code       ZW")
    }

    @Test func `a wrong command names the nearest`() throws {
      let terminal = try PseudoTerminal.countries()
      try terminal.type(":opne AT\r", until: "perhaps open")
      // The wrong input is corrected.
      try terminal.type("\u{1}\u{1B}dopen\r", until: "Code       AT")
    }

    @Test func `a locale without other characters gets ASCII`() throws {
      let terminal = try PseudoTerminal.countries(environment: ["LC_ALL": "C"])
      try terminal.wait(for: "> AF  Afghanistan")
      try terminal.wait(for: "Enter choose")
      #expect(terminal.screen.bytes.allSatisfy { $0 < 0x80 })
    }

    @Test func `lines that a script prints are seen`() throws {
      let terminal = try PseudoTerminal(["DeepLinks"])
      try terminal.wait(for: "url: home")
      try terminal.type(":push first?text=a text\r", until: "first?text=a%20text")
    }

    @Test(arguments: [20, 40, 80, 200])
    func `help can be read at any width`(width: Int) throws {
      let terminal = try PseudoTerminal(["Countries", "--help"], width: width)
      #expect(try terminal.end() == 0)
      let text = String(decoding: terminal.screen.bytes, as: UTF8.self)
      #expect(text.contains("--replay FILE"))
      for line in text.split(whereSeparator: \.isNewline) {
        #expect(String(line).columns <= width, "\(line)")
      }
    }

    @Test(arguments: [
      "AlertShowcase", "CombiningStacksShowcase", "Countries", "DeepLinks",
      "ExistingHostShowcase", "HelloRoutes", "ModalShowcase", "ModularApp", "NestedShowcase",
      "Notes", "Onboarding", "OptionalModalsShowcase", "Pager", "RouterGallery", "StackShowcase",
      "TabsShowcase",
    ])
    func `no row is wider than the terminal, and there are no more rows than it has`(
      program: String
    ) throws {
      let terminal = try PseudoTerminal([program])
      // Each program has something in the last row; blank rows need not be drawn.
      try terminal.wait("a frame") { $0.drawnRows.contains(23) }
      // Later a frame of the former size may still be under way when the terminal changes its size.
      #expect(terminal.screen.overflows == 0)
      let sizes = [(20, 5), (40, 12), (33, 17), (200, 5), (21, 60), (120, 40), (200, 60), (79, 23)]
      for (width, height) in sizes {
        terminal.resize(width: width, height: height)
        try terminal.wait("\(width)x\(height)") { $0.drawnRows.contains(height - 1) }
        for line in terminal.screen.lines {
          #expect(line.fills(width), "\(width)x\(height): \(line)")
        }
      }
      terminal.type("\u{3}")
      _ = try terminal.end()
      #expect(terminal.complaints == [])
    }
  }
#endif
