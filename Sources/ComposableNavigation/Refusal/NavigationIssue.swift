/// A programmer's mistake that was noticed while running, as a value.
///
/// Nothing traps: the mistake changes nothing, and the store's ``Store/onIssue`` is told.
/// `TestStore` fails on every issue. What a user can cause is no issue but a ``Refusal``.
///
/// ```swift
/// let store = Store(initialState: Inbox.State()) { Inbox() } onIssue: { log.error("\($0)") }
/// ```
public struct NavigationIssue: Hashable, Sendable, CustomStringConvertible {
  /// The kinds of mistake.
  public enum Kind: String, Hashable, Sendable {
    /// An action, made by hand or by the program, for a child or an entry that is not there. One
    /// that a scoped store sends too late is a ``Refusal/gone(_:)``.
    case absentChild
    /// An action of a shape that no reducer carries out, as its pullback was forgotten.
    ///
    /// Told once for a case: when one `Reduce` of a `body` is all that could carry it out, the
    /// shape's own reducer would change a state that lies in the feature's, and nothing changed.
    /// Carrying it out by hand is none, nor is keeping it back in a `reduce(into:action:)`.
    case forgottenReducer
    /// A case path that can never match.
    case casePath
    /// An effect threw, and nobody catches.
    case uncaughtError
    /// An acknowledgement was used twice, dropped, or used after its host had gone.
    case acknowledgement
    /// A host did or reported what it may not.
    case host
    /// A state that was made with parts that do not fit together.
    case state
  }

  /// The kind of mistake.
  public let kind: Kind

  /// A sentence for a person: the mistake, and what to do about it.
  public let message: String

  /// Describes a mistake.
  public init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  /// The kind and the message.
  public var description: String { "\(kind.rawValue): \(message)" }
}
