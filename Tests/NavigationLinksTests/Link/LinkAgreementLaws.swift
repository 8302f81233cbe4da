import NavigationLinks
import Testing
import TestSupport

/// Compares a table with a model that tries every pattern on every link.
@Suite struct LinkAgreementLaws {
  @Test func `building rejects every ambiguity with a URL that shows it`() {
    let (search, refused) = compare(best: { $0.lexicographicallyPrecedes($1) })
    search.finish(", \(refused) refused")
    #expect(refused > 0)
    #expect(refused < search.count)
  }

  @Test func `another order of winning is found`() {
    compare(best: { $1.lexicographicallyPrecedes($0) }).search.expectFound()
  }

  /// Compares all pairs of patterns with a model in which a reading wins against another one by its rank.
  private func compare(
    best: ([Int], [Int]) -> Bool
  ) -> (search: ToySearch, refused: Int) {
    let patterns = ModelPart.patterns(upTo: bound(2, full: 3))
    let urls = allLists(of: ["a", "1", "b"], upTo: 3)
    var search = ToySearch("tables")
    var refused = 0
    for (index, first) in patterns.enumerated() {
      for second in patterns[(index + 1)...] {
        let model = [first, second]
        let isAmbiguous = urls.contains { tie(model, $0) }
        do throws(LinkTableError) {
          let table = try table(of: model)
          let other = urls.first {
            winner(model, $0, best) != (try? table.match(LinkURL(path: $0)))?.target
          }
          search.check(
            !isAmbiguous && other == nil,
            "\(model) \(other.map { "differs on \($0)" } ?? "is ambiguous and was built")"
          )
        } catch {
          refused += 1
          let shown = error.problems.allSatisfy { problem in
            (try? LinkURL(problem.witness)).map { tie(model, $0.path) } == true
          }
          search.check(isAmbiguous && shown, "\(model) was refused: \(error)")
        }
      }
    }
    return (search, refused)
  }

  private func table(of patterns: [[ModelPart]]) throws(LinkTableError) -> LinkTable<Int> {
    try LinkTable<Int> {
      for (index, pattern) in patterns.enumerated() {
        Link(id: "\(index)", read: { index }, write: { $0 == index ? () : nil }) {
          pattern.reduce(LinkPart { "" }) { before, part in
            LinkPart {
              before; part.part
            }
          }
        }
      }
    }
  }

  /// Returns a Boolean value that indicates whether two readings of a link have the same rank.
  private func tie(_ patterns: [[ModelPart]], _ url: [String]) -> Bool {
    let ranks = patterns.flatMap { ModelPart.readings($0[...], url[...]) }
    return Set(ranks).count < ranks.count
  }

  private func winner(
    _ patterns: [[ModelPart]],
    _ url: [String],
    _ best: ([Int], [Int]) -> Bool
  ) -> Int? {
    let readings = patterns.enumerated().flatMap { index, pattern in
      ModelPart.readings(pattern[...], url[...]).map { (rank: $0, index) }
    }
    return readings.min { best($0.rank, $1.rank) }?.1
  }
}

/// A part of a pattern in the model.
enum ModelPart: CaseIterable {
  case a, one, int, text, maybeInt, ints, rest

  static func patterns(upTo length: Int) -> [[ModelPart]] {
    allLists(of: Array(allCases), upTo: length).filter { pattern in
      !pattern.dropLast().contains { $0 == .ints || $0 == .rest }
    }
  }

  var part: LinkPart<Void> {
    switch self {
    case .a: LinkPart { "a" }
    case .one: LinkPart { "1" }
    case .int:
      Segment.value("i", Int.self).map { _ in
      } back: {
        1
      }
    case .text:
      Segment.value("t", String.self).map { _ in
      } back: {
        "a"
      }
    case .maybeInt:
      Segment.optional("m", Int.self).map { _ in
      } back: {
        nil
      }
    case .ints:
      Segment.repeated("n", Int.self).map { _ in
      } back: {
        []
      }
    case .rest:
      Segment.wildcard().map { _ in
      } back: {
        []
      }
    }
  }

  /// Returns the rank of each reading of a link; the lowest wins.
  static func readings(_ pattern: ArraySlice<ModelPart>, _ url: ArraySlice<String>) -> [[Int]] {
    guard let part = pattern.first else { return url.isEmpty ? [[0]] : [] }
    func taking(_ rank: Int, if matches: (String) -> Bool) -> [[Int]] {
      guard let first = url.first, matches(first) else { return [] }
      return readings(pattern.dropFirst(), url.dropFirst()).map { [rank] + $0 }
    }
    switch part {
    case .a: return taking(1) { $0 == "a" }
    case .one: return taking(1) { $0 == "1" }
    case .int: return taking(2) { Int($0) != nil }
    case .text: return taking(3) { _ in true }
    case .maybeInt: return taking(2) { Int($0) != nil } + readings(pattern.dropFirst(), url)
    case .ints: return url.allSatisfy { Int($0) != nil } ? [[4]] : []
    case .rest: return [[5]]
    }
  }
}
