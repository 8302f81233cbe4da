import ComposableNavigation
import NavigationTesting

// Events between the decision on a command and the command. `Lane` checks the command again then.
extension SimulatedLane {
  func addInterruptions(_ steps: inout [Step]) {
    guard budget[.interruptions] > 0, interruption == nil, isOnScreen else { return }
    for index in hosts.indices {
      let host = hosts[index]
      guard !host.blueprint.sharesEntries, record(at: index)?.isAttached == true else { continue }
      if host.blueprint.touch.canRemove { steps.append(.interrupt(.removal(host.id))) }
      if host.column == nil, host.place != nil || roots.count > 1 {
        steps.append(.interrupt(.departure(host.id)))
      }
      steps.append(.interrupt(.gesture(host.id)))
    }
  }

  /// Performs the planned interruption, if it is still possible.
  ///
  /// - Returns: True if the command is still right.
  mutating func isStillRightAfterInterruption() -> Bool {
    guard let interruption else { return true }
    self.interruption = nil
    switch interruption {
    case .removal(let id):
      guard let host = touchable(id), !host.isGesturing else { return true }
      let least = host.blueprint.touch.leastCount
      if host.shown.count > least { remove(1, from: id) }
    case .departure(let id):
      guard let host = host(id), lane[id]?.record.isAttached == true, isOnScreen(host)
      else { return true }
      goAway(id)
    case .gesture(let id):
      guard let host = touchable(id), !host.isGesturing else { return true }
      setGesturing(id, true)
      send(.reported(id, .gestureBegan))
    }
    return lane.isStillRight(despite: queue[...])
  }

  func writeInterruption(_ names: inout CanonicalNames) {
    switch interruption {
    case nil: names.sink.write(0)
    case .removal(let id)?: writeInterruption(1, of: id, &names)
    case .departure(let id)?: writeInterruption(2, of: id, &names)
    case .gesture(let id)?: writeInterruption(3, of: id, &names)
    }
  }

  private func writeInterruption(
    _ kind: Int,
    of id: MemberID,
    _ names: inout CanonicalNames
  ) {
    names.sink.write(kind)
    names.sink.write((index(id) ?? -1) + 1)
  }

  /// Returns an attached host that the user can touch, or nil.
  private func touchable(_ id: MemberID) -> SimulatedHost? {
    guard let host = host(id), lane[id]?.record.isAttached == true, isOnScreen(host), canTouch(host)
    else { return nil }
    return host
  }
}
