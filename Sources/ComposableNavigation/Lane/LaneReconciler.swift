/// All containers of one window: a value that decides which command is asked for next.
///
/// One command at a time is in flight, a gesture in any host holds all, and a command is asked for
/// only when its host can carry it out. Everything that happens comes as a ``LaneEvent``,
/// everything that is to be done is returned; nothing is called.
///
/// ## Laws
/// - what lies in a page is filled before the page is seen, unless its host cannot be
package struct LaneReconciler: Hashable, Sendable {
  package struct Member: Hashable, Sendable {
    package let id: MemberID
    package internal(set) var shape: ShapeRules
    package var place: MemberPlace?
    package var ledger: Ledger
  }

  package let rules: LaneRules

  package init(rules: LaneRules = .all) { self.rules = rules }

  /// In the order in which they joined, which is that of their ids.
  package internal(set) var members: [Member] = []
  var lastToken = 0
  /// The commands that became void by what happened around their hosts, until those answer.
  private var voided: [Int] = []

  package subscript(id: MemberID) -> Member? {
    index(of: id).map { members[$0] }
  }

  // A member is looked at where it lies: to copy one costs more than most questions (benchmark:
  // explorer).
  func index(of id: MemberID) -> Int? {
    var (low, high) = (0, members.count)
    while low < high {
      let middle = (low + high) / 2
      if members[middle].id == id { return middle }
      if members[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// Carries on after something has happened.
  ///
  /// - Returns: The steps to carry out, in order.
  package mutating func handle(_ event: LaneEvent) -> [LaneOutput] {
    var outputs: [LaneOutput] = []
    handle(event, &outputs)
    return outputs
  }

  /// The same for whoever has room for the steps already: they come behind those that are there.
  ///
  /// - Returns: False when the event says that a state wants what it wanted: nothing has happened.
  @discardableResult
  mutating func handle(_ event: LaneEvent, _ outputs: inout [LaneOutput]) -> Bool {
    if case .wants(let id, let wanted) = event {
      guard let news = update(id, { $0.want(wanted) }), news > .none else { return false }
      if news == .content { releaseRefusals() }
    }
    take(event, &outputs)
    updateAttachment(&outputs)
    prune(&outputs)
    askNext(&outputs)
    return true
  }

  // MARK: Events

  private mutating func take(_ event: LaneEvent, _ outputs: inout [LaneOutput]) {
    if case .answered(let token, let answer) = event { return take(answer, token, &outputs) }
    for index in members.indices where !members[index].ledger.book.tried.isEmpty {
      members[index].ledger.forgetTried()
    }
    switch event {
    case .joined(let id, let shape, let place, let ledger):
      let ledger = ledger ?? Ledger(rules: rules)
      // Its reports here are told apart from those in an earlier lane.
      lastToken = max(lastToken, ledger.reports.last?.token ?? 0)
      members.append(Member(id: id, shape: shape, place: place, ledger: ledger))
    case .setUp(let id, let shape, let place):
      leavePlace(id)
      guard let index = index(of: id) else { return }
      members[index].shape = shape
      members[index].place = place
      members[index].ledger.restart()
    case .moved(let id, let place):
      leavePlace(id)
      guard let index = index(of: id) else { return }
      members[index].place = place
      switch members[index].ledger.presence {
      case .hidden, .expected, .unseen, .asked, .attached: members[index].ledger.detach()
      case .away, .gone: break
      }
    case .left(let id, let isTaken):
      if isTaken, self[id]?.ledger.isGesturing == true { releaseRefusals() }
      if !isTaken { leavePlace(id) }
      members.removeAll { $0.id == id }
    case .lostHost(let id):
      leavePlace(id)
      update(id) { $0.lose() }
      releaseRefusals()
    case .attached(let id, let showing):
      attach(id, showing, &outputs)
    case .toldWhetherBack(let id, let showing):
      // It may have said so by itself meanwhile, or lie elsewhere.
      guard let member = self[id], member.place == nil, member.ledger.presence == .asked
      else { return }
      update(id) { ledger in
        if let showing { ledger.attach(showing: showing) } else { ledger.detach(.away) }
      }
      noteExpansion(of: id, &outputs)
    case .reported(let id, let report):
      take(report, of: id, &outputs)
    case .reduced(let id, let report):
      update(id) { $0.reduced(report) }
    case .answered, .wants:
      break
    }
  }

  /// Notes what a host shows that is on screen, or that is filled before it is.
  private mutating func attach(
    _ id: MemberID,
    _ showing: Showing,
    _ outputs: inout [LaneOutput]
  ) {
    guard let member = self[id] else { return }
    switch member.ledger.presence {
    case .expected, .unseen: update(id) { $0.attach(showing: showing, .unseen) }
    case .asked, .attached: update(id) { $0.attach(showing: showing) }
    case .hidden, .away:
      // A nested host may be late: its place may have gone again.
      guard member.place == nil else { return }
      update(id) { $0.attach(showing: showing) }
    case .gone: return
    }
    noteExpansion(of: id, &outputs)
    if member.place == nil { askWhoIsBack(&outputs) }
  }

  /// Asks the roots that have gone off screen whether they are back, as another one is.
  ///
  /// A window comes back with all that it showed, and its hosts say so one after the other. What
  /// the others present is to be seen before they have said it, so nothing may be presented beside
  /// it; and one that has gone by itself, and stays away, is not to be waited for.
  private mutating func askWhoIsBack(_ outputs: inout [LaneOutput]) {
    guard rules.contains(.askWhetherBack) else { return }
    for index in members.indices
    where members[index].place == nil && members[index].ledger.presence == .away {
      members[index].ledger.awaitContent()
      outputs.append(.askWhetherBack(members[index].id))
    }
  }

  /// Takes a member from where it is: what it was asked is void, its gesture is over.
  mutating func leavePlace(_ id: MemberID) {
    guard let index = index(of: id) else { return }
    if let token = members[index].ledger.inFlight?.token { excuse(token) }
    if members[index].ledger.isGesturing { releaseRefusals() }
  }

  /// Notes a command that became void by no doing of its host, which may still answer it.
  private mutating func excuse(_ token: Int) {
    if rules.contains(.excuseVoid) { voided.append(token) }
  }

  private mutating func take(_ report: HostReport, of id: MemberID, _ outputs: inout [LaneOutput]) {
    guard let member = self[id], member.ledger.presence != .gone else { return }
    if case .attached = report {
      // If the view around it is shown, it is asked below.
      if member.ledger.presence == .away { update(id) { $0.detach() } }
      return
    }
    // A view may be on screen, and in a person's hands, before its lane has heard that it is shown.
    let isEarly =
      member.place != nil && member.ledger.presence != .away && rules.contains(.hearEarly)
    guard member.ledger.isAttached || isEarly else {
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
    case .selectedDetent(let detent, let element):
      let entry = update(id) { $0.selectDetent(detent, of: element, token: token) } ?? nil
      if let entry { outputs.append(.selectDetent(id, entry, detent, report: token)) }
    case .expanded:
      guard member.shape.sharesEntries else { return }
      // Columns that were refused may have room now.
      forgetRefusals()
      update(id) { $0.expand(token: token) }
      outputs.append(.expand(id, report: token))
    case .attempted(.remove(let elements)):
      // Nothing has gone: what comes of it is the reducer's.
      let entries = elements.compactMap { member.ledger.elements[$0] }
      if !entries.isEmpty { outputs.append(.remove(id, entries, report: token)) }
    case .attempted(.select(let element)):
      let entry = member.ledger.elements[element]
      if let entry { outputs.append(.select(id, entry, report: token)) }
    case .gestureBegan:
      update(id) { $0.setGesturing(true) }
    case .gestureEnded:
      update(id) { $0.setGesturing(false) }
      forgetRefusals()
    case .foreign(let name):
      outputs.append(.issue(id, .foreign(name)))
    case .ready:
      forgetRefusals()
    case .attached, .taken:
      break
    case .detached:
      if member.ledger.isGesturing { releaseRefusals() }
      // One that is not shown yet says nothing that its lane does not know.
      if member.ledger.presence != .hidden { update(id) { $0.detach(.away) } }
    }
  }

  private mutating func take(
    _ answer: HostAnswer,
    _ token: Int,
    _ outputs: inout [LaneOutput]
  ) {
    guard !answer.isAgain,
      let index = members.firstIndex(where: { $0.ledger.isAwaiting(token) }),
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

  /// Forgets what was refused: a host says that it may work now, so nobody goes before it any more.
  private mutating func forgetRefusals() {
    guard rules.contains(.refusalsEnd) else { return }
    for index in members.indices where members[index].ledger.refusal != nil {
      members[index].ledger.forgetRefusal()
    }
  }

  /// Lets what was refused be asked for again, as with any change in the lane: what stood in the
  /// way may have gone.
  ///
  /// Until a host says that it may work, it excludes no other modal all the same.
  private mutating func releaseRefusals() {
    guard rules.contains(.refusalsEnd) else { return }
    for index in members.indices where members[index].ledger.hasRefusal {
      members[index].ledger.releaseRefusal()
    }
  }

  @discardableResult
  mutating func update<Result>(
    _ id: MemberID,
    _ change: (inout Ledger) -> Result
  ) -> Result? {
    guard let index = index(of: id) else { return nil }
    return change(&members[index].ledger)
  }
}
