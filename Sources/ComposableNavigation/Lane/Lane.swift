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
  @exclusivity(unchecked) var queue = LaneQueue()
  /// The steps that follow from the event that is being handled; the room stays.
  @exclusivity(unchecked) private var outputs: [LaneOutput] = []
  /// Tells whether it is at work, so that events wait for their turn.
  @exclusivity(unchecked) private(set) var isRunning = false
  /// Tells whether events have been heard since it planned last.
  @exclusivity(unchecked) private var owesPlan = false
  /// The lane when it planned last, for whoever records it and while a plan is owed.
  private var lastPlan: LaneReconciler?
  private var nextMember = 1
  /// The members, in the order in which they were registered: there are few.
  @exclusivity(unchecked) var members: [WeakMember] = []
  var mailbox: AcknowledgementMailbox?
  /// The commands that were taken back in this run because a state wants something else now.
  @exclusivity(unchecked) var overtaken: [MemberID: NavigationCommand] = [:]
  @exclusivity(unchecked) private var waitingForRest: [CheckedContinuation<Void, Never>] = []

  /// The listener to each event and what follows from it, told before that is done.
  typealias Observer = @MainActor (LaneMoment) -> Void

  /// The recorder of a trace; nil when nobody records.
  private var observer: Observer?

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
    for event in queue.takeAll(of: id) {
      if case .joined(_, _, at: _, knowing: let ledger) = event { luggage.ledger = ledger }
      if case .reported(_, let report) = event { luggage.reports.append(report) }
      if case .reduced(_, let report) = event { luggage.ledger?.reduced(report) }
    }
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
  func lookForHosts() { if isRunning { dropDead() } else { run() } }

  /// A handler may have been let go, with its host or without: nobody is to wait for what it had
  /// under way.
  ///
  /// One that was off screen keeps nobody waiting: the next event finds it, as a trace has it.
  func lookForHandlers() {
    let isHolding = members.contains { member in
      member.member == nil && ledger(of: member.id)?.presence.isOffScreen == false
    }
    let others = isHolding && members.contains { $0.member != nil }
    if others || !waitingForRest.isEmpty { run() }
  }

  /// Tells whether there are several members, of which one action may change several.
  var isShared: Bool { members.count > 1 }

  /// Waits with the next plan until all observers of a store have been told.
  ///
  /// - Returns: True if ``endHearing()`` is to follow.
  func beginHearing() -> Bool {
    guard !isRunning, rules.contains(.hearAll) else { return false }
    isRunning = true
    return true
  }

  /// Plans, when all have been heard.
  func endHearing() {
    isRunning = false
    run()
  }

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

  func takeAnswers() {
    guard let mailbox else { return }
    var isDropped = false
    mailbox.takeAll {
      if case .dropped = $0.answer { isDropped = true }
      queue.append(.answered(token: $0.token, $0.answer))
    }
    // A host that has been let go has let go of what it was asked, and is not told off for it.
    if isDropped { dropDead() }
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
      if let event = queue.takeNext() {
        handle(event)
        if event.isWanted, let id = event.member { member(id)?.wantedIsNoted() }
      } else if owesPlan {
        plan()
      } else {
        break
      }
    }
    queue.clear()
    if !overtaken.isEmpty { overtaken = [:] }
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
    // Nothing is copied where nobody records (benchmark “handler, push and pop”).
    guard observer == nil else { return handleRecorded(event) }
    let progress = reconciler.handle(event, isLast: queue.isEmpty, &outputs)
    guard progress != .nothing else { return }
    owesPlan = progress == .heard
    carryOutAll()
  }

  /// The same, in front of a recorder.
  private func handleRecorded(_ event: LaneEvent) {
    let before = reconciler
    let progress = reconciler.handle(event, isLast: queue.isEmpty, &outputs)
    guard progress != .nothing else { return }
    if !owesPlan { lastPlan = before }
    owesPlan = progress == .heard
    observe(event, before)
    carryOutAll()
  }

  /// Plans, when all events have been heard, and carries out what follows from it.
  private func plan() {
    let before = observer == nil ? nil : reconciler
    owesPlan = false
    reconciler.plan(&outputs)
    if let before { observe(nil, before) }
    carryOutAll()
  }

  private func observe(_ event: LaneEvent?, _ before: LaneReconciler) {
    observer?(
      LaneMoment(
        event: event,
        before: before,
        after: reconciler,
        outputs: outputs,
        lastPlan: owesPlan ? nil : lastPlan ?? before
      )
    )
    if !owesPlan { lastPlan = nil }
  }

  private func carryOutAll() {
    // By index: no step is added meanwhile, for events wait for their turn.
    for index in outputs.indices { carryOut(outputs[index]) }
    outputs.removeAll(keepingCapacity: outputs.count <= 16)
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
    queue.putFirst(events)
  }

  /// Notes that a member has been given a host, which begins: that it went before is no news.
  func hasHost(_ id: MemberID) {
    for member in members where member.id == id { member.hasHost = true }
    queue.forgetDetach(of: id)
  }
}
