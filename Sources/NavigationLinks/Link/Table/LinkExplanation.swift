/// An explanation of the reading of a link: the pattern that won, and the faults of the others.
///
/// ```swift
/// print(table.explain("person/new"))
/// // person/new
/// // ● person/new
/// // ○ person/:id: “new” is a literal in “person/new”
/// // ✗ home: at 0: found “person”, expected “home”
/// ```
public struct LinkExplanation: Hashable, Sendable {
  /// A pattern that was tried, with the outcome.
  public struct Verdict: Hashable, Sendable {
    /// The pattern, by its id.
    public let id: String

    /// The outcome of trying it.
    public let outcome: Outcome
  }

  /// The outcome of trying a pattern.
  public enum Outcome: Hashable, Sendable {
    /// It won.
    case won
    /// It matches too; the text says why another won.
    case lost(String)
    /// It does not match.
    case unmatched(LinkError)
  }

  /// The link.
  public let link: String

  /// The patterns: the winner, those that lost, those that do not match; by id among equals.
  public let verdicts: [Verdict]
}

extension LinkExplanation {
  /// The same link, with the verdicts of another table behind; each verdict once.
  func joined(with other: LinkExplanation) -> LinkExplanation {
    let known = Set(verdicts)
    return LinkExplanation(
      link: link,
      verdicts: verdicts + other.verdicts.filter { !known.contains($0) }
    )
  }
}

extension LinkExplanation: CustomStringConvertible {
  /// One pattern a line: `●` won, `○` lost, `✗` does not match.
  public var description: String {
    let lines = verdicts.map { verdict in
      switch verdict.outcome {
      case .won: "● \(verdict.id)"
      case .lost(let why): "○ \(verdict.id): \(why)"
      case .unmatched(let error): "✗ \(verdict.id): \(error)"
      }
    }
    return ([link] + lines).joined(separator: "\n")
  }
}

extension LinkTable {
  /// Explains how a link is read: which pattern won, and why each other did not.
  ///
  /// A redirect wins for the link that it takes; explain where it leads to in turn.
  ///
  /// - Throws: ``LinkError`` for a text that is no link at all.
  /// - Complexity: O(number of patterns); for a person, not for an app.
  public func explain(_ text: String) throws(LinkError) -> LinkExplanation {
    let url = try LinkURL(text, base: base)
    var matched: [LinkVariant] = []
    var verdicts: [LinkExplanation.Verdict] = []
    let variants = Dictionary(grouping: trie.variants, by: \.link)
    for rule in 0..<(links.count + redirects.count) {
      do throws(LinkError) {
        matched.append(try variant(of: rule, among: variants[rule] ?? [], matching: url))
      } catch {
        verdicts.append(.init(id: id(of: rule), outcome: .unmatched(error)))
      }
    }
    matched.sort { $0.precedes($1, in: trie.kinds) }
    guard let winner = matched.first else {
      return LinkExplanation(link: text, verdicts: verdicts.sorted { $0.id < $1.id })
    }
    let losers = matched.dropFirst().map { loser in
      LinkExplanation.Verdict(
        id: loser.shape.id,
        outcome: .lost(winner.reason(against: loser, url, trie.kinds))
      )
    }
    let won = LinkExplanation.Verdict(id: winner.shape.id, outcome: .won)
    return LinkExplanation(
      link: text,
      verdicts: [won] + losers + verdicts.sorted { $0.id < $1.id }
    )
  }

  private func id(of rule: Int) -> String {
    rule < links.count ? links[rule].id : redirects[rule - links.count].id
  }

  /// The reading of one pattern alone.
  private func variant(
    of rule: Int,
    among own: [LinkVariant],
    matching url: LinkURL
  ) throws(LinkError) -> LinkVariant {
    let alone = LinkTrie(own.prefix(1).map(\.shape))
    var found: LinkVariant?
    var refusal: LinkError?
    var walk = LinkTrie.Walk(trie: alone, path: url.path, isWhole: true)
    walk.run(from: 0) { index, end in
      let variant = alone.variants[index]
      guard rule < links.count else {
        found = own.first { $0.present == variant.present }
        return true
      }
      var reading = LinkReading(url)
      reading.end = end
      reading.present = variant.present
      do throws(LinkError) {
        if let target = try links[rule].read(&reading), links[rule].accepts?(target) != false {
          found = own.first { $0.present == variant.present }
        } else {
          refusal = url.error(
            .guarded,
            ofComponent: 0,
            found: url.description,
            expected: "what the guard of “\(links[rule].id)” accepts"
          )
        }
      } catch {
        refusal = error
      }
      return found != nil
    }
    if let found { return found }
    if let refusal { throw refusal }
    let (component, node) = walk.farthest
    throw url.unmatched(component: component, at: node, of: alone)
  }
}

extension LinkVariant {
  /// Tells whether this pattern wins against another that matches the same link.
  func precedes(_ other: LinkVariant, in kinds: LinkKinds) -> Bool {
    if shape.priority != other.shape.priority { return shape.priority > other.shape.priority }
    if let index = difference(from: other, in: kinds) {
      return rank(at: index, in: kinds).lexicographicallyPrecedes(other.rank(at: index, in: kinds))
    }
    if shape.isGuarded != other.shape.isGuarded { return shape.isGuarded }
    return required.count > other.required.count
  }

  /// The first component at which two patterns with the same link say different things.
  private func difference(from other: LinkVariant, in kinds: LinkKinds) -> Int? {
    (0..<max(path.count, other.path.count))
      .first { rank(at: $0, in: kinds) != other.rank(at: $0, in: kinds) }
  }

  /// The end first, then literals, values by their kinds, what is left by its kind.
  private func rank(at index: Int, in kinds: LinkKinds) -> [Int] {
    guard index < path.count else { return [0] }
    return switch path[index] {
    case .literal, .query: [1]
    case .value(let kind), .optional(let kind): [2, kinds.rank(kinds.index(of: kind))]
    case .rest(let kind): [3, kinds.rank(kinds.index(of: kind))]
    }
  }

  /// The reason why this pattern wins against another, for a person.
  func reason(against other: LinkVariant, _ url: LinkURL, _ kinds: LinkKinds) -> String {
    if shape.priority != other.shape.priority {
      return "“\(shape.id)” has priority \(shape.priority), this has \(other.shape.priority)"
    }
    guard let index = difference(from: other, in: kinds) else {
      return shape.isGuarded != other.shape.isGuarded
        ? "“\(shape.id)” has a guard, which accepts it"
        : "“\(shape.id)” requires more of the query"
    }
    guard index < path.count else { return "“\(shape.id)” ends there" }
    let text = index < url.path.count ? url.path[index] : ""
    switch path[index] {
    case .literal: return "“\(text)” is a literal in “\(shape.id)”"
    case .value(let kind), .optional(let kind), .rest(let kind):
      return "“\(text)” is \(kind.expectation) in “\(shape.id)”, which has fewer texts"
    case .query: return ""
    }
  }
}
