import Testing

@testable import TerminalRunner

@Suite struct ScriptLinesTests {
  @Test(arguments: [
    ("", []),
    ("\n", [""]),
    ("a", ["a"]),
    ("a\n", ["a"]),
    ("a\r\n", ["a"]),
    ("a\r", ["a"]),
    ("a\r\r\n", ["a\r"]),
    ("a\n\nb", ["a", "", "b"]),
    ("a\rb\n", ["a\rb"]),
  ])
  func `lines end with a line feed, before which a carriage return may be`(
    text: String,
    lines: [String]
  ) throws {
    #expect(try read(Array(text.utf8)).map { try $0.get() } == lines)
  }

  @Test(
    arguments: [
      ([0x80], 1), ([0x61, 0xC3], 2), ([0xC3, 0xA4, 0xFF], 3), ([0xED, 0xA0, 0x80], 1),
      ([0x61, 0xE2, 0x82], 2), ([0xC0, 0x80], 1), ([0xEF, 0xBF, 0xBD, 0xFE], 4),
    ] as [([UInt8], Int)]
  )
  func `the first byte that is not UTF-8 is found`(bytes: [UInt8], place: Int) {
    #expect(read(bytes) == [.failure(.notUTF8(byte: place))])
  }

  @Test func `a line of the greatest length is kept, with its carriage return too`() {
    let text = String(repeating: "x", count: ScriptInput.longestLine)
    #expect(read(Array("\(text)\r\n".utf8)) == [.success(text)])
    #expect(read(Array("\(text)x\r\n".utf8)) == [.failure(.tooLong(bytes: text.utf8.count + 1))])
  }

  private func read(_ bytes: [UInt8]) -> [ScriptLines.Line] {
    var lines = ScriptLines()
    let ended = lines.take(bytes)
    return ended + (lines.end().map { [$0] } ?? [])
  }
}
