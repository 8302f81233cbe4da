public import ComposableNavigation

// No `NavigationShape`: a handler of shapes shows one host, and screens are shown by a stack and a modal
// for each environment; and what its entries hold is more than the feature in them.
extension ScreenNavigation: ElementShape {
  /// Tells whether an action takes screens away, which a parent wants to see before they go.
  ///
  /// - Complexity: O(1) for those that show, and for a dismissal; O(*n*) more for one that names a
  ///   screen, and for those that may do either.
  public static func entriesGo(on action: Action, in state: State) -> Bool {
    switch action {
    case .showScreens, .enterFlow, .configureSheet, .selectDetent, .addToQueue, .removeFromQueue,
      .alert, .dismissAlert, .dismissAllAlerts, .overlay, .transition, .answered, .openURL,
      .dismissed, .alertDismissed, .overlayDismissed, .transitionDismissed:
      return false
    case .dismiss(let dismissal, let caller, animated: _):
      if let caller, state.id(of: caller) == nil { return false }
      return (try? state.first(of: dismissal)).map { $0 < state.entries.count } ?? false
    case .remove, .replaceTop, .replaceAll, .showNextScreen, .showNextOfFlow,
      .dismissTransitionOrScreen, .showNextTransitionOrScreen, .stack, .modal:
      var after = state
      guard (try? after.carryOut(action)) != nil else { return false }
      return !state.entries.ids.allSatisfy(after.entries.contains)
    }
  }

  /// Makes the action that takes screens away: ``Action/remove(_:cause:animated:)``.
  public static func removal(of ids: [EntryID], cause: Cause) -> Action {
    .remove(ids, cause: cause)
  }

  /// Makes the action that takes a screen away, as ``Action/remove(_:cause:animated:)`` does; none
  /// for the root, which stays.
  public static func dismissal(of id: EntryID, in state: State, animated: Bool) -> Action? {
    state.entries.ids.first?.isMeant(by: id) == true ? nil : .remove([id], animated: animated)
  }
}

extension ScreenNavigation.State: ElementState {
  /// The reducer of the screens.
  public typealias Shape = ScreenNavigation

  /// The kind of screen: the part of an entry that is a feature's.
  public typealias Item = Screen

  /// Returns the screen that is open in an entry.
  public static func item(of content: ScreenNavigation.OpenScreen) -> Screen { content.screen }

  /// The identity of the screen in front of all others.
  public var frontID: EntryID? { topID }

  /// The last screen of each environment; that of the last is in front, unless an alert is.
  ///
  /// - Complexity: O(*n*).
  public var lifecycles: [EntryLifecycle] {
    [EntryLifecycle](topmost: environments.compactMap { $0.last?.id }, isCovered: alert != nil)
  }

  /// A look at all screens at once.
  public static var look: EntryLook { EntryLook(at: \Self.storedEntries) }

  /// Changes the screen of an entry in its place.
  ///
  /// - Returns: The result of the change; nil when the screen is not open.
  public mutating func update<Result>(
    _ id: EntryID,
    _ change: (inout Screen) -> Result
  ) -> Result? {
    storedEntries.update(id) { change(&$0.screen) }
  }
}

extension ScreenNavigation.Action: ShapeAction {
  package typealias Shape = ScreenNavigation
}
