import ComposableNavigation

// Screens that wait to be shown: the queue, which shows each screen once, and flows, which show a
// screen each time it is requested.
extension ScreenNavigation.State {
  mutating func addToQueue(_ destinations: [ScreenNavigation.Destination]) throws(Refusal) {
    // The number of screens that this action has queued after each name, to keep their order.
    var behind: [String?: Int] = [:]
    for destination in destinations {
      var index: Int
      var name: String?
      switch destination.location {
      case .append:
        queueEntries.append(destination)
        if let name = destination.name { behind[name] = 0 }
        continue
      case .insert:
        index = 0
      case .insertAfter(let target):
        let found = try waiting(target)
        (index, name) = (found.index + 1, found.name)
      }
      index += behind[name, default: 0]
      behind[name, default: 0] += 1
      _ = queueEntries.insert(destination, at: index)
      // From now on, a screen that waits after this name comes after this screen.
      if let name = destination.name { behind[name] = 0 }
    }
  }

  /// Returns the last queued screen with a name.
  private func waiting(_ target: ScreenTarget) throws(Refusal) -> (index: Int, name: String) {
    switch target {
    case .name(let name):
      guard let index = queue.lastIndex(where: { $0.name == name }) else { throw .missing(name) }
      return (index, name)
    case .entry(let id): throw .missingEntries([id])
    case .top, .root: throw .missing("\(target)")
    }
  }

  mutating func removeFromQueue(at place: Int) throws(Refusal) {
    guard queue.indices.contains(place) else { throw .missing("place \(place) of the queue") }
    queueEntries.remove([queueEntries.ids[place]])
  }

  mutating func removeFromQueue(_ id: EntryID) throws(Refusal) {
    guard queueEntries.contains(id) else { throw .missingEntries([id]) }
    queueEntries.remove([id])
  }

  /// Ignores names that no queued screen has.
  mutating func removeFromQueue(_ names: [String]) {
    let gone = queueEntries.filter { $0.item.name.map(names.contains) == true }
    queueEntries.remove(gone.map(\.id))
  }

  /// Shows the first queued screen that can be shown; those before it stay in the queue.
  mutating func showNext(
    by caller: EntryID,
    from id: EntryID?,
    otherwise fallback: ScreenFallback
  ) throws(Refusal) {
    var refusal: Refusal?
    for next in queueEntries {
      var after = self
      do throws(Refusal) {
        _ = try after.show([next.item], by: caller)
        if let id, after.topID == id { throw .comesUnder(id) }
        after.queueEntries.remove([next.id])
        self = after
        return
      } catch {
        refusal = refusal ?? error
      }
    }
    if let refusal { throw refusal }
    try fall(back: fallback, by: caller, .nothingWaits)
  }

  mutating func enterFlow(
    _ destinations: [ScreenNavigation.Destination],
    showing count: Int,
    by caller: EntryID
  ) throws(Refusal) {
    guard !destinations.isEmpty else { throw .emptyFlow }
    let shown = try show(Array(destinations.prefix(count)), by: caller)
    for (index, id) in shown.enumerated() {
      _ = entries.update(id) { $0.following = Array(destinations[(index + 1)...]) }
    }
  }

  mutating func showNextOfFlow(
    by caller: EntryID,
    otherwise fallback: ScreenFallback
  ) throws(Refusal) {
    guard let following = entries[id: caller]?.following, !following.isEmpty else {
      return try fall(back: fallback, by: caller, .endOfFlow(caller))
    }
    try enterFlow(following, showing: 1, by: caller)
  }

  private mutating func fall(
    back fallback: ScreenFallback,
    by caller: EntryID,
    _ refusal: Refusal
  ) throws(Refusal) {
    switch fallback {
    case .nothing: throw refusal
    case .dismissScreen: try carryOut(.dismissScreen(.entry(caller)))
    case .dismissPushStack: try carryOut(.dismissPushStack(of: .entry(caller)))
    case .dismissEnvironment: try carryOut(.dismissEnvironment(of: .entry(caller)))
    }
  }
}
