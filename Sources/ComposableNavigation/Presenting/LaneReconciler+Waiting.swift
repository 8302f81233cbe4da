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
    let target = plan.targets[index]
    guard let command = plan.commands[index] else {
      guard let other = plan.excluders[index] else { return nil }
      let excluded = member.reconciler.target(of: member.ledger).elements
      let first = plan.targets[other].elements
      return "what is presented beside it, \(first), to be dismissed, then to present \(excluded)"
    }
    switch member.ledger.presence {
    case .attached: break
    case .gone: return "another host, because its own has been let go, then \(command)"
    case .hidden, .asked, .away: return "the host to be attached, then \(command)"
    }
    if member.ledger.hasRefused(target), let refusal = member.ledger.refusal {
      return "a change, because the host refused \(command): \(refusal.reason)"
    }
    if members.contains(where: \.isHoldingLane) { return "a gesture to end, then \(command)" }
    if members.contains(where: { $0.ledger.presence == .asked }) {
      return "another host to say what it shows, then \(command)"
    }
    if let other = members.first(where: { $0.ledger.inFlight != nil })?.ledger.inFlight {
      return "another host to acknowledge \(other.command), then \(command)"
    }
    if case .split(.expand) = command, !canCarryOut(command, member) {
      return "what moves to leave its column, then \(command)"
    }
    return "what is presented to be dismissed, then \(command)"
  }
}

extension NavigationCommand: CustomStringConvertible {
  @usableFromInline
  package var description: String {
    switch self {
    case .stack(let command): "\(command)"
    case .modal(let command): "\(command)"
    case .tab(let command): command.text
    case .split(let command): "\(command)"
    }
  }
}

extension TabCommand {
  /// The steps in words: `insert e2 after e1, select e2`.
  var text: String {
    func place(_ element: Element?) -> String { element.map { "after \($0)" } ?? "first" }
    let steps = steps.map { step in
      switch step {
      case .remove(let element): "remove \(element)"
      case .insert(let element, let other): "insert \(element) \(place(other))"
      case .move(let element, let other): "move \(element) \(place(other))"
      }
    }
    return (steps + (select.map { ["select \($0)"] } ?? [])).joined(separator: ", ")
  }
}
