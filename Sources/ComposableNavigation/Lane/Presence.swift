/// The presence of a host on screen, as its lane knows it.
package enum Presence: Hashable, Sendable {
  /// It has not been on screen yet, or the view that it lies in is not.
  case hidden
  /// The view that it lies in is shown, or another root is back, and it has been asked what it
  /// shows.
  case asked
  /// It is on screen, and has said what it shows.
  case attached
  /// It has said that it is off screen, while the view that it lies in may be on.
  case away
  /// It has been let go, and nobody can ask it any more.
  case gone
}
