public import ComposableNavigation

// The most frequent actions: showing a screen, and dismissing screens from the front. All reasons
// for a refusal are checked before the first change, so no copy is kept for undoing it.
extension ScreenNavigation.State {
  /// Shows a screen, or reports a refusal.
  @inlinable  // screens, push and dismiss, 10: × 3.0
  mutating func carryOut(
    showing destination: ScreenNavigation.Destination,
    by caller: ScreenTarget,
    from id: EntryID?,
    animated: Bool
  ) -> Effect<ScreenNavigation.Action> {
    do throws(Refusal) {
      try show(destination, by: caller, from: id)
    } catch {
      return .refused(error)
    }
    areAnimationsEnabled = animated
    return .none
  }

  /// Shows a screen, or throws and changes nothing.
  @inlinable  // screens, push and dismiss, 10: × 3.0
  mutating func show(
    _ destination: ScreenNavigation.Destination,
    by caller: ScreenTarget,
    from id: EntryID?
  ) throws(Refusal) {
    let asking = try isFront(caller) ? storedEntries.count - 1 : place(asking: caller)
    if id != nil { try expectOnTop(id) }
    let index = try place(of: destination, from: asking)
    let screen = ScreenNavigation.OpenScreen(destination)
    if index == storedEntries.count { return storedEntries.append(screen) }
    // Otherwise the same tap would show the screen again.
    if let id { throw .comesUnder(id) }
    insert(screen, at: index)
  }

  @usableFromInline
  mutating func insert(_ screen: ScreenNavigation.OpenScreen, at index: Int) {
    entries.insert(screen, at: index)
  }

  /// Dismisses screens and reports each one, or reports a refusal.
  @inlinable  // screens, push and dismiss, 10: × 3.0
  mutating func carryOut(
    dismissing dismissal: ScreenNavigation.Dismissal,
    by caller: ScreenTarget?,
    animated: Bool
  ) -> Effect<ScreenNavigation.Action> {
    let start: Int
    do throws(Refusal) {
      start = try place(of: dismissal, by: caller)
    } catch {
      return .refused(error)
    }
    let told = effectOfDismissal(from: start)
    storedEntries.removeLast(storedEntries.count - start)
    areAnimationsEnabled = animated
    return told
  }

  /// Returns the place of the first of the dismissed screens.
  @inlinable  // screens, push and dismiss, 10: × 3.0
  func place(
    of dismissal: ScreenNavigation.Dismissal,
    by caller: ScreenTarget?
  ) throws(Refusal) -> Int {
    if let caller { _ = try place(asking: caller) }
    if case .one(.top) = dismissal, storedEntries.count > 1 { return storedEntries.count - 1 }
    return try first(of: dismissal)
  }

  /// Returns the effect that reports the dismissal of all screens from a place on.
  @inlinable  // screens, push and dismiss, 10: × 3.0
  func effectOfDismissal(from start: Int) -> Effect<ScreenNavigation.Action> {
    // Mostly there is one bare screen; avoid building a list of actions for it.
    if start == storedEntries.count - 1 {
      let screen = storedEntries[start]
      if screen.item.isBare { return .send(.dismissed(screen, cause: .program)) }
    }
    var told: [ScreenNavigation.Action] = []
    for index in (start..<storedEntries.count).reversed() {
      let screen = storedEntries[index]
      if !screen.item.isBare {
        told += ScreenNavigation.lost(of: screen, now: nil, cause: .program)
      }
      told.append(.dismissed(screen, cause: .program))
    }
    return .merge(told.map { Effect<ScreenNavigation.Action>.send($0) })
  }

  /// Returns the number of screens below a new screen that the screen at `asking` shows.
  @inlinable  // screens, push and dismiss, 10: × 3.0
  func place(
    of destination: ScreenNavigation.Destination,
    from asking: Int
  ) throws(Refusal) -> Int {
    let before: Int
    switch destination.location {
    case .insert: before = asking
    case .append: before = storedEntries.count - 1
    case .insertAfter(let other): before = try place(of: other)
    }
    // The screen in front is always at the end of its environment.
    if before == storedEntries.count - 1 { return before + 1 }
    return destination.segue.presentsEnvironment ? end(ofEnvironmentAt: before) : before + 1
  }

  @usableFromInline
  func place(of target: ScreenTarget) throws(Refusal) -> Int { try entries.find(target) }

  @inlinable  // screens, push and dismiss, 10: × 3.0
  func isFront(_ target: ScreenTarget) -> Bool {
    if case .top = target { !storedEntries.isEmpty } else { false }
  }
}

extension ScreenNavigation.OpenScreen {
  /// A Boolean value that indicates whether the screen has no alert, overlay or content.
  @inlinable  // screens, push and dismiss, 10: × 3.0
  var isBare: Bool { alerts.ids.isEmpty && overlays.ids.isEmpty && transitions.ids.isEmpty }
}
