public import ComposableNavigation

// Not a `NavigationShape`: a shape's handler shows one host, but each environment needs a stack and
// a modal. Also, its entries hold more than the feature.
extension ScreenNavigation: ElementShape {
  /// Returns a Boolean value that indicates whether an action may remove screens, so that a parent
  /// can read them first.
  ///
  /// - Complexity: O(1) for actions that show, and for a dismissal; O(*n*) more for one that names
  ///   a screen, and for actions that may do either.
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
      return !state.entries.ids.areAmong(after.entries.ids)
    }
  }

  /// Returns the action that removes screens: ``Action/remove(_:cause:animated:)``.
  public static func removal(of ids: [EntryID], cause: Cause) -> Action {
    .remove(ids, cause: cause)
  }

  /// Returns the action that removes a screen, ``Action/remove(_:cause:animated:)``; nil for the
  /// root, which cannot be removed.
  public static func dismissal(of id: EntryID, in state: State, animated: Bool) -> Action? {
    state.entries.ids.first?.isMeant(by: id) == true ? nil : .remove([id], animated: animated)
  }
}

extension ScreenNavigation.State: ElementState {
  /// The reducer of the screens.
  public typealias Shape = ScreenNavigation

  /// The screen type: the feature's part of an entry.
  public typealias Item = Screen

  /// Returns the screen that is open in an entry.
  public static func item(of content: ScreenNavigation.OpenScreen) -> Screen { content.screen }

  /// The id of the screen in front.
  public var frontID: EntryID? { topID }

  /// The last screen of each environment; the last of these is in front unless an alert covers it.
  ///
  /// - Complexity: O(*n*).
  public var lifecycles: [EntryLifecycle] {
    [EntryLifecycle](topmost: environments.compactMap { $0.last?.id }, isCovered: alert != nil)
  }

  /// A view of all screens that is read at once.
  public static var entryAccess: EntryAccess { EntryAccess(at: \Self.storedEntries) }

  /// Removes such screens except the root, and such screens from the queue, flows, overlays and
  /// transitions.
  ///
  /// Everything in front of the first such sheet or cover is removed with it.
  ///
  /// - Complexity: O(*n*).
  @discardableResult
  public mutating func removeAll(where isGone: (Screen) -> Bool) -> [EntryID] {
    var gone = entries.dropFirst().filter { isGone($0.item.screen) }.map(\.id)
    if !gone.isEmpty {
      let before = entries.ids
      let areAnimated = areAnimationsEnabled
      _ = ScreenNavigation().reduce(into: &self, action: .remove(gone, cause: .program))
      areAnimationsEnabled = areAnimated
      let there = VisitSet(entries.ids)
      gone = before.filter { !there.contains($0) }
    }
    queueEntries.remove(queueEntries.filter { isGone($0.item.screen) }.map(\.id))
    for id in entries.ids { _ = storedEntries.update(id) { $0.forget(where: isGone) } }
    return gone
  }

  /// Changes the screen of an entry in place.
  ///
  /// - Returns: The result of the change; nil if the screen is not open.
  public mutating func update<Result>(
    _ id: EntryID,
    _ change: (inout Screen) -> Result
  ) -> Result? {
    storedEntries.update(id) { change(&$0.screen) }
  }
}

extension ScreenNavigation.OpenScreen {
  /// Removes such screens from those that come over this one, in its place, or after it.
  fileprivate mutating func forget(where isGone: (Screen) -> Bool) {
    following.removeAll { isGone($0.screen) }
    transitionQueue.removeAll { isGone($0.screen) }
    overlays.remove(overlays.filter { isGone($0.item.screen) }.map(\.id))
    if let top = transitions.items.last, isGone(top.screen) {
      currentTransition = top.option.reversed
    }
    transitions.remove(transitions.filter { isGone($0.item.screen) }.map(\.id))
  }
}

extension ScreenNavigation.Action: ShapeAction {
  package typealias Shape = ScreenNavigation
}
