// What may be shown, and what may be asked for: the rules of a lane.
extension LaneReconciler {
  // MARK: What is wanted

  /// What a member is to show now.
  ///
  /// A modal whose screen is covered, going, or taken off to be put
  /// back is to show nothing, and so is one that another one comes before.
  package func target(of member: Member) -> Target {
    let target = member.reconciler.target(of: member.ledger)
    if target.elements.isEmpty { return target }
    guard member.reconciler.isModal else { return withoutShownBeside(target, member) }
    return mayPresent(member) ? target : Target()
  }

  private func mayPresent(_ member: Member) -> Bool {
    guard isPlaceInFront(member) else { return false }
    if members.count == 1 { return true }
    // Two modals that are not one over the other exclude each other: the outer one, then the one
    // that joined first, is shown.
    return !members.contains { other in
      guard other.reconciler.isModal, other.id != member.id, precedes(other, member),
        !isInside(member, other), !isInside(other, member), root(of: other).ledger.isAttached
      else { return false }
      // One that is excluded itself excludes nobody. Each asks only those before it: this ends.
      return !target(of: other).elements.isEmpty
    }
  }

  private func precedes(_ one: Member, _ other: Member) -> Bool {
    // Along the way from the window, so that when a view was made makes no difference.
    let (way, otherWay) = (way(to: one), way(to: other))
    return way.count == otherWay.count
      ? way.lexicographicallyPrecedes(otherWay) : way.count < otherWay.count
  }

  /// Whether the state has every entry that the member lies in, in front, and nothing is about to
  /// take one of them off.
  private func isPlaceInFront(_ member: Member) -> Bool {
    isEachPlace(around: member) { place in
      guard let outer = index(of: place.member) else { return false }
      return isInFront(place.element, of: members[outer])
    }
  }

  private func isInFront(_ element: ElementID, of member: Member) -> Bool {
    let target = target(of: member)
    let isInFront =
      switch member.reconciler {
      case .stack: target.elements.last == element
      case .tab: target.selected == element && target.elements.contains(element)
      case .modal, .split: target.elements.contains(element)
      }
    if !isInFront, rules.contains(.coverDismisses) { return false }
    guard rules.contains(.dismissBeforeTaking) else { return true }
    // What the host has refused to do is not about to happen.
    guard member.ledger.isAttached, !member.ledger.hasRefused(target),
      let next = member.ledger.inFlight?.command
        ?? member.reconciler.command(from: member.ledger, to: target)
    else { return true }
    return !next.taken.contains(element)
  }

  /// Whether an entry that the member lies in has left the state: it wants nothing, and goes with it.
  package func isDeparted(_ member: Member) -> Bool {
    !isEachPlace(around: member) { place in
      guard let outer = index(of: place.member) else { return false }
      return members[outer].ledger.wantedElements.contains(place.element)
    }
  }

  // MARK: What can be carried out

  /// Whether the host can do it now.
  package func canCarryOut(_ command: NavigationCommand, _ member: Member) -> Bool {
    switch command {
    case .modal(.dismiss(let element)):
      !rules.contains(.dismissFrontMost) || member.reconciler.dismissesAbove
        || !isPresenting(from: element, of: member)
    case .modal(.present):
      !rules.contains(.presentFromFront)
        || isPlaceVisible(member) && !hasOtherModal(than: member)
    case .modal(.restyle):
      true
    case .split(.expand):
      !rules.contains(.leaveFirst) || !wouldShowTwice(member)
    case .stack, .tab, .split:
      !rules.contains(.keepUnderModal)
        || !command.taken.contains { isPresenting(from: $0, of: member) }
    }
  }

  /// Whether something is presented from within an element.
  private func isPresenting(from element: ElementID, of member: Member) -> Bool {
    let place = Place(member: member.id, element: element)
    return members.contains { isShownModal($0) && !isEachPlace(around: $0) { $0 != place } }
  }

  private func isShownModal(_ member: Member) -> Bool {
    member.reconciler.isModal && member.ledger.isAttached
      && !member.ledger.book.shown.elements.isEmpty
  }

  /// Whether what the member lies in is what a person sees.
  private func isPlaceVisible(_ member: Member) -> Bool {
    isEachPlace(around: member) { place in
      guard let outer = index(of: place.member) else { return false }
      return switch members[outer].reconciler {
      case .stack: members[outer].ledger.book.shown.elements.last == place.element
      case .tab: members[outer].ledger.book.shown.selected == place.element
      case .modal, .split: members[outer].ledger.book.shown.elements.contains(place.element)
      }
    }
  }

  /// Whether something is presented that the member does not lie in.
  private func hasOtherModal(than member: Member) -> Bool {
    members.contains { isShownModal($0) && !isInside(member, $0) }
  }

  // MARK: Who lies in whom

  /// Whether something is true of each place that a member lies in; the innermost is asked first.
  private func isEachPlace(around member: Member, _ isTrue: (Place) -> Bool) -> Bool {
    var next = member.place
    while let place = next {
      guard isTrue(place) else { return false }
      next = index(of: place.member).flatMap { members[$0].place }
    }
    return true
  }

  private func way(to member: Member) -> [MemberID] {
    var way = [member.id]
    _ = isEachPlace(around: member) { place in
      way.append(place.member)
      return true
    }
    return way.reversed()
  }

  /// The container of the window that the member lies in, or is.
  private func root(of member: Member) -> Member {
    way(to: member).first.flatMap { self[$0] } ?? member
  }

  package func depth(of member: Member) -> Int {
    var depth = 0
    _ = isEachPlace(around: member) { _ in
      depth += 1
      return true
    }
    return depth
  }

  private func isInside(_ member: Member, _ other: Member) -> Bool {
    !isEachPlace(around: member) { $0.member != other.id }
  }
}

extension NavigationIssue {
  package static func report(_ report: HostReport) -> NavigationIssue {
    NavigationIssue(.host, "a host that is not attached reported \(report); it was ignored")
  }

  package static func answer(_ answer: HostAnswer) -> NavigationIssue {
    switch answer {
    case .dropped:
      NavigationIssue(
        .acknowledgement,
        "an acknowledgement was dropped unused; call done(showing:) or refused(_:) once"
      )
    case .again:
      NavigationIssue(
        .acknowledgement,
        "an acknowledgement was used a second time; it changed nothing"
      )
    case .done, .refused:
      NavigationIssue(
        .acknowledgement,
        "an acknowledgement was used after its host was detached; it changed nothing"
      )
    }
  }

  package static func unchanged(_ command: NavigationCommand) -> NavigationIssue {
    NavigationIssue(
      .host,
      "a host acknowledged \(command), but shows what it showed before"
    )
  }
}
