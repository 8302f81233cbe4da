// The answers of hosts.
extension LaneReconciler {
  /// Takes the answer to a command, or notices that nobody waits for it.
  mutating func take(
    _ answer: HostAnswer,
    _ token: Int,
    _ outputs: inout [LaneOutput]
  ) {
    guard !answer.isAgain,
      let index = indexAwaiting(token),
      // In its box, and the member where it lies: to copy either copies the book when that changes.
      let asked = members[index].ledger.boxedInFlight
    else {
      if let index = voided.firstIndex(of: token), !answer.isAgain {
        voided.remove(at: index)
        return
      }
      // To let go of a void acknowledgement is all that is left to do with it.
      if answer != .dropped, answer != .withdrawn { outputs.append(.issue(nil, .answer(answer))) }
      return
    }
    switch answer {
    case .done(let showing):
      members[index].ledger.done(showing)
      noteElementNamedTwice(in: showing, by: index, &outputs)
      // Mostly another number is shown, and then neither is copied to be compared (benchmark “handler,
      // push and pop”).
      guard !asked.wrappedValue.hasLostSomething,
        members[index].ledger.book.shown.elements.count
          == asked.wrappedValue.difference.shown.elements.count,
        members[index].ledger.book.shown == asked.wrappedValue.difference.shown,
        target(at: index) == asked.wrappedValue.difference.target
      else { return }
      members[index].ledger.refuse(.unchanged, asked.wrappedValue.difference)
      outputs.append(.issue(members[index].id, .unchanged(asked.wrappedValue.command)))
    case .refused(let reason):
      members[index].ledger.refuse(reason, asked.wrappedValue.difference)
    case .withdrawn:
      members[index].ledger.withdraw()
    case .dropped, .again:
      members[index].ledger.refuse(.dropped, asked.wrappedValue.difference)
      outputs.append(.issue(members[index].id, .answer(.dropped)))
    }
  }

  /// The position of the member that waits for the answer to a command.
  func indexAwaiting(_ token: Int) -> Int? {
    members.firstIndex { $0.ledger.isAwaiting(token) }
  }

  /// Notes a command that became void by no doing of its host, which may still answer it.
  mutating func excuse(_ token: Int) {
    if rules.contains(.excuseVoid) { voided.append(token) }
  }
}
