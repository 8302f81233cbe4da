public import ComposableNavigation

extension ScreenNavigation {
  /// A screen to show, with its segue and its location.
  ///
  /// SwiftfulRouting's `AnyDestination`.
  public struct Destination: Equatable, Sendable {
    /// The screen to show.
    public var screen: Screen

    /// The way in which the screen is shown.
    public var segue: Segue

    /// The place of the screen among the open screens or in the queue.
    public var location: ScreenLocation

    /// The developer's name for the screen; nil for none.
    public var name: String?

    /// The treatment of contents that a transition replaces.
    public var transitionMemory: TransitionMemory

    /// Creates a destination.
    @inlinable  // with screens, push and dismiss, 10
    public init(
      _ segue: Segue = .push,
      _ screen: Screen,
      name: String? = nil,
      location: ScreenLocation = .insert,
      transitionMemory: TransitionMemory = .keepPrevious
    ) {
      self.screen = screen
      self.segue = segue
      self.location = location
      self.name = name
      self.transitionMemory = transitionMemory
    }
  }
}

extension ScreenNavigation.OpenScreen {
  @inlinable  // with screens, push and dismiss, 10
  init(_ destination: ScreenNavigation.Destination) {
    self.init(
      screen: destination.screen,
      segue: destination.segue,
      name: destination.name,
      location: destination.location,
      transitionMemory: destination.transitionMemory,
      following: [],
      alerts: Entries(),
      overlays: Entries(),
      transitions: Entries(),
      transitionQueue: []
    )
  }
}

extension ScreenNavigation.Destination: Hashable where Screen: Hashable {}
extension ScreenNavigation.Destination: Encodable where Screen: Encodable {}

extension ScreenNavigation.Destination: Decodable where Screen: Decodable {
  /// Reads a destination; fields missing in an older version get the initializer's defaults.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(Segue.self, forKey: .segue),
      try container.decode(Screen.self, forKey: .screen),
      name: try container.decodeIfPresent(String.self, forKey: .name)
    )
    try container.read(&location, .location)
    try container.read(&transitionMemory, .transitionMemory)
  }
}

/// The action to take if there is no next screen.
public enum ScreenFallback: String, Hashable, Sendable, Codable {
  /// Nothing: the action is refused.
  case nothing
  /// Dismiss the calling screen and everything in front of it.
  case dismissScreen
  /// Dismiss all screens pushed in the environment of the calling screen.
  case dismissPushStack
  /// Dismiss the environment of the calling screen.
  case dismissEnvironment
}
