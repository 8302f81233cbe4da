import ComposableNavigation
import NavigationTesting

// The possible steps, and the hosts that they affect.
extension SimulatedLane {
  package func steps() -> [Step] {
    var steps: [Step] = []
    steps.reserveCapacity(8)
    if budget[.operations] > 0 {
      for page in pages {
        for operation in page.content.operations {
          steps.append(.program(page: page.number, operation))
        }
      }
    }
    if isOnScreen {
      for index in hosts.indices {
        guard let record = record(at: index), record.isAttached || record.isPreloading else {
          continue
        }
        add(&steps, of: hosts[index])
      }
    }
    if !pending.isEmpty {
      steps.append(.reduce)
      if budget[.reducerRefusals] > 0 { steps.append(.reduceRefusing) }
    }
    if !isOnScreen {
      steps.append(.attach)
    } else if budget[.detachments] > 0 {
      steps.append(.detach)
    }
    if isUnusual {
      addRollbacks(&steps)
      addSetups(&steps)
      addInterruptions(&steps)
      addLateActions(&steps)
      addDetachments(&steps)
    }
    return steps
  }

  private func add(_ steps: inout [Step], of host: SimulatedHost) {
    if let flight = host.flight {
      if !flight.isApplied {
        steps.append(.apply(host.id))
      } else if !flight.isIgnored || host.blueprint.busy != .neverAnswers {
        steps.append(.acknowledge(host.id))
      }
      if !flight.isApplied, budget[.hostRefusals] > 0 { steps.append(.refuse(host.id)) }
    }
    if hasSplit, host.blueprint.sharesEntries {
      // A host without room collapses, regardless of the user.
      if budget[.removals] > 0, host.shown.count > 1, isOnScreen(host) {
        steps.append(.userRemoves(host.id, host.shown.count - 1))
      }
      if budget[.expansions] > 0, host.shown.count == 1, !host.hasExpanded, isOnScreen(host) {
        steps.append(.expands(host.id))
      }
      return
    }
    if host.isGesturing { steps.append(.endGesture(host.id)) }
    guard isOnScreen(host), canTouch(host) else { return }
    if budget[.removals] > 0 {
      let least = host.blueprint.touch.leastCount
      for count in stride(from: 1, through: host.shown.count - least, by: 1)
      where host.blueprint.touch.canRemove {
        steps.append(.userRemoves(host.id, count))
      }
      if host.blueprint.touch.hasSelection {
        for index in host.shown.indices where host.shown[index] != host.selected {
          steps.append(.userSelects(host.id, index))
        }
      }
    }
    if budget[.reselections] > 0, host.blueprint.touch.hasSelection, host.selected != nil {
      steps.append(.userSelectsAgain(host.id))
    }
    if budget[.drags] > 0 {
      for detent in host.otherDetents { steps.append(.userDrags(host.id, detent)) }
    }
    if budget[.gestures] > 0, !host.isGesturing { steps.append(.beginGesture(host.id)) }
  }

  /// Returns a Boolean value that indicates whether the user can touch a host: no modal covers it.
  ///
  /// The user can also swipe away a sheet below another one, and removes both.
  func canTouch(_ host: SimulatedHost) -> Bool {
    if host.blueprint.isOverlay { return true }
    return !hosts.contains { other in
      other.blueprint.isOverlay && !other.shown.isEmpty && !isInside(host, other)
        && isOnScreen(other)
    }
  }
}
