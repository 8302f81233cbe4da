/// The containers of one window: a value that decides which command comes next.
///
/// One command at a time is pending, a gesture in any host makes all members wait, and a command
/// is sent only if its host can perform it. Each input is a ``LaneEvent``, and each output is
/// returned; nothing is called.
///
/// ## Laws
/// - a nested host is filled before the page around it is seen, unless it cannot be
package struct LaneReconciler: Hashable, Sendable {
  package struct Member: Hashable, Sendable {
    package let id: MemberID
    package internal(set) var shape: ShapeRules
    package var place: MemberPlace?
    package var record: MemberRecord
  }

  package let rules: LaneRules

  package init(rules: LaneRules = .all) { self.rules = rules }

  /// The members in the order in which they joined, which is the order of their ids.
  package internal(set) var members: [Member] = []
  var lastToken = 0
  /// The tokens of commands that became void through no fault of their hosts.
  var voided: [Int] = []

  package subscript(id: MemberID) -> Member? {
    index(of: id).map { members[$0] }
  }

  // Members are read in place: a copy costs more than most checks (benchmark: explorer).
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
    for index in members.indices where !members[index].record.storage.tried.isEmpty {
      members[index].record.forgetTried()
    }
    switch event {
    case .joined(let id, let shape, let place, let record):
      let record = record ?? MemberRecord(rules: rules)
      // Its reports must have other tokens than those from an earlier lane.
      lastToken = max(lastToken, record.reports.last?.token ?? 0)
      members.append(Member(id: id, shape: shape, place: place, record: record))
      // It has left a place in another lane.
      takeFromPlace(members.count - 1, &outputs)
    case .setUp(let id, let shape, let place):
      leavePlace(id)
      guard let index = index(of: id) else { return }
      members[index].shape = shape
      members[index].place = place
      members[index].record.restart()
    case .moved(let id, let place):
      leavePlace(id)
      guard let index = index(of: id) else { return }
      members[index].place = place
      takeFromPlace(index, &outputs)
    case .left(let id, let isTaken):
      if isTaken, self[id]?.record.isGesturing == true { releaseRefusals() }
      if !isTaken { leavePlace(id) }
      members.removeAll { $0.id == id }
    case .lostHost(let id):
      leavePlace(id)
      update(id) { $0.lose() }
      releaseRefusals()
    case .attached(let id, let showing):
      attach(id, showing, &outputs)
    case .toldWhetherBack(let id, let showing):
      // The host may have reported it meanwhile, or the member may have moved.
      guard let member = self[id], member.place == nil, member.record.presence == .pending
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

  /// Notes the content of a host that is on screen, or is filled before.
  private mutating func attach(
    _ id: MemberID,
    _ showing: Showing,
    _ outputs: inout [LaneOutput]
  ) {
    guard let member = self[id] else { return }
    switch member.record.presence {
    case .expected, .preloading: update(id) { $0.attach(showing: showing, .preloading) }
    case .pending, .attached: update(id) { $0.attach(showing: showing) }
    case .hidden, .away:
      // A nested host may be late, because its place may be hidden again.
      guard member.place == nil else { return }
      update(id) { $0.attach(showing: showing) }
    case .gone: return
    }
    noteContent(showing, of: id, &outputs)
    if member.place == nil { askWhoIsBack(&outputs) }
  }

  /// Asks the roots that are off screen whether they are back, because another root is.
  ///
  /// A window comes back with all its content, and its hosts report it one after the other. Modals
  /// of the other hosts may be visible before they have reported, so nothing may be presented
  /// beside them. The lane does not wait for a root that went off screen alone and is not back.
  private mutating func askWhoIsBack(_ outputs: inout [LaneOutput]) {
    guard rules.contains(.askWhetherBack) else { return }
    for index in members.indices
    where members[index].place == nil && members[index].record.presence == .away {
      members[index].record.awaitContent()
      outputs.append(.askWhetherBack(members[index].id))
    }
  }

  /// Removes a member from its place: its command is void and its gesture is over.
  mutating func leavePlace(_ id: MemberID) {
    guard let index = index(of: id) else { return }
    if let token = members[index].record.inFlight?.token { excuse(token) }
    if members[index].record.isGesturing { releaseRefusals() }
  }

  /// Detaches a member that was attached or filled in its earlier place: the view around it is
  /// another one now, and its command is void.
  private mutating func takeFromPlace(_ index: Int, _ outputs: inout [LaneOutput]) {
    switch members[index].record.presence {
    case .hidden, .expected: members[index].record.detach()
    case .preloading, .pending, .attached:
      members[index].record.detach()
      if rules.contains(.tellMoved) { outputs.append(.detach(members[index].id)) }
    case .away, .gone: break
    }
  }

  private mutating func take(_ report: HostReport, of id: MemberID, _ outputs: inout [LaneOutput]) {
    guard let member = self[id], member.record.presence != .gone else { return }
    if case .attached = report {
      // If the view around it is visible, it is attached later in this event.
      if member.record.presence == .away { update(id) { $0.detach() } }
      return
    }
    // The user may already see and touch a view before its lane has heard that the view is shown.
    let isEarly = member.record.presence != .away && rules.contains(.hearEarly)
    guard member.record.isAttached || isEarly else {
      if report == .detached { return }
      return outputs.append(.issue(id, .report(report)))
    }
    lastToken += 1
    switch report {
    case .removed, .selected, .shape:
      if let own = report.own, !member.shape.makes(own) {
        return outputs.append(.issue(id, .unknown(report, in: member.shape.name)))
      }
      // A host that has changed as a whole may carry out what it refused: it has room, say.
      if report.isAboutHost { forgetRefusals() }
      tell(report, of: id, &outputs)
    case .attempted(let report):
      // Nothing was removed: the reducer decides.
      let entries = report.elements.compactMap { member.record.elements[$0] }
      if !entries.isEmpty { outputs.append(.tell(id, report, entries, token: lastToken)) }
    case .gestureBegan:
      update(id) { $0.setGesturing(true) }
    case .gestureEnded:
      update(id) { $0.setGesturing(false) }
      forgetRefusals()
    case .foreign(let name):
      outputs.append(.issue(id, .foreign(name)))
    case .ready:
      forgetRefusals()
    case .attached, .taken, .gestureMoved:
      break
    case .detached:
      if member.record.isGesturing { releaseRefusals() }
      // Even if its view is not shown: the host has reported before it could hear that.
      update(id) { $0.detach(.away) }
    }
  }

  /// Notes a report, which has the last token, and sends it to the reducer.
  mutating func tell(_ report: HostReport, of id: MemberID, _ outputs: inout [LaneOutput]) {
    let token = lastToken
    guard let entries = update(id, { $0.note(report, token: token) }) ?? nil else { return }
    outputs.append(.tell(id, report, entries, token: token))
  }

  /// Forgets refusals, because a host says that commands may work now.
  private mutating func forgetRefusals() {
    guard rules.contains(.refusalsEnd) else { return }
    for index in members.indices where members[index].record.refusal != nil {
      members[index].record.forgetRefusal()
    }
  }

  /// Allows refused commands to be sent again after a change in the lane, which may have removed
  /// the obstacle.
  ///
  /// A refused modal still excludes no other modal until a host says that commands may work.
  mutating func releaseRefusals() {
    guard rules.contains(.refusalsEnd) else { return }
    for index in members.indices where members[index].record.hasRefusal {
      members[index].record.releaseRefusal()
    }
  }

  @discardableResult
  mutating func update<Result>(
    _ id: MemberID,
    _ change: (inout MemberRecord) -> Result
  ) -> Result? {
    guard let index = index(of: id) else { return nil }
    return change(&members[index].record)
  }
}
