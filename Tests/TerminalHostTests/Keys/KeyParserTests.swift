import Testing

@testable import TerminalHost

@Suite struct KeyParserTests {
  static let known: [(String, [TerminalKey])] = [
    ("a", [.text("a")]), ("aü日👍", [.text("a"), .text("ü"), .text("日"), .text("👍")]),
    ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
    ("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD", [.up, .down, .right, .left]),
    ("\u{1B}[1;5A\u{1B}[1;2B", [.up, .down]),
    // The right arrow with alt, with alt and shift, with a number that is none of its modifiers.
    ("\u{1B}[1;3C\u{1B}[1;4C\u{1B}[3C\u{1B}[1;33C", [.forward, .right, .right, .right]),
    ("\u{1B}[1;3D\u{1B}[1;3;3C\u{1B}[<1;3C", [.left, .forward, .right]),
    (
      "\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~",
      [.home, .end, .home, .end, .home, .end]
    ),
    ("\u{1B}[5~\u{1B}[6~\u{1B}[3~\u{1B}[Z", [.pageUp, .pageDown, .delete, .backTab]),
    ("\r\n\t\u{7F}\u{8}", [.enter, .enter, .tab, .backspace, .backspace]),
    ("\u{3}\u{C}", [.control("c"), .control("l")]),
    // A key that nobody here knows, a letter with alt, an answer that nobody asked for.
    ("\u{1B}[200~x", [.unknown, .text("x")]), ("\u{1B}xy", [.unknown, .text("y")]),
    ("\u{1B}]11;rgb:0/0/0\u{7}z", [.unknown, .text("z")]),
    ("\u{1B}P1$r0m\u{1B}\\z", [.unknown, .text("z")]),
    ("\u{1B}\u{1B}[A", [.escape, .up]),
    // Numbers as long as anybody likes.
    ("\u{1B}[99999999999999999999999999999999999~a", [.unknown, .text("a")]),
  ]

  @Test(arguments: known)
  func `bytes are keys`(bytes: String, keys: [TerminalKey]) {
    var parser = KeyParser()
    #expect(parser.take(bytes.utf8) == keys)
    #expect(!parser.isPending)
  }

  @Test(arguments: known)
  func `bytes are the same keys in whatever pieces they come`(bytes: String, keys: [TerminalKey]) {
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
    // A representative of each kind of byte.
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
  func `what is not followed by anything is a key by itself`(bytes: String, keys: [TerminalKey]) {
    var parser = KeyParser()
    _ = parser.take(bytes.utf8)
    #expect(parser.isPending == !keys.isEmpty)
    #expect(parser.pause() == keys)
    #expect(parser == KeyParser())
  }

  @Test(
    arguments: [
      ([0xC3], [.unknown]), ([0xFF], [.unknown]), ([0x80], [.unknown]),
      ([0xC0, 0x80], [.unknown, .unknown]),
      ([0xE2, 0x82, 0x41], [.unknown, .text("A")]), ([0xED, 0xA0, 0x80], [.unknown]),
      ([0xC2, 0x9B], [.unknown]),
    ] as [([UInt8], [TerminalKey])]
  )
  func `bytes that are no text are unknown, and what follows is read`(
    bytes: [UInt8],
    keys: [TerminalKey]
  ) {
    var parser = KeyParser()
    #expect(parser.take(bytes) + parser.pause() == keys)
  }
}
