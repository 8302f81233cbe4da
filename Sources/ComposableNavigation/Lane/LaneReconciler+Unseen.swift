// Containers that are filled before the views that they lie in are seen.
extension LaneReconciler {
  /// Expects nested containers whose places are about to be shown, and hides those whose places are not
  /// after all.
  mutating func updateUnseen(_ outputs: inout [LaneOutput]) {
    guard rules.contains(.fillUnseen), members.contains(where: \.mayBeUnseen) else { return }
    let plan = LanePlan(of: self)
    // Outermost first: something that lies in an unseen view is unseen itself.
    let order = members.indices.filter { members[$0].mayBeUnseen }
      .sorted { plan.parts[$0].depth < plan.parts[$1].depth }
    // One look at the elements of each that many may lie in.
    var outers: [Int: Outer] = [:]
    for index in order {
      var isComing = false
      if let place = members[index].place, let position = self.index(of: place.member) {
        let outer =
          outers[position] ?? Outer(members[position].ledger, plan.parts[position].command)
        outers[position] = outer
        isComing = self.isComing(index, at: place.element, in: position, outer)
      }
      switch (members[index].ledger.presence, isComing) {
      case (.hidden, true):
        members[index].ledger.expect()
        outputs.append(.look(members[index].id))
      case (.expected, false):
        members[index].ledger.detach()
      case (.unseen, false):
        leavePlace(members[index].id)
        members[index].ledger.detach()
        // It may have been asked for something.
        outputs.append(.detach(members[index].id))
      default:
        break
      }
    }
  }

  /// The elements of a member in which others lie, which are the same while those are looked at.
  private struct Outer {
    let shown: ElementSet
    /// Those that it has been asked to add, and no person has taken away since, or is asked for next.
    let added: ElementSet

    init(_ ledger: Ledger, _ next: NavigationCommand?) {
      shown = ElementSet(ledger.book.shown.elements)
      let asked = ledger.boxedInFlight?.wrappedValue.command.added ?? []
      let reports = ledger.reports
      added = ElementSet(
        asked.filter { !Ledger.isReported($0, in: reports) } + (next?.added ?? [])
      )
    }
  }

  /// Tells whether the place of a member is about to be shown.
  private func isComing(
    _ index: Int,
    at element: ElementID,
    in position: Int,
    _ outer: Outer
  ) -> Bool {
    guard fillsInside(position) else { return false }
    switch members[position].ledger.presence {
    case .attached:
      return outer.added.contains(element)
    case .unseen:
      return outer.shown.contains(element) || outer.added.contains(element)
    case .asked:
      // Already on its way: it is not told that it goes, to be told a moment later that it is there.
      return members[index].ledger.presence != .hidden && outer.shown.contains(element)
    case .hidden, .expected, .away, .gone:
      return false
    }
  }

  /// Tells whether what lies in the views of a member is filled before those are seen.
  ///
  /// Not at its first rendering, which is not animated: what it shows comes from the outermost inwards
  /// then. Nor do the columns of a split that is on screen already: what they show moves between them.
  func fillsInside(_ outer: Int) -> Bool {
    guard members[outer].ledger.isAttached else { return true }
    return !members[outer].ledger.isFirstRendering && !members[outer].shape.sharesEntries
  }
}

extension LaneReconciler.Member {
  /// Tells whether it is off screen, and can be filled nevertheless.
  fileprivate var mayBeUnseen: Bool {
    place != nil && shape.fillsUnseen && ledger.presence.isBeforeSeen
  }
}

extension Ledger {
  /// Tells whether the host has been asked to add an element, and no person has taken it away since.
  package func isAdding(_ element: ElementID) -> Bool {
    book.inFlight?.wrappedValue.command.added.contains(element) == true
      && !Self.isReported(element, in: book.reports)
  }
}
