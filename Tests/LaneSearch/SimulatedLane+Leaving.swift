import ComposableNavigation
import NavigationTesting

// A handler that is set up in the lane of another window: the messages of `HandlerShell.setup` to
// both lanes, in the same order.
extension SimulatedLane {
  /// Returns a Boolean value that indicates whether a handler can get a host of another window.
  func mayHandOver(_ host: SimulatedHost) -> Bool { host.place == nil && !hasSplit }

  /// Sets the handler of a root up with a host of another window.
  ///
  /// The handler leaves its lane and joins the other, with its record, its state, and the handlers
  /// in its views.
  static func handOver(
    _ id: MemberID,
    from old: inout SimulatedLane,
    to new: inout SimulatedLane
  ) {
    guard let root = old.host(id) else { return }
    old.giveUpHost(id)
    let leaving = old.membersInside(id)
    var names: [MemberID: MemberID] = [:]
    for member in leaving {
      names[member] = MemberID(number: new.nextMember)
      new.nextMember += 1
    }
    let books = leaving.map { old.lane[$0]?.record }
    old.handState(of: root.page, to: &new, names)
    for member in leaving { old.handHost(member, to: &new, names) }
    new.hold { window in
      for (member, book) in zip(leaving, books) {
        guard let name = names[member], var known = book else { continue }
        known.leave(isMoved: member != id)
        if member == id { known.restart() }
        window.arrive(name, isSetUp: member == id, knowing: known)
      }
      guard window.isOnScreen, let name = names[id], let host = window.host(name) else { return }
      window.send(.attached(name, showing: host.showing))
    }
    old.hold { window in
      for member in leaving { window.send(.left(member)) }
    }
    old.settle()
    new.settle()
  }

  /// Removes a handler's elements from its host, because the handler gets another host.
  private mutating func giveUpHost(_ id: MemberID) {
    guard let index = index(id) else { return }
    let gone = hosts[index].shown
    if hosts[index].isGesturing { refused = [] }
    voidFlight(index)
    hosts[index].begin()
    // The hosts in its views are no longer shown, and remain until the other lane removes them.
    for index in hosts.indices {
      guard let place = outermostPlace(of: hosts[index], in: id), gone.contains(place.element),
        hosts[index].blueprint.isOverlay || forgetsHidden(hosts[index])
      else { continue }
      hosts[index].shown = []
    }
  }

  /// Returns a handler and all handlers in its views, the outer ones first.
  private func membersInside(_ id: MemberID) -> [MemberID] {
    var members = [id]
    var next = 0
    while next < members.count {
      let outer = members[next]
      let inner = hosts.filter { $0.place?.member == outer }.map(\.id)
      members += inner
      next += 1
    }
    return members
  }

  /// Hands over the state of a root, with the records of its entries and its pending reports.
  private mutating func handState(
    of root: Int,
    to other: inout SimulatedLane,
    _ names: [MemberID: MemberID]
  ) {
    let tree = takeTree(of: root)
    let numbers = Set(tree.map(\.number))
    other.pages += tree
    roots.removeAll { $0 == root }
    other.roots.append(root)
    other.pageNumbers.merge(pageNumbers) { mine, _ in mine }
    other.removed += removed.filter { numbers.contains($0.page) }
    removed.removeAll { numbers.contains($0.page) }
    other.kept += kept.filter { $0.root == root }
    kept.removeAll { $0.root == root }
    other.departed += departed.filter { $0.page == root }
    departed.removeAll { $0.page == root }
    for report in pending {
      guard let name = names[report.member] else { continue }
      var report = report
      report.member = name
      other.pending.append(report)
    }
    pending.removeAll { names[$0.member] != nil }
    refused.removeAll { names[$0.member] != nil }
  }

  private mutating func handHost(
    _ id: MemberID,
    to other: inout SimulatedLane,
    _ names: [MemberID: MemberID]
  ) {
    guard let index = index(id), let name = names[id] else { return }
    var host = hosts.remove(at: index)
    host.rename(name)
    if let place = host.place, let outer = names[place.member] {
      host.move(to: MemberPlace(member: outer, element: place.element))
    }
    other.hosts.append(host)
  }

  /// Lets a handler join as `HandlerShell.enter` does, with the event of the same value type.
  private mutating func arrive(_ id: MemberID, isSetUp: Bool, knowing known: MemberRecord) {
    guard let host = host(id) else { return }
    let entrance = LaneEntrance(host.blueprint.rules, at: host.place, isSetUp: isSetUp)
    send(entrance.event(joining: id, knowing: known))
    guard let page = pageIndex(host.page) else { return }
    send(.wants(id, told(pages[page].content.desiredContent(in: nil))))
  }
}
