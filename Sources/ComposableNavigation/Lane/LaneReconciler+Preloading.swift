// Containers that are filled before the views around them are visible.
extension LaneReconciler {
  /// Prepares nested containers whose places are about to be visible, and hides those whose places
  /// are not after all.
  mutating func updatePreloading(_ outputs: inout [LaneOutput]) {
    guard rules.contains(.preloadOffscreen), members.contains(where: \.mayPreload) else { return }
    let plan = LanePlan(of: self)
    // Outermost first, because a container in an invisible view is invisible itself.
    let order = members.indices.filter { members[$0].mayPreload }
      .sorted { plan.parts[$0].depth < plan.parts[$1].depth }
    // The elements of each outer member are read once for all members nested in it.
    var outers: [Int: Outer] = [:]
    for index in order {
      var isComing = false
      if let place = members[index].place, let position = self.index(of: place.member) {
        let outer =
          outers[position] ?? Outer(members[position].record, plan.parts[position].command)
        outers[position] = outer
        isComing = self.isComing(index, at: place.element, in: position, outer)
      }
      switch (members[index].record.presence, isComing) {
      case (.hidden, true):
        members[index].record.expect()
        outputs.append(.look(members[index].id))
      case (.expected, false):
        members[index].record.detach()
      case (.preloading, false):
        leavePlace(members[index].id)
        members[index].record.detach()
        // It may have received a command.
        outputs.append(.detach(members[index].id))
      default:
        break
      }
    }
  }

  /// The elements of a member around others, which do not change during the update.
  private struct Outer {
    let shown: ElementSet
    /// The elements that the current or next command adds and the user has not removed.
    let added: ElementSet

    init(_ record: MemberRecord, _ next: NavigationCommand?) {
      shown = ElementSet(record.storage.shown.elements)
      let asked = record.boxedInFlight?.wrappedValue.command.added ?? []
      let reports = record.reports
      added = ElementSet(
        asked.filter { !MemberRecord.isReported($0, in: reports) } + (next?.added ?? [])
      )
    }
  }

  /// Returns true if the place of a member is about to be visible.
  private func isComing(
    _ index: Int,
    at element: ElementID,
    in position: Int,
    _ outer: Outer
  ) -> Bool {
    guard fillsInside(position) else { return false }
    switch members[position].record.presence {
    case .attached:
      return outer.added.contains(element)
    case .preloading:
      return outer.shown.contains(element) || outer.added.contains(element)
    case .pending:
      // It is about to be attached, so it is not detached a moment before.
      return members[index].record.presence != .hidden && outer.shown.contains(element)
    case .hidden, .expected, .away, .gone:
      return false
    }
  }

  /// Returns true if the contents of a member's views are filled before the views are visible.
  ///
  /// It is false at the member's first rendering, which is not animated and proceeds from the
  /// outermost inwards. It is also false for the columns of a visible split, because views move
  /// between them.
  func fillsInside(_ outer: Int) -> Bool {
    guard members[outer].record.isAttached else { return true }
    return !members[outer].record.isFirstRendering && !members[outer].shape.sharesEntries
  }
}

extension LaneReconciler.Member {
  /// True if it is off screen and can be filled nevertheless.
  fileprivate var mayPreload: Bool {
    place != nil && shape.preloadsOffscreen && record.presence.isBeforeSeen
  }
}

extension MemberRecord {
  /// Returns true if the host was asked to add an element that the user has not removed since.
  package func isAdding(_ element: ElementID) -> Bool {
    storage.inFlight?.wrappedValue.command.added.contains(element) == true
      && !Self.isReported(element, in: storage.reports)
  }
}
