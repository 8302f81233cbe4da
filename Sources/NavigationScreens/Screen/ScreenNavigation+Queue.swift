import ComposableNavigation

// Screens that wait: the queue, whose screens are shown once, and flows, whose screens are shown as
// often as they are asked for.
extension ScreenNavigation.State {
  mutating func addToQueue(_ destinations: [ScreenNavigation.Destination]) throws(Refusal) {
    // How many came to the same place in this very action, so that they keep their order.
    var behind: [String?: Int] = [:]
    for destination in destinations {
      var index: Int
      var name: String?
      switch destination.location {
      case .append:
        queue.append(destination)
        continue
      case .insert:
        index = 0
      case .insertAfter(let target):
        let found = try waiting(target)
        (index, name) = (found.index + 1, found.name)
      }
      index += behind[name, default: 0]
      behind[name, default: 0] += 1
      queue.insert(destination, at: index)
    }
  }

  /// The last that waits under a name.
  private func waiting(_ target: ScreenTarget) throws(Refusal) -> (index: Int, name: String) {
    switch target {
    case .name(let name):
      guard let index = queue.lastIndex(where: { $0.name == name }) else { throw .missing(name) }
      return (index, name)
    case .entry(let id): throw .missingEntries([id])
    case .top, .root: throw .missing("\(target)")
    }
  }

  mutating func showNext(by caller: EntryID, otherwise fallback: ScreenFallback) throws(Refusal) {
    guard let next = queue.first else { return try fall(back: fallback, by: caller, .nothingWaits) }
    _ = try show([next], by: caller)
    queue.removeFirst()
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
