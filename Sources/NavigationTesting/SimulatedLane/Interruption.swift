package import ComposableNavigation

/// Something that happens when a command has been decided, and before its host is asked: while the
/// views are made, a person acts, or a host says that it goes.
package enum Interruption: Hashable, Sendable, CustomStringConvertible {
  /// A person takes the topmost element of a host away.
  case removal(MemberID)
  /// A host goes off screen by itself.
  case departure(MemberID)
  /// A person begins a gesture in a host.
  case gesture(MemberID)

  /// The text as it would be written: `.removal(2)`, a container by its number.
  package var description: String {
    switch self {
    case .removal(let id): ".removal(\(id.number))"
    case .departure(let id): ".departure(\(id.number))"
    case .gesture(let id): ".gesture(\(id.number))"
    }
  }
}
