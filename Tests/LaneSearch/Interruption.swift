package import ComposableNavigation

/// An event after a command has been decided and before its host receives it: the user acts or a
/// host leaves the screen while the views are made.
package enum Interruption: Hashable, Sendable, CustomStringConvertible {
  /// The user removes the topmost element of a host.
  case removal(MemberID)
  /// A host leaves the screen by itself.
  case departure(MemberID)
  /// The user begins a gesture in a host.
  case gesture(MemberID)

  /// The text as written in code: `.removal(2)`, with the number of the container.
  package var description: String {
    switch self {
    case .removal(let id): ".removal(\(id.number))"
    case .departure(let id): ".departure(\(id.number))"
    case .gesture(let id): ".gesture(\(id.number))"
    }
  }
}
