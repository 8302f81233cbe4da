extension LaneReconciler {
  /// What a member waits for, for a person; nil when its host shows what is wanted.
  package func waitsFor(_ id: MemberID) -> String? {
    guard let member = self[id] else { return nil }
    if let inFlight = member.ledger.inFlight {
      return "the host to acknowledge \(inFlight.command)"
    }
    let target = target(of: member)
    guard let command = member.reconciler.command(from: member.ledger, to: target) else {
      return nil
    }
    guard member.ledger.isAttached else { return "the host to be attached, then \(command)" }
    if member.ledger.hasRefused(target), let refusal = member.ledger.refusal {
      return "a change, because the host refused \(command): \(refusal.reason)"
    }
    if members.contains(where: \.ledger.isGesturing) { return "a gesture to end, then \(command)" }
    if members.contains(where: { $0.isAsked && !$0.isAway && !$0.ledger.isAttached }) {
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
