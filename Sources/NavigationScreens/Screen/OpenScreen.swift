public import ComposableNavigation

extension ScreenNavigation {
  /// An open screen: its value, its segue, and the name that the developer has given it.
  public struct OpenScreen: Nameable, Equatable, Sendable {
    static var hasRoot: Bool { true }

    /// The screen that is shown.
    public var screen: Screen

    /// The way in which it came; the root counts as a cover.
    public internal(set) var segue: Segue

    /// The name that the developer has given it, beside its identity; nil for none.
    ///
    /// A name may be used twice: the topmost screen is meant then.
    public internal(set) var name: String?

    /// The screens that follow it in its flow, the next one first; none outside of a flow.
    ///
    /// It is asked again after a person went back, and goes with the screen.
    public internal(set) var following: [Destination]

    /// The place where it came, seen from the screen that showed it: for a log.
    var location: ScreenLocation.Kind

    /// The alert over it, one at the most; counted with the screens.
    @usableFromInline var alerts: Entries<Alert>

    /// The overlays inside its view, the topmost last: SwiftfulRouting's `activeModals`.
    public internal(set) var overlays: Entries<Overlay>

    /// The contents that have taken its place inside its view, the newest last; none while it shows
    /// itself.
    public internal(set) var transitions: Entries<Transition>

    /// The contents that wait to be shown in its place, the next one first.
    public internal(set) var transitionQueue: [Transition]

    /// The transition by which the content in front came: that of the newest one, or back from one
    /// that has gone.
    public internal(set) var currentTransition: TransitionOption

    /// The fate of the contents under the newest one.
    public internal(set) var transitionMemory: TransitionMemory

    /// Describes an open screen, for a host's stack or a test.
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

    // The empty lists come from outside, where the types are known: here the runtime's metadata of
    // each would be asked for (benchmark “screens, push and dismiss”).
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
  /// Reads an open screen; what an older version did not write is as in a screen just shown.
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
