import ComposableNavigation

extension ScreenNavigation {
  /// The part of a state that an action may change, as it was before: the screens from a place on,
  /// and the queue.
  ///
  /// An action is carried out in the state's own place. On a copy of the whole it would copy each
  /// screen that is open, however little it changes (benchmark “screens, push and dismiss”).
  ///
  /// ## Laws
  /// - an action leaves the screens below those that it may change where and as they are
  struct Tail {
    /// The number of screens below, which the action leaves as they are.
    let start: Int
    let entries: Entries<OpenScreen>
    let queueEntries: Entries<Destination>
  }
}

extension ScreenNavigation.State {
  /// The part that an action may change.
  ///
  /// - Complexity: O(*k*), where *k* is the number of screens from the lowest one on that the action
  ///   may change; O(*n*) more where it names a screen.
  func tail(changedBy action: ScreenNavigation.Action) -> ScreenNavigation.Tail {
    let start = unchanged(by: action)
    return .init(
      start: start,
      entries: entries.part(start..<entries.count),
      queueEntries: queueEntries
    )
  }

  /// Takes back all that an action has changed which threw in its middle.
  mutating func restore(_ tail: ScreenNavigation.Tail) {
    entries.replace(tail.start..<entries.count, with: tail.entries)
    queueEntries = tail.queueEntries
  }

  /// The number of screens, from the root on, that an action leaves where and as they are; too few
  /// at the worst.
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

  /// New screens come in front of the one that they are shown from, or of the one that is named;
  /// each after the first is shown from the one before.
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
