extension LaneReconciler {
  /// A sentence for a person that says what a member waits for; nil when its host shows what is
  /// wanted.
  package func waitsFor(_ id: MemberID) -> String? {
    guard let member = self[id] else { return nil }
    if let inFlight = member.ledger.inFlight {
      return "the host to acknowledge \(inFlight.command)"
    }
    let plan = LanePlan(of: self)
    guard let index = index(of: id) else { return nil }
    let target = plan.parts[index].target
    guard let command = plan.parts[index].command else {
      guard let other = plan.parts[index].excluder else { return nil }
      let excluded = member.ledger.target.elements
      let first = plan.parts[other].target.elements
      return "what is presented beside it, \(first), to be dismissed, then to present \(excluded)"
    }
    switch member.ledger.presence {
    case .attached, .unseen: break
    case .gone: return "another host, because its own has been let go, then \(command)"
    case .hidden, .expected, .asked, .away: return "the host to be attached, then \(command)"
    }
    if member.ledger.hasRefused(target), let refusal = member.ledger.refusal {
      return "a change, because the host refused \(command): \(refusal.reason)"
    }
    if members.contains(where: \.isHoldingLane) { return "a gesture to end, then \(command)" }
    if members.contains(where: \.ledger.presence.isAwaited) {
      return "another host to say what it shows, then \(command)"
    }
    if let other = members.first(where: { $0.ledger.inFlight != nil })?.ledger.inFlight {
      return "another host to acknowledge \(other.command), then \(command)"
    }
    if command.step == .expansion, !canCarryOut(command, member) {
      return "what moves to leave its column, then \(command)"
    }
    return "what is presented to be dismissed, then \(command)"
  }

  /// Tells whether nothing is under way: no command, no gesture, nothing that a person has done and
  /// the reducer has not heard of.
  var isAtRest: Bool {
    !members.contains { member in
      let ledger = member.ledger
      return ledger.isBusy || member.isHoldingLane || !ledger.reports.isEmpty
        || ledger.presence.isAwaited
    }
  }

  /// The reasons of hosts that have refused what is wanted of them, or have gone.
  var hostRefusals: [HostRefusal] {
    members.compactMap { member in
      if member.ledger.presence == .gone { return waitsFor(member.id) == nil ? nil : .gone }
      return member.ledger.hasRefusal ? member.ledger.refusal?.reason : nil
    }
  }

  /// The sentences of all members that wait.
  ///
  /// - Complexity: O(*n*²)
  var waits: [String] { members.compactMap { waitsFor($0.id) } }
}
