/// What can happen to a lane.
package enum LaneEvent: Sendable {
  /// A container joins. A place makes it part of a view that another one shows; without, it is a
  /// root, which its host attaches.
  /// What its handler knows from an earlier lane comes with it.
  case joined(MemberID, ShapeReconciler, at: Place?, knowing: Ledger? = nil)
  /// A container's handler has gone.
  case left(MemberID)
  /// A member's state has changed, or may have.
  case wants(MemberID, Wanted)
  /// A member's host is on screen, or has just been asked what it shows.
  case attached(MemberID, showing: Showing)
  /// A member's host has reported.
  case reported(MemberID, HostReport)
  /// A member's reducer has heard of a report, also when it changed nothing.
  case reduced(MemberID, report: Int)
  /// A command was answered.
  case answered(token: Int, HostAnswer)
}

/// What a lane wants done; its shell does it, in order.
package enum LaneOutput: Hashable, Sendable {
  /// Ask the host for a command.
  case perform(MemberID, NavigationCommand, isAnimated: Bool, token: Int)
  /// Send the reducer what the user took away.
  case remove(MemberID, [EntryID], report: Int)
  /// Send the reducer what the user selected.
  case select(MemberID, EntryID, report: Int)
  /// The place of the member is shown: ask its host what it shows, and say `attached`.
  case attach(MemberID)
  /// These views can go.
  case forget(MemberID, [ElementID])
  /// A mistake was noticed.
  case issue(MemberID?, NavigationIssue)
}

/// One container in a lane.
package struct MemberID: Hashable, Sendable, Comparable {
  package let number: Int

  package init(number: Int) { self.number = number }

  package static func < (lhs: MemberID, rhs: MemberID) -> Bool { lhs.number < rhs.number }
}

/// Where a container lies: in the view of an element of another one.
package struct Place: Hashable, Sendable {
  package let member: MemberID
  package let element: ElementID

  package init(member: MemberID, element: ElementID) {
    self.member = member
    self.element = element
  }
}
