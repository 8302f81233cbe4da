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
    case program(page: Int, Content.Operation)
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
  var pages: [Page] = []
  var pending: [PendingReport] = []
  var budget: Budget
  var isOnScreen = true
  /// What the user removed and neither the program nor the reducer has asked for since.
  var removed: [RemovedEntry] = []
  /// What was refused since anything in the lane changed.
  var refused: [RefusedCommand] = []
  var nextMember = 1
  var nextPage = 0
  /// How many steps since somebody outside acted; no part of the value.
  var quiet = 0
  package var violation: String?
  let mistake: Mistake?
  /// Whether there are columns to look after; the others need not ask at every step.
  let hasSplit: Bool

  struct RefusedCommand: Hashable, Sendable {
    let member: MemberID
    let asked: Ledger.InFlight
  }

  struct RemovedEntry: Hashable, Sendable {
    let page: Int
    private let visit: Visit

    var entry: EntryID { visit.id }

    init(page: Int, entry: EntryID) {
      self.page = page
      visit = Visit(entry)
    }
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
    hasSplit = blueprint.isSplit
    self.budget = budget
    join(blueprint, at: nil, page: openPage(blueprint, nil))
    send(.attached(MemberID(number: 1), showing: .nothing))
    // The first rendering is everybody's beginning, not a thing to explore.
    var rounds = 0
    while let host = hosts.first(where: { $0.flight != nil }), rounds < 100 {
      take(host.flight?.isApplied == true ? .acknowledge(host.id) : .apply(host.id))
      rounds += 1
    }
    quiet = 0
  }

  // MARK: Looking

  func index(_ id: MemberID) -> Int? {
    for index in hosts.indices where hosts[index].id == id { return index }
    return nil
  }

  /// The ledger of a host: both lists are in the order of joining.
  func ledger(at index: Int) -> Ledger? {
    let id = hosts[index].id
    if index < lane.members.count, lane.members[index].id == id {
      return lane.members[index].ledger
    }
    return lane[id]?.ledger
  }

  func host(_ id: MemberID) -> SimulatedHost? { index(id).map { hosts[$0] } }

  mutating func fail(_ what: String) { violation = violation ?? what }

  var isLivelocked: Bool { quiet > 60 }

  package func script(of step: Step) -> [String] {
    guard case .program(let page, let operation) = step else { return ["\(step)"] }
    return [".program(\(address(of: page)), .\(operation))"]
  }
}

extension SimulatedLane.Step: CustomStringConvertible {
  /// As it would be written: `.userRemoves(2, 1)`, a container by its number.
  package var description: String {
    switch self {
    case .program(let page, let operation): ".program(\(page), .\(operation))"
    case .userRemoves(let id, let count): ".userRemoves(\(id.number), \(count))"
    case .userSelects(let id, let tab): ".userSelects(\(id.number), \(tab))"
    case .reduce: ".reduce"
    case .reduceRefusing: ".reduceRefusing"
    case .apply(let id): ".apply(\(id.number))"
    case .acknowledge(let id): ".acknowledge(\(id.number))"
    case .refuse(let id): ".refuse(\(id.number))"
    case .beginGesture(let id): ".beginGesture(\(id.number))"
    case .endGesture(let id): ".endGesture(\(id.number))"
    case .detach: ".detach"
    case .attach: ".attach"
    }
  }
}

extension Blueprint {
  var isStack: Bool { if case .stack = self { true } else { false } }
  var isModal: Bool { if case .modal = self { true } else { false } }
  var isTabs: Bool { if case .tabs = self { true } else { false } }
  var isSplit: Bool { if case .split = self { true } else { false } }
}
