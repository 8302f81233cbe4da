/// Connects a reconciler to the store's subscription, the views and the host.
///
/// The public handlers supply everything specific to them as closures.
@MainActor
final class HandlerShell<Presentable>: LaneMember {
  let source: Source
  let cache: ItemCache<Presentable>
  // Unchecked: as in a lane, each access is one read or one write.
  @exclusivity(unchecked) private(set) var outlet: HostOutlet<Presentable>?
  @exclusivity(unchecked) private(set) var membership: LaneMembership?
  private let address = LaneAddress()
  private(set) var shape: ShapeRules?
  /// The record from an earlier host or lane: views keep their element numbers.
  private(set) var known: MemberRecord?
  /// The place of the host, if it is in a view that another handler shows.
  private var place: MemberPlace?
  private weak var placeLane: Lane?
  private var keepsPrevious = false
  private var subscription: Subscription?
  private let last = LastDesiredContent()
  /// Receives the progress of the user's gesture; nil when it has ended.
  var onGestureMoved: (@MainActor (Double?) -> Void)?
  private let blockers: BlockerReporter?

  init(source: Source) {
    self.source = source
    blockers = source.blockers.map { BlockerReporter($0) }
    cache = source.views.cache
  }

  // The lane has no other notice: the host may outlive the handler, in the middle of a command.
  deinit { Task { @MainActor [address] in address.lane?.lookForHandlers() } }

  // MARK: Beginning

  /// Sets the handler up with a host.
  func setup<Host: NavigationHost>(
    with host: Host,
    _ shape: ShapeRules,
    keepingPrevious: Bool = false,
    in lane: Lane?
  ) where Host.Presentable == Presentable {
    // The lane notes that the earlier host was released before another one takes its place.
    if let outlet, !outlet.isThere { self.lane?.lookForHosts() }
    // Reports of an earlier host are ignored from now on.
    outlet = nil
    // An earlier handler of the host stops before its screens are released.
    host.onReport?(.taken(by: source.name))
    keepsPrevious = keepingPrevious
    self.shape = shape
    let outlet = HostOutlet(to: host)
    if lane != nil || placeLane == nil { place = nil }
    let lane = lane ?? (place == nil ? nil : placeLane) ?? Lane()
    // One event: the lane does nothing else until the host has begun.
    (self.lane ?? lane).hold {
      lane.hold {
        // Subscribes before it joins, so that no change is missed.
        let reference = WeakReference(self)
        subscription = source.observe(last) { reference.object?.stateMayHaveChanged() }
        self.outlet = outlet
        enter(lane, isSetUp: true)
        // Listens before the host begins, so that its reports are queued.
        listen(to: host, by: outlet)
        // Earlier commands are void, and the host's transitions are over.
        host.begin(keepingPrevious: keepingPrevious)
        guard self.outlet === outlet else { return }
        // When it has begun: the user may act while its views are looked at, and until then the host
        // shows screens of which no handler hears.
        adoptAll()
        // A view may have set the handler up with another host, or with this one anew.
        guard self.outlet === outlet else { return }
        blockers?.begin { [weak self] in self?.reportBlockers() }
        if place == nil, outlet.isAttached { hostIsShown() }
      }
    }
  }

  private func listen<Host: NavigationHost>(to host: Host, by outlet: HostOutlet<Presentable>) {
    // The lane has no other notice: it waits for a host without a timeout.
    let life = HostLife { [weak self, address] in
      // The handler may be released with its host, as when a window is closed.
      if self == nil { address.lane?.lookForHandlers() } else { address.lane?.lookForHosts() }
    }
    host.onReport = { [weak self, weak outlet] report in
      withExtendedLifetime(life) {}
      if let self, let outlet, self.outlet === outlet { receive(report) }
    }
  }

  /// Joins the lane of a handler that shows the host's view.
  ///
  /// Before there is a host, the handler only remembers the lane; `setup` joins it.
  func move(to lane: Lane, at place: MemberPlace) {
    if lane === self.lane, place == self.place { return }
    self.place = place
    placeLane = lane
    guard outlet != nil else { return }
    enter(lane, isSetUp: false)
    adoptAll()
  }

  /// Joins a lane.
  ///
  /// If the handler is in the lane already, reports that it begins again or has moved.
  private func enter(_ lane: Lane, isSetUp: Bool) {
    guard let shape else { return }
    let entrance = LaneEntrance(shape, at: place, isSetUp: isSetUp)
    if let membership, membership.lane === lane,
      let events = entrance.events(of: membership.id, by: lane.rules)
    {
      if isSetUp { lane.hasHost(membership.id) }
      for event in events { lane.send(event) }
      return stateMayHaveChanged()
    }
    let reports = leave(isMoved: !isSetUp)
    if isSetUp { known?.restart() }
    source.listeners.lanes.note(lane)
    let id = lane.register(self)
    (membership, address.lane) = (LaneMembership(lane: lane, id: id), lane)
    last.forget()
    // These events may call back at once, because the place may already be visible.
    lane.send(entrance.event(joining: id, knowing: known))
    stateMayHaveChanged()
    // The user's actions in an earlier lane have already happened.
    for report in reports where !isSetUp || report.isAct { receive(report) }
  }

  /// Moves the contents of existing views to the lane, even if another column had the views.
  private func adoptAll() {
    let elements = source.adopt == nil ? Array(cache.containers.keys) : Array(cache.all.keys)
    for element in elements.sorted() { adopt(viewOf: element) }
  }

