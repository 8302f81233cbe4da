import ComposableNavigation
import NavigationTesting

// The change that a step makes, and the laws of commands. The other laws are in `violation`.
extension SimulatedLane {
  package mutating func take(_ step: Step) {
    switch step {
    case .apply, .acknowledge:
      quiet += 1
    case .reduce:
      quiet += 1
      if !rounds.isEmpty { rounds = [] }
    default:
      quiet = 0
      if !rounds.isEmpty { rounds = [] }
    }
    carryOut(step)
    // A host that is off screen, and not being filled, has forgotten its refusals.
    if !refused.isEmpty {
      refused = refused.removing { refused in
        guard let record = lane[refused.member]?.record else { return true }
        return !record.isAttached && !record.isPreloading
      }
    }
    // This depends on the steps, and the state may have been seen before: not part of `violation`.
    if isLivelocked { fail("does not come to rest") }
  }

  mutating func carryOut(_ step: Step) {
    switch step {
    case .program(let page, let operation):
      budget[.operations] -= 1
      let serial = nextSerial
      nextSerial += 1
      change(page) { $0.after(operation, serial: serial) }
    case .reduce, .reduceRefusing:
      let report = pending.removeFirst()
      if let host = host(report.member) {
        if step == .reduceRefusing {
          budget[.reducerRefusals] -= 1
          for id in report.gone { allow(RemovedEntry(page: host.page, entry: id)) }
        } else {
          reduce(report, host)
        }
      }
      send(.reduced(report.member, report: report.token))
    case .userRemoves(let id, let count):
      budget[.removals] -= 1
      remove(count, from: id)
    case .userRemovesEarly(let id, let count):
      budget[.earlyRemovals] -= 1
      remove(count, from: id)
    case .userSelects(let id, let tab):
      budget[.removals] -= 1
      guard let index = index(id) else { return }
      hosts[index].selected = hosts[index].shown[tab]
      send(.reported(id, .selected(hosts[index].shown[tab])))
    case .userSelectsAgain(let id):
      budget[.reselections] -= 1
      selectAgain(id)
    case .userDrags(let id, let detent):
      budget[.drags] -= 1
      guard let index = index(id), let sheet = hosts[index].drag(to: detent) else { return }
      send(.reported(id, .selectedDetent(detent, of: sheet)))
    case .expands(let id):
      budget[.expansions] -= 1
      expand(id)
    case .apply(let id):
      guard let index = index(id) else { return }
      let before = hosts[index].shown
      hosts[index].apply(mistake, isHonest: isBeginning)
      if hasSplit { takeOutOfHidden(hosts[index]) }
      let gone = before.removing(where: hosts[index].shown.contains)
      guard !gone.isEmpty, hosts[index].blueprint.answers == .honest else { return }
      let asked = hosts[index].flight?.command.taken ?? []
      if let other = gone.first(where: { !asked.contains($0) }) {
        fail("\(other) was taken away, which nobody asked for")
      }
      hideModals(in: gone, of: id)
    case .acknowledge(let id):
      guard let index = index(id), let flight = hosts[index].flight else { return }
      hosts[index].flight = nil
      let isDropped = flight.isIgnored && hosts[index].blueprint.busy == .dropsAnswer
      let showing = hosts[index].answer(flight, isHonest: isBeginning)
      send(.answered(token: flight.token, isDropped ? .dropped : .done(showing)))
    case .refuse(let id):
      budget[.hostRefusals] -= 1
      guard let index = index(id), let flight = hosts[index].flight else { return }
      hosts[index].flight = nil
      if let asked = lane[id]?.record.inFlight {
        refused.append(RefusedCommand(member: id, difference: asked.difference))
      }
      send(.answered(token: flight.token, .refused(.transition)))
    case .beginGesture(let id):
      budget[.gestures] -= 1
      setGesturing(id, true)
      send(.reported(id, .gestureBegan))
    case .endGesture(let id):
      setGesturing(id, false)
      refused = []
      send(.reported(id, .gestureEnded))
    case .detach:
      budget[.detachments] -= 1
      isOnScreen = false
      for index in hosts.indices {
        hosts[index].flight = nil
        hosts[index].isGesturing = false
      }
      for root in hosts where root.place == nil { send(.reported(root.id, .detached)) }
      // The last of several roots may have received a command before it reported.
      for index in hosts.indices { hosts[index].flight = nil }
    case .attach:
      isOnScreen = true
      refused = []
      for root in hosts where root.place == nil && root.availability == .there {
        send(.attached(root.id, showing: root.showing))
      }
    case .rollback(let page, let rollback):
      rollBack(page, rollback)
    case .setUp(let id):
      budget[.setups] -= 1
      setUpAnew(id)
    case .loseHost(let id):
      budget[.setups] -= 1
      loseHost(id)
    case .goAway(let id):
      budget[.departures] -= 1
      goAway(id)
    case .comeBack(let id):
      comeBack(id)
    case .interrupt(let interruption):
      budget[.interruptions] -= 1
      self.interruption = interruption
    case .detachRoot(let id):
      budget[.detachments] -= 1
      goAway(id)
    case .actLate(let action):
      actLate(action)
    case .answerLate:
      budget[.lateAnswers] -= 1
      let token = late.removeFirst()
      if budget[.lateAnswers] == 0 { late = [] }
      send(.answered(token: token, .done(.nothing)))
    }
  }

