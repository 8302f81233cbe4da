import Testing

@testable import TerminalHost

@Suite struct KeyParserTests {
  static let known: [(String, [TerminalKey])] = [
    ("a", [.text("a")]), ("aü日👍", [.text("a"), .text("ü"), .text("日"), .text("👍")]),
    ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
    ("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD", [.up, .down, .right, .left]),
    ("\u{1B}[1;5A\u{1B}[1;2B", [.up, .down]),
    // The right arrow with alt, with alt and shift, and with a number that is not one of its
    // modifiers.
    ("\u{1B}[1;3C\u{1B}[1;4C\u{1B}[3C\u{1B}[1;33C", [.wordRight, .wordRight, .right, .right]),
    ("\u{1B}[1;3D\u{1B}[1;3;3C\u{1B}[<1;3C", [.wordLeft, .wordRight, .unknown]),
    (
      "\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~",
      [.home, .end, .home, .end, .home, .end]
    ),
    ("\u{1B}[5~\u{1B}[6~\u{1B}[3~\u{1B}[Z", [.pageUp, .pageDown, .delete, .backTab]),
    ("\r\n\t\u{7F}\u{8}", [.enter, .newline, .tab, .backspace, .backspace]),
    ("\u{1B}[1;5D\u{1B}[1;3C\u{1B}b\u{1B}f", [.wordLeft, .wordRight, .wordLeft, .wordRight]),
    ("\u{1B}[1;2D\u{1B}[1;2C\u{1B}[1;6C", [.shiftLeft, .shiftRight, .wordRight]),
    (
      "\u{1B}d\u{1B}[3;5~\u{1B}\u{7F}\u{1B}\r",
      [.deleteWord, .deleteWord, .backspaceWord, .newline]
    ),
    // A click, a released button, the wheel, a side button, and no mouse event.
    (
      "\u{1B}[<0;5;2M\u{1B}[<0;5;2m\u{1B}[<65;1;1M\u{1B}[<128;80;24M",
      [
        .mouse(TerminalMouse(.main, column: 4, row: 1)), .unknown,
        .mouse(TerminalMouse(.wheelDown, column: 0, row: 0)),
        .mouse(TerminalMouse(.back, column: 79, row: 23)),
      ]
    ),
    ("\u{1B}[<0;0;0M\u{1B}[<9;9M\u{1B}[<1;1;1;1M", [.unknown, .unknown, .unknown]),
    // Pasted bytes are always text.
    (
      "\u{1B}[200~aü\r\nq\t\u{3}\u{1B}[Ab\u{1B}[201~q",
      [
        .pasted("a"), .pasted("ü"), .pasted("\n"), .pasted("q"), .pasted(" "), .pasted("b"),
        .text("q"),
      ]
    ),
    ("\u{1B}[200~\r\r\n\n\u{1B}[201~", [.pasted("\n"), .pasted("\n"), .pasted("\n")]),
    ("\u{1B}[201~x", [.text("x")]),
    ("\u{3}\u{C}", [.control("c"), .control("l")]),
    // An unknown key, a letter with alt, and an unrequested answer.
    ("\u{1B}xy", [.unknown, .text("y")]),
    ("\u{1B}]11;rgb:0/0/0\u{7}z", [.unknown, .text("z")]),
    ("\u{1B}P1$r0m\u{1B}\\z", [.unknown, .text("z")]),
    ("\u{1B}\u{1B}[A", [.escape, .up]),
    // Numbers of any length.
    ("\u{1B}[99999999999999999999999999999999999~a", [.unknown, .text("a")]),
  ]

  @Test(arguments: known)
  func `bytes are keys`(bytes: String, keys: [TerminalKey]) {
    var parser = KeyParser()
    #expect(parser.take(bytes.utf8) == keys)
    #expect(!parser.isPending)
  }

  @Test(arguments: known)
  func `bytes are the same keys in any division into reads`(bytes: String, keys: [TerminalKey]) {
    let bytes = Array(bytes.utf8)
    for first in 0...bytes.count {
      for second in first...bytes.count {
        var parser = KeyParser()
        let pieces = [bytes[..<first], bytes[first..<second], bytes[second...]]
        #expect(pieces.flatMap { parser.take($0) } == keys)
      }
    }
  }

