/// An event of a lane.
package enum LaneEvent: Sendable {
  /// A container joins, with its handler's record from an earlier lane.
  ///
  /// With a place, it is nested in the view of another member. Without one, it is a root, whose
  /// host reports that it is attached.
  case joined(MemberID, ShapeRules, at: MemberPlace?, knowing: MemberRecord? = nil)
  /// A member's handler was set up again, with the same host or another one, and stays a member.
  case setUp(MemberID, ShapeRules, at: MemberPlace?)
  /// A member has moved to another place.
  case moved(MemberID, to: MemberPlace)
  /// A container's handler was released, or its host was taken over by another handler.
  case left(MemberID, isTaken: Bool = false)
  /// A member's host was released.
  case lostHost(MemberID)
  /// A member's state has changed, or may have.
  case wants(MemberID, DesiredContent)
  /// A member's host is on screen or about to be, or has just reported its content.
  case attached(MemberID, showing: Showing)
  /// A root's host, which was off screen, is back with this content; nil if it is still off screen.
  case toldWhetherBack(MemberID, showing: Showing?)
  /// A member's host has sent a report.
  case reported(MemberID, HostReport)
  /// A member's reducer has handled a report, even if the state has not changed.
  case reduced(MemberID, report: Int)
  /// A command was answered.
  case answered(token: Int, HostAnswer)

  /// True if a command that was decided before this event may no longer be correct.
  var changesDecisions: Bool {
    switch self {
    case .reported(_, .removed), .reported(_, .detached), .reported(_, .gestureBegan): true
    case .setUp, .left, .lostHost: true
    // Its host may be busy until it is detached from its earlier place.
    case .joined(_, _, at: _, knowing: let record?): record.presence.isInPlace
    default: false
    }
  }

  /// True if a member's state has changed, or may have.
  ///
  /// It is read for each event; a pattern at the call site would copy the event (benchmark
  /// “handler, push and pop”).
  var isDesiredContent: Bool {
    switch self {
    case .wants: true
    default: false
    }
  }

  /// The member of the event; nil for an answer.
  var member: MemberID? {
    switch self {
    case .joined(let id, _, at: _, knowing: _), .setUp(let id, _, at: _), .moved(let id, to: _),
      .left(let id, isTaken: _), .lostHost(let id), .wants(let id, _),
      .attached(let id, showing: _), .toldWhetherBack(let id, showing: _),
      .reported(let id, _), .reduced(let id, report: _):
      id
    case .answered: nil
    }
  }
}

/// An output of a lane; the lane's shell performs outputs in order.
package enum LaneOutput: Hashable, Sendable {
  /// Asks the host to perform a command.
  case perform(MemberID, NavigationCommand, isAnimated: Bool, token: Int)
  /// Sends a report about these entries to the reducer.
  case tell(MemberID, HostReport, [EntryID], token: Int)
  /// The place of the member is visible: attaches its host and reads its content for `attached`.
  case attach(MemberID)
  /// The place of the member is about to be visible: reads its host's content, without attaching
  /// the host, for an `attached` event.
  case look(MemberID)
  /// Another root is on screen: asks the host of this one whether it is back, for a
  /// `toldWhetherBack` event.
  case askWhetherBack(MemberID)
  /// The place of the member is no longer visible: detaches its host.
  case detach(MemberID)
  /// These views can be released.
  case forget(MemberID, [ElementID])
  /// A mistake was detected.
  case issue(MemberID?, NavigationIssue)
}

/// The id of a container in a lane.
package struct MemberID: Hashable, Sendable, Comparable {
  package let number: Int

  package init(number: Int) { self.number = number }

  package static func < (lhs: MemberID, rhs: MemberID) -> Bool { lhs.number < rhs.number }
}

/// The place of a nested container: the element of another member whose view contains it.
package struct MemberPlace: Hashable, Sendable {
  package let member: MemberID
  package let element: ElementID

  package init(member: MemberID, element: ElementID) {
    self.member = member
    self.element = element
  }
}
