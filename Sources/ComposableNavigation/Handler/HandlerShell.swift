/// The thin shell around a reconciler: owns the store's subscription, the views and the host.
///
/// The public handlers give it what is particular to them, as closures.
@MainActor
final class HandlerShell<Presentable>: LaneMember {
  let source: Source
  private let cache: ItemCache<Presentable>
  // Unchecked, both: as in a lane, each is read or written in one go.
  @exclusivity(unchecked) private var outlet: HostOutlet<Presentable>?
  @exclusivity(unchecked) private var seat: LaneSeat?
  private let address = LaneAddress()
  private var shape: ShapeRules?
  /// The book from an earlier host or lane: views are kept under the same numbers.
  private var known: Ledger?
  /// The place of the host, if it lies in a view that another handler shows.
  private var place: MemberPlace?
  private weak var placeLane: Lane?
  private var keepsPrevious = false
  private var subscription: Subscription?
  private let last = LastWanted()
  private let stays: StayTeller?

  init(source: Source) {
    self.source = source
    stays = source.stays.map { StayTeller($0) }
    cache = source.views.cache
  }

  // The lane is not told otherwise: the host may live on, and be in the middle of a command.
  deinit { Task { @MainActor [address] in address.lane?.lookForHandlers() } }

  // MARK: Beginning

  /// Begins with a host.
  func setup<Host: NavigationHost>(
    with host: Host,
    _ shape: ShapeRules,
    keepingPrevious: Bool = false,
    in lane: Lane?
  ) where Host.Presentable == Presentable {
    // One that has been let go is gone before another one takes its place.
    if let outlet, !outlet.isThere { self.lane?.lookForHosts() }
    // An earlier host has no say any more.
    outlet = nil
    // Whoever had the host stops before its screens are let go.
    host.onReport?(.taken(by: source.name))
    keepsPrevious = keepingPrevious
    self.shape = shape
    let outlet = HostOutlet(to: host)
    if lane != nil || placeLane == nil { place = nil }
    let lane = lane ?? (place == nil ? nil : placeLane) ?? Lane()
    // One event: nothing of the lane happens between it and what the host is told.
    (self.lane ?? lane).hold {
      lane.hold {
        // Before it joins: what changes meanwhile is heard of.
        let reference = WeakReference(self)
        subscription = source.observe(last) { reference.object?.stateMayHaveChanged() }
        self.outlet = outlet
        enter(lane, isSetUp: true)
        // A view may have set the handler up with another host, or with this one anew.
        guard self.outlet === outlet else { return }
        // Before it begins: what it reports meanwhile waits its turn.
        listen(to: host, by: outlet)
        // Earlier requests to the host are void, and its transitions are over.
        host.begin(keepingPrevious: keepingPrevious)
        guard self.outlet === outlet else { return }
        stays?.begin { [weak self] in self?.tellStays() }
        if place == nil, outlet.isAttached { hostIsShown() }
      }
    }
  }

  private func listen<Host: NavigationHost>(to host: Host, by outlet: HostOutlet<Presentable>) {
    // Nobody may hear of it otherwise: a lane that waits for a host waits without a timer.
    let life = HostLife { [weak self, address] in
      // The handler may go with its host, as in a window that is closed.
      if self == nil { address.lane?.lookForHandlers() } else { address.lane?.lookForHosts() }
    }
    host.onReport = { [weak self, weak outlet] report in
      withExtendedLifetime(life) {}
      if let self, let outlet, self.outlet === outlet { receive(report) }
    }
  }

  /// Becomes part of the lane of a handler that shows the host's view.
  ///
  /// Before there is a host the lane is only remembered: then `setup` joins it.
  func move(to lane: Lane, at place: MemberPlace) {
    if lane === self.lane, place == self.place { return }
    self.place = place
    placeLane = lane
    if outlet != nil { enter(lane, isSetUp: false) }
  }

  /// Becomes part of a lane, or says to the lane that it is in that it begins anew or lies
  /// elsewhere.
  private func enter(_ lane: Lane, isSetUp: Bool) {
    guard let shape else { return }
    let entrance = LaneEntrance(shape, at: place, isSetUp: isSetUp)
    if let seat, seat.lane === lane, let events = entrance.events(of: seat.id, by: lane.rules) {
      lane.hasHost(seat.id)
      for event in events { lane.send(event) }
      stateMayHaveChanged()
      return adoptAll()
    }
    let reports = leave(isMoved: !isSetUp)
    if isSetUp { known?.restart() }
    source.enters(lane)
    let id = lane.register(self)
    (seat, address.lane) = (LaneSeat(lane: lane, id: id), lane)
    last.forget()
    // The events that follow may come back at once: the place may be shown already.
    lane.send(entrance.event(joining: id, knowing: known))
    stateMayHaveChanged()
    // A person's acts in an earlier lane have happened already.
    for report in reports where !isSetUp { receive(report) }
    adoptAll()
  }

  /// Takes along what lies in views that are there already, also from a column that had them
  /// meanwhile.
  private func adoptAll() {
    let elements = source.adopt == nil ? Array(cache.containers.keys) : Array(cache.all.keys)
    for element in elements.sorted() { adopt(viewOf: element) }
  }

  /// - Returns: The reports of the host that the lane has not heard.
  @discardableResult
  private func leave(isTaken: Bool = false, isMoved: Bool = false) -> [HostReport] {
    defer { (seat, address.lane) = (nil, nil) }
    guard let seat else { return [] }
    let luggage = seat.lane.leave(seat.id, isTaken: isTaken)
    if let ledger = luggage.ledger { known = ledger }
    known?.leave(isMoved: isMoved)
    return luggage.reports
  }

