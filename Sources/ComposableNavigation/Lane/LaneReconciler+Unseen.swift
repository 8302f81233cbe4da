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
    for index in order {
      switch (members[index].ledger.presence, isComing(index, by: plan)) {
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

  /// Tells whether the place of a member is about to be shown.
  private func isComing(_ index: Int, by plan: LanePlan) -> Bool {
    guard let place = members[index].place, let outer = self.index(of: place.member),
      fillsInside(outer)
    else { return false }
    let isShown = members[outer].ledger.book.shown.elements.contains(place.element)
    switch members[outer].ledger.presence {
    case .attached:
      return isAboutToAdd(place.element, outer, plan)
    case .unseen:
      return isShown || isAboutToAdd(place.element, outer, plan)
    case .asked:
      // Already on its way: it is not told that it goes, to be told a moment later that it is there.
      return isShown && members[index].ledger.presence != .hidden
    case .hidden, .expected, .away, .gone:
      return false
    }
  }

  private func isAboutToAdd(_ element: ElementID, _ outer: Int, _ plan: LanePlan) -> Bool {
    members[outer].ledger.isAdding(element)
      || plan.parts[outer].command?.added.contains(element) == true
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
  func isAdding(_ element: ElementID) -> Bool {
    book.inFlight?.wrappedValue.command.added.contains(element) == true
      && !Self.isReported(element, in: book.reports)
  }
}
