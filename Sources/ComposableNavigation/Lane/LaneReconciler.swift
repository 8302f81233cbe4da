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
  var voided: [Int] = []

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

  // MARK: Events

  mutating func take(_ event: LaneEvent, _ outputs: inout [LaneOutput]) {
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
      // It comes from a place in another lane.
      takeFromPlace(members.count - 1, &outputs)
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
      takeFromPlace(index, &outputs)
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
      guard let showing else {
        update(id) { $0.detach(.away) }
        return
      }
      update(id) { $0.attach(showing: showing) }
      noteContent(showing, of: id, &outputs)
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
    noteContent(showing, of: id, &outputs)
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

  /// Detaches a member whose host has been told that the view around it is shown, or filled before:
  /// that view is another one now, and what the host was asked is void.
  private mutating func takeFromPlace(_ index: Int, _ outputs: inout [LaneOutput]) {
    switch members[index].ledger.presence {
    case .hidden, .expected: members[index].ledger.detach()
    case .unseen, .asked, .attached:
      members[index].ledger.detach()
      if rules.contains(.tellMoved) { outputs.append(.detach(members[index].id)) }
    case .away, .gone: break
    }
  }

  private mutating func take(_ report: HostReport, of id: MemberID, _ outputs: inout [LaneOutput]) {
    guard let member = self[id], member.ledger.presence != .gone else { return }
    if case .attached = report {
      // If the view around it is shown, it is asked below.
      if member.ledger.presence == .away { update(id) { $0.detach() } }
      return
    }
    // A view may be on screen, and in the user's hands, before its lane has heard that it is shown.
    let isEarly = member.ledger.presence != .away && rules.contains(.hearEarly)
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
      // Also if its view is not shown: it has said so before it heard that.
      update(id) { $0.detach(.away) }
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
  mutating func releaseRefusals() {
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
