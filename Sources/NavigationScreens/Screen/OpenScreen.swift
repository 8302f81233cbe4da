public import ComposableNavigation

extension ScreenNavigation {
  /// An open screen: its value, its segue and its optional name.
  public struct OpenScreen: Nameable, Equatable, Sendable {
    static var hasRoot: Bool { true }

    /// The screen that is shown.
    public var screen: Screen

    /// The segue that showed the screen; the root counts as a cover.
    public internal(set) var segue: Segue

    /// The developer's name for the screen, beside its id; nil for none.
    ///
    /// If several screens have the same name, it means the topmost.
    public internal(set) var name: String?

    /// The screens that follow in the flow, the next one first; empty outside of a flow.
    ///
    /// The list is used again after the user goes back, and is removed with the screen.
    public internal(set) var following: [Destination]

    /// The location at which the screen was shown, relative to its caller: for a log.
    var location: ScreenLocation.Kind

    /// The screen's alert, at most one; numbered with the screens.
    @usableFromInline package var alerts: Entries<Alert>

    /// The overlays inside its view, the topmost last: SwiftfulRouting's `activeModals`.
    public internal(set) var overlays: Entries<Overlay>

    /// The contents shown in place of the screen's own, the newest last; empty while the screen
    /// shows its own content.
    public internal(set) var transitions: Entries<Transition>

    /// The contents queued for this screen, the next one first.
    public internal(set) var transitionQueue: [Transition]

    /// The transition that showed the current content: its own, or that of a dismissal.
    public internal(set) var currentTransition: TransitionOption

    /// The treatment of the contents below the newest one.
    public internal(set) var transitionMemory: TransitionMemory

    /// Creates an open screen, for a host's stack or a test.
    public init(screen: Screen, segue: Segue = .push, name: String? = nil) {
      self.init(
        screen: screen,
        segue: segue,
        name: name,
        location: .insert,
        transitionMemory: .keepPrevious,
        following: [],
        alerts: Entries(),
        overlays: Entries(),
        transitions: Entries(),
        transitionQueue: []
      )
    }

    // Callers pass the empty lists, because they know the types: here the runtime would request the
    // metadata of each (benchmark “screens, push and dismiss”).
    @usableFromInline
    init(
      screen: Screen,
      segue: Segue,
      name: String?,
      location: ScreenLocation,
      transitionMemory: TransitionMemory,
      following: [Destination],
      alerts: Entries<Alert>,
      overlays: Entries<Overlay>,
      transitions: Entries<Transition>,
      transitionQueue: [Transition]
    ) {
      self.screen = screen
      self.segue = segue
      self.name = name
      self.following = following
      self.location = location.kind
      self.alerts = alerts
      self.overlays = overlays
      self.transitions = transitions
      self.transitionQueue = transitionQueue
      currentTransition = .identity
      self.transitionMemory = transitionMemory
    }
  }
}

extension ScreenNavigation.OpenScreen: Hashable where Screen: Hashable {}
extension ScreenNavigation.OpenScreen: Encodable where Screen: Encodable {}

extension ScreenNavigation.OpenScreen: Decodable where Screen: Decodable {
  /// Reads an open screen; fields that an older version did not write are as in a new screen.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      screen: try container.decode(Screen.self, forKey: .screen),
      segue: try container.decode(Segue.self, forKey: .segue),
      name: try container.decodeIfPresent(String.self, forKey: .name)
    )
    try container.read(&following, .following)
    try container.read(&location, .location)
    try container.read(&alerts, .alerts)
    try container.read(&overlays, .overlays)
    try container.read(&transitions, .transitions)
    try container.read(&transitionQueue, .transitionQueue)
    try container.read(&currentTransition, .currentTransition)
    try container.read(&transitionMemory, .transitionMemory)
  }
}
