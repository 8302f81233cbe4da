extension LaneReconciler {
  /// Returns a sentence that names what a member waits for; nil if its host shows its target.
  package func waitsFor(_ id: MemberID) -> String? {
    index(of: id).flatMap { waitsFor($0, by: LanePlan(of: self)) }
  }

  /// Returns the same sentence for an existing plan.
  private func waitsFor(_ index: Int, by plan: LanePlan) -> String? {
    let member = members[index]
    if let inFlight = member.record.inFlight {
      return "the host to acknowledge \(inFlight.command)"
    }
    let target = plan.parts[index].target
    guard let command = plan.parts[index].command else {
      guard let other = plan.parts[index].excluder else { return nil }
      let excluded = member.record.target.elements
      let first = plan.parts[other].target.elements
      return "the modal beside it, \(first), to be dismissed, then to present \(excluded)"
    }
    switch member.record.presence {
    case .attached, .preloading: break
    case .gone: return "another host, because its own was released, then \(command)"
    case .hidden, .expected, .pending, .away: return "the host to be attached, then \(command)"
    }
    if member.record.hasRefused(target), let refusal = member.record.refusal {
      return "a change, because the host refused \(command): \(refusal.reason)"
    }
    if members.contains(where: \.isHoldingLane) { return "a gesture to end, then \(command)" }
    if members.contains(where: \.record.presence.isPending) {
      return "another host to report its elements, then \(command)"
    }
    if let other = members.first(where: { $0.record.inFlight != nil })?.record.inFlight {
      return "another host to acknowledge \(other.command), then \(command)"
    }
    if command.step == .expansion, !canExpand(member) {
      return "the moving screens to leave their column, then \(command)"
    }
    return "the modal above to be dismissed, then \(command)"
  }

  /// True if nothing is pending: no command, no gesture, and no unhandled action of the user.
  var isAtRest: Bool {
    !members.contains { member in
      let record = member.record
      return record.isBusy || member.isHoldingLane || !record.reports.isEmpty
        || record.presence.isPending
    }
  }

  /// Returns the reason of a host that has refused its target; nil if the target has changed.
  package func refusal(of id: MemberID) -> HostRefusal? {
    guard let index = index(of: id), members[index].record.hasRefusal else { return nil }
    return refusal(index, of: target(at: index))
  }

  private func refusal(_ index: Int, of target: Showing) -> HostRefusal? {
    let record = members[index].record
    guard record.hasRefusal, !rules.contains(.refuseDesired) || record.hasGivenWay(on: target)
    else { return nil }
    return record.refusal?.reason
  }

  /// The reasons of hosts that have refused their target or were released.
  ///
  /// - Complexity: O(*n*) in the number of members, plus the cost of one plan.
  var hostRefusals: [HostRefusal] {
    guard members.contains(where: { $0.record.presence == .gone || $0.record.hasRefusal }) else {
      return []
    }
    let plan = LanePlan(of: self)
    return members.indices.compactMap { index in
      if members[index].record.presence == .gone {
        return waitsFor(index, by: plan) == nil ? nil : .gone
      }
      return refusal(index, of: plan.parts[index].target)
    }
  }

  /// The sentences of all waiting members.
  ///
  /// - Complexity: O(*n*) in the number of members, plus the cost of one plan and of the waiting
  ///   members' sentences.
  var waits: [String] {
    let plan = LanePlan(of: self)
    return members.indices.compactMap { waitsFor($0, by: plan) }
  }
}