  /// - Returns: The reports of the host that the lane has not processed.
  @discardableResult
  private func leave(isTaken: Bool = false, isMoved: Bool = false) -> [HostReport] {
    defer { (membership, address.lane) = (nil, nil) }
    guard let membership else { return [] }
    let transfer = membership.lane.leave(membership.id, isTaken: isTaken)
    if let record = transfer.record { known = record }
    known?.leave(isMoved: isMoved)
    return transfer.reports
  }

  func stateMayHaveChanged() {
    source.views.forgetState()
    guard let membership else { return }
    // The same action may change the desired content of another handler in the lane.
    if membership.lane.isShared { source.observers.hold(membership.lane) }
    let desired = source.desiredContent()
    last.note(desired)
    membership.lane.send(.wants(membership.id, source.isLazy ? lazily(desired) : desired))
    // The record has the entries now, unless the lane is still running.
    if let membership = self.membership, !membership.lane.isRunning { last.forgetEntries() }
  }

  func desiredContentIsNoted() { last.forgetEntries() }

  // MARK: The host

  func receive(_ report: HostReport) {
    if let onGestureMoved {
      switch report {
      case .gestureMoved(let fraction): onGestureMoved(min(max(fraction, 0), 1))
      case .gestureEnded, .detached, .taken: onGestureMoved(nil)
      default: break
      }
    }
    if case .taken(let other) = report { return giveUpHost(to: other) }
    if case .gestureMoved = report { return }
    guard let membership else { return }
    // A host of another lane may have caused it, before this lane has heard of the action.
    source.observers.hold(membership.lane)
    switch report {
    case .attached where place == nil: hostIsShown()
    default: membership.lane.send(.reported(membership.id, report))
    }
  }

  /// Sends no more commands, because two handlers would undo each other's changes.
  private func giveUpHost(to other: String) {
    leave(isTaken: true)
    outlet = nil
    subscription = nil
    blockers?.end()
    source.report(.hostTaken(from: source.name, by: other))
  }

  func hostIsShown() {
    guard let membership, let showing = outlet?.shown else { return }
    membership.lane.hold {
      // First, so that reports from the following calls are processed later.
      membership.lane.send(.attached(membership.id, showing: showing))
      reportBlockers()
      // The host kept these views. Another column may have the view of an element that leaves.
      let record = record
      for element in showing.elements where record?.isUnwanted(element) == false {
        adopt(viewOf: element)
      }
    }
  }

  private func reportBlockers() {
    guard let blockers, let outlet, let record else { return }
    blockers.tell(outlet, record.elements)
  }

  func perform(
    _ command: NavigationCommand,
    animated: Bool,
    acknowledgement: Acknowledgement,
    while isStillRight: () -> Bool
  ) {
    guard outlet != nil, let record else { return acknowledgement.refused(.gone) }
    let (elements, added) = (record.elements, command.added)
    // Usually these elements have just been added at the end.
    var next = max(0, elements.count - added.count)
    let missing = source.views.prepare(
      added,
      { elements.entry(of: $0, near: &next) },
      // Also for an existing view, because another column may have had it meanwhile.
      { adopt(viewOf: $0) }
    )
    if let missing {
      source.reportCounting(missing)
      // The state may have lost the entry while the views were made, and the host may be gone.
      return isStillRight()
        ? acknowledgement.refused(.noEntry(missing)) : withdraw(acknowledgement, added)
    }
    // Before the last check, because the host may report something in this call.
    reportBlockers()
    guard isStillRight() else { return withdraw(acknowledgement, added) }
    // A change from an empty host is not animated, because there is nothing to animate from.
    let isFromNothing =
      shape?.isOverlay == false && !keepsPrevious && record.shown.elements.isEmpty
    guard let outlet else { return acknowledgement.refused(.gone) }
    outlet.perform(command, cache.all, animated: animated && !isFromNothing, acknowledgement)
  }

  /// Withdraws a command, and releases the views that were made for entries that are gone since.
  private func withdraw(_ acknowledgement: Acknowledgement, _ added: [ElementID]) {
    let elements = (record ?? known)?.elements
    forget(added.filter { elements?[$0] == nil })
    acknowledgement.withdraw()
  }

  /// Moves the contents of a view to the place of the view; contents that are there already stay.
  private func adopt(viewOf element: ElementID) {
    // The rest looks up types for each view (benchmark “handler, pop to root and back”).
    if source.adopt != nil || !cache.containers.isEmpty { put(viewOf: element) }
  }

  private func put(viewOf element: ElementID) {
    if let adopt = source.adopt {
      if let membership, let view = cache[element] {
        adopt(view, membership.lane, membership.placement(of: element))
      }
      return
    }
    guard let container = cache.containers[element], shape?.hasWindows == false else { return }
    for handler in container.handlers {
      // Read again for each: reading or moving a handler may have moved this one as well.
      guard let membership else { return }
      (handler as? any MovingHandler)?.move(
        to: membership.lane,
        at: membership.placement(of: element)
      )
    }
  }

  func forget(_ elements: [ElementID]) { source.views.remove(elements) }

  // MARK: The store

  func reduced(_ report: Int) {
    guard let membership else {
      known?.reduced(report)
      return
    }
    membership.lane.send(.reduced(membership.id, report: report))
  }
}
