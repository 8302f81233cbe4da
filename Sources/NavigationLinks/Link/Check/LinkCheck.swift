/// The result of checking a table: the first failure, shrunk, and the reasons for missing links.
///
/// ```swift
/// let check = LinkTable<Screen>.check { Link(/Screen.home) { "home" } }
/// #expect(check.failure == nil, "\(check)")
/// ```
public struct LinkCheck: Hashable, Sendable {
  /// A law that a table has broken.
  public struct Failure: Hashable, Sendable {
    /// A law that a table can break.
    public enum Law: String, Hashable, Sendable {
      /// The table cannot be built.
      case building = "a table has no ambiguity, no cycle and no pattern that never wins"
      /// A printed link is read as another value, or not at all.
      case roundTrip = "what was printed is read as what it was"
      /// One value has two links.
      case canonical = "what was read is printed in one way"
      /// A type without samples, for which no link can be tried.
      case samples = "each type has samples to check it with"
      /// No link is read by this pattern.
      case reachable = "each pattern wins for some link"
      /// An error without a position in the text.
      case position = "any bytes give a value or an error with its position"
      /// A match that costs more than the length of the link.
      case linear = "a match costs the length of the link, not the number of patterns"
      /// A link that opens a different state if something is already open.
      case warm = "the same link ends in the same state on a cold and on a warm start"
    }

    /// The law that was broken.
    public let law: Law

    /// The id of the pattern with the failure.
    public let id: String

    /// A link that shows the failure.
    public let witness: String

    /// A description of the failure for the developer.
    public let detail: String
  }

  /// The first failure; nil if all laws hold.
  public internal(set) var failure: Failure?

  /// The number of values and links that were tried.
  public internal(set) var cases = 0

  /// The reasons why some of the values have no link, each once.
  public internal(set) var unrepresentable: [String] = []

  /// The ids of the patterns that printing tries one by one for some value; empty if they are few.
  ///
  /// Neither the case of their targets nor the table's key distinguishes them. Give the table a key
  /// that does, with ``LinkTable/init(base:key:_:)``.
  public internal(set) var keyless: [String] = []

  /// The pairs of types of a component without a defined order: no text of the check is of both.
  ///
  /// A pair is written as `Code before Slug`, with the type that is tried first in front: the one
  /// with fewer samples, or else the one whose name comes first. If there is a text that both
  /// accept, add it to ``LinkParameter/linkSamples``; building the table then fails. Otherwise
  /// nothing is wrong.
  public internal(set) var unordered: [String] = []
}

extension LinkCheck: CustomStringConvertible {
  /// The failure or the number of cases, then the missing links, keys and orders.
  public var description: String {
    let head = failure?.description ?? "\(cases) cases, all laws hold"
    let missing = unrepresentable.map { "no link: \($0)" }
    let pairs = unordered.map { "no order: \($0); no text of the check is read by both" }
    return ([head] + missing + [crowd].compactMap { $0 } + pairs).joined(separator: "\n")
  }

  private var crowd: String? {
    guard let first = keyless.first else { return nil }
    return "no key: printing asks \(keyless.count) patterns one by one, from “\(first)” on"
  }
}

extension LinkCheck.Failure: CustomStringConvertible {
  /// The law, the pattern, the link and the failure.
  public var description: String {
    let pattern = id.isEmpty ? "" : "pattern: \(id)\n"
    return "broken: \(law.rawValue)\n\(pattern)link: \(witness)\n\(detail)"
  }
}
