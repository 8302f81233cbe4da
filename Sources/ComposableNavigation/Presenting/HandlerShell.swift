/// The thin shell around a reconciler: owns the store's subscription, the views and the host.
///
/// The public handlers of each shape give it what is particular to them, as closures.
@MainActor
final class HandlerShell<Presentable>: LaneMember {
  /// How the shell reads and writes the handler's store.
  struct Source {
    /// The handler's name, for a person.
    let name: String
    let wanted: () -> Wanted
    let make: (EntryID) -> Presentable?
    let remove: ([EntryID], @escaping @MainActor () -> Void) -> Void
    let select: (EntryID, @escaping @MainActor () -> Void) -> Void
    /// Calls back after each action, unless the state wants what it wanted last.
    let observe: (LastWanted, @escaping @MainActor () -> Void) -> Subscription
    let report: (NavigationIssue) -> Void
    let makeLaneObserver: () -> Lane.Observer?
    /// Puts what lies in a view into the lane; the handlers in a view need none.
    var adopt: ((Presentable, Lane, Placement) -> Void)?
  }

  /// How the shell reaches its host, which it does not keep.
  private final class Outlet {
    let shown: () -> Showing?
    let isAttached: () -> Bool
    let perform: (NavigationCommand, [ElementID: Presentable], Bool, Acknowledgement) -> Void

    init(
      shown: @escaping () -> Showing?,
      isAttached: @escaping () -> Bool,
      perform:
        @escaping (NavigationCommand, [ElementID: Presentable], Bool, Acknowledgement) -> Void
    ) {
      self.shown = shown
      self.isAttached = isAttached
      self.perform = perform
    }
  }

  private let source: Source
  private let cache: ItemCache<Presentable>
  private var outlet: Outlet?
  private var reconciler: ShapeReconciler?
  private(set) var lane: Lane?
  private var id: MemberID?
  /// What is known from an earlier host or lane: views are kept under the same numbers.
  private var known: Ledger?
  /// Where the host lies, if it lies in a view that another handler shows.
  private var place: Place?
  private weak var placeLane: Lane?
  private var keepsPrevious = false
  private var subscription: Subscription?
  private let last = LastWanted()

  init(source: Source) {
    self.source = source
    cache = ItemCache(make: source.make)
  }

  // MARK: Beginning

  /// Begins with a host; `unwrap` takes the host's kind of command out of a lane's.
  func setup<Host: NavigationHost>(
    with host: Host,
    _ reconciler: ShapeReconciler,
    keepingPrevious: Bool = false,
    in lane: Lane?,
    unwrap: @escaping (NavigationCommand) -> Host.Command?
  ) where Host.Presentable == Presentable {
    leave()
    outlet = nil
    // Whoever had the host stops before its screens are let go.
    host.onReport?(.taken(by: source.name))
    known?.restart()
    host.begin(keepingPrevious: keepingPrevious)
    keepsPrevious = keepingPrevious
    self.reconciler = reconciler
    let outlet = Outlet(
      shown: { [weak host] in host?.shown },
      isAttached: { [weak host] in host?.isAttached ?? false },
      perform: { [weak host] command, presentables, animated, acknowledgement in
        guard let host, let command = unwrap(command) else {
          return acknowledgement.refused("the host has gone")
        }
        host.perform(
          command,
          presentables: presentables,
          animated: animated,
          acknowledgement: acknowledgement
        )
      }
    )
    self.outlet = outlet
    // A host that was given up has no say any more.
    host.onReport = { [weak self, weak outlet] report in
      if let self, let outlet, self.outlet === outlet { receive(report) }
    }
    if lane != nil || placeLane == nil { place = nil }
    join(lane ?? (place == nil ? nil : placeLane) ?? Lane())
    subscription = source.observe(last) { [weak self] in self?.stateMayHaveChanged() }
    if place == nil, outlet.isAttached() { hostIsShown() }
  }

  /// Also before there is a host: then `setup` joins the lane.
  func move(to lane: Lane, at place: Place) {
    // In the same lane it is heard of what the user did before.
    leave(keepingReports: lane === self.lane)
    self.place = place
    placeLane = lane
    if outlet != nil { join(lane) }
  }

