/// The rules that a lane follows; a search leaves out single rules to show their purpose.
///
/// Apps contain this type too: a rule can be left out only where it is followed, and a separate
/// lane for tests would prove nothing about this one. Each rule is one bit, which is cheap to
/// check.
package struct LaneRules: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The content of a host is taken from its acknowledgement, not computed.
  package static let believeAcknowledgement = LaneRules(rawValue: 1 << 0)
  /// Elements that the user removed are not shown again before the reducer has handled the removal.
  package static var waitForReducer: LaneRules { LaneRules(rawValue: 1 << 1) }
  /// A refused command is not sent again until something changes.
  package static var holdRefused: LaneRules { LaneRules(rawValue: 1 << 2) }
  /// Commands wait while a gesture is in progress.
  package static let waitInGesture = LaneRules(rawValue: 1 << 3)
  /// A view is kept while the host may show it.
  package static let keepShown = LaneRules(rawValue: 1 << 4)
  /// Elements of a pending command may be shown when the host is back on screen.
  package static let keepUncertain = LaneRules(rawValue: 1 << 5)
  /// One command at a time.
  package static let oneInFlight = LaneRules(rawValue: 1 << 6)
  /// Only the frontmost modal is dismissed.
  package static let dismissFrontMost = LaneRules(rawValue: 1 << 7)
  /// An entry is not removed while a modal is presented from it.
  package static let keepUnderModal = LaneRules(rawValue: 1 << 8)
  /// Only the frontmost view presents.
  package static let presentFromFront = LaneRules(rawValue: 1 << 9)
  /// Modals of a covered entry are not desired.
  package static let coverDismisses = LaneRules(rawValue: 1 << 10)
  /// Modals of an entry that is removed are not desired, even if the entry is put back.
  package static let dismissBeforeTaking = LaneRules(rawValue: 1 << 11)
  /// A refusal ends with any change in the lane, a gesture's end, or `ready`.
  package static let refusalsEnd = LaneRules(rawValue: 1 << 12)
  /// Detaching voids the pending command.
  package static let voidOnDetach = LaneRules(rawValue: 1 << 13)
  /// No command is sent until a host that comes on screen has reported its content.
  package static let waitForAttached = LaneRules(rawValue: 1 << 14)
  /// Containers in an entry that has left the state are removed with it and get no commands.
  package static let departedAskNothing = LaneRules(rawValue: 1 << 15)
  /// A column does not show an entry that another column of its split still shows.
  package static let showOnce = LaneRules(rawValue: 1 << 16)
  /// Entries that the user removed from a column are not shown by another one before the reducer
  /// has handled the removal.
  package static let waitBeside = LaneRules(rawValue: 1 << 17)
  /// A hidden column does not come back while another column shows an entry that it may bring back.
  package static let leaveFirst = LaneRules(rawValue: 1 << 18)

  /// A host that went off screen during a command has to report the style of its content; otherwise
  /// it is asked to restyle the content.
  package static let askForStyle = LaneRules(rawValue: 1 << 19)
  /// An element that a host names is shown, even if the lane has removed it.
  package static let rememberShown = LaneRules(rawValue: 1 << 20)
  /// A modal excludes no other one if its host is off screen, was released, or has refused.
  package static let giveWay = LaneRules(rawValue: 1 << 21)
  /// An element that the user removes is gone, even if the lane does not know yet that it is shown.
  package static let hearEarly = LaneRules(rawValue: 1 << 22)
  /// An answer to a command that became void through no fault of the host is no mistake.
  package static let excuseVoid = LaneRules(rawValue: 1 << 23)
  /// A difference that the host has answered wrongly twice, without other events, counts as refused.
  package static let endRounds = LaneRules(rawValue: 1 << 24)
  /// A released host is off screen for good.
  package static let buryHosts = LaneRules(rawValue: 1 << 25)
  /// Events since a command was decided are checked before the host performs it.
  package static let lookAgain = LaneRules(rawValue: 1 << 26)
  /// A handler that is set up again or moves within its lane causes one event.
  ///
  /// Its pending removals move with it, also to another lane.
  package static let moveAtOnce = LaneRules(rawValue: 1 << 27)

  /// A root that is off screen is asked whether it is back as soon as another root is back.
  package static let askWhetherBack = LaneRules(rawValue: 1 << 28)

  /// A host that can be filled before the view around it is visible is filled before.
  package static let preloadOffscreen = LaneRules(rawValue: 1 << 29)

  /// All events are heard before a command is sent.
  package static let hearAll = LaneRules(rawValue: 1 << 30)
  /// A refusal is reported only while its target is desired.
  package static let refuseDesired = LaneRules(rawValue: 1 << 31)
  /// A host that moves is told that the view around it is no longer visible, and its gesture ends.
  package static let tellMoved = LaneRules(rawValue: 1 << 32)

  /// A gesture that begins in a host before it is told that it is off screen ends with that.
  package static let endGestures = LaneRules(rawValue: 1 << 33)
  /// A lane learns at once that a handler was released, and not only at its next event.
  package static let buryHandlers = LaneRules(rawValue: 1 << 34)

  /// All rules.
  package static let all = LaneRules(rawValue: (1 << 35) - 1)
}
