import ComposableNavigation

// The shell around the lane: what `Lane` and `HandlerShell` do, on values.
extension SimulatedLane {
  /// What the shell does: carries out what the lane returns, until nothing is left.
  mutating func send(_ event: LaneEvent) {
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

  mutating func perform(_ command: NavigationCommand, _ id: MemberID, _ token: Int) {
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

  mutating func forget(
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

  mutating func leave(_ id: MemberID, _ queue: inout [LaneEvent]) {
    for inner in hosts.filter({ $0.place?.member == id }).map(\.id) { leave(inner, &queue) }
    hosts.removeAll { $0.id == id }
    queue.append(.left(id))
  }

  /// What is presented from within something that is no longer shown goes with it.
  mutating func hideModals(in gone: [ElementID], of id: MemberID) {
    for index in hosts.indices {
      guard let place = outermostPlace(of: hosts[index], in: id), gone.contains(place.element)
      else { continue }
      if hosts[index].blueprint.isModal { hosts[index].shown = [] }
      hosts[index].flight = nil
      // A gesture ends with its host, which is an end like any other.
      if hosts[index].isGesturing { refused = [] }
      hosts[index].isGesturing = false
    }
  }
}
