/// A fault of a link table, with a link that shows it.
public struct LinkProblem: Hashable, Sendable {
  /// The kind of a fault.
  public enum Kind: String, Hashable, Sendable {
    /// Two patterns have the same id.
    case duplicateID
    /// A part follows one that takes all remaining components.
    case partAfterRest
    /// There are too many optional components.
    case tooManyOptionals
    /// Two readers of a pattern read the same value.
    case valueReadTwice
    /// The order of two patterns is undefined.
    case ambiguous
    /// A pattern never wins.
    case unreachable
    /// Redirects form a cycle.
    case redirectCycle
    /// A redirect leads to no pattern.
    case deadRedirect
  }

  /// The kind of the fault.
  public let kind: Kind

  /// The ids of the patterns with the fault.
  public let ids: [String]

  /// A link that shows the fault.
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
  /// The problem with the link, as a message for the developer.
  public var description: String { "\(detail) (\(witness))" }
}
