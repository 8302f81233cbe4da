package import ComposableNavigation

extension ScreenNavigation {
  /// The former values of the part of a state that an action may change: the screens from a place
  /// on, and the queue.
  ///
  /// The action then changes the state in place. Changing a copy would copy every open screen, even
  /// for a small change (benchmark “screens, push and dismiss”).
  ///
  /// ## Laws
  /// - an action leaves the screens below those that it may change where and as they are
  package struct Tail {
    /// The number of screens below, which the action does not change.
    package let start: Int
    package let entries: Entries<OpenScreen>
    let queueEntries: Entries<Destination>
  }
}

extension ScreenNavigation.State {
  /// Returns the part of the state that an action may change.
  ///
  /// - Complexity: O(*k*), where *k* is the number of screens from the lowest one that the action
  ///   may change; O(*n*) more if it names a screen.
  package func tail(changedBy action: ScreenNavigation.Action) -> ScreenNavigation.Tail {
    let start = unchanged(by: action)
    return .init(
      start: start,
      entries: entries.part(start..<entries.count),
      queueEntries: queueEntries
    )
  }

  /// Undoes all changes of an action that threw midway.
  mutating func restore(_ tail: ScreenNavigation.Tail) {
    entries.replace(tail.start..<entries.count, with: tail.entries)
    queueEntries = tail.queueEntries
  }

  /// Returns a lower bound of the number of screens at the bottom that an action leaves unchanged.
  private func unchanged(by action: ScreenNavigation.Action) -> Int {
    switch action {
    case .showScreens(let destinations, let caller, from: _, animated: _),
      .enterFlow(let destinations, showsAll: _, let caller, from: _, animated: _):
      unchanged(showing: destinations, by: caller)
    case .dismiss(let dismissal, by: _, animated: _):
      (try? first(of: dismissal)) ?? entries.count
    case .remove(let ids, cause: _, animated: _):
      ids.compactMap { entries.index(of: $0) }.filter { $0 > 0 }.min() ?? entries.count
    case .replaceTop:
      entries.count - 1
    case .configureSheet(_, let target, by: _, animated: _),
      .selectDetent(_, let target, by: _, animated: _),
      .alert(_, let target, by: _, from: _, animated: _),
      .overlay(_, let target, by: _, from: _, animated: _),
      .transition(_, let target, by: _, from: _, showing: _, animated: _),
      .dismissTransitionOrScreen(let target, by: _, animated: _):
      entries.position(of: target) ?? entries.count
    case .stack(let environment, _), .modal(let environment, _):
      range(of: environment)?.lowerBound ?? entries.count
    case .addToQueue, .removeFromQueue, .answered, .openURL, .dismissed, .alertDismissed,
      .overlayDismissed, .transitionDismissed:
      entries.count
    case .replaceAll, .dismissAlert, .dismissAllAlerts, .showNextScreen, .showNextOfFlow,
      .showNextTransitionOrScreen:
      0
    }
  }

  /// A new screen is inserted in front of the screen that shows it, or of the one it names; each
  /// after the first is shown from the one before.
  private func unchanged(
    showing destinations: [ScreenNavigation.Destination],
    by caller: ScreenTarget
  ) -> Int {
    var least = entries.count
    for (index, destination) in destinations.enumerated() {
      let before: ScreenTarget
      switch destination.location {
      case .insert where index == 0: before = caller
      case .insertAfter(let other): before = other
      case .insert, .append: continue
      }
      if let position = entries.position(of: before) { least = min(least, position + 1) }
    }
    return least
  }
}
