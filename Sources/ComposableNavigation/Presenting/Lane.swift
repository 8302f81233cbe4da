/// The handlers of one window, of which one command at a time is in flight.
///
/// You rarely meet it: a handler that is set up alone makes its own, and the handlers inside the
/// views that it shows join it. Make one yourself for two handlers of one window that do not lie in
/// each other:
///
/// ```swift
/// let lane = Lane()
/// stackHandler.setup(with: window.stack, in: lane)
/// sheetHandler.setup(with: window, in: lane)          // a sheet over the whole stack
/// ```
///
/// A lane is a queue: what happens while it is at work waits its turn, so that the call stack does
/// not grow however much a host does at once.
@MainActor
public final class Lane {
  private(set) var reconciler = LaneReconciler()
  private var queue: [LaneEvent] = []
  private var isRunning = false
  private var nextMember = 1
  /// In the order in which they were registered: there are few.
  private var members: [WeakMember] = []
  private var mailbox: AcknowledgementMailbox?

  /// Told of each event and what follows from it, before that is done.
  typealias Observer = @MainActor (LaneMoment) -> Void

  /// A trace; nil when nobody records.
  private var observer: Observer?

  private struct WeakMember {
    let id: MemberID
    weak var member: (any LaneMember)?
  }

  /// Makes a lane without handlers.
  public init() {
    // Weak: a host may keep an acknowledgement for longer than there is a lane.
    mailbox = AcknowledgementMailbox { [weak self] in self?.run() }
  }

  /// Gives a member its name; it joins with a `joined` of its own, when it knows the name.
  func register(_ member: any LaneMember) -> MemberID {
    let id = MemberID(number: nextMember)
    nextMember += 1
    members.append(WeakMember(id: id, member: member))
    observer = observer ?? member.makeLaneObserver()
    return id
  }

  /// - Returns: What was known of the member.
  func leave(_ id: MemberID) -> Ledger? {
    let ledger = reconciler[id]?.ledger
    members.removeAll { $0.id == id }
    send(.left(id))
    return ledger
  }

  /// Handles an event and all that follows from it, or queues it when the lane is at work.
  func send(_ event: LaneEvent) {
    // What was answered before comes before, also inside one `perform`.
    takeAnswers()
    queue.append(event)
    run()
  }

  private func takeAnswers() {
    guard let mailbox else { return }
    for letter in mailbox.takeAll() {
      queue.append(.answered(token: letter.token, letter.answer))
    }
  }

  private func run() {
    guard !isRunning else { return }
    isRunning = true
    defer { isRunning = false }
    dropDead()
    var next = 0
    while true {
      // Acknowledgements lie in the box until here, also those that were let go inside `perform`.
      takeAnswers()
      guard next < queue.count else { break }
      let event = queue[next]
      next += 1
      for output in handle(event) { carryOut(output) }
    }
    queue.removeAll()
  }

  private func handle(_ event: LaneEvent) -> [LaneOutput] {
    guard let observer else { return reconciler.handle(event) }
    let before = reconciler
    let outputs = reconciler.handle(event)
    observer(LaneMoment(event: event, before: before, after: reconciler, outputs: outputs))
    return outputs
  }

  private func carryOut(_ output: LaneOutput) {
    switch output {
    case .perform(let id, let command, let isAnimated, let token):
      guard let mailbox, let member = living(id) else { return }
      let acknowledgement = Acknowledgement(token: token, mailbox: mailbox)
      member.perform(command, animated: isAnimated, acknowledgement: acknowledgement)
    case .remove(let id, let entries, let report):
      member(id)?.sendRemoved(entries, report: report)
    case .select(let id, let entry, let report):
      member(id)?.sendSelected(entry, report: report)
    case .attach(let id):
      living(id)?.hostIsShown()
    case .forget(let id, let elements):
      member(id)?.forget(elements)
    case .issue(let id, let issue):
      let teller =
        id.flatMap(member) ?? members.lazy.compactMap(\.member).first
      teller?.report(issue)
    }
  }

  private func member(_ id: MemberID) -> (any LaneMember)? {
    // By index: to copy one is to make another weak reference.
    for index in members.indices where members[index].id == id { return members[index].member }
    return nil
  }

  /// The handler that is to act; one that has been let go leaves, so that nobody waits for it.
  private func living(_ id: MemberID) -> (any LaneMember)? {
    if let member = member(id) { return member }
    members.removeAll { $0.id == id }
    queue.append(.left(id))
    return nil
  }

  /// Handlers that have been let go leave by themselves.
  private func dropDead() {
    guard members.indices.contains(where: { members[$0].member == nil }) else { return }
    let dead = members.filter { $0.member == nil }.map(\.id)
    members.removeAll { dead.contains($0.id) }
    // Before anything else: nothing is to be asked for in what has gone with them.
    queue.insert(contentsOf: dead.map(LaneEvent.left), at: 0)
  }
}

/// An event in a lane, and what follows from it.
struct LaneMoment {
  let event: LaneEvent
  let before: LaneReconciler
  let after: LaneReconciler
  let outputs: [LaneOutput]
}

/// A handler as its lane sees it.
@MainActor
protocol LaneMember: AnyObject {
  func perform(
    _ command: NavigationCommand,
    animated: Bool,
    acknowledgement: Acknowledgement
  )
  func sendRemoved(_ entries: [EntryID], report: Int)
  func sendSelected(_ entry: EntryID, report: Int)
  func hostIsShown()
  func forget(_ elements: [ElementID])
  func report(_ issue: NavigationIssue)
  /// Who records the lane, if anybody does.
  func makeLaneObserver() -> Lane.Observer?
}
