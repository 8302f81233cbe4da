import ComposableNavigation

// The shell around the lane: what `Lane` and `HandlerShell` do, on values.
extension SimulatedLane {
  /// What the shell does: carries out what the lane returns, until nothing is left.
  mutating func send(_ event: LaneEvent) {
    var queue: [LaneEvent] = []
    var next: LaneEvent? = event
    while let event = next {
      for output in lane.handle(event) {
        switch output {
        case .perform(let id, let command, isAnimated: _, let token):
          perform(command, id, token)
        case .remove(let id, let entries, let report):
          pending.append(PendingReport(member: id, token: report, gone: entries))
        case .select(let id, let entry, let report):
          pending.append(PendingReport(member: id, token: report, selected: entry))
        case .attach(let id):
          if let host = host(id) { queue.append(.attached(id, showing: host.showing)) }
        case .detach(let id):
          if let index = index(id) {
            hosts[index].flight = nil
            hosts[index].isGesturing = false
          }
        case .forget(let id, let elements):
          forget(elements, id, &queue)
        case .issue(_, let issue):
          fail("issue: \(issue.message)")
        }
      }
      next = queue.isEmpty ? nil : queue.removeFirst()
    }
  }

  mutating func perform(_ command: NavigationCommand, _ id: MemberID, _ token: Int) {
    guard let index = index(id) else { return fail("asked a host that has gone") }
    checkMayAsk(command, hosts[index])
    let isIgnored =
      command.isPresentation && hosts[index].blueprint.busy != .shows && isTransitionRunning
    hosts[index].flight = .init(token: token, command: command, isIgnored: isIgnored)
    let (nested, page) = (hosts[index].blueprint.nested, hosts[index].page)
    if hasSplit, hosts[index].blueprint.isSplit { return putColumns(command.added, in: id) }
    guard !nested.isEmpty, let member = lane[id] else { return }
    for element in command.added {
      let place = Place(member: id, element: element)
      guard isNew(place), let entry = member.ledger.elements[element] else { continue }
      for slot in nested.indices {
        let outer = Page.Outer(page: page, entry: entry, slot: slot)
        put(nested[slot], at: place, page: openPage(nested[slot], outer))
      }
    }
  }

  /// A command that was asked for and not acknowledged, or a gesture.
  private var isTransitionRunning: Bool {
    hosts.contains { $0.flight != nil || $0.isGesturing }
  }

  mutating func forget(
    _ elements: [ElementID],
    _ id: MemberID,
    _ queue: inout [LaneEvent]
  ) {
    if let host = host(id), let shown = host.shown.first(where: elements.contains), isOnScreen {
      fail("forgot the view of \(shown), which is shown")
    }
    if let index = index(id), hosts[index].column != nil {
      hosts[index].made.removeAll(where: elements.contains)
    }
    for element in elements {
      let place = Place(member: id, element: element)
      while let inner = hosts.first(where: { $0.place == place && !isKeptBySplit($0) }) {
        leave(inner.id, &queue)
      }
    }
  }

  mutating func leave(_ id: MemberID, _ queue: inout [LaneEvent]) {
    while let inner = hosts.first(where: { $0.place?.member == id }) { leave(inner.id, &queue) }
    hosts.removeAll { $0.id == id }
    queue.append(.left(id))
  }

  /// What is presented from within something that is no longer shown goes with it.
  mutating func hideModals(in gone: [ElementID], of id: MemberID) {
    guard !gone.isEmpty else { return }
    for index in hosts.indices {
      guard let place = outermostPlace(of: hosts[index], in: id), gone.contains(place.element)
      else { continue }
      if hosts[index].blueprint.isModal || forgetsHidden(hosts[index]) { hosts[index].shown = [] }
      hosts[index].flight = nil
      // A gesture ends with its host, which is an end like any other.
      if hosts[index].isGesturing { refused = [] }
      hosts[index].isGesturing = false
    }
  }
}
