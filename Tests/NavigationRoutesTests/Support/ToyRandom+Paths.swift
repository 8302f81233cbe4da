import TestSupport

extension ToyRandom {
  /// Returns a random path of whole words, dots, escapes and wrong escapes.
  mutating func path() -> String {
    (0..<Int.random(in: 0...7, using: &self)).reduce(into: "") { text, _ in
      let isWrong = Int.random(in: 0..<25, using: &self) == 0
      text += (isWrong ? wrong : pieces).randomElement(using: &self) ?? ""
    }
  }
}

private let pieces = [
  "/", "/", "/", "..", "../", "./", ".", "a", "b", "notes", "7", "é", "e\u{301}", "%C3%A9",
  "%c3%a9", "%2F", "%2e", "%2E%2E", "%25", "%00", " ", "?", "#", ":", ";", "+", "😀", "\u{301}",
  "\r\n",
]
private let wrong = ["%", "%4", "%FF", "%zz"]
