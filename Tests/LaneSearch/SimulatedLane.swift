package import ComposableNavigation
import NavigationTesting

/// A window for checking the laws: real lane and reducers, simulated hosts, a program and a user.
package struct SimulatedLane: ExplorableSystem, Sendable {
  /// The number of times that each actor may still act.
  package struct Budget: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    package enum Act: Int, CaseIterable, Sendable {
      case operations, removals, hostRefusals, reducerRefusals, detachments, gestures
      /// The program sets its state back.
      case rollbacks
      /// A handler is set up again, or a host is lost.
      case setups
      /// A host leaves the screen by itself.
      case departures
      /// The user removes elements that the lane does not know to be on screen.
      case earlyRemovals
      /// A void command is answered.
      case lateAnswers
      /// Something happens between a decision and its command.
      case interruptions
      /// An action is about an entry that its container no longer has.
      case lateActions
      /// The user selects the selected tab.
      case reselections
      /// The user drags a sheet to another detent.
      case drags
      /// A split expands by itself.
      case expansions
    }

    // One value without a reference, because a search copies it at every step.
    private var counts = SIMD16<Int8>()

    package init(dictionaryLiteral counts: (Act, Int)...) {
      for (act, count) in counts { self[act] = count }
    }

    package subscript(act: Act) -> Int {
      get { Int(counts[act.rawValue]) }
      set { counts[act.rawValue] = Int8(newValue) }
    }

    /// Half of each number, rounded up.
    package var half: Budget {
      var half = self
      half.counts = (counts &+ 1) / 2
      return half
    }

    /// The acts of most searches, and those that are rare.
    static let (usual, unusual) = (Act.allCases.prefix(6), Act.allCases.dropFirst(6))
  }

  package enum Step: Hashable, Sendable {
    case program(page: Int, ProgramOperation)
    case userRemoves(MemberID, Int)
    case userSelects(MemberID, Int)
    case userSelectsAgain(MemberID)
    case userDrags(MemberID, Sheet.Detent)
    case expands(MemberID)
    case reduce
    case reduceRefusing
    case apply(MemberID)
    case acknowledge(MemberID)
    case refuse(MemberID)
    case beginGesture(MemberID)
    case endGesture(MemberID)
    case detach
    case attach
    case rollback(page: Int, Rollback)
    case setUp(MemberID)
    case loseHost(MemberID)
    case goAway(MemberID)
    case comeBack(MemberID)
    case userRemovesEarly(MemberID, Int)
    case answerLate
    case interrupt(Interruption)
    case detachRoot(MemberID)
    case actLate(LateAction)
  }

  package var lane: LaneReconciler
  package var hosts: [SimulatedHost] = []
  var pages: [Page] = []
  var pending: [ModelReport] = []
  var budget: Budget
  var isOnScreen = true
  /// The entries that the user removed and neither the program nor the reducer has asked for since.
  var removed: [RemovedEntry] = []
  /// The commands that were refused since the last change in the lane.
  var refused: [RefusedCommand] = []
  var nextMember = 1
  var nextPage = 0
  /// The number of consecutive steps that only apply, acknowledge or reduce; no part of the value.
  var quiet = 0
  /// The first fault of a step.
  var fault: String?
  let mistake: Mistake?
  /// A Boolean value that indicates whether there are splits; without one, steps skip some work.
  let hasSplit: Bool
  /// A Boolean value that indicates whether unusual hosts or budgets require a longer comparison.
  let isUnusual: Bool
  /// A Boolean value that indicates whether some hosts can be filled while off screen.
  let preloadsOffscreen: Bool
  /// A Boolean value that indicates whether views are compared with their items.
  let tracksVisits: Bool
  /// A Boolean value that indicates whether several modals may compete.
  var comparesModals: Bool
  /// The pages of the root containers.
  var roots: [Int] = []
  /// The program's copies of states.
  var kept: [Kept] = []
  /// The serial number of the next new entry's item.
  var nextSerial = 100
  /// The numbers of pages that may be restored.
  var pageNumbers: [Page.Outer: Int] = [:]
  /// The void commands that may still be answered.
  var late: [Int] = []
  /// The event that occurs while the views of the next command are made.
  var interruption: Interruption?
  /// The entries that have left their containers, the latest last, for late actions.
  var departed: [DepartedEntry] = []
  /// The commands of hosts that answer wrongly, since the last other change.
  var rounds: [RefusedCommand] = []
  /// A Boolean value that indicates whether this is the first rendering, without host errors.
  var isBeginning = true
  // As in `Lane`; empty between steps.
  var queue: [LaneEvent] = []
  var isRunning = false
  var isPlanPending = false

  struct RefusedCommand: Hashable, Sendable {
    let member: MemberID
    let difference: MemberRecord.Difference
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

  /// Makes a window on screen and at rest, with one or several root containers.
  package init(
    _ blueprint: Blueprint,
    _ budget: Budget,
    rules: LaneRules = .all,
    mistake: Mistake? = nil,
    firstPage: Int = 0
  ) {
    lane = LaneReconciler(rules: rules)
    nextPage = firstPage
    self.mistake = mistake
    hasSplit = blueprint.hasColumns
    isUnusual = blueprint.isUnusual || Budget.unusual.contains { budget[$0] > 0 }
    preloadsOffscreen = blueprint.preloadsOffscreen
    tracksVisits = budget[.rollbacks] > 0 || budget[.lateActions] > 0
    comparesModals = blueprint.overlayCount > 1 && !blueprint.hasColumns
    self.budget = budget
    for root in blueprint.outermost {
      let page = openPage(root, nil)
      roots.append(page)
      join(root, at: nil, page: page)
    }
    for host in hosts where host.place == nil { send(.attached(host.id, showing: .nothing)) }
    // The first rendering is always the same, so it is not part of the search.
    var rounds = 0
    while let host = hosts.first(where: { $0.flight != nil }), rounds < 100 {
      take(host.flight?.isApplied == true ? .acknowledge(host.id) : .apply(host.id))
      if fault == nil { check() }
      rounds += 1
    }
    isBeginning = false
    quiet = 0
  }

  // MARK: Looking

  func index(_ id: MemberID) -> Int? {
    for index in hosts.indices where hosts[index].id == id { return index }
    return nil
  }

  /// Returns the record of a host; both lists are in the order of joining.
  func record(at index: Int) -> MemberRecord? {
    let id = hosts[index].id
    if index < lane.members.count, lane.members[index].id == id {
      return lane.members[index].record
    }
    return lane[id]?.record
  }

  func host(_ id: MemberID) -> SimulatedHost? { index(id).map { hosts[$0] } }

  mutating func fail(_ what: String) { fault = fault ?? what }

  /// The fault of the steps so far, or of the current state.
  ///
  /// A search reads it only for new states, a quarter of the states that it reaches.
  package var violation: String? {
    if let fault { return fault }
    var copy = self
    copy.check()
    return copy.fault
  }

  var isLivelocked: Bool { quiet > 60 }

  package func lines(of step: Step) -> [String] {
    switch step {
    case .program(let page, let operation): [".program(\(address(of: page)), .\(operation))"]
    default: [code(step)]
    }
  }
}
