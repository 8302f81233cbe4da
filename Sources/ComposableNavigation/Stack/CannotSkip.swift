/// The reason that a stack refuses to skip a screen: the stack is computed, and its source cannot
/// store marks.
///
/// The stacks of routes and of a list of screens are computed in this way. See
/// ``StackNavigation/State/skipped``.
public struct CannotSkip: RefusalReason {
  /// Makes the reason.
  public init() {}

  /// The reason, as shown to the user.
  public var description: String { "this stack skips no screens" }
}
