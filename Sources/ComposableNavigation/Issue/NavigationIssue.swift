/// A programmer's mistake that was detected at run time, as a value.
///
/// The program continues, and the store reports the mistake to ``Store/onIssue``. `TestStore` fails
/// on every issue. Errors that users can cause are not issues but a ``Refusal``.
///
/// ```swift
/// let store = Store(initialState: Inbox.State()) { Inbox() } onIssue: { log.error("\($0)") }
/// ```
public struct NavigationIssue: Hashable, Sendable, CustomStringConvertible {
  /// The kinds of mistake.
  public enum Kind: String, Hashable, Sendable {
    /// The program sent an action for a child or an entry that is not there, or a screen opened a
    /// URL although the list of screens has no function for it.
    ///
    /// The child's reducer does not run; the parent's own reducers get the action as usual. If a
    /// scoped store sends an action too late, it is a ``Refusal/gone(_:)`` instead.
    case absentChild
    /// An action of a shape that no reducer performs, because its pullback was forgotten.
    ///
    /// It is reported once for each case, under three conditions: only one `Reduce` of a `body`
    /// could perform the action, the shape's own reducer would change the feature's state, and
    /// nothing changed. Performing the action by hand is no issue, nor is withholding it in a
    /// `reduce(into:action:)`.
    case forgottenReducer
    /// A case path that can never match.
    case casePath
    /// An effect threw an error and has no `catch`.
    case uncaughtError
    /// Each action of a chain of 200,000 sent another one at once; the rest of the chain is dropped.
    case endlessChain
    /// An acknowledgement was used twice, released unused, or used after its host was detached.
    case acknowledgement
    /// A host broke its contract.
    case host
    /// A view provider returned a view that the host can never show.
    case unshowable
    /// A state was created with parts that do not fit together.
    case state
  }

  /// The kind of mistake.
  public let kind: Kind

  /// A sentence that describes the mistake and its remedy.
  public let message: String

  /// Creates an issue.
  public init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  /// The kind and the message.
  public var description: String { "\(kind.rawValue): \(message)" }
}
