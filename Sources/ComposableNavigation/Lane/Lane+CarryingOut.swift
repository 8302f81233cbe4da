// The steps that follow from events and plans.
extension Lane {
  func carryOut(_ output: LaneOutput) {
    switch output {
    case .perform(let id, let command, let isAnimated, let token):
      guard let mailbox, let member = living(id) else { return }
      let acknowledgement = Acknowledgement(token: token, mailbox: mailbox)
      member.perform(command, animated: isAnimated, acknowledgement: acknowledgement) {
        self.isStillRight(command, of: id)
      }
    case .remove(let id, let entries, let report):
      member(id)?.sendRemoved(entries, report: report)
    case .select(let id, let entry, let report):
      member(id)?.sendSelected(entry, report: report)
    case .selectDetent(let id, let entry, let detent, let report):
      member(id)?.sendDetent(detent, of: entry, report: report)
    case .expand(let id, let report):
      member(id)?.sendExpanded(report: report)
    case .attach(let id):
      guard let member = living(id) else { return }
      member.hostDidAttach()
      look(at: member, id)
    case .look(let id):
      if let member = living(id) { look(at: member, id) }
    case .askWhetherBack(let id):
      living(id)?.hostMayBeBack()
    case .detach(let id):
      // It ends a gesture that the lane has not heard of.
      if rules.contains(.tellMoved) { queue.forgetGesture(of: id) }
      let count = queue.detachCount(of: id)
      member(id)?.hostDidDetach()
      // It has just heard so; what it says of it now is no news.
      queue.forgetDetach(of: id, butFirst: count)
    case .forget(let id, let elements):
      member(id)?.forget(elements)
    case .issue(let id, let issue):
      let teller =
        id.flatMap(member) ?? members.lazy.compactMap(\.member).first
      teller?.report(issue)
    }
  }

  /// Tells whether nothing has happened since a command was decided that would have changed the
  /// decision.
  ///
  /// It is asked when the views are made and the host is about to be asked: a view's factory may
  /// have been overtaken by the user or have sent an action, a host may have said just now that it goes,
  /// and something in the view may be there to be filled before it is seen.
  private func isStillRight(_ command: NavigationCommand, of id: MemberID) -> Bool {
    takeAnswers()
    let isOvertaken = !queue.isEmpty
    if isOvertaken, !reconciler.isStillRight(despite: queue.waiting) { return false }
    // Once in a run: a view may send an action at each look.
    if isOvertaken, reconciler.isOvertaken(by: queue.waiting), overtaken[id] != command {
      overtaken[id] = command
      return false
    }
    for asked in members where asked.id == id {
      // Once, and once for each member: a view may name others that lie in it at each look.
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

  /// The handler that is to act; one that has been let go leaves, so that nobody waits for it.
  private func living(_ id: MemberID) -> (any LaneMember)? {
    if let member = member(id) { return member }
    members.removeAll { $0.id == id }
    queue.append(.left(id))
    return nil
  }

  /// Asks a member what its host shows; one whose host has gone meanwhile keeps nobody waiting.
  private func look(at member: any LaneMember, _ id: MemberID) {
    member.hostIsShown()
    if !member.hasHost, reconciler.rules.contains(.buryHosts) { queue.append(.lostHost(id)) }
  }
}
