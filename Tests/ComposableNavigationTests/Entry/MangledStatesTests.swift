import Foundation
import Testing

/// The decodable states, found in the sources instead of a list.
@Suite struct MangledStatesTests {
  private static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func `each state that can be read is read from mangled archives`() throws {
    let declared = try Self.files("Sources") { _ in true }
      .reduce(into: Set<String>()) { $0.formUnion(Self.states(in: $1)) }
    let suites = try Self.files("Tests") { $0.hasPrefix("Mangled") && $0.hasSuffix("Laws.swift") }
      .map(Self.withoutGenerics).joined()
    #expect(declared.isSuperset(of: ["StackNavigation.State", "AlertState"]))
    let missing = declared.filter { !suites.contains($0) }.sorted()
    #expect(missing == [], "no suite Mangled…Laws names them")
  }

  @Test(arguments: [
    ("extension A.State: Decodable where Item: Decodable {}", ["A.State"]),
    ("public struct BState<Item>: Hashable, Codable {", ["BState"]),
    ("extension C {\n  public struct State: Sendable, Codable {", ["C.State"]),
    ("public struct D: Reducer {\n  enum State: Codable {", ["D.State"]),
    ("extension E.State: Encodable where Item: Decodable {}", []),
    ("// extension F.State: Decodable {}", []),
    ("public struct Statement: Codable {", []),
  ])
  func `a state is found wherever it is declared`(source: String, states: [String]) {
    #expect(Self.states(in: source).sorted() == states)
  }

  // MARK: Reading sources

  private static func files(
    _ folder: String,
    _ isWanted: (String) -> Bool
  ) throws -> [String] {
    let root = project.appendingPathComponent(folder)
    return try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
      .filter { path in
        path.hasSuffix(".swift") && isWanted(String(path.split(separator: "/").last ?? ""))
      }
      .map { try String(contentsOf: root.appendingPathComponent($0), encoding: .utf8) }
  }

  /// Returns the types named `State`, or with this suffix, that are Decodable.
  private static func states(in source: String) -> Set<String> {
    var outer = ""
    var found: Set<String> = []
    for line in source.split(separator: "\n") {
      guard let declaration = Declaration(line) else { continue }
      let isNested = line.hasPrefix(" ")
      if !isNested { outer = declaration.name }
      guard declaration.isDecodable, declaration.name.hasSuffix("State") else { continue }
      found.insert(isNested ? "\(outer).\(declaration.name)" : declaration.name)
    }
    return found
  }

  private static func withoutGenerics(_ text: String) -> String {
    var depth = 0
    var kept = ""
    for character in text {
      switch character {
      case "<": depth += 1
      case ">": depth = max(depth - 1, 0)
      case "\n":
        depth = 0
        kept.append(character)
      default: if depth == 0 { kept.append(character) }
      }
    }
    return kept
  }
}

/// The first line of a type or an extension.
private struct Declaration {
  let name: String
  let isDecodable: Bool

  init?(_ line: Substring) {
    let words = line.split(separator: " ")
    let kinds = ["extension", "struct", "enum", "class"]
    guard words.first?.hasPrefix("//") == false,
      let kind = words.firstIndex(where: { kinds.contains(String($0)) }), kind < 3,
      kind + 1 < words.count
    else { return nil }
    name = String(words[kind + 1].prefix { $0.isLetter || $0.isNumber || $0 == "." })
    let heads = line.split(separator: "{").first?.components(separatedBy: " where ").first ?? ""
    let conformances = heads.split(separator: ":").dropFirst().joined(separator: " ")
    let names = conformances.split { !$0.isLetter }
    isDecodable = names.contains("Decodable") || names.contains("Codable")
  }
}
