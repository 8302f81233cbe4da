import TerminalHost

/// The words of a line after the command's name, which a command reads one by one.
///
/// ```swift
/// // push COUNT [unanimated]
/// let count = try arguments.count("COUNT")
/// let animated = !arguments.flag("unanimated")
/// ```
///
/// Words that a command leaves are reported as an extra argument.
public struct ScriptArguments: Hashable, Sendable {
  /// The words that have not been read yet.
  public private(set) var words: [String]

  /// The blanks before each of the words.
  private var gaps: [String]

  /// Creates arguments from words.
  public init(_ words: [String]) {
    self.words = words
    gaps = words.map { _ in " " }
  }

  /// Creates arguments from the words of a line.
  init(line: String) {
    (words, gaps) = ([], [])
    var (word, gap) = ("", "")
    for character in line {
      if character != " ", character != "\t" {
        word.append(character)
        continue
      }
      if !word.isEmpty { add(word, after: gap) }
      if !word.isEmpty { (word, gap) = ("", "") }
      gap.append(character)
    }
    if !word.isEmpty { add(word, after: gap) }
  }

  private mutating func add(_ word: String, after gap: String) {
    words.append(word)
    gaps.append(gap)
  }

  /// Reads the next word.
  ///
  /// - Parameter parameter: The name of the parameter in the help.
  /// - Returns: The word.
  /// - Throws: ``ScriptError/missing(_:)``.
  public mutating func word(_ parameter: String) throws(ScriptError) -> String {
    guard !words.isEmpty else { throw .missing(parameter) }
    gaps.removeFirst()
    return words.removeFirst()
  }

  /// Reads the next word as an integer.
  ///
  /// Negative numbers are valid; the reducer decides whether it accepts them.
  ///
  /// - Parameter parameter: The name of the parameter in the help.
  /// - Returns: The number.
  /// - Throws: ``ScriptError/missing(_:)``, ``ScriptError/invalid(_:expected:)``.
  public mutating func number(_ parameter: String) throws(ScriptError) -> Int {
    let word = try word(parameter)
    guard let number = Int(word) else { throw .invalid(word, expected: "\(parameter), a number") }
    return number
  }

  /// Reads the next word as one of several choices.
  ///
  /// - Parameters:
  ///   - parameter: The name of the parameter in the help.
  ///   - choices: The allowed choices.
  /// - Returns: The choice whose description is the word.
  /// - Throws: ``ScriptError/missing(_:)``, ``ScriptError/invalid(_:expected:)``.
  public mutating func choice<Choice>(
    _ parameter: String,
    of choices: [Choice]
  ) throws(ScriptError) -> Choice {
    let word = try word(parameter)
    guard let choice = choices.first(where: { "\($0)" == word }) else {
      let known = choices.map { "\($0)" }.joined(separator: ", ")
      throw .invalid(word, expected: "\(parameter), one of: \(known)")
    }
    return choice
  }

  /// Reads all remaining words, at least one.
  ///
  /// - Parameter parameter: The name of the parameter in the help.
  /// - Returns: The words.
  /// - Throws: ``ScriptError/missing(_:)``.
  public mutating func rest(_ parameter: String) throws(ScriptError) -> [String] {
    guard !words.isEmpty else { throw .missing(parameter) }
    defer { (words, gaps) = ([], []) }
    return words
  }

  /// Reads all remaining words as one text, with the typed spaces between them.
  ///
  /// ```swift
  /// // write  a   b
  /// try arguments.text("TEXT")                       // a   b
  /// ```
  ///
  /// - Parameter parameter: The name of the parameter in the help.
  /// - Returns: The text, without spaces at its ends.
  /// - Throws: ``ScriptError/missing(_:)``.
  public mutating func text(_ parameter: String) throws(ScriptError) -> String {
    let gaps = gaps.dropFirst()
    let words = try rest(parameter)
    return words[0] + zip(gaps, words.dropFirst()).map { $0 + $1 }.joined()
  }

  /// Reads all remaining words as a text of several lines, with `\n` and `\\` as escapes.
  ///
  /// ```swift
  /// // write Dear Ada,\nall is well.
  /// try arguments.lines("TEXT")                      // Dear Ada, and below it: all is well.
  /// ```
  ///
  /// - Parameter parameter: The name of the parameter in the help.
  /// - Returns: The text, with line feeds between its lines.
  /// - Throws: ``ScriptError/missing(_:)``.
  public mutating func lines(_ parameter: String) throws(ScriptError) -> String {
    try text(parameter).readingLines
  }

  /// Removes the last word if it is the given one.
  ///
  /// - Parameter name: The word.
  /// - Returns: True if the last word was the given one.
  public mutating func flag(_ name: String) -> Bool {
    guard words.last == name else { return false }
    words.removeLast()
    gaps.removeLast()
    return true
  }
}
