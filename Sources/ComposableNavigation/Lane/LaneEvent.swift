/// Something that can happen to a lane.
package enum LaneEvent: Sendable {
  /// A container joins, with its handler's book from an earlier lane.
  ///
  /// A place makes it part of a view that another one shows; without, it is a root, which its host
  /// attaches.
  case joined(MemberID, ShapeRules, at: MemberPlace?, knowing: Ledger? = nil)
  /// A member's handler has been set up anew, with the same host or another one, and stays a
  /// member.
  case setUp(MemberID, ShapeRules, at: MemberPlace?)
  /// A member lies elsewhere from now on.
  case moved(MemberID, to: MemberPlace)
  /// A container's handler has gone, or its host has been given to another one and knows it.
  case left(MemberID, isTaken: Bool = false)
  /// A member's host has been let go.
  case lostHost(MemberID)
  /// A member's state has changed, or may have.
  case wants(MemberID, Wanted)
  /// A member's host is on screen or about to be, or has just been asked what it shows.
  case attached(MemberID, showing: Showing)
  /// A root's host has been asked whether it is back, and shows this; nil when it is not back.
  case toldWhetherBack(MemberID, showing: Showing?)
  /// A member's host has reported.
  case reported(MemberID, HostReport)
  /// A member's reducer has heard of a report, also when it changed nothing.
  case reduced(MemberID, report: Int)
  /// A command was answered.
  case answered(token: Int, HostAnswer)

  /// Tells whether a command that was decided before this was known may no longer be right.
  var changesDecisions: Bool {
    switch self {
    case .reported(_, .removed), .reported(_, .detached), .reported(_, .gestureBegan): true
    case .setUp, .left, .lostHost: true
    default: false
    }
  }

  /// Tells whether a member's state has changed, or may have.
  ///
  /// Asked of each event, where a pattern would copy it (benchmark “handler, push and pop”).
  var isWanted: Bool {
    switch self {
    case .wants: true
    default: false
    }
  }

  /// The member that it is about; nil for an answer.
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

/// Something that a lane wants done; its shell does it, in order.
package enum LaneOutput: Hashable, Sendable {
  /// Ask the host for a command.
  case perform(MemberID, NavigationCommand, isAnimated: Bool, token: Int)
  /// Send the reducer the entries that the user took away.
  case remove(MemberID, [EntryID], report: Int)
  /// Send the reducer the entry that the user selected.
  case select(MemberID, EntryID, report: Int)
  /// Send the reducer the detent to which the user dragged a sheet.
  case selectDetent(MemberID, EntryID, Sheet.Detent, report: Int)
  /// Tell the reducer that its split has expanded by itself.
  case expand(MemberID, report: Int)
  /// The place of the member is shown: tell its host, ask it what it shows, and say `attached`.
  case attach(MemberID)
  /// The place of the member is about to be shown: ask its host what it shows, without telling it
  /// anything, and say `attached`.
  case look(MemberID)
  /// Another root is on screen: ask the host of this one whether it is back, and say
  /// `toldWhetherBack`.
  case askWhetherBack(MemberID)
  /// The place of the member is not shown any more: tell its host.
  case detach(MemberID)
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

/// The place of a container that lies in the view of another one's element.
package struct MemberPlace: Hashable, Sendable {
  package let member: MemberID
  package let element: ElementID

  package init(member: MemberID, element: ElementID) {
    self.member = member
    self.element = element
  }
}
