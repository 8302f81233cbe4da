/// The types of a table's parameters, compared and ordered by the texts that they accept.
///
/// Each pair is compared only once.
struct LinkKinds: Sendable {
  private(set) var kinds: [LinkKind] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var ranks: [Int] = []
  /// For each pair, whether the first type accepts all texts of the second.
  private var coverings: [[Bool]] = []
  /// For each pair, a text that both accept, if neither type accepts all texts of the other.
  private var ambiguities: [[String?]] = []

  init(_ shapes: [LinkShape]) {
    var texts = Set(LinkProbe.texts)
    for step in shapes.lazy.flatMap(\.steps) {
      switch step {
      case .literal(let text): texts.insert(text)
      case .value(let kind), .optional(let kind), .rest(let kind):
        guard numbers[kind.type] == nil else { continue }
        numbers[kind.type] = kinds.count
        kinds.append(kind)
        texts.formUnion(kind.samples())
      case .query: break
      }
    }
    texts.remove("")
    compare(texts.sorted())
  }

  private mutating func compare(_ texts: [String]) {
    let accepted = kinds.map { AcceptedTexts(texts, where: $0.accepts) }
    let names = kinds.map(\.typeName)
    let order = kinds.indices.sorted {
      (accepted[$0].count, names[$0]) < (accepted[$1].count, names[$1])
    }
    ranks = Array(repeating: 0, count: kinds.count)
    for (rank, kind) in order.enumerated() { ranks[kind] = rank }
    coverings = accepted.map { wide in accepted.map { $0.isSubset(of: wide) } }
    ambiguities = kinds.indices.map { first in
      kinds.indices.map { second -> String? in
        // A type whose texts are a subset of the other's wins.
        let isPart = coverings[first][second] != coverings[second][first]
        guard first != second, !isPart else { return nil }
        return accepted[first].firstShared(with: accepted[second]).map { texts[$0] }
      }
    }
  }

  func index(of kind: LinkKind) -> Int { numbers[kind.type] ?? 0 }

  /// Returns the rank of a kind; the kind with fewer texts is tried first.
  func rank(_ kind: Int) -> Int { ranks[kind] }

  /// Returns a text of both kinds, unless the texts of one are a strict subset of the other's.
  func ambiguity(_ first: Int, _ second: Int) -> String? { ambiguities[first][second] }

  /// Returns a Boolean value that indicates whether the order of two kinds is undefined: neither is
  /// a subset of the other, and no text that both accept is known, though there may be one.
  func isUnordered(_ first: Int, _ second: Int) -> Bool {
    first != second && !coverings[first][second] && !coverings[second][first]
      && ambiguities[first][second] == nil
      && !(kinds[first].isKnown && kinds[second].isKnown)
      && !kinds[first].hasAllSamples && !kinds[second].hasAllSamples
  }

  /// Returns a Boolean value that indicates whether the first kind accepts all texts of the second.
  func covers(_ first: Int, _ second: Int) -> Bool { coverings[first][second] }

  subscript(kind: Int) -> LinkKind { kinds[kind] }
}

/// The texts of a list that a type accepts, with one bit for each.
private struct AcceptedTexts {
  private var words: [UInt64]
  private(set) var count = 0

  init(_ texts: [String], where accepts: (String) -> Bool) {
    words = Array(repeating: 0, count: texts.count / 64 + 1)
    for (index, text) in texts.enumerated() where accepts(text) {
      words[index / 64] |= 1 << UInt64(index % 64)
      count += 1
    }
  }

  func isSubset(of other: AcceptedTexts) -> Bool {
    zip(words, other.words).allSatisfy { $0 & ~$1 == 0 }
  }

  /// Returns the index of the first text that both accept, or nil if there is none.
  func firstShared(with other: AcceptedTexts) -> Int? {
    for (index, (word, peer)) in zip(words, other.words).enumerated() where word & peer != 0 {
      return index * 64 + (word & peer).trailingZeroBitCount
    }
    return nil
  }
}
