package import ComposableNavigation

/// A window as the laws see it: the real lane and the real reducers, simulated hosts, a program and
/// a person, who act in any order.
package struct SimulatedLane: ExplorableSystem {
  /// How often each actor may still act.
  package struct Budget: Hashable, Sendable {
    package var operations: Int
    package var removals: Int
    package var hostRefusals = 0
    package var reducerRefusals = 0
    package var detachments = 0
    package var gestures = 0

    package init(
      operations: Int,
      removals: Int,
      hostRefusals: Int = 0,
      reducerRefusals: Int = 0,
      detachments: Int = 0,
      gestures: Int = 0
    ) {
      self.operations = operations
      self.removals = removals
      self.hostRefusals = hostRefusals
      self.reducerRefusals = reducerRefusals
      self.detachments = detachments
      self.gestures = gestures
    }
  }

  package enum Step: Hashable, Sendable {
    case program([EntryID], Content.Operation)
    case userRemoves(MemberID, Int)
    case userSelects(MemberID, Int)
    case reduce
    case reduceRefusing
    case apply(MemberID)
    case acknowledge(MemberID)
    case refuse(MemberID)
    case beginGesture(MemberID)
    case endGesture(MemberID)
    case detach
    case attach
  }

  package var lane: LaneReconciler
  package var hosts: [SimulatedHost] = []
  var contents: [[EntryID]: Content] = [:]
  var pending: [PendingReport] = []
  var budget: Budget
  var isOnScreen = true
  /// What the user removed and neither the program nor the reducer has asked for since.
  var removed: Set<RemovedEntry> = []
  /// What was refused since anything in the lane changed.
  var refused: [RefusedCommand] = []
  private var nextMember = 1
  /// How many steps since somebody outside acted; no part of the value.
  private var quiet = Quiet()
  package private(set) var violation: String?
  let mistake: Mistake?

  struct RefusedCommand: Hashable, Sendable {
    let member: MemberID
    let asked: Ledger.InFlight
  }

  struct RemovedEntry: Hashable, Sendable {
    let address: [EntryID]
    let entry: EntryID
  }

  /// A window with one root container, on screen and at rest.
  package init(
    _ blueprint: Blueprint,
    _ budget: Budget,
    rules: LaneRules = .all,
    mistake: Mistake? = nil
  ) {
    lane = LaneReconciler(rules: rules)
    self.mistake = mistake
    self.budget = budget
    join(blueprint, at: nil, address: [])
    send(.attached(MemberID(number: 1), showing: .nothing))
    // The first rendering is everybody's beginning, not a thing to explore.
    var rounds = 0
    while let host = hosts.first(where: { $0.flight != nil }), rounds < 100 {
      take(host.flight?.isApplied == true ? .acknowledge(host.id) : .apply(host.id))
      rounds += 1
    }
    quiet.count = 0
  }

  // MARK: Steps

  package func steps() -> [Step] {
    var steps: [Step] = []
    if budget.operations > 0 {
      let inOrder = contents.sorted {
        ($0.key.count, $0.key.description) < ($1.key.count, $1.key.description)
      }
      for (address, content) in inOrder {
        steps += content.operations.map { .program(address, $0) }
      }
    }
    for host in hosts { steps += self.steps(of: host) }
    if !pending.isEmpty {
      steps.append(.reduce)
      if budget.reducerRefusals > 0 { steps.append(.reduceRefusing) }
    }
    if !isOnScreen {
      steps.append(.attach)
    } else if budget.detachments > 0 {
      steps.append(.detach)
    }
    return steps
  }

  private func steps(of host: SimulatedHost) -> [Step] {
    guard isOnScreen, lane[host.id]?.ledger.isAttached == true else { return [] }
    var steps: [Step] = []
    if let flight = host.flight {
      steps.append(flight.isApplied ? .acknowledge(host.id) : .apply(host.id))
      if !flight.isApplied, budget.hostRefusals > 0 { steps.append(.refuse(host.id)) }
    }
    if host.isGesturing { steps.append(.endGesture(host.id)) }
    guard canTouch(host) else { return steps }
    if budget.removals > 0 {
      let least = host.blueprint.isStack ? 1 : 0
      for count in stride(from: 1, through: host.shown.count - least, by: 1)
      where !host.blueprint.isTabs {
        steps.append(.userRemoves(host.id, count))
      }
      if host.blueprint.isTabs {
        for index in host.shown.indices where host.shown[index] != host.selected {
          steps.append(.userSelects(host.id, index))
        }
      }
    }
    if budget.gestures > 0, !host.isGesturing { steps.append(.beginGesture(host.id)) }
    return steps
  }

  /// A person can touch what nothing is presented over; a sheet can be swiped away under another
  /// one, which it takes with it.
  private func canTouch(_ host: SimulatedHost) -> Bool {
    if host.blueprint.isModal { return true }
    return !hosts.contains { other in
      other.blueprint.isModal && !other.shown.isEmpty && !isInside(host, other)
        && isOnScreen(other)
    }
  }

  // MARK: Taking one

  package mutating func take(_ step: Step) {
    switch step {
    case .reduce, .apply, .acknowledge: quiet.count += 1
    default: quiet.count = 0
    }
    carryOut(step)
    // Who is no longer shown has forgotten what was refused.
    refused.removeAll { lane[$0.member]?.ledger.isAttached != true }
    if violation == nil { check() }
  }

  private mutating func carryOut(_ step: Step) {
    switch step {
    case .program(let address, let operation):
      budget.operations -= 1
      change(address) { $0.perform(operation) }
    case .reduce, .reduceRefusing:
      let report = pending.removeFirst()
      if let host = host(report.member) {
        if step == .reduceRefusing {
          budget.reducerRefusals -= 1
          for id in report.gone {
            removed.remove(RemovedEntry(address: host.address, entry: id))
          }
        } else {
          reduce(report, host)
        }
      }
      send(.reduced(report.member, report: report.token))
    case .userRemoves(let id, let count):
      budget.removals -= 1
      guard let index = index(id) else { return }
      let gone = hosts[index].lose(count)
      hideModals(in: gone, of: id)
      if let ledger = lane[id]?.ledger {
        for entry in gone.compactMap({ ledger.elements[$0] }) {
          removed.insert(RemovedEntry(address: hosts[index].address, entry: entry))
        }
      }
      send(.reported(id, .removed(gone)))
    case .userSelects(let id, let tab):
      budget.removals -= 1
      guard let index = index(id) else { return }
      hosts[index].selected = hosts[index].shown[tab]
      send(.reported(id, .selected(hosts[index].shown[tab])))
    case .apply(let id):
      guard let index = index(id) else { return }
      let before = hosts[index].shown
      hosts[index].apply(mistake)
      let gone = before.filter { !hosts[index].shown.contains($0) }
      let asked = hosts[index].flight?.command.taken ?? []
      if let other = gone.first(where: { !asked.contains($0) }) {
        fail("\(other) was taken away, which nobody asked for")
      }
      hideModals(in: gone, of: id)
    case .acknowledge(let id):
      guard let index = index(id), let flight = hosts[index].flight else { return }
      hosts[index].flight = nil
      send(.answered(token: flight.token, .done(hosts[index].showing)))
    case .refuse(let id):
      budget.hostRefusals -= 1
      guard let index = index(id), let flight = hosts[index].flight else { return }
      hosts[index].flight = nil
      if let asked = lane[id]?.ledger.inFlight {
        refused.append(RefusedCommand(member: id, asked: asked))
      }
      send(.answered(token: flight.token, .refused(.transition)))
    case .beginGesture(let id):
      budget.gestures -= 1
      setGesturing(id, true)
      send(.reported(id, .gestureBegan))
    case .endGesture(let id):
      setGesturing(id, false)
      refused = []
      send(.reported(id, .gestureEnded))
    case .detach:
      budget.detachments -= 1
      isOnScreen = false
      for index in hosts.indices {
        hosts[index].flight = nil
        hosts[index].isGesturing = false
      }
      send(.reported(MemberID(number: 1), .detached))
    case .attach:
      isOnScreen = true
      refused = []
      send(.attached(MemberID(number: 1), showing: hosts[0].showing))
    }
  }

  /// Reduces what a handler sent; nothing else than what the user removed may go.
  private mutating func reduce(_ report: PendingReport, _ host: SimulatedHost) {
    let before = contents[host.address]?.wanted.entries ?? []
    let shown = host.shown.count
    change(host.address) { [mistake] in $0.reduce(report, mistake, shown: shown) }
    let now = contents[host.address]?.wanted.entries ?? []
    let others = before.filter { !now.contains($0) && !report.gone.contains($0) }
    if let other = others.first { fail("\(other) vanished, which nobody removed") }
  }

  private mutating func setGesturing(_ id: MemberID, _ isGesturing: Bool) {
    if let index = index(id) { hosts[index].isGesturing = isGesturing }
  }

  /// Changes the program's state of a container and tells its handler.
  private mutating func change(_ address: [EntryID], _ change: (inout Content) -> Void) {
    guard var content = contents[address] else { return }
    let before = Set(content.wanted.entries)
    change(&content)
    if content.wanted != contents[address]?.wanted, hosts.contains(where: { $0.address == address })
    {
      refused = []
    }
    contents[address] = content
    let now = content.wanted.entries
    for entry in now where !before.contains(entry) {
      // The program asked for it anew.
      removed.remove(RemovedEntry(address: address, entry: entry))
    }
    let gone = before.subtracting(now)
    contents = contents.filter { key, _ in
      !(key.count > address.count && key.starts(with: address) && gone.contains(key[address.count]))
    }
    addContents(at: address)
    if let host = hosts.first(where: { $0.address == address }) {
      send(.wants(host.id, content.wanted))
    }
  }

  /// The states of the containers in new entries, as the features there would have them.
  private mutating func addContents(at address: [EntryID]) {
    guard let content = contents[address], let nested = blueprint(at: address)?.nested else {
      return
    }
    for entry in content.wanted.entries where contents[address + [entry]] == nil {
      contents[address + [entry]] = nested.initialContent
      addContents(at: address + [entry])
    }
  }

  private func blueprint(at address: [EntryID]) -> Blueprint? {
    var blueprint = hosts.first?.blueprint
    for _ in address { blueprint = blueprint?.nested }
    return blueprint
  }

  private mutating func join(_ blueprint: Blueprint, at place: Place?, address: [EntryID]) {
    let id = MemberID(number: nextMember)
    nextMember += 1
    hosts.append(SimulatedHost(id: id, place: place, blueprint: blueprint, address: address))
    if contents[address] == nil { contents[address] = blueprint.initialContent }
    addContents(at: address)
    send(.joined(id, blueprint.reconciler, at: place))
    guard let content = contents[address] else { return }
    // A handler that joins and wants something is a change in the lane.
    if !content.wanted.entries.isEmpty { refused = [] }
    send(.wants(id, content.wanted))
  }

  // MARK: The lane

  /// What the shell does: carries out what the lane returns, until nothing is left.
  private mutating func send(_ event: LaneEvent) {
    var queue = [event]
    while !queue.isEmpty {
      for output in lane.handle(queue.removeFirst()) {
        switch output {
        case .perform(let id, let command, isAnimated: _, let token):
          perform(command, id, token)
        case .remove(let id, let entries, let report):
          pending.append(PendingReport(member: id, token: report, gone: entries))
        case .select(let id, let entry, let report):
          pending.append(PendingReport(member: id, token: report, selected: entry))
        case .attach(let id):
          if let host = host(id) { queue.append(.attached(id, showing: host.showing)) }
        case .forget(let id, let elements):
          forget(elements, id, &queue)
        case .issue(_, let issue):
          fail("issue: \(issue.message)")
        }
      }
    }
  }

  private mutating func perform(_ command: NavigationCommand, _ id: MemberID, _ token: Int) {
    guard let index = index(id) else { return fail("asked a host that has gone") }
    checkMayAsk(command, hosts[index])
    hosts[index].flight = .init(token: token, command: command)
    guard let nested = hosts[index].blueprint.nested, let ledger = lane[id]?.ledger else { return }
    for element in command.added {
      let place = Place(member: id, element: element)
      guard !hosts.contains(where: { $0.place == place }), let entry = ledger.elements[element]
      else { continue }
      join(nested, at: place, address: hosts[index].address + [entry])
    }
  }

  private mutating func forget(
    _ elements: [ElementID],
    _ id: MemberID,
    _ queue: inout [LaneEvent]
  ) {
    if let host = host(id), let shown = host.shown.first(where: elements.contains), isOnScreen {
      fail("forgot the view of \(shown), which is shown")
    }
    for element in elements {
      let place = Place(member: id, element: element)
      let gone = hosts.filter { $0.place == place }.map(\.id)
      for inner in gone { leave(inner, &queue) }
    }
  }

  private mutating func leave(_ id: MemberID, _ queue: inout [LaneEvent]) {
    for inner in hosts.filter({ $0.place?.member == id }).map(\.id) { leave(inner, &queue) }
    hosts.removeAll { $0.id == id }
    queue.append(.left(id))
  }

  /// What is presented from within something that is no longer shown goes with it.
  private mutating func hideModals(in gone: [ElementID], of id: MemberID) {
    for index in hosts.indices where hosts[index].blueprint.isModal || hosts[index].flight != nil {
      guard let place = outermostPlace(of: hosts[index], in: id), gone.contains(place.element)
      else { continue }
      if hosts[index].blueprint.isModal { hosts[index].shown = [] }
      hosts[index].flight = nil
      hosts[index].isGesturing = false
    }
  }

  // MARK: Looking

  func index(_ id: MemberID) -> Int? { hosts.firstIndex { $0.id == id } }

  func host(_ id: MemberID) -> SimulatedHost? { hosts.first { $0.id == id } }

  mutating func fail(_ what: String) { violation = violation ?? what }

  var isLivelocked: Bool { quiet.count > 60 }

  // MARK: The value

  /// The number of steps since somebody outside acted; two values that differ in it alone behave alike.
  private struct Quiet: Hashable, Sendable {
    var count = 0
    static func == (lhs: Quiet, rhs: Quiet) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }
}

extension Blueprint {
  var isStack: Bool { if case .stack = self { true } else { false } }
  var isModal: Bool { if case .modal = self { true } else { false } }
  var isTabs: Bool { if case .tabs = self { true } else { false } }
}
