/// A fault in a ``NastyWorld``, to show that its laws detect it.
enum NastyRule: Sendable {
  case right
  /// A popped screen stays on screen without a report.
  case keepsPages
  /// A view that returns to the screen is a new one.
  case makesViewsAnew
  /// An element that the user removed stays in the state, although its reducer removes it.
  case bringsBack
  /// The check expects the innermost of several modals first, then the one whose handler joined
  /// last.
  case choosesLast
}
