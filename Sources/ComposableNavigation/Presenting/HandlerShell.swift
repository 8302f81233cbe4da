/// The thin shell around a reconciler: owns the store's subscription, the views and the host.
///
/// The public handlers of each shape give it what is particular to them, as closures.
@MainActor
final class HandlerShell<Presentable>: LaneMember {
  /// How the shell reads and writes the handler's store.
  struct Source {
    let wanted: () -> Wanted
    let make: (EntryID) -> Presentable?
    let remove: ([EntryID], @escaping @MainActor () -> Void) -> Void
    let select: (EntryID, @escaping @MainActor () -> Void) -> Void
    let observe: (@escaping @MainActor () -> Void) -> Subscription
    let report: (NavigationIssue) -> Void
  }

  /// How the shell reaches its host, which it does not keep.
  struct Outlet {
    let shown: () -> Showing?
    let isAttached: () -> Bool
    let perform: (NavigationCommand, [ElementID: Presentable], Bool, Acknowledgement) -> Void
  }

  private let source: Source
  private let cache: ItemCache<Presentable>
  private var outlet: Outlet?
  private var reconciler: ShapeReconciler?
  private(set) var lane: Lane?
  private var id: MemberID?
  private var isPlaced = false
  private var subscription: Subscription?
  private var last: Wanted?

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
    host.begin(keepingPrevious: keepingPrevious)
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
    host.onReport = { [weak self] in self?.receive($0) }
    join(lane ?? Lane(), at: nil)
    subscription = source.observe { [weak self] in self?.stateMayHaveChanged() }
    if outlet.isAttached() { hostIsShown() }
  }

  func move(to lane: Lane, at place: Place) {
    guard outlet != nil else { return }
    leave()
    join(lane, at: place)
  }

  private func join(_ lane: Lane, at place: Place?) {
    guard let reconciler else { return }
    self.lane = lane
    isPlaced = place != nil
    let id = lane.join(self, reconciler, at: place)
    self.id = id
    last = nil
    stateMayHaveChanged()
  }

  private func leave() {
    if let id { lane?.leave(id) }
    id = nil
    lane = nil
  }

  func stateMayHaveChanged() {
    guard let lane, let id else { return }
    let wanted = source.wanted()
    guard wanted != last else { return }
    last = wanted
    lane.send(.wants(id, wanted))
  }

  // MARK: The host

  func receive(_ report: HostReport) {
    guard let lane, let id else { return }
    switch report {
    case .attached where !isPlaced: hostIsShown()
    default: lane.send(.reported(id, report))
    }
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
    outlet.perform(command, cache.all, animated, acknowledgement)
  }

  private func adopt(_ view: Presentable, at element: ElementID) {
    guard let lane, let id, let container = view as? any HandlerContaining else { return }
    let placement = Placement(place: Place(member: id, element: element))
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

  // MARK: Looking

  private var ledger: Ledger? { id.flatMap { lane?.reconciler[$0]?.ledger } }

  func presentable(for entry: EntryID) -> Presentable? {
    ledger?.elements[entry].flatMap { cache[$0] }
  }

  var refusal: HostRefusal? { ledger?.refusal?.reason }

  var waitsFor: String? { id.flatMap { id in lane?.reconciler.waitsFor(id) } }
}
