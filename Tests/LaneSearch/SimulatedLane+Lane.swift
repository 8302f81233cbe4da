import ComposableNavigation
import NavigationTesting

// The shell around the lane: the behavior of `Lane` and `HandlerShell`, on values.
extension SimulatedLane {
  /// Handles an event and its consequences, or queues it, as `Lane.send` does.
  mutating func send(_ event: LaneEvent) {
    queue.append(event)
    run()
  }

  /// Performs several changes as one, as `Lane.hold` does.
  mutating func hold(while act: (inout SimulatedLane) -> Void) {
    let wasRunning = isRunning
    isRunning = true
    act(&self)
    isRunning = wasRunning
    run()
  }

  private mutating func run() {
    guard !isRunning else { return }
    isRunning = true
    while let outputs = lane.handleNext(of: &queue, isPlanPending: &isPlanPending) {
      for output in outputs { carryOut(output) }
    }
    isRunning = false
  }

  private mutating func carryOut(_ output: LaneOutput) {
    switch output {
    case .perform(let id, let command, isAnimated: _, let token):
      perform(command, id, token)
    case .tell(let id, let report, let entries, let token):
      pending.append(ModelReport(member: id, token: token, report: report, entries: entries))
    case .attach(let id):
      guard let host = host(id) else { return }
      // A host that refused while off screen may get a command again.
      if preloadsOffscreen { refused = refused.removing { $0.member == id } }
      send(.attached(id, showing: host.showing))
      takeAlong(host.shown, to: id)
    case .look(let id):
      guard let host = host(id) else { return }
      send(.attached(id, showing: host.showing))
      takeAlong(host.shown, to: id)
    case .askWhetherBack(let id):
      guard let host = host(id) else { return }
      send(.toldWhetherBack(id, showing: isOnScreen(host) ? host.showing : nil))
    case .detach(let id):
      guard let index = index(id) else { return }
      voidFlight(index)
      if hosts[index].isGesturing { refused = [] }
      hosts[index].isGesturing = false
    case .forget(let id, let elements):
      forget(elements, id)
    case .issue(let id, let issue):
      takeIssue(issue, of: id)
    }
  }

  /// Treats an issue as a fault of the lane, except for hosts that answer wrongly.
  private mutating func takeIssue(_ issue: NavigationIssue, of id: MemberID?) {
    guard let id, let host = host(id), host.blueprint.answers != .honest,
      let refusal = lane[id]?.record.refusal
    else { return fail("issue: \(issue.message)") }
    refused.append(RefusedCommand(member: id, difference: refusal.difference))
  }

  mutating func perform(_ command: NavigationCommand, _ id: MemberID, _ token: Int) {
    guard let index = index(id), hosts[index].availability != .lost else {
      return fail("asked a host that has gone")
    }
    if interruption != nil, !command.added.isEmpty {
      // As in `HandlerShell.perform`: the command is checked again after the views have been made.
      makeInside(command, id)
      guard isStillRightAfterInterruption() else {
        return send(.answered(token: token, .withdrawn))
      }
    }
    if preloadsOffscreen, !command.added.isEmpty {
      // As in `Lane.isStillRight`: the containers in the views have joined.
      makeInside(command, id)
      if lane.isToFillFirst(after: queue[...]) {
        return send(.answered(token: token, .withdrawn))
      }
    }
    if hosts[index].availability == .away { fail("asked a host that is away") }
    checkMayAsk(command, hosts[index])
    checkIsFilled(command, hosts[index])
    let isIgnored =
      command.isPresentation && hosts[index].blueprint.busy != .shows && isTransitionRunning
    hosts[index].flight = .init(token: token, command: command, isIgnored: isIgnored)
    if hosts[index].blueprint.answers == .less, !isBeginning { checkRound(command, id) }
    makeInside(command, id)
  }

  /// Makes the views of a command, and adds the containers in them to the lane.
  private mutating func makeInside(_ command: NavigationCommand, _ id: MemberID) {
    guard let index = index(id) else { return }
    let (nested, page) = (hosts[index].blueprint.nested, hosts[index].page)
    if hasSplit, hosts[index].blueprint.sharesEntries { return putColumns(command.added, in: id) }
    if tracksVisits { makeViews(command, index) }
    guard !nested.isEmpty, let member = lane[id] else { return }
    takeAlong(command.added, to: id)
    for element in command.added {
      let place = MemberPlace(member: id, element: element)
      guard isNew(place), let entry = member.record.elements[element] else { continue }
      for slot in nested.indices {
        let outer = Page.Outer(page: page, entry: entry, slot: slot)
        put(nested[slot], at: place, page: openPage(nested[slot], outer))
      }
    }
  }

  /// A Boolean value that indicates whether a command is not acknowledged yet, or a gesture runs.
  private var isTransitionRunning: Bool {
    hosts.contains { $0.flight != nil || $0.isGesturing }
  }

  mutating func forget(_ elements: [ElementID], _ id: MemberID) {
    if let host = host(id), let shown = host.shown.first(where: elements.contains), isOnScreen,
      host.blueprint.answers != .forgets
    {
      fail("forgot the view of \(shown), which is shown")
    }
    if let index = index(id), hosts[index].column != nil {
      hosts[index].made.removeAll(where: elements.contains)
    }
    if tracksVisits, let index = index(id) {
      hosts[index].views.removeAll { elements.contains($0.element) }
    }
    for element in elements {
      let place = MemberPlace(member: id, element: element)
      while let inner = hosts.first(where: { $0.place == place && !isKeptBySplit($0) }) {
        leave(inner.id)
      }
    }
  }

  mutating func leave(_ id: MemberID) {
    while let inner = hosts.first(where: { $0.place?.member == id }) { leave(inner.id) }
    hosts.removeAll { $0.id == id }
    send(.left(id))
  }

  /// Hides the modals that are presented from a view that is no longer shown.
  mutating func hideModals(in gone: [ElementID], of id: MemberID) {
    guard !gone.isEmpty, hosts.count > 1 else { return }
    for index in hosts.indices {
      guard let place = outermostPlace(of: hosts[index], in: id), gone.contains(place.element)
      else { continue }
      if hosts[index].blueprint.isOverlay || forgetsHidden(hosts[index]) { hosts[index].shown = [] }
      voidFlight(index)
      // A gesture also ends if its host disappears.
      if hosts[index].isGesturing { refused = [] }
      hosts[index].isGesturing = false
    }
  }

  /// Makes a command void because of a change around its host; the host may still answer it.
  mutating func voidFlight(_ index: Int) {
    guard let flight = hosts[index].flight else { return }
    hosts[index].flight = nil
    if budget[.lateAnswers] > 0, !flight.isIgnored { late.append(flight.token) }
  }
}
