package import ComposableNavigation

/// An event after a command has been decided and before its host receives it: the user acts or a
/// host leaves the screen while the views are made.
package enum Interruption: Hashable, Sendable {
  /// The user removes the topmost element of a host.
  case removal(MemberID)
  /// A host leaves the screen by itself.
  case departure(MemberID)
  /// The user begins a gesture in a host.
  case gesture(MemberID)
}
