/// A mistake in a table of links, with a link that shows it.
public struct LinkProblem: Hashable, Sendable {
  /// A kind of fault of a table.
  public enum Kind: String, Hashable, Sendable {
    /// Two patterns have one id.
    case duplicateID
    /// A part stands behind one that takes all that is left.
    case partAfterRest
    /// More optional components than can be told apart.
    case tooManyOptionals
    /// Two readers of one pattern share one value.
    case valueReadTwice
    /// Nothing says which of two patterns is to win.
    case ambiguous
    /// A pattern never wins.
    case unreachable
    /// Redirects come back to where they began.
    case redirectCycle
    /// A redirect leads to no pattern.
    case deadRedirect
  }

  /// The kind of the fault.
  public let kind: Kind

  /// The patterns that it is about, by their ids.
  public let ids: [String]

  /// A link that shows it.
  public let witness: String

  private let detail: String

  init(_ kind: Kind, _ ids: [String], witness: String, _ detail: String) {
    self.kind = kind
    self.ids = ids
    self.witness = witness
    self.detail = detail
  }
}

extension LinkProblem: CustomStringConvertible {
  /// The problem, as a person would say it, with the link.
  public var description: String { "\(detail) (\(witness))" }
}
