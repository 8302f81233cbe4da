/// The handlers of one window, which together send one command at a time.
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
  // Unchecked: the main actor alone reads and writes them, and nobody else's code is called while one
  // is held. Each check would take some eighty instructions, and a push comes by here thirty times
  // (benchmark “handler, push and pop”).
  @exclusivity(unchecked) private(set) var reconciler: LaneReconciler
  @exclusivity(unchecked) private var queue: [LaneEvent] = []
  /// The number of events in the queue that have been handled in this run.
  @exclusivity(unchecked) private var next = 0
  /// The steps that follow from the event that is being handled; the room stays.
  @exclusivity(unchecked) private var outputs: [LaneOutput] = []
  /// Tells whether it is at work, so that events wait for their turn.
  @exclusivity(unchecked) private(set) var isRunning = false
  /// The commands that were taken back, to fill first what lies in the views that they add.
  @exclusivity(unchecked) private var takenBack: [MemberID: NavigationCommand] = [:]
  private var nextMember = 1
  /// The members, in the order in which they were registered: there are few.
  @exclusivity(unchecked) private var members: [WeakMember] = []
  private var mailbox: AcknowledgementMailbox?
  @exclusivity(unchecked) private var waitingForRest: [CheckedContinuation<Void, Never>] = []

  /// The listener to each event and what follows from it, told before that is done.
  typealias Observer = @MainActor (LaneMoment) -> Void

  /// The recorder of a trace; nil when nobody records.
  private var observer: Observer?

  /// An object: to look at a structure that has a weak reference is to make another one.
  private final class WeakMember {
    let id: MemberID
    @exclusivity(unchecked) private(set) weak var member: (any LaneMember)?
    /// Tells whether its host was there when it was last looked for.
    @exclusivity(unchecked) var hasHost = true

    init(id: MemberID, member: any LaneMember) {
      self.id = id
      self.member = member
    }
  }

  /// Makes a lane without handlers.
  public convenience init() { self.init(rules: .all) }

  /// The same with some rules left out, for a search that shows what each one is for.
  package init(rules: LaneRules) {
    reconciler = LaneReconciler(rules: rules)
    // Weak: a host may keep an acknowledgement for longer than there is a lane.
    let reference = WeakReference(self)
    mailbox = AcknowledgementMailbox { reference.object?.run() }
  }

  /// Gives a member its name; it joins with a `joined` of its own, when it knows the name.
  func register(_ member: any LaneMember) -> MemberID {
    let id = MemberID(number: nextMember)
    nextMember += 1
    members.append(WeakMember(id: id, member: member))
    observer = observer ?? member.makeLaneObserver()
    return id
  }

  /// The things that a member takes along to another lane.
  struct Luggage {
    var ledger: Ledger?
    /// The reports of its host that this lane has not heard yet.
    var reports: [HostReport] = []
  }

  /// - Returns: The ledger of the member until now.
  func leave(_ id: MemberID, isTaken: Bool = false) -> Luggage {
    var luggage = Luggage(ledger: ledger(of: id))
    members.removeAll { $0.id == id }
    // Events that wait for their turn are about a member that will not be here then.
    for event in queue[next...] where event.member == id {
      if case .joined(_, _, at: _, knowing: let ledger) = event { luggage.ledger = ledger }
      if case .reported(_, let report) = event { luggage.reports.append(report) }
      if case .reduced(_, let report) = event { luggage.ledger?.reduced(report) }
    }
    queue = Array(queue[..<next]) + queue[next...].filter { $0.member != id }
    if reconciler[id] != nil { send(.left(id, isTaken: isTaken)) }
    return luggage
  }

  var rules: LaneRules { reconciler.rules }

  /// The book of a member; nil of one that has not joined yet, or has left.
  func ledger(of id: MemberID) -> Ledger? {
    // In its place: to copy the member is to copy all of its parts.
    guard let index = reconciler.index(of: id) else { return nil }
    return reconciler.members[index].ledger
  }

  /// A host may have been let go: looks for those that are gone.
  func lookForHosts() { run() }

  /// A handler may have been let go with its host: nobody is to wait for what it had under way.
  ///
  /// Without anybody who waits it is found out by the next event, as a trace has it.
  func lookForHandlers() { if !waitingForRest.isEmpty { run() } }

  /// Handles an event and all that follows from it, or queues it when the lane is at work.
  func send(_ event: LaneEvent) {
    // Earlier answers come first, also inside one `perform`.
    takeAnswers()
    guard !isRunning, queue.isEmpty else {
      queue.append(event)
      return run()
    }
    isRunning = true
    defer { isRunning = false }
    dropDead()
    if queue.isEmpty {
      // It need not wait for its turn (benchmark “handler, push and pop”).
      handle(event)
    } else {
      queue.append(event)
    }
    work()
  }

  /// Does several things as if they were one: the lane takes them up when all have been done.
  package func hold(while act: () -> Void) {
    let wasRunning = isRunning
    isRunning = true
    act()
    isRunning = wasRunning
    run()
  }

  private func takeAnswers() {
    guard let mailbox else { return }
    mailbox.takeAll { queue.append(.answered(token: $0.token, $0.answer)) }
  }

  private func run() {
    guard !isRunning else { return }
    isRunning = true
    defer { isRunning = false }
    dropDead()
    work()
  }

  /// Handles the events of the queue, and what comes meanwhile.
  private func work() {
    while true {
      // Acknowledgements lie in the box until here, also those that were let go inside `perform`.
      takeAnswers()
      guard next < queue.count else { break }
      let event = queue[next]
      next += 1
      handle(event)
    }
    // The room stays, unless much came at once (benchmark “handler, push and pop”).
    queue.removeAll(keepingCapacity: queue.count <= 16)
    next = 0
    guard !waitingForRest.isEmpty, reconciler.isAtRest else { return }
    for waiting in waitingForRest { waiting.resume() }
    waitingForRest = []
  }

  /// Tells whether nothing is under way.
  var isAtRest: Bool { !isRunning && reconciler.isAtRest }

  /// Waits until nothing is under way; something else may be when the caller's turn has come.
  func rest() async {
    // Nobody waits for a member that has been let go.
    if !isAtRest { run() }
    guard !isAtRest else { return }
    await withCheckedContinuation { waitingForRest.append($0) }
  }

  /// Handles an event, and carries out what follows from it.
  private func handle(_ event: LaneEvent) {
    if let observer {
      let before = reconciler
      guard reconciler.handle(event, &outputs) else { return }
      observer(LaneMoment(event: event, before: before, after: reconciler, outputs: outputs))
    } else {
      reconciler.handle(event, &outputs)
    }
    // By index: no step is added meanwhile, for events wait for their turn.
    for index in outputs.indices { carryOut(outputs[index]) }
    outputs.removeAll(keepingCapacity: outputs.count <= 16)
  }

  private func carryOut(_ output: LaneOutput) {
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
      member(id)?.hostDidDetach()
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
  /// have been overtaken by a person, a host may have said just now that it goes, and something may lie
  /// in the view that is to be filled before it is seen.
  private func isStillRight(_ command: NavigationCommand, of id: MemberID) -> Bool {
    takeAnswers()
    guard reconciler.isStillRight(despite: queue[next...]) else { return false }
    // Once, and once for each member: a view may name others that lie in it at each look.
    if reconciler.isToFillFirst(after: queue[next...]), takenBack[id] != command {
      takenBack[id] = command
      return false
    }
    if !takenBack.isEmpty { takenBack[id] = nil }
    return true
  }

  private func member(_ id: MemberID) -> (any LaneMember)? {
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

  /// Looks for handlers and hosts that have been let go: the former leave, the latter are gone.
  private func dropDead() {
    var events: [LaneEvent] = []
    for known in members {
      guard let member = known.member else {
        events.append(.left(known.id))
        continue
      }
      guard known.hasHost, !member.hasHost, reconciler.rules.contains(.buryHosts)
      else { continue }
      known.hasHost = false
      events.append(.lostHost(known.id))
    }
    guard !events.isEmpty else { return }
    members.removeAll { $0.member == nil }
    // Before anything else: nothing is to be asked for in what has gone with them.
    queue.insert(contentsOf: events, at: next)
  }

  /// Notes that a member has been given a host.
  func hasHost(_ id: MemberID) {
    for member in members where member.id == id { member.hasHost = true }
  }
}
