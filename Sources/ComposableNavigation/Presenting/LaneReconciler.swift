/// All containers of one window: a value that decides which command is asked for next.
///
/// One command at a time is in flight, a gesture in any host holds all, and a command is asked for
/// only when its host can carry it out. Everything that happens comes as a ``LaneEvent``, everything
/// that is to be done is returned; nothing is called.
package struct LaneReconciler: Hashable, Sendable {
  package struct Member: Hashable, Sendable {
    package let id: MemberID
    package let reconciler: ShapeReconciler
    package var place: Place?
    package var ledger: Ledger
    /// The place is shown and the host has been asked what it shows.
    var isAsked = false
    /// The host went by itself, while its place is shown.
    var isAway = false
  }

  let rules: LaneRules

  package init(rules: LaneRules = .all) { self.rules = rules }

  /// In the order in which they joined.
  package private(set) var members: [Member] = []
  private var lastToken = 0

  package subscript(id: MemberID) -> Member? {
    index(of: id).map { members[$0] }
  }

  // A member is looked at where it lies: to copy one costs more than most questions (benchmark:
  // explorer).
  func index(of id: MemberID) -> Int? {
    for index in members.indices where members[index].id == id { return index }
    return nil
  }

  /// Carries on after something has happened.
  ///
  /// - Returns: What is to be done, in order.
  package mutating func handle(_ event: LaneEvent) -> [LaneOutput] {
    var outputs: [LaneOutput] = []
    take(event, &outputs)
    updateAttachment(&outputs)
    prune(&outputs)
    askNext(&outputs)
    return outputs
  }

  // MARK: What has happened

  private mutating func take(_ event: LaneEvent, _ outputs: inout [LaneOutput]) {
    switch event {
    case .joined(let id, let reconciler, let place, let ledger):
      let ledger = ledger ?? Ledger(rules: rules)
      members.append(Member(id: id, reconciler: reconciler, place: place, ledger: ledger))
    case .left(let id):
      if self[id]?.ledger.isGesturing == true { forgetRefusals() }
      members.removeAll { $0.id == id }
    case .wants(let id, let wanted):
      if update(id, { $0.want(wanted) }) == true { forgetRefusals() }
    case .attached(let id, let showing):
      // A nested host may be late: its place may have gone again.
      guard let member = self[id], member.place == nil || member.isAsked else { return }
      update(id) { $0.attach(showing: showing) }
    case .reported(let id, let report):
      take(report, of: id, &outputs)
    case .reduced(let id, let report):
      update(id) { $0.reduced(report) }
    case .answered(let token, let answer):
      take(answer, token, &outputs)
    }
  }

  private mutating func take(_ report: HostReport, of id: MemberID, _ outputs: inout [LaneOutput]) {
    guard let member = self[id] else { return }
    if case .attached = report {
      setAway(id, false)
      if member.isAsked, !member.ledger.isAttached { outputs.append(.attach(id)) }
      return
    }
    guard member.ledger.isAttached else {
      if report == .detached { return }
      return outputs.append(.issue(id, .report(report)))
    }
    lastToken += 1
    let token = lastToken
    switch report {
    case .removed(let elements):
      let entries = update(id) { $0.lose(elements, token: token) } ?? []
      if !entries.isEmpty { outputs.append(.remove(id, entries, report: token)) }
    case .selected(let element):
      let entry = update(id) { $0.select(element, token: token) } ?? nil
      if let entry { outputs.append(.select(id, entry, report: token)) }
    case .gestureBegan:
      update(id) { $0.setGesturing(true) }
    case .gestureEnded:
      update(id) { $0.setGesturing(false) }
      forgetRefusals()
    case .ready:
      forgetRefusals()
    case .attached, .taken:
      break
    case .detached:
      if member.ledger.isGesturing { forgetRefusals() }
      update(id) { $0.detach() }
      setAway(id, true)
    }
  }

  private mutating func setAway(_ id: MemberID, _ isAway: Bool) {
    guard let index = index(of: id) else { return }
    members[index].isAway = isAway
  }

  private mutating func take(
    _ answer: HostAnswer,
    _ token: Int,
    _ outputs: inout [LaneOutput]
  ) {
    guard answer != .again,
      let member = members.first(where: { $0.ledger.inFlight?.token == token }),
      let asked = member.ledger.inFlight
    else {
      // To let go of a void acknowledgement is all that is left to do with it.
      if answer != .dropped { outputs.append(.issue(nil, .answer(answer))) }
      return
    }
    switch answer {
    case .done(let showing):
      update(member.id) { $0.done(showing) }
      guard !asked.hasLostSomething, let now = self[member.id],
        now.ledger.shown == asked.shownBefore, now.ledger.shownStyle == asked.styleBefore,
        target(of: now) == asked.target
      else { return }
      update(member.id) { $0.refuse(.unchanged, asked) }
      outputs.append(.issue(member.id, .unchanged(asked.command)))
    case .refused(let reason):
      update(member.id) { $0.refuse(reason, asked) }
    case .dropped, .again:
      update(member.id) { $0.refuse(.dropped, asked) }
      outputs.append(.issue(member.id, .answer(.dropped)))
    }
  }

  /// Refusals end with any change in the lane: what stood in the way may have gone.
  private mutating func forgetRefusals() {
    guard rules.contains(.refusalsEnd) else { return }
    for index in members.indices where members[index].ledger.hasRefusal {
      members[index].ledger.forgetRefusal()
    }
  }

  @discardableResult
  private mutating func update<Result>(
    _ id: MemberID,
    _ change: (inout Ledger) -> Result
  ) -> Result? {
    guard let index = index(of: id) else { return nil }
    return change(&members[index].ledger)
  }

  // MARK: What follows from it

  /// A nested container is attached exactly while its place is shown.
  private mutating func updateAttachment(_ outputs: inout [LaneOutput]) {
    for index in members.indices {
      guard let place = members[index].place else { continue }
      let isShown = isShown(place)
      if isShown, !members[index].isAsked {
        members[index].isAsked = true
        outputs.append(.attach(members[index].id))
      } else if !isShown, members[index].isAsked {
        if members[index].ledger.isGesturing { forgetRefusals() }
        members[index].isAsked = false
        members[index].isAway = false
        members[index].ledger.detach()
      }
    }
  }

  private func isShown(_ place: Place) -> Bool {
    guard let outer = index(of: place.member) else { return false }
    return members[outer].ledger.isAttached
      && members[outer].ledger.book.shown.elements.contains(place.element)
  }

  /// Forgets what neither a state nor a host has, and the containers in it.
  private mutating func prune(_ outputs: inout [LaneOutput]) {
    for index in members.indices where members[index].ledger.hasMoreThanWanted {
      let gone = members[index].ledger.prune()
      if !gone.isEmpty { outputs.append(.forget(members[index].id, gone)) }
    }
  }

  /// Asks for the next command, if one may go.
  private mutating func askNext(_ outputs: inout [LaneOutput]) {
    if rules.contains(.oneInFlight), members.contains(where: \.ledger.isBusy) {
      return
    }
    // Until a host that has just come on screen has said what it shows, nothing is known.
    if rules.contains(.waitForAttached),
      members.contains(where: { $0.isAsked && !$0.isAway && !$0.ledger.isAttached })
    {
      return
    }
    if rules.contains(.waitInGesture), members.contains(where: \.ledger.isGesturing) { return }
    var best: (index: Int, target: Target, command: NavigationCommand, order: (Int, Int))?
    for index in members.indices
    where members[index].ledger.isAttached && !members[index].ledger.isBusy {
      let target = target(of: members[index])
      guard
        let command = members[index].reconciler.command(from: members[index].ledger, to: target)
      else {
        if members[index].ledger.isFirstRendering { members[index].ledger.settle() }
        continue
      }
      guard
        members[index].reconciler.isModal || !rules.contains(.departedAskNothing)
          || !isDeparted(members[index]),
        !members[index].ledger.hasRefused(target), canCarryOut(command, members[index])
      else { continue }
      let order = (command.rank, depth(of: members[index]))
      if let best, best.order <= order { continue }
      best = (index, target, command, order)
    }
    guard let (index, target, command, _) = best else { return }
    lastToken += 1
    let isAnimated =
      members[index].ledger.book.wanted.isAnimated && !members[index].ledger.isFirstRendering
    outputs.append(
      .perform(members[index].id, command, isAnimated: isAnimated, token: lastToken)
    )
    members[index].ledger.ask(command, target: target, token: lastToken)
  }
}
