import ComposableNavigation

/// The window of a model: the real lane, slow simulated hosts, and the reports of handlers.
struct ModelWindow<State, Action: Sendable> {
  typealias Container = ModelContainer<State, Action>

  private(set) var lane = LaneReconciler()
  var hosts: [Host] = []
  var isOnScreen = true
  /// The reports that handlers have sent and the store has not reduced yet, oldest first.
  var reports: [ModelReport] = []
  /// The entries that the user removed and the feature has not asked for again.
  var removed: Set<MemberEntry> = []
  /// The number of the user's removals that each container has heard of.
  var departures: [MemberID: Int] = [:]
  private var violation: Violation?

  var queue: [LaneEvent] = []
  private var isRunning = false
  private var nextMember = 1

  struct Host {
    @Boxed var simulated: ModelHost
    let container: Container

    var id: MemberID { simulated.id }
  }

  /// An entry and its container.
  struct MemberEntry: Hashable {
    let member: MemberID
    private let visit: Visit

    var entry: EntryID { visit.id }

    init(member: MemberID, entry: EntryID) {
      self.member = member
      visit = Visit(entry)
    }
  }

  struct Violation {
    let law: ModelLaw
    let what: String
  }

  /// Makes a window that shows the state.
  init(_ containers: [Container], _ state: State) {
    let roots = containers.map { join($0, at: nil, state) }
    for root in roots { send(.attached(root, showing: .nothing), state) }
    // The first rendering is always the same, so it is not part of the search.
    var rounds = 0
    while let host = hosts.first(where: { $0.simulated.flight != nil }), rounds < 1000 {
      show(host.id)
      acknowledge(host.id, state)
      rounds += 1
    }
  }

  mutating func fail(_ law: ModelLaw, _ what: String) {
    violation = violation ?? Violation(law: law, what: what)
  }

  /// Returns the first violation since the last call.
  mutating func takeViolation() -> Violation? {
    defer { violation = nil }
    return violation
  }

  // MARK: Looking

  func index(_ id: MemberID) -> Int? { hosts.firstIndex { $0.id == id } }

  func host(_ id: MemberID) -> ModelHost? { hosts.first { $0.id == id }?.simulated }

  /// The elements that the user sees in each host.
  var showing: [MemberID: Showing] {
    let seen = hosts.map(\.simulated).filter { isOnScreen($0) }
    return Dictionary(seen.map { ($0.id, $0.showing) }) { first, _ in first }
  }

  /// A Boolean value that indicates whether no command, report or gesture is in progress.
  var isAtRest: Bool {
    reports.isEmpty && !hosts.contains { $0.simulated.flight != nil || $0.simulated.isGesturing }
  }

  /// Returns a Boolean value that indicates whether a host has refused its last command.
  func hasRefused(_ id: MemberID) -> Bool {
    lane[id].map { $0.record.isAttached && $0.record.refusal != nil } ?? false
  }

  /// A Boolean value that indicates whether any host has refused its last command.
  var hasRefused: Bool { hosts.contains { hasRefused($0.id) } }

  /// Returns a Boolean value that indicates whether the state still has all these entries.
  func wants(_ entries: Set<MemberEntry>) -> Bool {
    entries.allSatisfy { one in
      lane[one.member]?.record.desiredContent.entries.contains { $0.isSame(as: one.entry) } == true
    }
  }

  /// Returns the entries of all containers in a state, in the order of their hosts.
  func entries(of state: State) -> [EntryID] {
    hosts.flatMap { $0.container.desiredContent(state)?.entries ?? [] }
  }

  /// Forgets the removal of entries that the feature keeps after a report: that is its answer.
  mutating func keepDesired(_ report: ModelReport) {
    let gone = report.gone.map { MemberEntry(member: report.member, entry: $0) }
    for entry in gone where wants([entry]) { removed.remove(entry) }
  }

  // MARK: The state

