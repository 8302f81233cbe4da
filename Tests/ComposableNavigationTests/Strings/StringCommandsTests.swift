import ComposableNavigation
import Testing
import TestSupport

@Suite struct StringCommandsTests {
  @Test(arguments: ["a", "é", "e\u{301}", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "\r\n", "👨‍👩‍👧‍👦"], 0...12)
  func `a text is cut to a number of characters`(letter: String, count: Int) {
    let text = String(repeating: letter, count: count)
    for length in 1...12 {
      let cut = text.cut(to: length)
      #expect(cut == (count > length ? text.prefix(length - 1) + "…" : text))
    }
  }

  @Test func `a letter with many marks is cut as well`() {
    let marks = String(repeating: "\u{301}", count: 1_000)
    let cut = ("a" + marks).cut(to: 10)
    #expect(cut.unicodeScalars.count == 161)
    #expect(cut.hasSuffix("…"))
    #expect(("a" + marks + "b").cut(to: 1) == "…")
  }
}
