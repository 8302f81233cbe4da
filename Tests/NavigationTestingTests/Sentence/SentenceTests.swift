import Foundation
import Testing

/// The law is the test is the sentence: what stands under `## Laws` in a comment of the sources is,
/// word for word, the name of a test.
@Suite struct SentenceTests {
  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func `every law in a comment is the name of a test`() throws {
    let laws = try texts(in: "Sources").flatMap { file, text in
      Self.laws(in: text).map { (file, $0) }
    }
    let names = try texts(in: "Tests").reduce(into: Set<String>()) { names, file in
      names.formUnion(Self.names(in: file.text))
    }
    let strangers = laws.filter { !names.contains($0.1) }.map { "\($0.0): \($0.1)" }
    print("laws: \(laws.count) compared with the names of \(names.count) tests")
    #expect(strangers == [])
    #expect(laws.count > 80)
    #expect(names.count > 1_500)
  }

  @Test func `a law goes on over lines, and ends with the list`() {
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

  private func texts(in folder: String) throws -> [(file: String, text: String)] {
    let folder = root.appendingPathComponent(folder)
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return try (paths ?? []).filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let url = folder.appendingPathComponent(path)
      return (path, try String(contentsOf: url, encoding: .utf8))
    }
  }

  /// The bullets below each `## Laws`.
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

  /// The raw identifiers of functions.
  private static func names(in text: String) -> Set<String> {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    var names: Set<String> = []
    // Not every tick has another one, so each part is asked what stands before it.
    for (before, name) in zip(parts, parts.dropFirst()) {
      let words = before.split(whereSeparator: \.isWhitespace)
      if words.last == "func" { names.insert(String(name)) }
    }
    return names
  }
}