  /// Updates the handlers with a new state.
  ///
  /// - Returns: The new entries of all containers.
  mutating func update(_ state: State) -> Set<MemberEntry> {
    var news: Set<MemberEntry> = []
    for id in hosts.map(\.id) {
      guard let index = index(id), let record = lane[id]?.record,
        let desired = hosts[index].container.desiredContent(state), !record.wants(desired)
      else { continue }
      let before = VisitSet(record.desiredContent.entries)
      for entry in desired.entries where !before.contains(entry) {
        news.insert(MemberEntry(member: id, entry: entry))
      }
      queue.append(.wants(id, desired))
    }
    run(state)
    return news
  }

  // MARK: The lane

  mutating func send(_ event: LaneEvent, _ state: State) {
    queue.append(event)
    run(state)
  }

  /// Handles all events, then plans, as `Lane` does.
  mutating func run(_ state: State) {
    guard !isRunning else { return }
    isRunning = true
    var isPlanPending = false
    while let outputs = lane.handleNext(of: &queue, isPlanPending: &isPlanPending) {
      for output in outputs { carryOut(output, state) }
    }
    isRunning = false
  }

  private mutating func carryOut(_ output: LaneOutput, _ state: State) {
    switch output {
    case .perform(let id, let command, isAnimated: _, let token):
      perform(command, id, token, state)
    case .tell(let id, let report, let entries, let token):
      reports.append(ModelReport(member: id, token: token, report: report, entries: entries))
    case .attach(let id), .look(let id):
      if let host = host(id) { send(.attached(id, showing: host.showing), state) }
    case .askWhetherBack(let id):
      guard let host = host(id) else { return }
      send(.toldWhetherBack(id, showing: isOnScreen(host) ? host.showing : nil), state)
    case .detach(let id):
      guard let index = index(id) else { return }
      hosts[index].simulated.flight = nil
      hosts[index].simulated.isGesturing = false
    case .forget(let id, let elements):
      for element in elements { leave(MemberPlace(member: id, element: element), state) }
    case .issue(_, let issue):
      fail(.noIssues, "\(issue)")
    }
  }

  private mutating func perform(
    _ command: NavigationCommand,
    _ id: MemberID,
    _ token: Int,
    _ state: State
  ) {
    guard let index = index(id), let record = lane[id]?.record else { return }
    let container = hosts[index].container
    for element in command.added {
      guard let entry = record.elements[element] else { continue }
      let isRestyle = command.step == .change && command.style != nil
      if !isRestyle, removed.contains(MemberEntry(member: id, entry: entry)) {
        fail(.staysAway, "\(entry) comes back, which the user took away")
      }
      let place = MemberPlace(member: id, element: element)
      guard !hosts.contains(where: { $0.simulated.place == place }) else { continue }
      for inner in container.inside(state, entry) { _ = join(inner, at: place, state) }
    }
    // As in `Lane.isStillRight`: the containers in the views have joined.
    if lane.isToFillFirst(after: queue[...]) {
      return send(.answered(token: token, .withdrawn), state)
    }
    hosts[index].simulated.flight = .init(token: token, command: command)
  }

  private mutating func join(
    _ container: Container,
    at place: MemberPlace?,
    _ state: State
  ) -> MemberID {
    let id = MemberID(number: nextMember)
    nextMember += 1
    let host = ModelHost(id: id, place: place, rules: container.rules, touch: container.touch)
    hosts.append(Host(simulated: host, container: container))
    send(.joined(id, container.rules, at: place), state)
    if let desired = container.desiredContent(state) { send(.wants(id, desired), state) }
    return id
  }

  /// Removes the hosts in a view that disappears.
  private mutating func leave(_ place: MemberPlace, _ state: State) {
    for id in hosts.filter({ $0.simulated.place == place }).map(\.id) {
      for element in host(id)?.shown ?? [] {
        leave(MemberPlace(member: id, element: element), state)
      }
      hosts.removeAll { $0.id == id }
      removed = removed.filter { $0.member != id }
      departures[id] = nil
      send(.left(id), state)
    }
  }
}
