import ComposableNavigation
import Testing

@Suite struct StringUTF8Tests {
  @Test(arguments: ["", "a", "é", "€", "😀", "\u{FFFD}", "e\u{301}", "\u{FEFF}a", "a\0b"])
  func `the bytes of a text are that text, none changed`(text: String) {
    let bytes = Array(text.utf8)
    #expect(String(validUTF8: bytes[...]).map { Array($0.utf8) } == bytes)
  }

  @Test(
    arguments: [
      [0x80], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0x61, 0xFF], [0xC0, 0x80],
      [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80],
    ] as [[UInt8]]
  )
  func `bytes that are no UTF-8 are no text`(bytes: [UInt8]) {
    #expect(String(validUTF8: bytes[...]) == nil)
  }

  @Test func `a part of an array is read alone`() {
    let bytes: [UInt8] = [0xFF, 0x61, 0x62, 0xFF]
    #expect(String(validUTF8: bytes[1...2]) == "ab")
  }
}
