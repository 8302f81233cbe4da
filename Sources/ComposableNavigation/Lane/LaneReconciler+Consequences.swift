// The consequences of an event, before the next command.
extension LaneReconciler {
  /// Returns the member of an event; nil for an answer that no member waits for.
  func member(of event: LaneEvent) -> MemberID? {
    guard case .answered(let token, _) = event else { return event.member }
    return indexPending(token).map { members[$0].id }
  }

  /// After a change of a member, attaches nested containers whose places are visible now, and
  /// detaches those whose places no longer are.
  ///
  /// - Complexity: O(*n*) in the number of members, plus the cost of checking the members nested in
  ///   the changed ones.
  mutating func updateAttachment(around id: MemberID, _ outputs: inout [LaneOutput]) {
    var changed: Set<MemberID> = []
    var isAgain: Bool
    repeat {
      // A member may have joined before the one around it; then another pass is necessary.
      var (isLate, hasChanged) = (false, false)
      // The members nested in the same member usually follow each other.
      var shown: (outer: Int, elements: ElementMembership)?
      for index in members.indices {
        guard let place = members[index].place else { continue }
        isLate = isLate || place.member > members[index].id
        let isInChanged = place.member == id || changed.contains(place.member)
        guard isInChanged || members[index].id == id else { continue }
        let isShown = isInChanged ? isShown(place, &shown) : isShown(place)
        guard updateAttachment(of: index, isShown: isShown, &outputs) else { continue }
        changed.insert(members[index].id)
        hasChanged = true
      }
      isAgain = isLate && hasChanged
    } while isAgain
  }

  /// - Returns: True if the presence of the member has changed.
  private mutating func updateAttachment(
    of index: Int,
    isShown: Bool,
    _ outputs: inout [LaneOutput]
  ) -> Bool {
    let isAttached: Bool
    switch members[index].record.presence {
    case .hidden, .expected, .preloading: isAttached = false
    case .pending, .attached: isAttached = true
    // A host that went off screen by itself comes back by itself.
    case .away, .gone: return false
    }
    guard isShown != isAttached else { return false }
    if isAttached {
      leavePlace(members[index].id)
      members[index].record.detach()
      outputs.append(.detach(members[index].id))
    } else {
      members[index].record.awaitContent()
      outputs.append(.attach(members[index].id))
    }
    return true
  }

  private func isShown(_ place: MemberPlace) -> Bool {
    guard let outer = index(of: place.member) else { return false }
    return members[outer].record.isAttached
      && members[outer].record.storage.shown.elements.contains(place.element)
  }

  /// Returns the same for one of many nested members, and sorts the outer elements only once.
  private func isShown(
    _ place: MemberPlace,
    _ shown: inout (outer: Int, elements: ElementMembership)?
  ) -> Bool {
    if let shown, members[shown.outer].id == place.member {
      return members[shown.outer].record.isAttached && shown.elements.contains(place.element)
    }
    guard let outer = index(of: place.member), members[outer].record.isAttached else {
      return false
    }
    let elements = members[outer].record.storage.shown.elements
    let membership = ElementMembership(of: elements, asked: members.count)
    shown = (outer, membership)
    return membership.contains(place.element)
  }

  /// Reports an issue if a host has named an element twice; the lane counts the element once.
  func noteElementNamedTwice(
    in showing: Showing,
    by index: Int,
    _ outputs: inout [LaneOutput]
  ) {
    // Usually the content is accepted completely, and nothing is looked up.
    guard showing.elements.count > members[index].record.storage.shown.elements.count else {
      return
    }
    var named: Set<ElementID> = []
    for element in showing.elements where !named.insert(element).inserted {
      return outputs.append(.issue(members[index].id, .namedTwice(element)))
    }
  }

  /// Removes elements that neither a state nor a host has, with the containers in them.
  mutating func prune(_ outputs: inout [LaneOutput]) {
    for index in members.indices where members[index].record.hasMoreThanDesired {
      let gone = members[index].record.prune()
      if !gone.isEmpty { outputs.append(.forget(members[index].id, gone)) }
    }
  }
}