  private func join(_ lane: Lane) {
    guard let reconciler else { return }
    self.lane = lane
    let id = lane.register(self)
    self.id = id
    last.wanted = nil
    // What follows may come back at once: the place may be shown already.
    lane.send(.joined(id, reconciler, at: place, knowing: known))
    stateMayHaveChanged()
    // What lies in views that are there already comes along.
    for (element, view) in cache.all.sorted(by: { $0.key < $1.key }) { adopt(view, at: element) }
  }

  private func leave(keepingReports: Bool = false) {
    if let id, let ledger = lane?.leave(id) { known = ledger }
    if keepingReports { known?.detach() } else { known?.leave() }
    id = nil
    lane = nil
  }

  func stateMayHaveChanged() {
    guard let lane, let id else { return }
    let wanted = source.wanted()
    guard wanted != last.wanted else { return }
    last.wanted = wanted
    lane.send(.wants(id, wanted))
  }

  // MARK: The host

  func receive(_ report: HostReport) {
    if case .taken(let other) = report { return giveUpHost(to: other) }
    guard let lane, let id else { return }
    switch report {
    case .attached where place == nil: hostIsShown()
    default: lane.send(.reported(id, report))
    }
  }

  /// Asks for nothing more: two handlers would undo each other's work.
  private func giveUpHost(to other: String) {
    leave()
    outlet = nil
    subscription = nil
    source.report(.hostTaken(from: source.name, by: other))
  }

  func hostIsShown() {
    // Without its host a handler has nothing to say in its lane, and nobody may wait for it.
    guard let lane, let id, let showing = outlet?.shown() else { return leave() }
    lane.send(.attached(id, showing: showing))
  }

  func perform(
    _ command: NavigationCommand,
    animated: Bool,
    acknowledgement: Acknowledgement
  ) {
    guard let outlet, let ledger else { return acknowledgement.refused("the host has gone") }
    for element in command.added {
      guard let entry = ledger.elements[element] else { continue }
      guard let made = cache.presentable(for: element, entry: entry) else {
        return acknowledgement.refused(HostRefusal("the state no longer has \(entry)"))
      }
      if made.isNew { adopt(made.view, at: element) }
    }
    // From nothing to something there is no way to be seen.
    let isFromNothing =
      reconciler?.isModal == false && !keepsPrevious && ledger.shown.elements.isEmpty
    outlet.perform(command, cache.all, animated && !isFromNothing, acknowledgement)
  }

  private func adopt(_ view: Presentable, at element: ElementID) {
    guard let lane, let id else { return }
    let placement = Placement(place: Place(member: id, element: element))
    if let adopt = source.adopt { return adopt(view, lane, placement) }
    guard let container = view as? any HandlerContaining else { return }
    for handler in container.handlers { handler.move(to: lane, at: placement) }
  }

  func forget(_ elements: [ElementID]) {
    for element in elements { _ = cache.remove(element) }
  }

  // MARK: The store

  func sendRemoved(_ entries: [EntryID], report: Int) {
    source.remove(entries) { [weak self] in self?.reduced(report) }
  }

  func sendSelected(_ entry: EntryID, report: Int) {
    source.select(entry) { [weak self] in self?.reduced(report) }
  }

  private func reduced(_ report: Int) {
    guard let lane, let id else { return }
    lane.send(.reduced(id, report: report))
  }

  func report(_ issue: NavigationIssue) { source.report(issue) }

  func makeLaneObserver() -> Lane.Observer? { source.makeLaneObserver() }

  // MARK: Looking

  private var ledger: Ledger? { id.flatMap { lane?.reconciler[$0]?.ledger } }

  func presentable(for entry: EntryID) -> Presentable? {
    guard let elements = ledger?.elements else { return nil }
    let element =
      entry.isOpen ? elements.all.last { $0.entry.isMeant(by: entry) }?.element : elements[entry]
    return element.flatMap { cache[$0] }
  }

  var refusal: HostRefusal? { ledger?.refusal?.reason }

  var waitsFor: String? { id.flatMap { id in lane?.reconciler.waitsFor(id) } }
}

extension NavigationIssue {
  fileprivate static func hostTaken(from old: String, by new: String) -> NavigationIssue {
    NavigationIssue(
      .host,
      "\(old) has lost its host to \(old == new ? "another " : "")\(new), which was set up with it, "
        + "and shows nothing any more: set up one handler with each host"
    )
  }
}
