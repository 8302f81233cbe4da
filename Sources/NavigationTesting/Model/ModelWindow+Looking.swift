import ComposableNavigation

// The places of hosts, the hosts that the user can touch, and the laws at rest.
extension ModelWindow {
  /// Returns the place, directly in a given host, that contains another host.
  func outermostPlace(of host: ModelHost, in id: MemberID) -> MemberPlace? {
    var place = host.place
    while let next = place {
      if next.member == id { return next }
      place = self.host(next.member)?.place
    }
    return nil
  }

  private func isInside(_ host: ModelHost, _ other: ModelHost) -> Bool {
    outermostPlace(of: host, in: other.id) != nil
  }

  private func isModalShown(_ host: ModelHost) -> Bool {
    host.rules.isOverlay && !host.shown.isEmpty && isOnScreen(host)
  }

  private func isAlertShown(_ host: ModelHost) -> Bool {
    host.style == .alert && isModalShown(host)
  }

  /// Returns the dialog that a host shows, if the state still presents it.
  func dialog(of host: ModelHost, _ state: State) -> PresentedDialog<Action>? {
    guard let index = index(host.id), let shown = host.shown.first,
      let dialog = hosts[index].container.dialog(state),
      lane[host.id]?.record.elements[shown]?.isSame(as: dialog.id) == true
    else { return nil }
    return dialog
  }

  func isOnScreen(_ host: ModelHost) -> Bool {
    guard let place = host.place else { return isOnScreen }
    guard let outer = self.host(place.member) else { return false }
    return outer.shown.contains(place.element) && isOnScreen(outer)
  }

  /// Returns a Boolean value that indicates whether the user sees the view that contains the host.
  private func isInFront(_ host: ModelHost) -> Bool {
    guard let place = host.place else { return true }
    guard let outer = self.host(place.member) else { return false }
    return outer.isSeen(place.element) && isInFront(outer)
  }

  /// Returns a Boolean value that indicates whether the user can touch a host: no modal covers it.
  ///
  /// The user can also swipe away a sheet below another one, and removes both; but not a sheet
  /// below an alert.
  func canTouch(_ host: ModelHost) -> Bool {
    if hosts.contains(where: { isAlertShown($0.simulated) && isInside($0.simulated, host) }) {
      return false
    }
    if host.rules.isOverlay { return isOnScreen(host) }
    return isInFront(host)
      && !hosts.contains { isModalShown($0.simulated) && !isInside(host, $0.simulated) }
  }

  // MARK: The laws

  /// Checks the laws that must hold at rest.
  mutating func checkAtRest(_ state: State) {
    for host in hosts {
      guard let member = lane[host.id], member.record.isAttached else { continue }
      check(host, member, state)
    }
  }

  private mutating func check(_ host: Host, _ member: LaneReconciler.Member, _ state: State) {
    let target = lane.target(of: member)
    let simulated = host.simulated
    func names(_ elements: [ElementID]) -> [EntryID] {
      elements.compactMap { member.record.elements[$0] }
    }
    guard simulated.shown == target.elements,
      simulated.selected == target.selected || target.selected == nil
    else {
      return fail(
        .settles,
        "at rest, the host shows \(names(simulated.shown)) where the state has "
          + "\(names(target.elements))"
      )
    }
    guard let desired = host.container.desiredContent(state) else { return }
    if simulated.rules.isOverlay {
      guard let style = simulated.style, !Optional(style).isShowing(desired.style) else { return }
      return fail(
        .settles,
        "at rest, \(names(simulated.shown)) is shown as \(style) where the state has "
          + "\(desired.style ?? .automatic)"
      )
    }
    if names(simulated.shown) != desired.entries {
      fail(
        .settles,
        "at rest, the host shows \(names(simulated.shown)) where the state has \(desired.entries)"
      )
    }
  }
}
