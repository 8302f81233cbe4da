/// The presence of a host on screen, as its lane knows it.
package enum Presence: Hashable, Sendable {
  /// The host has not been on screen yet, or the view around it is not on screen.
  case hidden
  /// The view around the host is about to be visible, and the host was asked for its content.
  case expected
  /// The view around the host is about to be visible. The host has reported its content and is
  /// being filled, without animation.
  case preloading
  /// The view around the host is visible or another root is back; the host was asked for content.
  case pending
  /// The host is on screen and has reported its content.
  case attached
  /// The host has reported that it is off screen; the view around it may be on screen.
  case away
  /// The host was released.
  case gone

  /// True if the host was asked for its content and has not reported it yet.
  var isPending: Bool { self == .pending || self == .expected }

  /// True if the host is off screen and not about to be visible.
  var isOffScreen: Bool { self == .hidden || self == .gone }

  /// True if the host has to be detached when it leaves its place.
  var isInPlace: Bool { takesCommands || self == .pending }

  /// True if the host may receive commands.
  var takesCommands: Bool { self == .attached || self == .preloading }

  /// True if the host can be filled before it is visible, or is being filled.
  package var isBeforeSeen: Bool {
    switch self {
    case .hidden, .expected, .preloading: true
    case .pending, .attached, .away, .gone: false
    }
  }
}
