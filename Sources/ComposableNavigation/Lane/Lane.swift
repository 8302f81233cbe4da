/// The handlers of one window, which together send one command at a time.
///
/// You rarely use it directly: a handler that is set up alone creates its own lane, and the
/// handlers inside its views join that lane. Create a lane for two handlers of one window that are
/// not nested in each other:
///
/// ```swift
/// let lane = Lane()
/// stackHandler.setup(with: window.stack, in: lane)
/// sheetHandler.setup(with: window, in: lane)          // a sheet over the whole stack
/// ```
///
/// A lane is a queue: events that happen while it is working are handled later, so that the call
/// stack does not grow with the number of events.
@MainActor
public final class Lane {
  // Unchecked: only the main actor uses these properties, and no access to them overlaps a call to
  // other code. Each check would take some eighty instructions, and a push needs thirty (benchmark
  // “handler, push and pop”).
  @exclusivity(unchecked) package private(set) var reconciler: LaneReconciler
  @exclusivity(unchecked) var queue = LaneQueue()
  /// The outputs of the event that is being handled; capacity is kept.
  @exclusivity(unchecked) private var outputs: [LaneOutput] = []
  /// True while the lane is working, so that events are queued.
  @exclusivity(unchecked) private(set) var isRunning = false
  /// True if events were heard since the last plan.
  @exclusivity(unchecked) private var isPlanPending = false
  /// The lane after its last plan, for an observer, while the next plan is pending.
  private var lastPlan: LaneReconciler?
  private var nextMember = 1
  /// The few members, in the order in which they were registered.
  @exclusivity(unchecked) var members: [WeakMember] = []
  var mailbox: AcknowledgementMailbox?
  /// The commands that were withdrawn in this run because a state has changed its desired content.
  @exclusivity(unchecked) var overtaken: [MemberID: NavigationCommand] = [:]
  @exclusivity(unchecked) private var waitingForRest: [CheckedContinuation<Void, Never>] = []

  /// Receives each event with its outputs, before the outputs are performed.
  package typealias Observer = @MainActor (LaneMoment) -> Void

  /// Records a trace; nil if none is recorded.
  private var observer: Observer?

  /// Creates a lane without handlers.
  public convenience init() { self.init(rules: .all) }

  /// Creates a lane without some rules, for a search that shows the purpose of each rule.
  package init(rules: LaneRules) {
    reconciler = LaneReconciler(rules: rules)
    // Weak: a host may keep an acknowledgement for longer than the lane lives.
    let reference = WeakReference(self)
    mailbox = AcknowledgementMailbox { reference.object?.run() }
  }

  /// Assigns an id to a member, which then joins with its own `joined` event.
  func register(_ member: any LaneMember) -> MemberID {
    let id = MemberID(number: nextMember)
    nextMember += 1
    members.append(WeakMember(id: id, member: member))
    observer = observer ?? member.makeLaneObserver()
    return id
  }

  /// The data that a member takes to another lane.
  struct MemberTransfer {
    var record: MemberRecord?
    /// The reports of its host that this lane has not handled yet.
    var reports: [HostReport] = []
  }

  /// - Returns: The member's record, and its unhandled reports.
  func leave(_ id: MemberID, isTaken: Bool = false) -> MemberTransfer {
    var transfer = MemberTransfer(record: record(of: id))
    members.removeAll { $0.id == id }
    // Queued events of the member cannot be handled later, because it will not be in the lane.
    for event in queue.takeAll(of: id) {
      if case .joined(_, _, at: _, knowing: let record) = event { transfer.record = record }
      if case .reported(_, let report) = event { transfer.reports.append(report) }
      if case .reduced(_, let report) = event { transfer.record?.reduced(report) }
    }
    if reconciler[id] != nil { send(.left(id, isTaken: isTaken)) }
    return transfer
  }

  var rules: LaneRules { reconciler.rules }

  /// Returns the record of a member; nil if the member has not joined yet or has left.
  func record(of id: MemberID) -> MemberRecord? {
    // Read in place: copying the member would copy all of its parts.
    guard let index = reconciler.index(of: id) else { return nil }
    return reconciler.members[index].record
  }

  /// Finds released hosts.
  func lookForHosts() { if isRunning { dropDead() } else { run() } }

