/// The types of a table's parameters, told apart and ordered by the texts that they accept.
///
/// Each pair is compared once, however many places of a table ask about it.
struct LinkKinds: Sendable {
  private(set) var kinds: [LinkKind] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var ranks: [Int] = []
  /// A table that tells of each pair whether the first accepts all texts of the second.
  private var coverings: [[Bool]] = []
  /// A table that has for each pair a text of both, where neither is a part of the other.
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
        // One that is a part of the other wins.
        let isPart = coverings[first][second] != coverings[second][first]
        guard first != second, !isPart else { return nil }
        return accepted[first].firstShared(with: accepted[second]).map { texts[$0] }
      }
    }
  }

  func index(of kind: LinkKind) -> Int { numbers[kind.type] ?? 0 }

  /// The turn of a kind: the one with fewer texts is asked first.
  func rank(_ kind: Int) -> Int { ranks[kind] }

  /// A text of both, when neither has all texts of the other and more of its own.
  func ambiguity(_ first: Int, _ second: Int) -> String? { ambiguities[first][second] }

  /// Returns whether nothing says which of two kinds is to be asked first: neither is a part of the
  /// other, and no text is known that both accept, though there may be one.
  func isUnordered(_ first: Int, _ second: Int) -> Bool {
    first != second && !coverings[first][second] && !coverings[second][first]
      && ambiguities[first][second] == nil
      && !(kinds[first].isKnown && kinds[second].isKnown)
      && !kinds[first].hasAllSamples && !kinds[second].hasAllSamples
  }

  /// Tells whether one kind accepts all texts of another.
  func covers(_ first: Int, _ second: Int) -> Bool { coverings[first][second] }

  /// The kind of a step.
  subscript(kind: Int) -> LinkKind { kinds[kind] }
}

/// The texts of a list that a type accepts, one bit for each.
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

  /// The number of the first text of both.
  func firstShared(with other: AcceptedTexts) -> Int? {
    for (index, (word, peer)) in zip(words, other.words).enumerated() where word & peer != 0 {
      return index * 64 + (word & peer).trailingZeroBitCount
    }
    return nil
  }
}
