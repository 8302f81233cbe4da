import ComposableNavigation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ScreenEvent {
  /// Returns the events of an action on screens: its changes, or its refusal.
  ///
  /// A pure function; ``ScreenNavigation/observed(from:by:)`` reports its result. Changes of the
  /// lists come first, then dismissed screens from the front backward, then shown screens.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - before: The state before it.
  ///   - after: The state after it.
  /// - Returns: The events; for a refused action, one warning.
  /// - Complexity: O(*n*).
  public static func events<Screen>(
    of action: ScreenNavigation<Screen>.Action,
    from before: ScreenNavigation<Screen>.State,
    to after: ScreenNavigation<Screen>.State
  ) -> [ScreenEvent] {
    if let refusal = ScreenNavigation.refusal(of: action, in: before) {
      return [ScreenEvent(refusal, of: action, in: before)]
    }
    if case .openURL(let url, by: _) = action {
      return [ScreenEvent("Routing_Safari_Show", .analytic, ["url_string": url.absoluteString])]
    }
    guard before != after else { return [] }
    let gone = ScreenNavigation.gone(from: before, to: after, cause: action.cause)
    return passedOver(by: action, from: before, to: after) + updates(from: before, to: after)
      + gone.compactMap { ScreenEvent(gone: $0, in: before, isAnimated: action.isAnimated) }
      + come(by: action, from: before, to: after)
  }

  /// The queued screens that were skipped because they could not be shown, before the one that was.
  private static func passedOver<Screen>(
    by action: ScreenNavigation<Screen>.Action,
    from before: ScreenNavigation<Screen>.State,
    to after: ScreenNavigation<Screen>.State
  ) -> [ScreenEvent] {
    let caller: ScreenTarget
    let from: EntryID?
    switch action {
    case .showNextScreen(otherwise: _, let target, let id, animated: _),
      .showNextTransitionOrScreen(let target, let id, showing: _, animated: _):
      caller = target
      from = id
    default:
      return []
    }
    guard after.queue.count < before.queue.count else { return [] }
    let waited = zip(before.queue, after.queue).prefix { $0.0 == $0.1 }.map { $0.0 }
    return waited.compactMap { destination in
      let action: ScreenNavigation<Screen>.Action =
        .showScreens([destination], by: caller, from: from)
      return ScreenNavigation.refusal(of: action, in: before).map {
        ScreenEvent($0, of: action, in: before)
      }
    }
  }

  private static func updates<Screen>(
    from before: ScreenNavigation<Screen>.State,
    to after: ScreenNavigation<Screen>.State
  ) -> [ScreenEvent] {
    var events: [ScreenEvent] = []
    if !before.entries.ids.areSame(as: after.entries.ids) {
      events.append(.init("Routing_ScreenStack_Updated", .info, ["screen_stack": after.dump]))
    }
    if before.queue != after.queue {
      events.append(.init("Routing_ScreenQueue_Updated", .info, ["screen_queue": after.queueDump]))
    }
    for entry in after.entries {
      let (new, old) = (entry.item, before.entries[id: entry.id])
      func add(_ name: String, _ key: String, _ dump: @autoclosure () -> String, _ didChange: Bool)
      {
        guard didChange else { return }
        let parameters = ["router_id": after.text(of: entry.id), key: dump()]
        events.append(.init("Routing_\(name)_Updated", .info, parameters))
      }
      add(
        "ModalStack",
        "modal_stack",
        new.overlayDump,
        !new.overlays.ids.areSame(as: old?.overlays.ids ?? [])
      )
      add(
        "TransitionStack",
        "transition_stack",
        new.transitionDump,
        !new.transitions.ids.areSame(as: old?.transitions.ids ?? [])
      )
      add(
        "TransitionQueue",
        "transition_queue",
        new.transitionQueueDump,
        new.transitionQueue != old?.transitionQueue ?? []
      )
    }
    return events
  }

  private init?<Screen>(
    gone action: ScreenNavigation<Screen>.Action,
    in state: ScreenNavigation<Screen>.State,
    isAnimated: Bool?
  ) {
    switch action {
    case .dismissed(let entry, cause: _):
      self.init(screen: entry, "Dismiss", in: state, isAnimated: isAnimated)
    case .alertDismissed(let entry, let screen, cause: _):
      self.init(alert: entry, "Dismiss", isOnTop: state.topID.isMeant(by: screen))
    case .overlayDismissed(let entry, of: _, cause: _): self.init(overlay: entry, "Dismiss")
    case .transitionDismissed(let entry, of: _, cause: _): self.init(transition: entry, "Dismiss")
    default: return nil
    }
  }

  /// Returns the events of new screens in the order in which they were shown, or of the screen that
  /// is in front again; of several new contents, only the newest.
  private static func come<Screen>(
    by action: ScreenNavigation<Screen>.Action,
    from before: ScreenNavigation<Screen>.State,
    to after: ScreenNavigation<Screen>.State
  ) -> [ScreenEvent] {
    let new = after.entries.filter { !before.entries.contains($0.id) }.sorted {
      $0.id.number < $1.id.number
    }
    var events = new.map {
      ScreenEvent(screen: $0, "Appear", in: after, isAnimated: action.isAnimated)
    }
    if new.isEmpty, !before.topID.isSame(as: after.topID), let top = after.entries.last {
      events.append(.init(screen: top, "Appear", in: after, isAnimated: action.isAnimated))
    }
    for entry in after.entries where !entry.item.isBare {
      let old = before.entries[id: entry.id]
      let overlays = entry.item.overlays.filter { old?.overlays.contains($0.id) != true }
      let contents = entry.item.transitions.filter { old?.transitions.contains($0.id) != true }
      let alerts = entry.item.alerts.filter { old?.alerts.contains($0.id) != true }
      events += overlays.map { ScreenEvent(overlay: $0, "Appear") }
      events += contents.suffix(1).map { ScreenEvent(transition: $0, "Appear") }
      events += alerts.map { .init(alert: $0, "Appear", isOnTop: entry.id.isSame(as: after.topID)) }
    }
    return events
  }
}

extension EntryID {
  /// The number that the list of screens assigned to the entry.
  fileprivate var number: UInt64 { if case .counted(let number) = parts { number } else { 0 } }
}
