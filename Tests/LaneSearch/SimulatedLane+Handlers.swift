import ComposableNavigation
import NavigationTesting

// Handlers that are set up again or moved, and hosts that disappear: the messages of `HandlerShell`
// to its lane, in the same order.
extension SimulatedLane {
  func addSetups(_ steps: inout [Step]) {
    if budget[.lateAnswers] > 0, !late.isEmpty { steps.append(.answerLate) }
    for index in hosts.indices {
      let host = hosts[index]
      // The columns of a split leave the screen with its host.
      guard host.column == nil, let record = record(at: index) else { continue }
      if budget[.setups] > 0 {
        steps.append(.setUp(host.id))
        if host.availability != .lost { steps.append(.loseHost(host.id)) }
      }
      if host.blueprint.sharesEntries { continue }
      // If the window has one root, the window leaves the screen instead.
      let isAlone = host.place == nil && roots.count == 1
      if host.availability == .away {
        steps.append(.comeBack(host.id))
      } else if budget[.departures] > 0, record.isAttached || record.isPreloading, !isAlone {
        steps.append(.goAway(host.id))
      }
      guard budget[.earlyRemovals] > 0, !record.isAttached, isOnScreen(host), canTouch(host)
      else { continue }
      let least = host.blueprint.touch.leastCount
      for count in stride(from: 1, through: host.shown.count - least, by: 1)
      where host.blueprint.touch.canRemove {
        steps.append(.userRemovesEarly(host.id, count))
      }
    }
  }

  /// Adds the steps in which one of several roots leaves the screen.
  func addDetachments(_ steps: inout [Step]) {
    guard budget[.detachments] > 0, isOnScreen, roots.count > 1 else { return }
    for index in hosts.indices where hosts[index].place == nil {
      let host = hosts[index]
      guard !host.blueprint.sharesEntries, record(at: index)?.isAttached == true else { continue }
      steps.append(.detachRoot(host.id))
    }
  }

  // MARK: The handler

  /// Sets a handler up as `HandlerShell.setup` does, with a host that shows nothing.
  mutating func setUpAnew(_ id: MemberID) {
    if mistake == .tellsHostLast { enter(id, isSetUp: true) }
    hold { window in
      let member = window.beginAnew(id)
      guard let host = window.host(member), host.place == nil, window.isOnScreen else { return }
      window.send(.attached(member, showing: host.showing))
    }
  }

  /// Gives a handler a host that shows nothing.
  ///
  /// - Returns: The handler's new name.
  @discardableResult
  mutating func beginAnew(_ id: MemberID) -> MemberID {
    guard let index = index(id) else { return id }
    let gone = hosts[index].shown
    if hosts[index].isGesturing { refused = [] }
    refused = refused.removing { $0.member == id }
    voidFlight(index)
    hosts[index].begin()
    hideModals(in: gone, of: id)
    return enter(id, isSetUp: true)
  }

  /// Moves a handler within its lane, as `HandlerShell.move` does.
  mutating func move(_ id: MemberID, to place: MemberPlace) {
    guard let index = index(id), hosts[index].place != place else { return }
    hosts[index].move(to: place)
    enter(id, isSetUp: false)
  }

  /// Lets a handler join as `HandlerShell.enter` does, with the events of the same value type.
  ///
  /// - Returns: The handler's new name.
  @discardableResult
  private mutating func enter(_ id: MemberID, isSetUp: Bool) -> MemberID {
    guard let index = index(id), let record = lane[id]?.record else { return id }
    let host = hosts[index]
    let inner = inner(of: host, record)
    let entrance = LaneEntrance(host.blueprint.rules, at: host.place, isSetUp: isSetUp)
    if let events = entrance.events(of: id, by: lane.rules) {
      for event in events { send(event) }
      tell(host)
      adopt(inner, by: id)
      return id
    }
    var known = record
    known.leave(isMoved: !isSetUp)
    if isSetUp { known.restart() }
    let new = MemberID(number: nextMember)
    nextMember += 1
    var moved = hosts.remove(at: index)
    moved.rename(new)
    hosts.append(moved)
    for index in pending.indices where pending[index].member == id { pending[index].member = new }
    send(.left(id))
    send(entrance.event(joining: new, knowing: known))
    if let page = pageIndex(host.page) {
      send(.wants(new, told(pages[page].content.desiredContent(in: host.column))))
    }
    adopt(inner, by: new)
    return new
  }

  /// Adopts views as `HandlerShell.adoptAll` does, together with the containers in them.
  private mutating func adopt(_ inner: [(MemberID, ElementID)], by id: MemberID) {
    for (other, element) in inner {
      let place = MemberPlace(member: id, element: element)
      if let column = host(other)?.column { put(column, at: place) } else { move(other, to: place) }
    }
  }

  /// Sends a handler's desired state to the lane, if it has changed.
  mutating func tell(_ host: SimulatedHost) {
    guard let index = pageIndex(host.page), let member = lane[host.id] else { return }
    let desired = told(pages[index].content.desiredContent(in: host.column))
    if !member.record.wants(desired) { send(.wants(host.id, desired)) }
  }

  /// Returns a state's desired state as the lane receives it.
  func told(_ desired: DesiredContent) -> DesiredContent {
    guard mistake == .sameNumberIsSameEntry else { return desired }
    var told = desired
    told.entries = desired.entries.map(\.asUnresolved)
    told.selected = desired.selected?.asUnresolved
    return told
  }

  // MARK: The host

  /// Releases a host and the elements that it shows.
  mutating func loseHost(_ id: MemberID) {
    guard let host = host(id) else { return }
    let lost = [id] + columns(of: host)
    let flights = lost.compactMap { self.host($0)?.flight }
    for id in lost {
      if let index = index(id) { hosts[index].flight = nil }
    }
    for id in lost {
      guard let index = index(id) else { continue }
      let gone = hosts[index].shown
      hosts[index].clear()
      hosts[index].availability = .lost
      hideModals(in: gone, of: id)
    }
    refused = []
    hold { window in
      // As in `Lane.dropDead`.
      if window.lane.rules.contains(.buryHosts) {
        for id in lost { window.send(.lostHost(id)) }
      }
      // The hosts had the acknowledgements.
      for flight in flights { window.send(.answered(token: flight.token, .dropped)) }
    }
  }

  /// Takes a host off screen by itself; it keeps its elements.
  mutating func goAway(_ id: MemberID) {
    guard let index = index(id) else { return }
    if hosts[index].isGesturing { refused = [] }
    hosts[index].flight = nil
    hosts[index].isGesturing = false
    hosts[index].availability = .away
    send(.reported(id, .detached))
  }

  mutating func comeBack(_ id: MemberID) {
    guard let index = index(id) else { return }
    hosts[index].availability = .there
    if hosts[index].place == nil {
      send(.attached(id, showing: hosts[index].showing))
    } else {
      send(.reported(id, .attached))
    }
  }

  // MARK: Hosts that answer wrongly

  /// Checks that the lane repeats a wrongly answered command once at most while nothing changes.
  mutating func checkRound(_ command: NavigationCommand, _ id: MemberID) {
    guard let asked = lane[id]?.record.inFlight else { return }
    let round = RefusedCommand(member: id, difference: asked.difference)
    if rounds.count(where: { $0 == round }) > 1 { fail("asked for \(command) round and round") }
    rounds.append(round)
  }
}
