public import ComposableNavigation

// The most frequent actions: a screen comes, and screens go from the front. All that may refuse one is
// asked before anything is changed, so that nothing has to be kept to take it back.
extension ScreenNavigation.State {
  /// Shows a screen, or reports why it cannot be.
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
    // Else the same tap would show it again.
    if let id { throw .comesUnder(id) }
    insert(screen, at: index)
  }

  @usableFromInline
  mutating func insert(_ screen: ScreenNavigation.OpenScreen, at index: Int) {
    entries.insert(screen, at: index)
  }

  /// Dismisses screens, or reports why they cannot be; those that have gone are told.
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

  /// The first of the screens that are to go.
  @inlinable  // screens, push and dismiss, 10: × 3.0
  func place(
    of dismissal: ScreenNavigation.Dismissal,
    by caller: ScreenTarget?
  ) throws(Refusal) -> Int {
    if let caller { _ = try place(asking: caller) }
    if case .one(.top) = dismissal, storedEntries.count > 1 { return storedEntries.count - 1 }
    return try first(of: dismissal)
  }

  /// The effect that tells of the screens from a place on, of all of which nothing stays.
  @inlinable  // screens, push and dismiss, 10: × 3.0
  func effectOfDismissal(from start: Int) -> Effect<ScreenNavigation.Action> {
    // Mostly it is one, with nothing over it: a list of what is told is not made for that.
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

  /// The number of screens that lie below a new one, which the screen at a place shows.
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
    // In front there is no end of an environment to be looked for.
    if before == storedEntries.count - 1 { return before + 1 }
    return destination.segue.presentsEnvironment ? end(ofEnvironmentAt: before) : before + 1
  }

  @usableFromInline
  func place(of target: ScreenTarget) throws(Refusal) -> Int { try entries.find(target) }

  /// Tells whether the screen in front is named as such.
  @inlinable  // screens, push and dismiss, 10: × 3.0
  func isFront(_ target: ScreenTarget) -> Bool {
    if case .top = target { !storedEntries.isEmpty } else { false }
  }
}

extension ScreenNavigation.OpenScreen {
  /// Tells whether it has nothing that could go without it.
  @inlinable  // screens, push and dismiss, 10: × 3.0
  var isBare: Bool { alerts.ids.isEmpty && overlays.ids.isEmpty && transitions.ids.isEmpty }
}
