/// The rules that a lane keeps: all of them, but in a search that shows what each one is for.
///
/// An app has this too: a rule can be left out only where it is followed, and a lane of the tests'
/// own would prove nothing about this one. Each question is one bit of a number.
package struct LaneRules: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// An acknowledgement is believed by what it names, and not one's own reckoning.
  package static let believeAcknowledgement = LaneRules(rawValue: 1 << 0)
  /// Nothing that the user took away is shown again before the reducer has heard of it.
  package static var waitForReducer: LaneRules { LaneRules(rawValue: 1 << 1) }
  /// Nothing that was refused is asked for again until something changes.
  package static var holdRefused: LaneRules { LaneRules(rawValue: 1 << 2) }
  /// Commands wait while a gesture is in progress.
  package static let waitInGesture = LaneRules(rawValue: 1 << 3)
  /// A view is kept while the host may show it.
  package static let keepShown = LaneRules(rawValue: 1 << 4)
  /// Elements of a command that was in flight when the host went may be shown when it comes back.
  package static let keepUncertain = LaneRules(rawValue: 1 << 5)
  /// One command at a time.
  package static let oneInFlight = LaneRules(rawValue: 1 << 6)
  /// Only what is front-most is dismissed.
  package static let dismissFrontMost = LaneRules(rawValue: 1 << 7)
  /// An entry is not taken away from under what it presents.
  package static let keepUnderModal = LaneRules(rawValue: 1 << 8)
  /// Only what is front-most presents.
  package static let presentFromFront = LaneRules(rawValue: 1 << 9)
  /// Nothing that a covered entry presents is wanted.
  package static let coverDismisses = LaneRules(rawValue: 1 << 10)
  /// Nothing is wanted that is presented by an entry which is taken off, also to be put back.
  package static let dismissBeforeTaking = LaneRules(rawValue: 1 << 11)
  /// A refusal ends with any change in the lane, a gesture's end, or `ready`.
  package static let refusalsEnd = LaneRules(rawValue: 1 << 12)
  /// Detaching voids the command in flight.
  package static let voidOnDetach = LaneRules(rawValue: 1 << 13)
  /// Nothing is asked for until a host that comes on screen has said what it shows.
  package static let waitForAttached = LaneRules(rawValue: 1 << 14)
  /// Containers in an entry that has left the state go with it, and ask for nothing.
  package static let departedAskNothing = LaneRules(rawValue: 1 << 15)
  /// A column does not ask for what another column of its split still shows.
  package static let showOnce = LaneRules(rawValue: 1 << 16)
  /// Nothing that the user took away from a column is shown by another one before the reducer has
  /// heard of it.
  package static let waitBeside = LaneRules(rawValue: 1 << 17)
  /// A hidden column does not come back while another one shows what it may bring along.
  package static let leaveFirst = LaneRules(rawValue: 1 << 18)

  /// A host that was in the middle of a command when it went has to say in which style it shows
  /// something, else it is asked to restyle.
  package static let askForStyle = LaneRules(rawValue: 1 << 19)
  /// An element that a host names is shown, also when it was forgotten here.
  package static let rememberShown = LaneRules(rawValue: 1 << 20)
  /// A modal whose host is away, has been let go, or has refused, excludes no other.
  package static let giveWay = LaneRules(rawValue: 1 << 21)
  /// An element that a person takes away is gone, also before the lane knows that the view around
  /// it is shown.
  package static let hearEarly = LaneRules(rawValue: 1 << 22)
  /// An answer to a command that was void by what happened around the host is no fault.
  package static let excuseVoid = LaneRules(rawValue: 1 << 23)
  /// A difference that comes round again without news counts as refused.
  package static let endRounds = LaneRules(rawValue: 1 << 24)
  /// A host that has been let go is off screen for good.
  package static let buryHosts = LaneRules(rawValue: 1 << 25)
  /// Events that came in since a command was decided are looked at before the host is asked.
  package static let lookAgain = LaneRules(rawValue: 1 << 26)
  /// A handler that is set up anew, or moves within its lane, is one event of the lane; what a
  /// person took away and the reducer has not heard of goes along, also to another lane.
  package static let moveAtOnce = LaneRules(rawValue: 1 << 27)

  /// A root that has gone off screen is asked whether it is back as soon as another one is.
  package static let askWhetherBack = LaneRules(rawValue: 1 << 28)

  /// A host that can be filled before the view around it is shown is filled before.
  package static let fillUnseen = LaneRules(rawValue: 1 << 29)

  /// All that has happened is heard before anything is asked for.
  package static let hearAll = LaneRules(rawValue: 1 << 30)
  /// A refusal is told only as long as what was refused is wanted.
  package static let refuseWanted = LaneRules(rawValue: 1 << 31)
  /// A host that is moved hears that the view which it lay in is not shown any more, and its gesture ends.
  package static let tellMoved = LaneRules(rawValue: 1 << 32)

  /// All of them.
  package static let all = LaneRules(rawValue: (1 << 33) - 1)
}
