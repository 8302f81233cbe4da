/// A point of the contract of hosts: a sentence of “Writing a host”.
public enum HostPoint: String, Hashable, Sendable, CaseIterable {
  /// No answer is missing, none is given twice, and no acknowledgement is let go unused.
  case answersOnce = "answers each command once"
  /// The host names what is to be seen, at the moment of the answer.
  case namesShown = "names what it shows when it answers"
  /// The elements go that a command names, as far as they are there, and nothing else.
  case takesAwayByID = "takes away the elements that a command names, by id, and no others"
  /// The elements come that a command adds, and lie where the command says.
  case addsInOrder = "adds the elements that a command names, in the command's order"
  /// The views are those that came with the commands.
  case showsGivenViews = "shows for each element the view that it was given"
  /// A person may be faster than a transition.
  case returnsNothing = "adds nothing that a person has removed since it was asked"
  /// A refusal changes nothing, and does not last.
  case refusesHonestly = "changes nothing when it refuses, and says ready when it may work"
  /// The selection is the command's, or a person's.
  case selects = "selects the tab that a command names, and no other"
  /// The style on screen is the command's.
  case restyles = "shows what it presents in the style that a command names"
  /// A modal's showing has a style.
  case namesStyle = "names the style of what it presents"
  /// Each removal is said, with all ids that went and no other.
  case reportsRemovals = "reports what a person removed, once, by the ids that went"
  /// Each tap on a tab is said.
  case reportsSelections = "reports the tab that a person selected, once, by its id"
  /// A drag of a sheet is said, and the sheet rests where it was left.
  case reportsDrags = "reports the detent that a person dragged a sheet to, once, and names it"
  /// A split says that it has become wide, and a command changes that.
  case reportsExpansions = "says when it has expanded by itself, and names it until a command"
  /// The host reports no removal by the program as a person's doing.
  case reportsPersonsOnly = "reports nothing that a command did"
  /// No gesture is begun and not ended.
  case endsGestures = "says that a gesture begins, and that it ends after what it removed"
  /// A swipe may be taken back.
  case cancelsGestures = "removes nothing by a gesture that is cancelled"
  /// A person is kept from what would lose something, whatever they do.
  case keepsWhatStays = "lets no gesture take away what it was told stays"
  /// An attempt that nobody hears of is a screen that does not react.
  case reportsAttempts = "reports an attempt to leave what stays, once, and changes nothing"
  /// A host in a window says when it goes and comes.
  case saysAttached = "says when it goes off screen, and when it is back"
  /// A host that has gone has nothing to say.
  case silentWhileAway = "says nothing between detached and attached"
  /// Letting go before would be letting go unused.
  case dropsAfterwards = "lets go of a void acknowledgement after it has said detached, not before"
  /// Going off screen is no removal.
  case keepsWhileAway = "keeps its views while it is off screen"
  /// Elements of another handler mean nothing to this one.
  case begins = "lets go of what an earlier handler has put there when another one begins"
  /// Foreign views are nobody's business.
  case keepsBelow = "touches nothing that lies below its own elements"
  /// A page comes with all that is in it; only a host that says so (`fillsUnseen`) is tried.
  case keepsWhatItWasFilledWith = "shows when it is seen what it was filled with before"
  /// The handler around it attaches it.
  case nestedIsNotAttached = "says that it is not attached while it lies in another handler's view"

  /// The sentence, of which the subject is “a host”.
  public var sentence: String { rawValue }
}
