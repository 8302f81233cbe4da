public import ComposableNavigation

extension ScreenNavigation {
  /// A screen to show, with its segue and its place.
  ///
  /// SwiftfulRouting's `AnyDestination`.
  public struct Destination: Equatable, Sendable {
    /// The screen that is shown.
    public var screen: Screen

    /// The way in which it comes.
    public var segue: Segue

    /// The place where it comes, and its place in the queue.
    public var location: ScreenLocation

    /// The name that the developer has given it; nil for none.
    public var name: String?

    /// The fate of the contents that a transition takes the place of.
    public var transitionMemory: TransitionMemory

    /// Describes a screen to be shown.
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
  /// Reads a screen to show; fields that an older version did not write are as in the initializer.
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

/// The way out when there is no next screen to show.
public enum ScreenFallback: String, Hashable, Sendable, Codable {
  /// Nothing: the action is refused.
  case nothing
  /// Dismiss the screen that asked, and everything in front of it.
  case dismissScreen
  /// Dismiss all that was pushed in the environment of the screen that asked.
  case dismissPushStack
  /// Dismiss the environment of the screen that asked.
  case dismissEnvironment
}
