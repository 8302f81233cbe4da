/// What is wrong in a ``NastyWorld``, so that its laws are seen to notice.
enum NastyRule: Sendable {
  case right
  /// What was popped stays on screen, and nobody says so.
  case keepsPages
  /// A view that is put on screen again is another one.
  case makesViewsAnew
  /// What a person removed stays in the state, though its reducer lets it go.
  case bringsBack
  /// Of several modals the innermost, then the one whose handler joined last, is held to go first.
  case choosesLast
}
