import Testing

@testable import TerminalHost
@testable import TerminalRunner

@Suite struct TerminalCharactersTests {
  @Test(
    arguments: [
      ([:], .unicode), (["LC_ALL": "C"], .ascii), (["LANG": "POSIX"], .ascii),
      (["LC_ALL": "C.UTF-8", "LANG": "C"], .unicode), (["LC_ALL": "", "LANG": "C"], .ascii),
      (["LC_CTYPE": "de_AT.utf8", "LANG": "C"], .unicode), (["LANG": "en_US.ISO-8859-1"], .ascii),
      (["LC_ALL": "C", "LANG": "de_AT.UTF-8"], .ascii),
    ] as [([String: String], TerminalCharacters)]
  )
  func `the locale says which characters there are`(
    environment: [String: String],
    characters: TerminalCharacters
  ) {
    #expect(TerminalCharacters(environment) == characters)
  }

  @Test(
    arguments: [
      ("─", "-"), ("▸", ">"), ("é", "e"), ("e\u{301}", "e"), ("Å", "A"), ("日", "??"), ("Ж", "?"),
      ("👩‍👩‍👧", "??"), ("a", "a"),
    ] as [(Character, String)]
  )
  func `without other characters there is the nearest one, in as many columns`(
    character: Character,
    written: String
  ) {
    #expect(TerminalCharacters.ascii.written(character) == written)
    #expect(TerminalCharacters.unicode.written(character) == String(character))
  }

  @Test func `a frame without other characters is written in ASCII alone`() {
    let rows = [TerminalRow("日本語 Åland – “so” …", runs: "x")]
    let content = LiveContent(
      picture: .tabs(["Ä", "Ö"], active: 0, content: .screen(title: "▸", body: rows)),
      rows: rows,
      tabCount: 2,
      isWorking: true
    )
    for width in [1, 20, 40, 80] {
      let frame = LiveFrame(content, LiveState(), width: width, height: 12, characters: .ascii)
      var writer = FrameWriter(palette: .colours, characters: .ascii)
      let bytes = writer.bytes(for: frame.canvas)
      #expect(bytes.allSatisfy { $0 < 0x80 })
      var screen = TerminalEmulator(width: width, height: 12)
      screen.take(bytes)
      #expect(screen.overflows == 0)
    }
  }

  @Test func `the mark of work moves, in any set of characters`() {
    for characters in TerminalCharacters.allCases {
      for turn in 0..<20 {
        #expect(characters.workMark(turn) != characters.workMark(turn + 1))
        #expect(characters.workMark(turn).columns == 1)
      }
    }
  }
}