  func stateMayHaveChanged() {
    source.views.forgetState()
    guard let seat else { return }
    // The same action may have changed what another handler of the lane is to show.
    if seat.lane.isShared { source.hearAll(seat.lane) }
    let wanted = source.wanted()
    last.note(wanted)
    seat.lane.send(.wants(seat.id, wanted))
    // The book has them now, unless the lane is at work.
    if let seat = self.seat, !seat.lane.isRunning { last.forgetEntries() }
  }

  func wantedIsNoted() { last.forgetEntries() }

  // MARK: The host

  func receive(_ report: HostReport) {
    if case .taken(let other) = report { return giveUpHost(to: other) }
    guard let seat else { return }
    switch report {
    case .attached where place == nil: hostIsShown()
    default: seat.lane.send(.reported(seat.id, report))
    }
  }

  /// Asks for nothing more: two handlers would undo each other's work.
  private func giveUpHost(to other: String) {
    leave(isTaken: true)
    outlet = nil
    subscription = nil
    stays?.end()
    source.report(.hostTaken(from: source.name, by: other))
  }

  func hostIsShown() {
    guard let seat, let showing = outlet?.shown else { return }
    seat.lane.hold {
      // First: what the host reports while it is told, or while its views are looked at, comes later.
      seat.lane.send(.attached(seat.id, showing: showing))
      tellStays()
      // A host that shows again what it kept has not been asked to add it.
      for element in showing.elements { adopt(viewOf: element) }
    }
  }

  func hostMayBeBack() {
    guard let seat else { return }
    let showing = outlet.flatMap { $0.isAttached ? $0.shown : nil }
    seat.lane.send(.toldWhetherBack(seat.id, showing: showing))
  }

  private func tellStays() {
    guard let stays, let outlet, let ledger else { return }
    stays.tell(outlet, ledger.elements)
  }

  var hasHost: Bool { outlet?.isThere ?? false }

  func hostDidAttach() { outlet?.didAttach() }

  func hostDidDetach() { outlet?.didDetach() }

  func perform(
    _ command: NavigationCommand,
    animated: Bool,
    acknowledgement: Acknowledgement,
    while isStillRight: () -> Bool
  ) {
    guard outlet != nil, let ledger else { return acknowledgement.refused(.gone) }
    let (elements, added) = (ledger.elements, command.added)
    // Mostly they have just been counted.
    var next = max(0, elements.count - added.count)
    let missing = source.views.prepare(
      added,
      { elements.entry(of: $0, near: &next) },
      // Also of a view that was made before: another column may have had it meanwhile.
      { adopt(viewOf: $0) }
    )
    if let missing {
      reportCounting(missing)
      // The state may have taken it back while the views were made, and the host may have gone.
      return isStillRight()
        ? acknowledgement.refused(.noEntry(missing)) : acknowledgement.withdraw()
    }
    // Before the last look: the host may have something to say to it.
    tellStays()
    guard isStillRight() else { return acknowledgement.withdraw() }
    // From nothing to something there is no way to be seen.
    let isFromNothing =
      shape?.isOverlay == false && !keepsPrevious && ledger.shown.elements.isEmpty
    guard let outlet else { return acknowledgement.refused(.gone) }
    outlet.perform(command, cache.all, animated: animated && !isFromNothing, acknowledgement)
  }

  /// Reports a computed state that counts its entries at each reading, so that they are others each
  /// time and none can be shown.
  private func reportCounting(_ entry: EntryID) {
    let (now, again) = (source.wanted().entries, source.wanted().entries)
    guard !now.areSame(as: again), now.contains(entry) else { return }
    source.report(.countsAtEachReading(source.name))
  }

  /// Puts what lies in a view where the view is shown; what lies there already stays as it is.
  private func adopt(viewOf element: ElementID) {
    // Asked for each view; whatever is beyond this line looks up types (benchmark “handler, pop to
    // root and back”).
    if source.adopt != nil || !cache.containers.isEmpty { put(viewOf: element) }
  }

  private func put(viewOf element: ElementID) {
    if let adopt = source.adopt {
      if let seat, let view = cache[element] { adopt(view, seat.lane, seat.placement(of: element)) }
      return
    }
    guard let container = cache.containers[element], shape?.hasWindows == false else { return }
    for handler in container.handlers {
      // Where this handler is now: to read those in a view, or to move one, may have moved it too.
      guard let seat else { return }
      (handler as? any MovingHandler)?.move(to: seat.lane, at: seat.placement(of: element))
    }
  }

  func forget(_ elements: [ElementID]) { source.views.remove(elements) }

  // MARK: The store

  func reduced(_ report: Int) {
    guard let seat else {
      known?.reduced(report)
      return
    }
    seat.lane.send(.reduced(seat.id, report: report))
  }

  func report(_ issue: NavigationIssue) { source.report(issue) }

  func makeLaneObserver() -> Lane.Observer? { source.makeLaneObserver() }

  // MARK: Looking

  /// The lane that the handler is part of; nil before it has a host, and when it has lost it.
  var lane: Lane? { seat?.lane }

  private var ledger: Ledger? {
    guard let seat else { return nil }
    return seat.lane.ledger(of: seat.id)
  }

  func presentable(for entry: EntryID) -> Presentable? {
    guard let elements = ledger?.elements else { return nil }
    let element =
      entry.isOpen ? elements.all.last { $0.entry.isMeant(by: entry) }?.element : elements[entry]
    return element.flatMap { cache[$0] }
  }

  var refusal: HostRefusal? {
    guard let seat, let ledger else { return nil }
    return ledger.presence == .gone ? .gone : seat.lane.reconciler.refusal(of: seat.id)
  }

  var waitsFor: String? { seat.flatMap { $0.lane.reconciler.waitsFor($0.id) } }
}
