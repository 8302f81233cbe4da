// The answers of hosts.
extension LaneReconciler {
  /// Handles the answer to a command, or an answer that no member waits for.
  mutating func take(
    _ answer: HostAnswer,
    _ token: Int,
    _ outputs: inout [LaneOutput]
  ) {
    guard !answer.isAgain,
      let index = indexPending(token),
      // Both are read in place: a copy would make the next change copy the record.
      let asked = members[index].record.boxedInFlight
    else {
      if let index = voided.firstIndex(of: token), !answer.isAgain {
        voided.remove(at: index)
        return
      }
      // Releasing a void acknowledgement is correct.
      if answer != .dropped, answer != .withdrawn { outputs.append(.issue(nil, .answer(answer))) }
      return
    }
    switch answer {
    case .done(let showing):
      members[index].record.done(showing)
      noteElementNamedTwice(in: showing, by: index, &outputs)
      // Usually the number of elements differs, and then no copies are made for the comparison
      // (benchmark “handler, push and pop”).
      guard !asked.wrappedValue.hasLostSomething,
        members[index].record.storage.shown.elements.count
          == asked.wrappedValue.difference.shown.elements.count,
        members[index].record.storage.shown == asked.wrappedValue.difference.shown,
        target(at: index) == asked.wrappedValue.difference.target
      else { return }
      members[index].record.refuse(.unchanged, asked.wrappedValue.difference)
      outputs.append(.issue(members[index].id, .unchanged(asked.wrappedValue.command)))
    case .refused(let reason):
      members[index].record.refuse(reason, asked.wrappedValue.difference)
      if case .unshowable(let fault) = reason {
        outputs.append(.issue(members[index].id, NavigationIssue(.unshowable, fault)))
      }
    case .withdrawn:
      members[index].record.withdraw()
    case .dropped, .again:
      members[index].record.refuse(.dropped, asked.wrappedValue.difference)
      outputs.append(.issue(members[index].id, .answer(.dropped)))
    }
  }

  /// Returns the index of the member that waits for the answer to a command.
  func indexPending(_ token: Int) -> Int? {
    members.firstIndex { $0.record.isPending(token) }
  }

  /// Notes a command that became void through no fault of its host, which may still answer it.
  mutating func excuse(_ token: Int) {
    if rules.contains(.excuseVoid) { voided.append(token) }
  }
}
