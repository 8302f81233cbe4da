public import ComposableNavigation

extension Router {
  /// The identity of its screen; nil while that is not open.
  public var id: EntryID? { store.state.id(of: screen) }

  /// Tells whether its screen is open.
  public var isOpen: Bool { id != nil }

  /// All open screens, root first; with `contains` it says whether a screen is in the path already.
  ///
  /// - Complexity: O(*n*).
  public var activeScreens: [Screen] { store.state.screens }

  /// The screens that wait to be shown, the next one first.
  public var activeScreenQueue: [Navigation.Destination] { store.state.queue }

  /// The screens that wait to be shown with the identities by which they can be taken out.
  public var activeScreenQueueEntries: Entries<Navigation.Destination> { store.state.queueEntries }

  /// Tells whether a screen waits to be shown.
  public var hasScreenInQueue: Bool { !store.state.queueEntries.isEmpty }

  /// Tells whether a screen follows this one in its flow.
  public var hasNextOfFlow: Bool { open?.following.isEmpty == false }

  /// The alert or confirmation dialog of its screen; nil for none, and for a screen that is not open.
  public var activeAlert: Navigation.Alert? { open?.alert?.item }

  /// Tells whether its screen has an alert or a confirmation dialog.
  public var hasActiveAlert: Bool { open?.alert != nil }

  /// The overlays of its screen, the topmost last: SwiftfulRouting's `activeModals`.
  ///
  /// Empty for a screen that is not open.
  public var activeOverlays: Entries<Navigation.Overlay> { open?.overlays ?? Entries() }

  /// Tells whether something lies over its screen: SwiftfulRouting's `hasActiveModal`.
  public var hasActiveOverlay: Bool { open?.overlays.isEmpty == false }

  /// The contents that have taken the place of its screen, the newest last.
  ///
  /// Empty while the screen shows itself, and for one that is not open.
  public var activeTransitions: Entries<Navigation.Transition> { open?.transitions ?? Entries() }

  /// Tells whether its screen shows another content than itself.
  public var hasActiveTransition: Bool { open?.transitions.isEmpty == false }

  /// The contents that wait to be shown in the place of its screen, the next one first.
  public var activeTransitionQueue: [Navigation.Transition] { open?.transitionQueue ?? [] }

  /// Tells whether a content waits to be shown in the place of its screen.
  public var hasTransitionInQueue: Bool { open?.transitionQueue.isEmpty == false }

  var open: Navigation.OpenScreen? {
    let state = store.state
    return state.id(of: screen).flatMap { state.entries[id: $0] }
  }
}
