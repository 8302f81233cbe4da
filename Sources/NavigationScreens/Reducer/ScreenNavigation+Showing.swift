public import ComposableNavigation

// Carries out the actions. An action that throws may already have changed the state.
extension ScreenNavigation.State {
  package mutating func carryOut(_ action: ScreenNavigation.Action) throws(Refusal) {
    let count = entries.count
    // Checked first: if the calling screen is not open, the reason is always the same.
    if let caller = action.caller { _ = try asking(caller) }
    try change(by: action)
    // Otherwise the same tap would do it again.
    if let id = action.from, topID.isMeant(by: id), entries.count != count { throw .comesUnder(id) }
  }

  private mutating func change(by action: ScreenNavigation.Action) throws(Refusal) {
    switch action {
    case .showScreens(let destinations, let caller, let id, animated: _)
    where destinations.count == 1:
      try show(destinations[0], by: caller, from: id)
    case .showScreens(let destinations, let caller, let id, animated: _):
      try expectOnTop(id)
      _ = try show(destinations, by: try asking(caller))
    case .dismiss(let dismissal, by: _, animated: _):
      dismiss(from: try first(of: dismissal))
    case .remove(let ids, cause: _, animated: _):
      try remove(ids)
    case .replaceTop(with: let screen, let name, by: _, let id, animated: _):
      try expectOnTop(id)
      replaceTop(with: screen, name: name)
    case .replaceAll(with: let screen, let name, by: _, let id, animated: _):
      try expectOnTop(id)
      dismiss(from: 1)
      replaceTop(with: screen, name: name)
    case .configureSheet(let sheet, let target, by: _, animated: _):
      try changeSheet(try open(target)) { _ in sheet }
    case .selectDetent(let detent, let target, by: _, animated: _):
      try changeSheet(try open(target)) { sheet throws(Refusal) in
        guard sheet.detents.contains(detent) else { throw .missing("\(detent)") }
        var sheet = sheet
        sheet.selectedDetent = detent
        return sheet
      }
    case .addToQueue(let destinations, by: _):
      try addToQueue(destinations)
    case .removeFromQueue(.named(let names), by: _):
      removeFromQueue(names)
    case .removeFromQueue(.at(let place), by: _):
      try removeFromQueue(at: place)
    case .removeFromQueue(.entry(let id), by: _):
      try removeFromQueue(id)
    case .removeFromQueue(.all, by: _):
      queueEntries.removeLast(queueEntries.count)
    case .showNextScreen(let fallback, let caller, let id, animated: _):
      try expectOnTop(id)
      try showNext(by: try asking(caller), from: id, otherwise: fallback)
    case .enterFlow(let destinations, let showsAll, let caller, let id, animated: _):
      try expectOnTop(id)
      let count = showsAll ? destinations.count : 1
      try enterFlow(destinations, showing: count, by: try asking(caller))
    case .showNextOfFlow(let fallback, let caller, let id, animated: _):
      try expectOnTop(id)
      try showNextOfFlow(by: try asking(caller), otherwise: fallback)
    case .alert(let action, let target, by: _, let id, animated: _):
      try expectOnTop(id)
      try expectNotShown(action, on: target, from: id)
      try carryOut(action, on: target)
    case .dismissAlert(let target, by: _, animated: _):
      try dismissAlert(target)
    case .dismissAllAlerts:
      dismissAllAlerts()
    case .overlay(let action, let target, by: _, let id, animated: _):
      try expectOnTop(id)
      try expectNotShown(action, on: target, from: id)
      try change(target) { screen throws(Refusal) in try screen.carryOut(action) }
    case .transition(let action, let target, by: _, let id, let content, animated: _):
      try expectOnTop(id)
      try expect(content, on: target, from: id)
      let screen = try open(target)
      try change(target) { shown throws(Refusal) in
        try shown.carryOut(action, in: screen)
      }
    case .dismissTransitionOrScreen(let target, by: _, animated: _):
      try dismissTransitionOrScreen(target)
    case .showNextTransitionOrScreen(let caller, let id, let content, animated: _):
      try expectOnTop(id)
      let screen = ScreenTarget.entry(try asking(caller))
      try expect(content, on: screen, from: id)
      try showNextTransitionOrScreen(screen, from: id)
    case .stack(let environment, let action):
      try carryOut(action, onStackOf: environment)
    case .modal(let environment, let action):
      try carryOut(action, onModalOver: environment)
    case .answered, .openURL, .dismissed, .alertDismissed, .overlayDismissed, .transitionDismissed:
      break
    }
  }

