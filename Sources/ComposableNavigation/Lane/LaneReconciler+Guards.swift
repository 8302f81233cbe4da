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

  /// Tells whether these events, which wait for their turn, say that a state wants something else than it
  /// did when a command was decided.
  ///
  /// - Complexity: O(*n*) in the number of wanted entries, and O(1) where no such event waits.
  package func isOvertaken(by events: ArraySlice<LaneEvent>) -> Bool {
    guard rules.contains(.lookAgain) else { return false }
    return events.contains { event in
      guard case .wants(let id, let wanted) = event, let index = index(of: id) else { return false }
      return !members[index].ledger.wants(wanted)
    }
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

  /// Tells whether the host of a member can do it now.
  ///
  /// The surroundings are nil when nothing is presented, and nothing is to be.
  func canCarryOut(_ command: NavigationCommand, _ index: Int, _ around: LaneSurroundings?) -> Bool
  {
    let (id, shape) = (members[index].id, members[index].shape)
    func isUnderModal() -> Bool {
      around?.isPresenting(fromAnyOf: command.taken, of: id) == true
    }
    return switch command.step {
    case .dismissal:
      !rules.contains(.dismissFrontMost) || shape.dismissesAbove || !isUnderModal()
    case .presentation:
      !rules.contains(.presentFromFront) || around?.mayPresent(index) == true
    case .expansion: canExpand(members[index])
    case .change: !rules.contains(.keepUnderModal) || !isUnderModal()
    }
  }

  /// Tells whether a split may bring back its columns now.
  func canExpand(_ split: Member) -> Bool { !rules.contains(.leaveFirst) || !wouldShowTwice(split) }

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
}
