import ComposableNavigation

/// A feature, its window and its pending effects, as one value for a search.
struct ModelSystem<State, Action: Sendable>: ExplorableSystem {
  let traits: Traits
  var store: SearchStore<State, Action>
  var window: ModelWindow<State, Action>
  var budget: ModelBudget
  /// The state that the user sees: the state at the last rest, while the hosts still show it.
  var seen: Seen?
  /// The notes about each pending run.
  var notes: [Int: RunNote] = [:]
  /// The number of runs that each action with pending runs has begun, by the action's number.
  var begun: [Int: Int] = [:]
  /// The number of consecutive reports and host transitions; it is not part of the value.
  var quiet = 0
  var violation: String?
  /// The lines of the script that is being written; nil if none is.
  var lines: [String]?

  final class Traits {
    let all: ModelTraits<State, Action>
    init(_ all: ModelTraits<State, Action>) { self.all = all }
  }

  struct Seen {
    let state: State
    let key: AnyHashable
    let showing: [MemberID: Showing]
    /// The taps that have opened entries since then, and these entries.
    var opened: [String: Set<ModelWindow<State, Action>.MemberEntry>] = [:]
  }

  /// The answers that a run may still give.
  struct RunNote {
    /// The action that began the run, and the position of the run among those that it began.
    let label: String
    let answers: [[Action]]
    /// The number of times that the user had left each container when the run began.
    let departures: [MemberID: Int]
    var progress: Progress?
  }

  /// The list of answers that a run is giving, and how many of them it has given.
  struct Progress: Hashable {
    let list: Int
    var given: Int
  }

  enum Step {
    case user(Action)
    case program(Action)
    case taps(MemberID, Int)
    case answer(run: Int, list: Int)
    case report
    case removes(MemberID, Int)
    case selects(MemberID, Int)
    case drags(MemberID, Sheet.Detent)
    case shows(MemberID)
    case acknowledges(MemberID)
    case refuses(MemberID)
    case becomesReady(MemberID)
    case beginsGesture(MemberID)
    case endsGesture(MemberID)
    case leavesScreen
    case returns
    case setsUp(MemberID)
  }

  /// Makes a feature whose hosts show its initial state.
  init(_ model: NavigationModel<State, Action>, _ budget: ModelBudget) {
    traits = Traits(model.traits)
    store = SearchStore(state: model.initialState, reducer: model.reducer)
    window = ModelWindow(model.traits.containers, model.initialState)
    self.budget = budget
    if let issue = store.compositionIssues.first { fail(.noIssues, "\(issue)") }
    check()
  }

  mutating func fail(_ law: ModelLaw, _ what: String) {
    guard traits.all.laws.contains(law) else { return }
    violation = violation ?? what
  }

  // MARK: Steps

  func steps() -> [Step] {
    var steps: [Step] = []
    if budget.operations > 0 {
      steps += taps.map(Step.user)
      steps += traits.all.program.flatMap { $0(store.state) }.map(Step.program)
    }
    for run in store.runs {
      guard let note = notes[run.number] else { continue }
      let lists = note.progress.map { $0.list..<$0.list + 1 } ?? note.answers.indices
      steps += lists.map { .answer(run: run.number, list: $0) }
    }
    if !window.reports.isEmpty { steps.append(.report) }
    for host in window.hosts {
      if budget.setups > 0 { steps.append(.setsUp(host.id)) }
      steps += self.steps(of: host.simulated)
    }
    guard window.isOnScreen else { return steps + [.returns] }
    return budget.detachments > 0 ? steps + [.leavesScreen] : steps
  }

  /// The actions that the user can send from the visible state.
  private var taps: [Action] {
    guard window.isOnScreen, let seen, !window.hosts.contains(where: \.simulated.isGesturing) else {
      return []
    }
    return traits.all.user.flatMap { $0(seen.state) }
  }

  private func steps(of host: ModelHost) -> [Step] {
    guard window.isOnScreen, let record = window.lane[host.id]?.record,
      record.isAttached || record.isPreloading
    else { return [] }
    var steps: [Step] = []
    if let flight = host.flight {
      steps.append(flight.isApplied ? .acknowledges(host.id) : .shows(host.id))
      if !flight.isApplied, budget.refusals > 0 { steps.append(.refuses(host.id)) }
    }
    if window.hasRefused(host.id), window.isAtRest { steps.append(.becomesReady(host.id)) }
    if host.isGesturing { steps.append(.endsGesture(host.id)) }
    guard window.canTouch(host) else { return steps }
    if budget.operations > 0, seen != nil, let dialog = window.dialog(of: host, store.state) {
      steps += dialog.taps.indices.map { .taps(host.id, $0) }
    }
    // The user leaves an alert only by its buttons.
    guard host.style != .alert else { return steps }
    if budget.removals > 0 {
      if host.touch.hasSelection {
        for index in host.shown.indices where host.shown[index] != host.selected {
          steps.append(.selects(host.id, index))
        }
      }
      if host.touch.canRemove {
        let least = host.touch.leastCount
        steps += stride(from: 1, through: host.shown.count - least, by: 1).map {
          .removes(host.id, $0)
        }
      }
    }
    if budget.drags > 0 { steps += host.otherDetents.map { .drags(host.id, $0) } }
    if budget.gestures > 0, !host.isGesturing { steps.append(.beginsGesture(host.id)) }
    return steps
  }

  /// Returns the lines of a test for a step: its sent and received actions.
  func lines(of step: Step) -> [String] {
    var copy = self
    copy.lines = []
    copy.take(step)
    return copy.lines ?? []
  }
}
