import ComposableNavigation
import NavigationTesting

// Hosts that can be filled while off screen. The law does not use the lane's records of them.
extension SimulatedLane {
  /// Checks that no page appears empty if its hosts can be filled before.
  ///
  /// A first rendering is excluded, because it is not animated.
  mutating func checkIsFilled(_ command: NavigationCommand, _ host: SimulatedHost) {
    guard preloadsOffscreen, !host.blueprint.sharesEntries, let record = lane[host.id]?.record,
      record.isPreloading || !record.isFirstRendering
    else { return }
    for inner in hosts where !inner.blueprint.isOverlay {
      guard let place = outermostPlace(of: inner, in: host.id),
        command.added.contains(place.element), !host.shown.contains(place.element),
        canBeFilled(inner, in: host), let index = pageIndex(inner.page)
      else { continue }
      // A host that has refused, or whose report is not reduced yet, does not delay the others.
      if refused.contains(where: { $0.member == inner.id }) { continue }
      if pending.contains(where: { $0.member == inner.id }) { continue }
      // A host that has just joined has no record yet, and shows nothing.
      let elements = lane[inner.id]?.record.elements
      let shown = inner.shown.compactMap { elements?[$0] }
      let desired = entries(of: inner, pages[index])
      if shown.areSame(as: desired) { continue }
      return fail("asked for \(command) before what lies in it shows \(desired)")
    }
  }

  /// Returns a Boolean value that indicates whether a host, and all hosts around it within another
  /// one, can be filled before that one shows them.
  private func canBeFilled(_ inner: SimulatedHost, in host: SimulatedHost) -> Bool {
    var next = inner
    while next.blueprint.rules.preloadsOffscreen, next.availability == .there,
      let place = next.place
    {
      if place.member == host.id { return true }
      guard let outer = self.host(place.member), outer.shown.contains(place.element)
      else { return false }
      next = outer
    }
    return false
  }
}
