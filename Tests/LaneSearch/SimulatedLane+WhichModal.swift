import ComposableNavigation

// The choice among several modals, computed without the lane's plan.
extension SimulatedLane {
  /// Checks which modals are shown at rest: the first one whose host is available and has not
  /// refused, then the first such one in the presented view, and so on; and no others.
  ///
  /// Modals are ordered by the number of containers around them, then by the order of these
  /// containers, then by their age. Modals that are not in front are ignored.
  mutating func checkWhichModal() {
    guard refused.isEmpty else { return }
    var top: SimulatedHost?
    // The containers at the same depth in the screens in front.
    var level = roots
    while !level.isEmpty {
      var inside: [Int] = []
      for page in level {
        guard let index = pageIndex(page), let entry = pages[index].content.frontEntry,
          let host = hosts.first(where: { $0.page == page }), isOnScreen(host)
        else { continue }
        if host.blueprint.isOverlay {
          if let top, !isInside(host, top) {
            if host.shown.isEmpty { continue }
            return fail("at rest, \(host.shown) is shown beside \(top.shown), which comes first")
          }
          if host.shown.isEmpty {
            if hasRefusedToPresent(host) { continue }
            return fail("at rest, \(entry) is the first that may be presented, and is not shown")
          }
          top = host
        }
        inside += pagesInside(page, at: entry)
      }
      level = inside
    }
  }

  /// Returns a Boolean value that indicates whether a host's refusal to present still applies.
  private func hasRefusedToPresent(_ host: SimulatedHost) -> Bool {
    guard let difference = lane[host.id]?.record.refusal?.difference else { return false }
    return difference.shown.elements.isEmpty && !difference.target.elements.isEmpty
  }

  /// Returns the containers in an entry, in order.
  private func pagesInside(_ page: Int, at entry: EntryID) -> [Int] {
    guard let index = pageIndex(page) else { return [] }
    return pages[index].blueprint.nested.indices.compactMap { slot in
      pageIndex(Page.Outer(page: page, entry: entry, slot: slot)).map { pages[$0].number }
    }
  }
}