  /// Finds released handlers, so that the lane does not wait for their commands.
  ///
  /// A handler that was off screen does not keep the lane waiting: the next event finds it, as
  /// recorded in traces.
  func lookForHandlers() {
    guard rules.contains(.buryHandlers) else { return }
    let isHolding = members.contains { member in
      member.member == nil && record(of: member.id)?.presence.isOffScreen == false
    }
    let others = isHolding && members.contains { $0.member != nil }
    if others || !waitingForRest.isEmpty { run() }
  }

  /// True if there are several members, so that one action may change several of them.
  var isShared: Bool { members.count > 1 }

  /// Delays the next plan until all observers of a store have been called.
  ///
  /// - Returns: True if ``endHearing()`` has to follow.
  func beginHearing() -> Bool {
    guard !isRunning, rules.contains(.hearAll) else { return false }
    isRunning = true
    return true
  }

  /// Plans, after all observers have been called.
  func endHearing() {
    isRunning = false
    run()
  }

  /// Handles an event and everything that follows from it, or queues it while the lane is working.
  func send(_ event: LaneEvent) {
    // Earlier answers are handled first, also inside one `perform`.
    takeAnswers()
    guard !isRunning, queue.isEmpty else {
      queue.append(event)
      return run()
    }
    isRunning = true
    defer { isRunning = false }
    dropDead()
    if queue.isEmpty {
      // The queue is not needed (benchmark “handler, push and pop”).
      handle(event)
    } else {
      queue.append(event)
    }
    work()
  }

  /// Runs a closure whose events the lane handles only when the closure has returned.
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
    // A released host has released its acknowledgements too, which is no mistake.
    if isDropped { dropDead() }
  }

  private func run() {
    guard !isRunning else { return }
    isRunning = true
    defer { isRunning = false }
    dropDead()
    work()
  }

  /// Handles the queued events and those that are added meanwhile.
  private func work() {
    while true {
      // Until here, answers are in the mailbox, even those that were given inside `perform`.
      takeAnswers()
      if let event = queue.takeNext() {
        handle(event)
        if event.isDesiredContent, let id = event.member { member(id)?.desiredContentIsNoted() }
      } else if isPlanPending {
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

  /// True if nothing is pending.
  var isAtRest: Bool { !isRunning && reconciler.isAtRest }

  /// Waits until nothing is pending; a new event may happen before the caller continues.
  func rest() async {
    // A released member must not keep the caller waiting.
    if !isAtRest { run() }
    guard !isAtRest else { return }
    await withCheckedContinuation { waitingForRest.append($0) }
  }

  /// Handles an event and performs its outputs.
  private func handle(_ event: LaneEvent) {
    // Without an observer, nothing is copied (benchmark “handler, push and pop”).
    guard observer == nil else { return handleRecorded(event) }
    let progress = reconciler.handle(event, isLast: queue.isEmpty, &outputs)
    guard progress != .nothing else { return }
    isPlanPending = progress == .heard
    carryOutAll()
  }

  /// Handles an event for an observer.
  private func handleRecorded(_ event: LaneEvent) {
    let before = reconciler
    let progress = reconciler.handle(event, isLast: queue.isEmpty, &outputs)
    guard progress != .nothing else { return }
    if !isPlanPending { lastPlan = before }
    isPlanPending = progress == .heard
    observe(event, before)
    carryOutAll()
  }

  /// Plans after all events have been heard, and performs the outputs.
  private func plan() {
    let before = observer == nil ? nil : reconciler
    isPlanPending = false
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
        lastPlan: isPlanPending ? nil : lastPlan ?? before
      )
    )
    if !isPlanPending { lastPlan = nil }
  }

  private func carryOutAll() {
    // By index: no output is added meanwhile, because events are queued.
    for index in outputs.indices { carryOut(outputs[index]) }
    outputs.removeAll(keepingCapacity: outputs.count <= 16)
  }

  /// Finds released handlers, which leave the lane, and released hosts.
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
    // First, because nothing inside them can be asked for a command any more.
    queue.putFirst(events)
  }

  /// Notes that a member has been given a host, which begins: that it went before is no news.
  func hasHost(_ id: MemberID) {
    for member in members where member.id == id { member.hasHost = true }
    queue.forgetDetach(of: id)
  }
}
