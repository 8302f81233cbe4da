import ComposableNavigation

// What can happen, and to whom.
extension SimulatedLane {
  package func steps() -> [Step] {
    var steps: [Step] = []
    if budget.operations > 0 {
      let inOrder = contents.sorted {
        ($0.key.count, $0.key.description) < ($1.key.count, $1.key.description)
      }
      for (address, content) in inOrder {
        steps += content.operations.map { .program(address, $0) }
      }
    }
    for host in hosts { steps += self.steps(of: host) }
    if !pending.isEmpty {
      steps.append(.reduce)
      if budget.reducerRefusals > 0 { steps.append(.reduceRefusing) }
    }
    if !isOnScreen {
      steps.append(.attach)
    } else if budget.detachments > 0 {
      steps.append(.detach)
    }
    return steps
  }

  func steps(of host: SimulatedHost) -> [Step] {
    guard isOnScreen, lane[host.id]?.ledger.isAttached == true else { return [] }
    var steps: [Step] = []
    if let flight = host.flight {
      steps.append(flight.isApplied ? .acknowledge(host.id) : .apply(host.id))
      if !flight.isApplied, budget.hostRefusals > 0 { steps.append(.refuse(host.id)) }
    }
    if host.isGesturing { steps.append(.endGesture(host.id)) }
    guard isOnScreen(host), canTouch(host) else { return steps }
    if budget.removals > 0 {
      let least = host.blueprint.isStack ? 1 : 0
      for count in stride(from: 1, through: host.shown.count - least, by: 1)
      where !host.blueprint.isTabs {
        steps.append(.userRemoves(host.id, count))
      }
      if host.blueprint.isTabs {
        for index in host.shown.indices where host.shown[index] != host.selected {
          steps.append(.userSelects(host.id, index))
        }
      }
    }
    if budget.gestures > 0, !host.isGesturing { steps.append(.beginGesture(host.id)) }
    return steps
  }

  /// A person can touch what nothing is presented over; a sheet can be swiped away under another
  /// one, which it takes with it.
  func canTouch(_ host: SimulatedHost) -> Bool {
    if host.blueprint.isModal { return true }
    return !hosts.contains { other in
      other.blueprint.isModal && !other.shown.isEmpty && !isInside(host, other)
        && isOnScreen(other)
    }
  }
}
