/// The words of a line after the command's name, to be taken one by one.
///
/// ```swift
/// // push COUNT [unanimated]
/// let count = try arguments.count("COUNT")
/// let animated = !arguments.flag("unanimated")
/// ```
///
/// Arguments that a command does not take are reported by the runner as one argument too many.
public struct ScriptArguments: Hashable, Sendable {
  /// The words that have not been taken yet.
  public private(set) var words: [String]

  /// The blanks before each of the words.
  private var gaps: [String]

  /// Makes arguments of words.
  public init(_ words: [String]) {
    self.words = words
    gaps = words.map { _ in " " }
  }

  /// Makes arguments of the words of a line.
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

  /// Takes the next word.
  ///
  /// - Parameter parameter: The name in the help.
  /// - Returns: The word.
  /// - Throws: ``ScriptError/missing(_:)``.
  public mutating func word(_ parameter: String) throws(ScriptError) -> String {
    guard !words.isEmpty else { throw .missing(parameter) }
    gaps.removeFirst()
    return words.removeFirst()
  }

  /// Takes the next word, which is a whole number.
  ///
  /// Numbers below zero are numbers: whether they do is for the reducer to say.
  ///
  /// - Parameter parameter: The name in the help.
  /// - Returns: The number.
  /// - Throws: ``ScriptError/missing(_:)``, ``ScriptError/invalid(_:expected:)``.
  public mutating func number(_ parameter: String) throws(ScriptError) -> Int {
    let word = try word(parameter)
    guard let number = Int(word) else { throw .invalid(word, expected: "\(parameter), a number") }
    return number
  }

  /// Takes the next word, which is one of some.
  ///
  /// - Parameters:
  ///   - parameter: The name in the help.
  ///   - choices: The choices that are allowed.
  /// - Returns: The choice that has the word as its text.
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

  /// Takes all that is left, at least one word.
  ///
  /// - Parameter parameter: The name in the help.
  /// - Returns: The words.
  /// - Throws: ``ScriptError/missing(_:)``.
  public mutating func rest(_ parameter: String) throws(ScriptError) -> [String] {
    guard !words.isEmpty else { throw .missing(parameter) }
    defer { (words, gaps) = ([], []) }
    return words
  }

  /// Takes all that is left as one text, with the blanks between its words as they are typed.
  ///
  /// ```swift
  /// // write  a   b
  /// try arguments.text("TEXT")                       // a   b
  /// ```
  ///
  /// - Parameter parameter: The name in the help.
  /// - Returns: The text, without blanks at its ends.
  /// - Throws: ``ScriptError/missing(_:)``.
  public mutating func text(_ parameter: String) throws(ScriptError) -> String {
    let gaps = gaps.dropFirst()
    let words = try rest(parameter)
    return words[0] + zip(gaps, words.dropFirst()).map { $0 + $1 }.joined()
  }

  /// Takes all that is left as a text of several lines: `\n` begins another one, and `\\` is a
  /// backslash.
  ///
  /// ```swift
  /// // write Dear Ada,\nall is well.
  /// try arguments.lines("TEXT")                      // Dear Ada, and below it: all is well.
  /// ```
  ///
  /// - Parameter parameter: The name in the help.
  /// - Returns: The text, with line feeds between its lines.
  /// - Throws: ``ScriptError/missing(_:)``.
  public mutating func lines(_ parameter: String) throws(ScriptError) -> String {
    try text(parameter).readingLines
  }

  /// Takes the last word if it is this one.
  ///
  /// - Parameter name: The word.
  /// - Returns: True if it was there.
  public mutating func flag(_ name: String) -> Bool {
    guard words.last == name else { return false }
    words.removeLast()
    gaps.removeLast()
    return true
  }
}
