import ComposableNavigation

// The choice among several modals, made from the program's state and the hosts; the lane's plan is
// not asked.
extension SimulatedLane {
  /// Checks that at rest the modals that are shown are the first one whose host is there and has
  /// not refused, the first such one in what that presents, and so on; and no others.
  ///
  /// First is what lies in fewer containers, then what lies in a container that comes before, then
  /// what was put there before. What is not in front is not asked for.
  mutating func checkWhichModal() {
    guard refused.isEmpty else { return }
    var top: SimulatedHost?
    // The containers that lie equally deep in what is in front.
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

  /// Tells whether a host would not present what it is to show, and has not said since that it may.
  private func hasRefusedToPresent(_ host: SimulatedHost) -> Bool {
    guard let difference = lane[host.id]?.ledger.refusal?.difference else { return false }
    return difference.shown.elements.isEmpty && !difference.target.elements.isEmpty
  }

  /// The containers in an entry, in order.
  private func pagesInside(_ page: Int, at entry: EntryID) -> [Int] {
    guard let index = pageIndex(page) else { return [] }
    return pages[index].blueprint.nested.indices.compactMap { slot in
      pageIndex(Page.Outer(page: page, entry: entry, slot: slot)).map { pages[$0].number }
    }
  }
}