  @Test func `any three bytes, and any pieces of them, are the same keys`() {
    // One byte of each kind.
    let kinds: [UInt8] = [
      0x00, 0x03, 0x07, 0x09, 0x0D, 0x18, 0x1B, 0x20, 0x31, 0x3B, 0x41, 0x4F, 0x50, 0x5B, 0x5C,
      0x5D, 0x7E, 0x7F, 0x80, 0xA9, 0xC0, 0xC3, 0xE2, 0xED, 0xF0, 0xF4, 0xFF,
    ]
    for first in kinds {
      for second in kinds {
        for third in kinds {
          var whole = KeyParser()
          let keys = whole.take([first, second, third]) + whole.pause()
          #expect(!whole.isPending)
          var parts = KeyParser()
          let same = [first, second, third].flatMap { parts.take([$0]) } + parts.pause()
          #expect(keys == same, "\([first, second, third])")
        }
      }
    }
  }

  @Test(
    arguments: [
      ("\u{1B}", [.escape]), ("\u{1B}[", [.unknown]), ("\u{1B}[1;", [.unknown]),
      ("\u{1B}O", [.unknown]), ("\u{1B}]11;", [.unknown]), ("", []), ("a", []),
    ] as [(String, [TerminalKey])]
  )
  func `an escape without a following byte is a key by itself`(bytes: String, keys: [TerminalKey]) {
    var parser = KeyParser()
    _ = parser.take(bytes.utf8)
    #expect(parser.isPending == !keys.isEmpty)
    #expect(parser.pause() == keys)
    #expect(parser == KeyParser())
  }

  @Test func `a pasted text with a delay is not over, and keys after it are keys`() {
    var parser = KeyParser()
    #expect(parser.take("\u{1B}[200~a".utf8) == [.pasted("a")])
    #expect(!parser.isPending)
    #expect(parser.take("\u{1B}".utf8) == [])
    #expect(parser.isPending)
    #expect(parser.pause() == [])
    #expect(parser.take("q\u{1B}[201~q".utf8) == [.pasted("q"), .text("q")])
    #expect(parser == KeyParser())
  }

  @Test func `any bytes, in any pieces, are the same keys, and nothing of them is kept`() {
    var number: UInt64 = 26
    func next(below limit: Int) -> Int {
      number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(number >> 33) % limit
    }
    let kinds = Array("\u{1B}\u{1B}[[<;;0125MmA~~Oab\r\n\t \u{3}".utf8) + [0xC3, 0xA9, 0xF0, 0xFF]
    for _ in 0..<500 {
      let bytes = (0..<40).map { _ in kinds[next(below: kinds.count)] }
      var whole = KeyParser()
      let keys = whole.take(bytes)
      var parts = KeyParser()
      #expect(bytes.flatMap { parts.take([$0]) } == keys, "\(bytes)")
      // A pending paste is ended, and the parser is as at the beginning.
      _ = whole.take("\u{18}".utf8)
      _ = whole.pause()
      _ = whole.take("\u{1B}[201~".utf8)
      #expect(whole == KeyParser(), "\(bytes)")
    }
  }

  @Test(
    arguments: [
      ([0xC3], [.unknown]), ([0xFF], [.unknown]), ([0x80], [.unknown]),
      ([0xC0, 0x80], [.unknown, .unknown]),
      ([0xE2, 0x82, 0x41], [.unknown, .text("A")]), ([0xED, 0xA0, 0x80], [.unknown]),
      ([0xC2, 0x9B], [.unknown]),
    ] as [([UInt8], [TerminalKey])]
  )
  func `bytes that are not text are unknown, and later ones are read`(
    bytes: [UInt8],
    keys: [TerminalKey]
  ) {
    var parser = KeyParser()
    #expect(parser.take(bytes) + parser.pause() == keys)
  }
}
