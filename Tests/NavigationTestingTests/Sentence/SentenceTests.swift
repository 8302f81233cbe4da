import Foundation
import Testing

/// The laws of doc comments are names of tests: each bullet under `## Laws` in the sources is, word
/// for word, the name of a test, and so is each test that an article quotes.
///
/// The lines of comments are plain sentences, and none begins with a clause.
@Suite struct SentenceTests {
  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func `every law in a comment is the name of a test`() throws {
    let laws = try texts(in: "Sources", ending: ".swift").flatMap { file, text in
      Self.laws(in: text).map { (file, $0) }
    }
    let tests = try texts(in: "Tests", ending: ".swift")
    let names = tests.reduce(into: Set<String>()) { names, file in
      names.formUnion(Self.names(in: file.text))
    }
    let strangers = laws.filter { !names.contains($0.1) }.map { "\($0.0): \($0.1)" }
    print("laws: \(laws.count) compared with the names of \(names.count) tests")
    #expect(strangers == [])
    #expect(laws.count > 80)
    #expect(names.count > 1_500)
  }

  @Test func `every test that an article names is there, in its suite`() throws {
    var names: Set<String> = []
    var suites: [String: Set<String>] = [:]
    for (_, text) in try texts(in: "Tests", ending: ".swift") {
      let there = Self.names(in: text)
      names.formUnion(there)
      for suite in Self.suites(in: text) { suites[suite, default: []].formUnion(there) }
    }
    var (quoted, strangers): (Int, [String]) = (0, [])
    for (file, text) in try texts(in: "Sources", ending: ".md") {
      let quotes = Self.quotes(in: text)
      // Other articles quote messages and commands.
      guard quotes.contains(where: { names.contains($0.text) || suites[$0.text] != nil })
      else { continue }
      for quote in quotes where Self.isSentence(quote.text) {
        quoted += 1
        let known = quote.suite.flatMap { suites[$0] } ?? names
        if !known.contains(quote.text) { strangers.append("\(file): \(quote.text)") }
      }
    }
    print("articles: \(quoted) names of tests compared with \(suites.count) suites")
    #expect(strangers == [])
    #expect(quoted > 40)
    #expect(suites.count > 150)
  }

  @Test func `no line of a comment begins with a clause`() throws {
    let sources =
      try texts(in: "Sources", ending: ".swift") + texts(in: "Showcases", ending: ".swift")
    var (lines, clauses): (Int, [String]) = (0, [])
    for (file, text) in sources {
      let comments = Self.comments(in: text)
      lines += comments.count
      clauses += comments.filter(Self.beginsWithClause).map { "\(file): \($0)" }
    }
    print("comments: \(lines) lines read")
    #expect(clauses == [])
    #expect(lines > 10_000)
  }

