import ComposableNavigation

// What happens then.
extension SimulatedLane {
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

  mutating func carryOut(_ step: Step) {
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
  mutating func reduce(_ report: PendingReport, _ host: SimulatedHost) {
    let before = contents[host.address]?.wanted.entries ?? []
    let shown = host.shown.count
    change(host.address) { [mistake] in $0.reduce(report, mistake, shown: shown) }
    let now = contents[host.address]?.wanted.entries ?? []
    let others = before.filter { !now.contains($0) && !report.gone.contains($0) }
    if let other = others.first { fail("\(other) vanished, which nobody removed") }
  }

  mutating func setGesturing(_ id: MemberID, _ isGesturing: Bool) {
    if let index = index(id) { hosts[index].isGesturing = isGesturing }
  }

  /// Changes the program's state of a container and tells its handler.
  mutating func change(_ address: [EntryID], _ change: (inout Content) -> Void) {
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
  mutating func addContents(at address: [EntryID]) {
    guard let content = contents[address], let nested = blueprint(at: address)?.nested else {
      return
    }
    for entry in content.wanted.entries where contents[address + [entry]] == nil {
      contents[address + [entry]] = nested.initialContent
      addContents(at: address + [entry])
    }
  }

  func blueprint(at address: [EntryID]) -> Blueprint? {
    var blueprint = hosts.first?.blueprint
    for _ in address { blueprint = blueprint?.nested }
    return blueprint
  }

  mutating func join(_ blueprint: Blueprint, at place: Place?, address: [EntryID]) {
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
}
