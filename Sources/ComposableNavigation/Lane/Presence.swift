/// The presence of a host on screen, as its lane knows it.
package enum Presence: Hashable, Sendable {
  /// It has not been on screen yet, or the view that it lies in is not.
  case hidden
  /// The view that it lies in is about to be shown, and it has been asked what it shows, to be filled
  /// before.
  case expected
  /// The view that it lies in is about to be shown, and it has said what it shows: it is filled, without
  /// animation.
  case unseen
  /// The view that it lies in is shown, or another root is back, and it has been asked what it
  /// shows.
  case asked
  /// It is on screen, and has said what it shows.
  case attached
  /// It has said that it is off screen, while the view that it lies in may be on.
  case away
  /// It has been let go, and nobody can ask it any more.
  case gone

  /// Tells whether it has been asked what it shows, and has not said so yet.
  var isAwaited: Bool { self == .asked || self == .expected }

  /// Tells whether the host is off screen and nobody is about to show it.
  var isOffScreen: Bool { self == .hidden || self == .gone }

  /// Tells whether it may be asked for commands.
  var takesCommands: Bool { self == .attached || self == .unseen }

  /// Tells whether it can be filled before it is seen, or is being filled.
  package var isBeforeSeen: Bool {
    switch self {
    case .hidden, .expected, .unseen: true
    case .asked, .attached, .away, .gone: false
    }
  }
}