  @Test func `a clause is found behind a bullet, a parameter, a mark and code, and a law is none`()
  {
    let text = """
      /// What it is.
      /// - Returns: Whether it goes on.
      ///   - name: How it is called.
      /// - Parameter name: Which it is.
      // MARK: Why it goes
      /// ## Who goes
      let one = 1  // What one is.
      let url = "https://Who.example"
      /// A law begins small:
      /// - what goes is gone
      /// Whatever it is, and whose: What follows.
      // Whole
      """
    let clauses = Self.comments(in: text).filter(Self.beginsWithClause)
    #expect(
      clauses == [
        "What it is.", "- Returns: Whether it goes on.", "- name: How it is called.",
        "- Parameter name: Which it is.", "MARK: Why it goes", "## Who goes", "What one is.",
      ]
    )
  }

  @Test func `a quote after its suite is one of it, and code is none`() {
    let text = """
      | `SomeLaws`: `one goes
      on`, `another` | `third` and ``Symbol`` |
      ```swift
      let code = `self`
      ```
      """
    let quotes = Self.quotes(in: text)
    #expect(quotes.map(\.text) == ["SomeLaws", "one goes on", "another", "third"])
    #expect(quotes.map(\.suite) == [nil, "SomeLaws", "SomeLaws", nil])
    #expect(Self.isSentence("what the user takes away goes"))
    #expect(!Self.isSentence("swift run Countries --state FILE"))
    #expect(!Self.isSentence("var s = State(); return s"))
  }

  @Test func `a law continues over lines, and ends with the list`() {
    let text = """
      /// A thing.
      ///
      /// ## Laws
      /// - one
      /// - another, which
      ///   goes on
      ///
      /// - Complexity: O(1).
      struct Thing {}
      """
    #expect(Self.laws(in: text) == ["one", "another, which goes on"])
  }

  @Test func `a name may stand on the line after its function`() {
    let tick = "`"
    let text = "@Test func \(tick)one\(tick)() {}\n@Test\nfunc\n  \(tick)two\(tick)() {}"
    #expect(Self.names(in: text) == ["one", "two"])
  }

  private typealias Source = (file: String, text: String)

  private func texts(in folder: String, ending suffix: String) throws -> [Source] {
    let folder = root.appendingPathComponent(folder)
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return try (paths ?? []).filter { $0.hasSuffix(suffix) }.sorted().map { path in
      let url = folder.appendingPathComponent(path)
      return (path, try String(contentsOf: url, encoding: .utf8))
    }
  }

  /// Returns the lines of comments without their slashes, including comments after code.
  private static func comments(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let start = words.firstIndex(where: { $0 == "//" || $0 == "///" }) else { return nil }
      return words[(start + 1)...].joined(separator: " ")
    }
  }

  /// Returns a Boolean value that indicates whether a line of a comment begins with the first word
  /// of a clause.
  ///
  /// Skips a bullet, the name of a parameter, a mark and the number signs of a heading. A law
  /// begins in lower case.
  private static func beginsWithClause(_ comment: String) -> Bool {
    var words = comment.split(separator: " ")[...]
    if let first = words.first, first == "-" || first.allSatisfy({ $0 == "#" }) {
      words.removeFirst()
    }
    if words.first == "Parameter" { words.removeFirst() }
    if words.first?.hasSuffix(":") == true { words.removeFirst() }
    let clauses: Set<Substring> = ["What", "Whether", "Who", "How", "Which", "Why"]
    return words.first.map { clauses.contains($0) } ?? false
  }

  /// Returns the bullets below each `## Laws`.
  private static func laws(in text: String) -> [String] {
    var laws: [String] = []
    var isInList = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = line.drop { $0 == " " }
      if line == "/// ## Laws" {
        isInList = true
      } else if isInList, line.hasPrefix("/// - ") {
        laws.append(String(line.dropFirst("/// - ".count)))
      } else if isInList, line.hasPrefix("///   "), let last = laws.popLast() {
        laws.append(last + " " + String(line.drop { $0 == "/" || $0 == " " }))
      } else {
        isInList = false
      }
    }
    return laws
  }

  /// Returns the raw identifiers of functions.
  private static func names(in text: String) -> Set<String> {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    var names: Set<String> = []
    // Ticks are not always paired, so each part is checked for the word before it.
    for (before, name) in zip(parts, parts.dropFirst()) {
      let words = before.split(whereSeparator: \.isWhitespace)
      if words.last == "func" { names.insert(String(name)) }
    }
    return names
  }

  /// Returns the structures whose names are those of suites.
  private static func suites(in text: String) -> [String] {
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return zip(words, words.dropFirst())
      .filter { $0 == "struct" && ($1.hasSuffix("Tests") || $1.hasSuffix("Laws")) }
      .map { String($1) }
  }

  /// Returns the texts between ticks, except code and names of symbols, each with the suite that
  /// precedes it with a colon.
  private static func quotes(in article: String) -> [(text: String, suite: String?)] {
    var isCode = false
    var lines: [Substring] = []
    for line in article.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.drop(while: { $0 == " " }).hasPrefix("```") {
        isCode.toggle()
      } else if !isCode {
        lines.append(line)
      }
    }
    let symbols = lines.joined(separator: "\n").split(
      separator: "``",
      omittingEmptySubsequences: false
    )
    // Every other part is a symbol.
    let prose = stride(from: 0, to: symbols.count, by: 2).map { symbols[$0] }.joined(separator: " ")
    let parts = prose.split(separator: "`", omittingEmptySubsequences: false)
    var quotes: [(text: String, suite: String?)] = []
    for index in stride(from: 1, to: parts.count, by: 2) {
      let text = parts[index].split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let between = parts[index - 1].filter { !$0.isWhitespace }
      let suite =
        switch between {
        case ":": quotes.last?.text
        case ",": quotes.last?.suite
        default: nil as String?
        }
      quotes.append((text, suite))
    }
    return quotes
  }

  /// Returns a Boolean value that indicates whether a quote is a sentence, as names of tests are.
  private static func isSentence(_ text: String) -> Bool {
    text.split(separator: " ").count >= 5 && text.first?.isLowercase == true
      && !text.contains(" -")
      && text.allSatisfy { $0.isLetter || $0.isNumber || " ,'-".contains($0) }
  }
}
