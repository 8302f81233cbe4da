import Testing

@testable import TerminalHost

@Suite struct TerminalTextTests {
  @Test(
    arguments: [
      ("a", 1), ("ü", 1), ("…", 1), ("─", 1), ("日", 2), ("한", 2), ("Ａ", 2), ("👍", 2), ("👩‍👩‍👧", 2),
      ("❤️", 2), ("🇦🇹", 2),
    ] as [(Character, Int)]
  )
  func `a character takes one column or two`(character: Character, columns: Int) {
    #expect(character.columns == columns)
  }

  @Test(arguments: [
    ("hello", 5, "hello"), ("hello", 4, "hel…"), ("hello", 1, "…"), ("hello", 0, ""),
    ("hello", -3, ""), ("日本語", 6, "日本語"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"),
    ("日本語", 1, "…"), ("", 3, ""), ("a\tb\nc", 5, "a·b⏎c"), ("\r\n", 5, "⏎"),
    ("\u{200B}\u{202E}", 5, "··"),
  ])
  func `a text is fitted into columns`(text: String, width: Int, fitted: String) {
    let result = text.fitted(width)
    #expect(String(result.text) == fitted)
    #expect(result.columns == result.text.reduce(0) { $0 + $1.columns })
    #expect(result.columns <= max(0, width))
  }
}
