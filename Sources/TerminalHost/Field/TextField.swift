import ComposableNavigation

/// A text that the user types, and the position of the cursor in it.
///
/// ```swift
/// var field = TextField("Ada Lovelace")
/// field.take(.wordLeft)
/// field.insert("King ")
/// field.text                                         // Ada King Lovelace
/// ```
///
/// In a field of one line, a line break becomes a space. Text that exceeds the length of the
/// longest line of a script is not inserted.
///
/// - Complexity: O(*n*) in the length of the text for each key and each paste.
package struct TextField: Hashable, Sendable {
  /// The text before the cursor.
  package private(set) var before: String
  /// The text after the cursor.
  package private(set) var after = ""
  /// A Boolean value that indicates whether the text can have several lines.
  package var isMultiline: Bool
  /// The maximum number of bytes of the text.
  let limit: Int

  /// Creates a field with the cursor at the end of its text.
  ///
  /// - Parameters:
  ///   - text: The text; control characters are removed.
  ///   - isMultiline: True for a text of several lines.
  ///   - limit: The maximum number of bytes of the text.
  package init(_ text: String = "", isMultiline: Bool = false, limit: Int = 4000) {
    before = ""
    self.isMultiline = isMultiline
    self.limit = limit
    insert(text)
  }

  package var text: String {
    get { before + after }
    set { self = TextField(newValue, isMultiline: isMultiline, limit: limit) }
  }

  /// The number of lines.
  package var lineCount: Int { text.filter { $0 == "\n" }.count + 1 }

  package var isEmpty: Bool { before.isEmpty && after.isEmpty }

  /// Inserts a text before the cursor, up to the limit.
  ///
  /// - Returns: False if the text exceeds the limit and was cut.
  @discardableResult
  package mutating func insert(_ text: String) -> Bool {
    var room = limit - before.utf8.count - after.utf8.count
    for scalar in text.unicodeScalars {
      let isBreak = scalar == "\n"
      let taken = isBreak && !isMultiline ? " " : scalar
      // These scalars are invisible, and some are commands for the terminal.
      if !isBreak, scalar.isCommand { continue }
      room -= String(taken).utf8.count
      guard room >= 0 else { return false }
      before.unicodeScalars.append(taken)
    }
    return true
  }

  /// Handles a key that moves the cursor or deletes text.
  ///
  /// - Returns: False if the key has another meaning.
  @discardableResult
  package mutating func take(_ key: TerminalKey) -> Bool {
    switch key {
    case .left: if !before.isEmpty { goBack(to: before.index(before: before.endIndex)) }
    case .right: if !after.isEmpty { goOn(to: after.index(after: after.startIndex)) }
    case .wordLeft: goBack(to: before.wordStart)
    case .wordRight: goOn(to: after.wordEnd)
    case .home, .control("a"): goBack(to: before.lineStart)
    case .end, .control("e"): goOn(to: after.lineEnd)
    case .up where isMultiline: goUp()
    case .down where isMultiline: goDown()
    case .newline where isMultiline: insert("\n")
    case .backspace: if !before.isEmpty { before.removeLast() }
    case .delete: if !after.isEmpty { after.removeFirst() }
    case .backspaceWord, .control("w"): before.removeSubrange(before.wordStart...)
    case .deleteWord: after.removeSubrange(..<after.wordEnd)
    case .control("u"): before.removeSubrange(before.lineStart...)
    case .control("k"): after.removeSubrange(..<after.lineEnd)
    default: return false
    }
    return true
  }

  // MARK: Moving

  private mutating func goBack(to index: String.Index) {
    after = String(before[index...]) + after
    before = String(before[..<index])
  }

  private mutating func goOn(to index: String.Index) {
    before.append(contentsOf: after[..<index])
    after = String(after[index...])
  }

  private mutating func goUp() {
    let start = before.lineStart
    guard start > before.startIndex else { return goBack(to: before.startIndex) }
    let column = before[start...].count
    goBack(to: before.index(before: start))
    let line = before[before.lineStart...]
    goBack(to: before.index(before.lineStart, offsetBy: min(column, line.count)))
  }

  private mutating func goDown() {
    let column = before[before.lineStart...].count
    let end = after.lineEnd
    guard end < after.endIndex else { return goOn(to: after.endIndex) }
    goOn(to: after.index(after: end))
    let line = after[..<after.lineEnd]
    goOn(to: line.index(line.startIndex, offsetBy: min(column, line.count)))
  }
}

extension String {
  /// The beginning of the last line.
  fileprivate var lineStart: Index { lastIndex(of: "\n").map { index(after: $0) } ?? startIndex }

  /// The end of the first line.
  fileprivate var lineEnd: Index { firstIndex(of: "\n") ?? endIndex }

  /// The beginning of the last word.
  fileprivate var wordStart: Index {
    let end = lastIndex { $0.isOfWord }.map { index(after: $0) } ?? startIndex
    return self[..<end].lastIndex { !$0.isOfWord }.map { index(after: $0) } ?? startIndex
  }

  /// The end of the first word.
  fileprivate var wordEnd: Index {
    let start = firstIndex { $0.isOfWord } ?? endIndex
    return self[start...].firstIndex { !$0.isOfWord } ?? endIndex
  }
}

extension Character {
  fileprivate var isOfWord: Bool { isLetter || isNumber }
}