  // MARK: Naming

  @usableFromInline
  func expectOnTop(_ id: EntryID?) throws(Refusal) {
    if let id, !topID.isMeant(by: id) { throw .notOnTop(id, top: topID) }
  }

  private func open(_ target: ScreenTarget) throws(Refusal) -> EntryID {
    entries.ids[try entries.find(target)]
  }

  /// Returns the id of the calling screen.
  ///
  /// A calling screen that is not open has its own reason, different from that of a missing target.
  private func asking(_ caller: ScreenTarget) throws(Refusal) -> EntryID {
    entries.ids[try place(asking: caller)]
  }

  @usableFromInline
  func place(asking caller: ScreenTarget) throws(Refusal) -> Int {
    if let place = entries.position(of: caller) { return place }
    switch caller {
    case .entry(let id): throw .stale(id)
    case .name(let name): throw .stale(EntryID.named(name, occurrence: 1))
    case .top, .root: throw .empty
    }
  }

  // MARK: Showing

  /// - Returns: The ids of the new screens.
  mutating func show(
    _ destinations: [ScreenNavigation.Destination],
    by caller: EntryID
  ) throws(Refusal) -> [EntryID] {
    var shown: [EntryID] = []
    var caller = caller
    // The last screen of each kind that this action showed after a screen.
    var pushed: [EntryID: EntryID] = [:]
    var presented: [EntryID: EntryID] = [:]
    for destination in destinations {
      let presents = destination.segue.presentsEnvironment
      var target: EntryID?
      let before: EntryID
      switch destination.location {
      case .insert: before = caller
      case .append: before = topID
      case .insertAfter(let other):
        let other = try open(other)
        target = other
        before = (presents ? presented[other] : pushed[other]) ?? other
      }
      let index = try entries.find(.entry(before))
      caller = entries.insert(
        .init(destination),
        at: presents ? end(ofEnvironmentAt: index) : index + 1
      )
      shown.append(caller)
      guard let target else { continue }
      if presents { presented[target] = caller } else { pushed[target] = caller }
    }
    return shown
  }

  /// Returns the place of the first dismissed screen; all in front of it are dismissed too.
  @usableFromInline
  func first(of dismissal: ScreenNavigation.Dismissal) throws(Refusal) -> Int {
    switch dismissal {
    case .one(let target):
      return try entries.findToDismiss(target)
    case .upTo(let target):
      return try entries.find(target) + 1
    case .exactly(let count):
      return entries.count - (try entries.checked(count, keeping: 1))
    case .upToCount(let count):
      return entries.count - (try entries.checked(min(count, entries.count - 1), keeping: 1))
    case .pushStack(of: let target):
      let environment = environment(around: try entries.find(target))
      guard environment.count > 1 else { throw .empty }
      return environment.lowerBound + 1
    case .environment(of: let target):
      let first = environment(around: try entries.find(target)).lowerBound
      guard first > 0 else { throw .root(rootID) }
      return first
    case .all:
      return 1
    }
  }

  private mutating func replaceTop(with screen: Screen, name: String?) {
    let old = entries.items[entries.count - 1]
    var new = ScreenNavigation.OpenScreen(screen: screen, segue: old.segue, name: name)
    new.location = old.location
    entries.removeLast(1)
    entries.append(new)
  }

  private mutating func changeSheet(
    _ id: EntryID,
    _ change: (Sheet) throws(Refusal) -> Sheet
  ) throws(Refusal) {
    guard case .sheet(let sheet) = entries[id: id]?.segue else { throw .noSheet(id) }
    let new = try change(sheet)
    _ = entries.update(id) { $0.segue = .sheet(new) }
  }

  // MARK: Dismissing

  private mutating func dismiss(from index: Int) { entries.removeLast(entries.count - index) }

  private mutating func remove(_ ids: [EntryID]) throws(Refusal) {
    let there = Set(ids.compactMap { entries.index(of: $0) })
    guard !there.isEmpty || ids.isEmpty else { throw .missingEntries(ids) }
    let gone = there.filter { $0 > 0 }
    guard !gone.isEmpty || ids.isEmpty else { throw .root(rootID) }
    // Removing the first screen of an environment also dismisses all screens in front of it.
    let presented = gone.filter { entries.items[$0].segue.presentsEnvironment }.min()
    let alone = gone.filter { $0 < presented ?? entries.count }.map { entries.ids[$0] }
    if let presented { dismiss(from: presented) }
    if !alone.isEmpty { entries.remove(alone) }
  }
}
