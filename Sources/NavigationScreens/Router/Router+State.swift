public import ComposableNavigation

extension Router {
  /// The id of the router's screen; nil if the screen is not open.
  public var id: EntryID? { store.state.id(of: screen) }

  /// A Boolean value that indicates whether the router's screen is open.
  public var isOpen: Bool { id != nil }

  /// All open screens, the root first; use `contains` to find out whether a screen is open.
  ///
  /// - Complexity: O(*n*).
  public var activeScreens: [Screen] { store.state.screens }

  /// The queued screens, the next one first.
  public var activeScreenQueue: [Navigation.Destination] { store.state.queue }

  /// The queued screens with the ids by which they can be removed.
  public var activeScreenQueueEntries: Entries<Navigation.Destination> { store.state.queueEntries }

  /// A Boolean value that indicates whether the queue contains a screen.
  public var hasScreenInQueue: Bool { !store.state.queueEntries.isEmpty }

  /// A Boolean value that indicates whether a screen follows the router's screen in its flow.
  public var hasNextOfFlow: Bool { open?.following.isEmpty == false }

  /// The alert or confirmation dialog of the router's screen; nil if there is none.
  public var activeAlert: Navigation.Alert? { open?.alert?.item }

  /// A Boolean value that indicates whether ``activeAlert`` is not nil.
  public var hasActiveAlert: Bool { open?.alert != nil }

  /// The overlays of the router's screen, the topmost last: SwiftfulRouting's `activeModals`.
  ///
  /// Empty if the screen is not open.
  public var activeOverlays: Entries<Navigation.Overlay> { open?.overlays ?? Entries() }

  /// A Boolean value that indicates whether there are overlays: SwiftfulRouting's `hasActiveModal`.
  public var hasActiveOverlay: Bool { open?.overlays.isEmpty == false }

  /// The contents shown in place of the router's screen, the newest last.
  ///
  /// Empty while the screen shows its own content, and if the screen is not open.
  public var activeTransitions: Entries<Navigation.Transition> { open?.transitions ?? Entries() }

  /// A Boolean value that indicates whether the router's screen shows a content other than its own.
  public var hasActiveTransition: Bool { open?.transitions.isEmpty == false }

  /// The contents queued for the router's screen, the next one first.
  public var activeTransitionQueue: [Navigation.Transition] { open?.transitionQueue ?? [] }

  /// A Boolean value that indicates whether a content is queued for the router's screen.
  public var hasTransitionInQueue: Bool { open?.transitionQueue.isEmpty == false }

  var open: Navigation.OpenScreen? {
    let state = store.state
    return state.id(of: screen).flatMap { state.entries[id: $0] }
  }
}
