// The rules of a lane: the commands that may be asked for.
extension LaneReconciler {
  /// Tells whether an entry that the member lies in has left the state: it wants nothing, and goes
  /// with it.
  package func isDeparted(_ member: Member) -> Bool {
    !isEachPlace(around: member) { place in
      guard let outer = index(of: place.member) else { return false }
      return members[outer].ledger.wantedElements.contains(place.element)
    }
  }

  /// Tells whether a command that was decided may still go to its host, although these events have
  /// come in since and wait for their turn.
  package func isStillRight(despite events: ArraySlice<LaneEvent>) -> Bool {
    !rules.contains(.lookAgain) || !events.contains(where: \.changesDecisions)
  }

  /// Tells whether these events, which wait for their turn, bring something that is to be filled
  /// before a command which was decided shows it.
  ///
  /// Handlers in a view join when the view has been made, and that is when the host is about to be
  /// asked.
  package func isToFillFirst(after events: ArraySlice<LaneEvent>) -> Bool {
    guard rules.contains(.fillUnseen) else { return false }
    return events.contains { event in
      switch event {
      case .joined(_, let shape, at: let place?, knowing: _):
        shape.fillsUnseen && isBeingAdded(place)
      case .moved(let id, to: let place):
        self[id]?.shape.fillsUnseen == true && isBeingAdded(place)
      default: false
      }
    }
  }

  private func isBeingAdded(_ place: MemberPlace) -> Bool {
    guard let outer = index(of: place.member), fillsInside(outer) else { return false }
    return members[outer].ledger.isAdding(place.element)
  }

  // MARK: Commands that can be carried out

  /// Tells whether the host can do it now.
  package func canCarryOut(_ command: NavigationCommand, _ member: Member) -> Bool {
    switch command.step {
    case .dismissal:
      !rules.contains(.dismissFrontMost) || member.shape.dismissesAbove
        || !isPresenting(fromAnyOf: command.taken, of: member)
    case .presentation:
      !rules.contains(.presentFromFront)
        || isPlaceVisible(member) && !hasOtherModal(than: member)
    case .expansion:
      !rules.contains(.leaveFirst) || !wouldShowTwice(member)
    case .change:
      !rules.contains(.keepUnderModal) || !isPresenting(fromAnyOf: command.taken, of: member)
    }
  }

  private func isPresenting(fromAnyOf elements: [ElementID], of member: Member) -> Bool {
    elements.contains { isPresenting(from: $0, of: member) }
  }

  /// Tells whether something is presented from within an element.
  private func isPresenting(from element: ElementID, of member: Member) -> Bool {
    let place = MemberPlace(member: member.id, element: element)
    return members.contains { isShownModal($0) && !isEachPlace(around: $0) { $0 != place } }
  }

  private func isShownModal(_ member: Member) -> Bool {
    member.shape.isOverlay && member.ledger.isAttached
      && !member.ledger.book.shown.elements.isEmpty
  }

  /// Tells whether what the member lies in is what a person sees.
  private func isPlaceVisible(_ member: Member) -> Bool {
    isEachPlace(around: member) { place in
      guard let outer = index(of: place.member) else { return false }
      return members[outer].shape.isInFront(place.element, in: members[outer].ledger.book.shown)
    }
  }

  /// Tells whether something is presented that the member does not lie in.
  private func hasOtherModal(than member: Member) -> Bool {
    members.contains { isShownModal($0) && !isInside(member, $0) }
  }

  // MARK: Nesting

  /// Tells whether something is true of each place that a member lies in; the innermost is asked
  /// first.
  private func isEachPlace(around member: Member, _ isTrue: (MemberPlace) -> Bool) -> Bool {
    var next = member.place
    while let place = next {
      guard isTrue(place) else { return false }
      next = index(of: place.member).flatMap { members[$0].place }
    }
    return true
  }

  private func isInside(_ member: Member, _ other: Member) -> Bool {
    !isEachPlace(around: member) { $0.member != other.id }
  }
}
