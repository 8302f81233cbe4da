import Testing

@testable import TerminalHost
@testable import TerminalRunner

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

  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]), ("one two three", 3, ["one", "two", "thr", "ee"]),
    ("a   b", 5, ["a   b"]), ("  a b", 5, ["  a b"]), ("a   b", 4, ["a", "b"]), ("", 5, []),
    ("   ", 5, []), ("日本語", 4, ["日本", "語"]), ("日", 1, ["日"]), ("a", 0, []),
  ])
  func `a text continues in the next line`(text: String, width: Int, lines: [String]) {
    #expect(text.wrapped(width) == lines)
  }

  @Test(arguments: 2...20)
  func `lines have no letter more or less than their text, and are no wider than asked for`(
    width: Int
  ) {
    let text = "Dear 日本語, a   long-winded letter 👩‍👩‍👧 with one verylongwordwithoutanyspaces in it."
    let lines = text.wrapped(width)
    #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
    #expect(lines.allSatisfy { $0.columns <= width })
  }

  @Test(arguments: [
    ("hello", 2, "llo"), ("hello", 0, "hello"), ("hello", 9, ""), ("日本語", 1, " 本語"),
    ("日本語", 2, "本語"), ("a\tb", 1, "·b"),
  ])
  func `a text is moved to the left by columns`(text: String, columns: Int, rest: String) {
    #expect(text.dropping(columns: columns) == rest)
  }

  @Test(arguments: [
    ("hello", 2, "lo"), ("hello", 0, ""), ("hello", 9, "hello"), ("日本語", 3, "語"),
    ("日本語", 4, "本語"),
  ])
  func `the end of a text is the fitting part`(text: String, columns: Int, end: String) {
    #expect(text.suffix(columns: columns) == end)
  }

  @Test(arguments: ["", "a", "a\nb", "\\n", "\\", "a\\\nb\\\\", "\n\n"])
  func `a text of several lines is written in one, and read again`(text: String) {
    #expect(text.writingLines.readingLines == text)
    #expect(!text.writingLines.contains("\n"))
  }

  @Test(arguments: [
    ("opne", ["open"]), ("OPEN", ["open"]), ("fav", ["favourite"]), ("ta", ["tab", "tap"]),
    ("favuorit", ["favourite"]), ("x", []), ("fly", []), ("", []),
    (String(repeating: "open", count: 1000), []),
  ])
  func `a wrong name is nearest to those that it was meant to be`(name: String, nearest: [String]) {
    #expect(name.nearest(among: ["open", "favourite", "tab", "tap", "quit"]) == nearest)
  }
}
