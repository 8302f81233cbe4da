/// The reason that a stack refuses to skip a screen: it is computed, and its source keeps no marks.
///
/// The stacks of routes and of a list of screens are computed so. See
/// ``StackNavigation/State/skipped``.
public struct CannotSkip: RefusalReason {
  /// Makes the reason.
  public init() {}

  /// The reason, as the user reads it.
  public var description: String { "this stack skips no screens" }
}
