import ComposableNavigation

// The acts of hosts and of the user.
extension ModelWindow {
  /// Makes a host apply its command.
  mutating func show(_ id: MemberID) {
    guard let index = index(id) else { return }
    let before = hosts[index].simulated.shown
    hosts[index].simulated.apply()
    let now = hosts[index].simulated.shown
    hideModals(in: before.filter { !now.contains($0) }, of: id)
  }

  mutating func acknowledge(_ id: MemberID, _ state: State) {
    guard let index = index(id), let flight = hosts[index].simulated.flight else { return }
    hosts[index].simulated.flight = nil
    send(.answered(token: flight.token, .done(hosts[index].simulated.showing)), state)
  }

  /// Makes a host refuse its command and change nothing.
  mutating func refuse(_ id: MemberID, _ state: State) {
    guard let index = index(id), let flight = hosts[index].simulated.flight else { return }
    hosts[index].simulated.flight = nil
    send(.answered(token: flight.token, .refused(.transition)), state)
  }

  mutating func setGesturing(_ id: MemberID, _ isGesturing: Bool, _ state: State) {
    guard let index = index(id) else { return }
    hosts[index].simulated.isGesturing = isGesturing
    send(.reported(id, isGesturing ? .gestureBegan : .gestureEnded), state)
  }

  /// Removes the topmost elements, as the user does.
  ///
  /// - Returns: The removed entries.
  mutating func remove(_ count: Int, from id: MemberID, _ state: State) -> [EntryID] {
    guard let index = index(id), let record = lane[id]?.record else { return [] }
    let gone = hosts[index].simulated.lose(count)
    let entries = gone.compactMap { record.elements[$0] }
    hideModals(in: gone, of: id)
    removed.formUnion(entries.map { MemberEntry(member: id, entry: $0) })
    send(.reported(id, .removed(gone)), state)
    return entries
  }

  /// Selects a tab, as the user does.
  ///
  /// - Returns: The tab.
  mutating func select(_ tab: Int, of id: MemberID, _ state: State) -> EntryID? {
    guard let index = index(id), let record = lane[id]?.record else { return nil }
    let element = hosts[index].simulated.shown[tab]
    hosts[index].simulated.selected = element
    send(.reported(id, .selected(element)), state)
    return record.elements[element]
  }

  /// Drags a sheet to another detent, as the user does.
  mutating func drag(_ id: MemberID, to detent: Sheet.Detent, _ state: State) {
    guard let index = index(id), let sheet = hosts[index].simulated.drag(to: detent) else { return }
    send(.reported(id, .selectedDetent(detent, of: sheet)), state)
  }

  /// Takes the window off screen: commands are void, and gestures end.
  mutating func leaveScreen(_ state: State) {
    isOnScreen = false
    for root in hosts where root.simulated.place == nil {
      send(.reported(root.id, .detached), state)
    }
    for index in hosts.indices {
      hosts[index].simulated.flight = nil
      hosts[index].simulated.isGesturing = false
    }
  }

  mutating func comeOnScreen(_ state: State) {
    isOnScreen = true
    for root in hosts.map(\.simulated) where root.place == nil {
      send(.attached(root.id, showing: root.showing), state)
    }
  }

  /// Sets a handler up with a host that shows nothing, as `HandlerShell.setup` does.
  mutating func setUp(_ id: MemberID, _ state: State) {
    guard let index = index(id) else { return }
    let host = hosts[index].simulated
    hosts[index].simulated.clear()
    hideModals(in: host.shown, of: id)
    let entrance = LaneEntrance(host.rules, at: host.place, isSetUp: true)
    queue += entrance.events(of: id, by: lane.rules) ?? []
    if host.place == nil, isOnScreen { queue.append(.attached(id, showing: .nothing)) }
    run(state)
  }

  /// Hides the modals that are presented from a view that is no longer shown.
  private mutating func hideModals(in gone: [ElementID], of id: MemberID) {
    for index in hosts.indices {
      guard let place = outermostPlace(of: hosts[index].simulated, in: id),
        gone.contains(place.element)
      else { continue }
      if hosts[index].simulated.rules.isOverlay { hosts[index].simulated.shown = [] }
      hosts[index].simulated.flight = nil
      hosts[index].simulated.isGesturing = false
    }
  }
}
