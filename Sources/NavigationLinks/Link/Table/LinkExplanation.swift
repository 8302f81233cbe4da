/// An explanation of how a link is read: the pattern that won, and why the others did not.
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
    /// The id of the pattern.
    public let id: String

    /// The outcome.
    public let outcome: Outcome
  }

  /// The outcome of trying a pattern.
  public enum Outcome: Hashable, Sendable {
    /// The pattern won.
    case won
    /// The pattern matches, but another won. The text is the reason.
    case lost(String)
    /// The pattern does not match.
    case unmatched(LinkError)
  }

  /// The link.
  public let link: String

  /// The patterns: the winner, those that lost, and those that do not match, each sorted by id.
  public let verdicts: [Verdict]
}

extension LinkExplanation {
  /// Returns the same link, with the verdicts of another table added, each once.
  func joined(with other: LinkExplanation) -> LinkExplanation {
    let known = Set(verdicts)
    return LinkExplanation(
      link: link,
      verdicts: verdicts + other.verdicts.filter { !known.contains($0) }
    )
  }
}

extension LinkExplanation: CustomStringConvertible {
  /// The link, then one pattern on each line: `●` won, `○` lost, `✗` does not match.
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
  /// Explains how a link is read: which pattern won, and why the others did not.
  ///
  /// A redirect wins for a link that it matches; explain its target separately.
  ///
  /// - Throws: ``LinkError`` for a text that is not a link.
  /// - Complexity: O(number of patterns); for debugging, not for the running app.
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

  /// Matches a link with only one pattern.
  private func variant(
    of rule: Int,
    among own: [LinkVariant],
    matching url: LinkURL
  ) throws(LinkError) -> LinkVariant {
    let alone = LinkTrie(own.prefix(1).map(\.shape))
    var found: LinkVariant?
    var refusal: LinkError?
    var walk = LinkTrie.Walk(trie: alone, path: url.path, isWhole: true)
    walk.run(from: 0) { walk, index, end in
      guard let component = walk.component(at: end) else { return false }
      let variant = alone.variants[index]
      guard rule < links.count else {
        found = own.first { $0.present == variant.present }
        return true
      }
      var reading = LinkReading(url)
      reading.end = component
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
  /// Returns a Boolean value that indicates whether this pattern wins against another.
  func precedes(_ other: LinkVariant, in kinds: LinkKinds) -> Bool {
    if shape.priority != other.shape.priority { return shape.priority > other.shape.priority }
    if let index = difference(from: other, in: kinds) {
      return rank(at: index, in: kinds).lexicographicallyPrecedes(other.rank(at: index, in: kinds))
    }
    if shape.isGuarded != other.shape.isGuarded { return shape.isGuarded }
    return required.count > other.required.count
  }

  /// Returns the index of the first component at which two patterns differ in rank, or nil.
  private func difference(from other: LinkVariant, in kinds: LinkKinds) -> Int? {
    (0..<max(path.count, other.path.count))
      .first { rank(at: $0, in: kinds) != other.rank(at: $0, in: kinds) }
  }

  /// Returns a component's rank: the end, then literals, then values and rests by their kinds.
  private func rank(at index: Int, in kinds: LinkKinds) -> [Int] {
    guard index < path.count else { return [0] }
    return switch path[index] {
    case .literal, .query: [1]
    case .value(let kind), .optional(let kind): [2, kinds.rank(kinds.index(of: kind))]
    case .rest(let kind): [3, kinds.rank(kinds.index(of: kind))]
    }
  }

  /// Returns the reason why this pattern wins against another, as a message for the developer.
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