  /// Removes the topmost elements on screen, as the user does.
  mutating func remove(_ count: Int, from id: MemberID) {
    guard let index = index(id) else { return }
    let gone = hosts[index].lose(count)
    hideModals(in: gone, of: id)
    if let member = lane[id] {
      for entry in gone.compactMap({ member.record.elements[$0] }) {
        let entry = RemovedEntry(page: hosts[index].page, entry: entry)
        if !removed.contains(entry) { removed.append(entry) }
      }
    }
    send(.reported(id, .removed(gone)))
  }

  /// Selects the selected tab: the screen does not change, and the reducer receives a report.
  mutating func selectAgain(_ id: MemberID) {
    guard let tab = host(id)?.selected else { return }
    let heard = pending.count
    if mistake != .reselectionIsNoNews { send(.reported(id, .selected(tab))) }
    if pending.count == heard { fail("\(tab) was selected again, and no reducer hears of it") }
  }

  /// Reduces the report of a handler; it may remove only entries that the user removed.
  mutating func reduce(_ report: ModelReport, _ host: SimulatedHost) {
    let before = entries(of: host.page)
    change(host.page) { [mistake] in $0.after(report, mistake, of: host) }
    let now = entries(of: host.page)
    let (there, gone) = (VisitSet(now), VisitSet(report.gone))
    let other = before.first { !there.contains($0) && !gone.contains($0) }
    if let other { fail("\(other) vanished, which nobody removed") }
  }

  mutating func setGesturing(_ id: MemberID, _ isGesturing: Bool) {
    if let index = index(id) { hosts[index].isGesturing = isGesturing }
  }

  /// Allows the entry to be shown again.
  mutating func allow(_ entry: RemovedEntry) { removed = removed.removing { $0 == entry } }

  /// Changes the program's state of a container, and updates its handler.
  mutating func change(_ page: Int, _ change: (any Content) -> any Content) {
    guard let index = pageIndex(page) else { return }
    if hasSplit, pages[index].blueprint.sharesEntries { return changeSplit(page, change) }
    let content = pages[index].content
    pages[index].content = change(content)
    noteDeparted(from: page, before: content)
    let (before, now) = (
      content.desiredContent(in: nil), pages[index].content.desiredContent(in: nil)
    )
    let host = hosts.first { $0.page == page }
    if host != nil, now != before { refused = [] }
    // The program has asked for new entries.
    let (old, new) = (VisitSet(before.entries), VisitSet(now.entries))
    for entry in now.entries where !old.contains(entry) {
      allow(RemovedEntry(page: page, entry: entry))
    }
    for entry in before.entries where !new.contains(entry) {
      closePages(in: page, at: entry)
    }
    openPagesInside(page)
    if let host { send(.wants(host.id, told(now))) }
  }

  mutating func join(
    _ blueprint: Blueprint,
    at place: MemberPlace?,
    page: Int,
    column: SplitColumn? = nil
  ) {
    let id = MemberID(number: nextMember)
    nextMember += 1
    hosts.append(
      SimulatedHost(id: id, place: place, blueprint: blueprint, page: page, column: column)
    )
    let entrance = LaneEntrance(blueprint.rules, at: place, isSetUp: true)
    send(entrance.event(joining: id, knowing: nil))
    guard let index = pageIndex(page) else { return }
    let desired = pages[index].content.desiredContent(in: column)
    // A handler that joins with a desired state is a change in the lane.
    if !desired.entries.isEmpty { refused = [] }
    send(.wants(id, told(desired)))
  }
}
