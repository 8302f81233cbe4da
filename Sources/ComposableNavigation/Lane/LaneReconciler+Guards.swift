// The rules of a lane: which commands are possible.
extension LaneReconciler {
  /// Returns true if an entry around the member has left the state, which removes the member.
  func isDeparted(_ member: Member) -> Bool {
    !isEachPlace(around: member) { place in
      guard let outer = index(of: place.member) else { return false }
      return members[outer].record.desiredElements.contains(place.element)
    }
  }

  /// Returns true if a decided command may still be sent to its host despite these queued events.
  package func isStillRight(despite events: ArraySlice<LaneEvent>) -> Bool {
    !rules.contains(.lookAgain) || !events.contains(where: \.changesDecisions)
  }

  /// Returns true if a queued event changes the desired content of a state.
  ///
  /// - Complexity: O(*n*) in the number of desired entries, and O(1) if there is no such event.
  func isOvertaken(by events: ArraySlice<LaneEvent>) -> Bool {
    guard rules.contains(.lookAgain) else { return false }
    return events.contains { event in
      guard case .wants(let id, let desired) = event, let index = index(of: id) else {
        return false
      }
      return !members[index].record.wants(desired)
    }
  }

  /// Returns true if a queued event adds a host to be filled before a decided command shows it.
  ///
  /// Handlers in a view join when the view has been made, which is right before the host is asked
  /// to perform the command.
  package func isToFillFirst(after events: ArraySlice<LaneEvent>) -> Bool {
    guard rules.contains(.preloadOffscreen) else { return false }
    return events.contains { event in
      switch event {
      case .joined(_, let shape, at: let place?, knowing: _):
        shape.preloadsOffscreen && isBeingAdded(place)
      case .moved(let id, to: let place):
        self[id]?.shape.preloadsOffscreen == true && isBeingAdded(place)
      default: false
      }
    }
  }

  private func isBeingAdded(_ place: MemberPlace) -> Bool {
    guard let outer = index(of: place.member), fillsInside(outer) else { return false }
    return members[outer].record.isAdding(place.element)
  }

  // MARK: Commands that can be carried out

  /// Returns true if a member's host can perform a command now.
  ///
  /// The surroundings are nil if nothing is presented or about to be.
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

  /// Returns true if a split may bring back its columns now.
  func canExpand(_ split: Member) -> Bool { !rules.contains(.leaveFirst) || !wouldShowTwice(split) }

  // MARK: Nesting

  /// Returns true if a condition holds for each place around a member, starting with the innermost.
  private func isEachPlace(around member: Member, _ isTrue: (MemberPlace) -> Bool) -> Bool {
    var next = member.place
    while let place = next {
      guard isTrue(place) else { return false }
      next = index(of: place.member).flatMap { members[$0].place }
    }
    return true
  }
}
