// Performs the outputs of events and plans.
extension Lane {
  func carryOut(_ output: LaneOutput) {
    switch output {
    case .perform(let id, let command, let isAnimated, let token):
      guard let mailbox, let member = living(id) else { return }
      let acknowledgement = Acknowledgement(token: token, mailbox: mailbox)
      member.perform(command, animated: isAnimated, acknowledgement: acknowledgement) {
        self.isStillRight(command, of: id)
      }
    case .tell(let id, let report, let entries, let token):
      member(id)?.tell(report, of: entries, token: token)
    case .attach(let id):
      guard let member = living(id) else { return }
      member.hostDidAttach()
      look(at: member, id)
    case .look(let id):
      if let member = living(id) { look(at: member, id) }
    case .askWhetherBack(let id):
      living(id)?.hostMayBeBack()
    case .detach(let id):
      // Detaching ends a gesture that is still in the queue.
      if rules.contains(.endGestures) { queue.forgetGesture(of: id) }
      let count = queue.detachCount(of: id)
      member(id)?.hostDidDetach()
      // A `detached` report from this call is no news.
      queue.forgetDetach(of: id, butFirst: count)
    case .forget(let id, let elements):
      member(id)?.forget(elements)
    case .issue(let id, let issue):
      let teller =
        id.flatMap(member) ?? members.lazy.compactMap(\.member).first
      teller?.report(issue)
    }
  }

  /// Returns a Boolean value that indicates whether a decided command is still correct.
  ///
  /// It is called when the views have been made, right before the host performs the command. Making
  /// a view takes time for the user to act, and may send an action; a host may have reported that
  /// it goes off screen; and a new view may contain a host to be filled before the view is visible.
  private func isStillRight(_ command: NavigationCommand, of id: MemberID) -> Bool {
    takeAnswers()
    let isOvertaken = !queue.isEmpty
    if isOvertaken, !reconciler.isStillRight(despite: queue.waiting) { return false }
    // Once in a run, because a view may send an action each time it is made.
    if isOvertaken, reconciler.isOvertaken(by: queue.waiting), overtaken[id] != command {
      overtaken[id] = command
      return false
    }
    for asked in members where asked.id == id {
      // Once for each member, because a view may return other nested handlers at each call.
      if isOvertaken, reconciler.isToFillFirst(after: queue.waiting), asked.takenBack != command {
        asked.takenBack = command
        return false
      }
      if asked.takenBack != nil { asked.takenBack = nil }
    }
    return true
  }

  func member(_ id: MemberID) -> (any LaneMember)? {
    for member in members where member.id == id { return member.member }
    return nil
  }

  /// Returns the handler of a member; a released one leaves the lane, which must not wait for it.
  private func living(_ id: MemberID) -> (any LaneMember)? {
    if let member = member(id) { return member }
    members.removeAll { $0.id == id }
    queue.append(.left(id))
    return nil
  }

  /// Reads a member's host; a host that was released meanwhile does not keep the lane waiting.
  private func look(at member: any LaneMember, _ id: MemberID) {
    member.hostIsShown()
    if !member.hasHost, reconciler.rules.contains(.buryHosts) { queue.append(.lostHost(id)) }
  }
}
