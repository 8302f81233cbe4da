/// A point of the contract of hosts: a sentence of “Writing a host”.
public enum HostPoint: String, Hashable, Sendable, CaseIterable {
  /// Each command gets exactly one answer. The host releases no acknowledgement without an answer.
  case answersOnce = "answers each command once"
  /// The host names the visible elements at the moment of the answer.
  case namesShown = "names the elements that it shows when it answers"
  /// The host removes exactly those elements of a command that it shows.
  case takesAwayByID = "removes the elements that a command names, by id, and no others"
  /// The host adds the elements of a command at the positions that the command gives.
  case addsInOrder = "adds the elements that a command names, in the command's order"
  /// The host shows the views that it was given with the commands.
  case showsGivenViews = "shows for each element the view that it was given"
  /// The user may remove an element before a transition ends.
  case returnsNothing = "adds nothing that the user has removed since it was asked"
  /// A refusal changes nothing and is temporary.
  case refusesHonestly = "changes nothing when it refuses, and says ready when it may work"
  /// The selection is that of the command or of the user.
  case selects = "selects the tab that a command names, and no other"
  /// The presented view has the style of the command.
  case restyles = "presents in the style that a command names"
  /// The showing of a modal contains a style.
  case namesStyle = "names the style of its presentation"
  /// The host reports each removal with exactly the ids of the removed elements.
  case reportsRemovals = "reports the elements that the user removed, once, by id"
  /// The host reports each tap on a tab.
  case reportsSelections = "reports the tab that the user selected, once, by its id"
  /// The host reports a drag of a sheet, and the sheet rests at that detent.
  case reportsDrags = "reports the detent that the user dragged a sheet to, once, and names it"
  /// A split reports that it has expanded, and its showing says so until the next command.
  case reportsExpansions = "says when it has expanded by itself, and names it until a command"
  /// The host does not report the program's removals as the user's.
  case reportsUserOnly = "reports nothing that a command did"
  /// The host reports the end of each gesture that it has reported to begin.
  case endsGestures = "says that a gesture begins, and that it ends after the removal"
  /// The user may cancel a swipe.
  case cancelsGestures = "removes nothing by a gesture that is cancelled"
  /// The user cannot remove a blocked element, with any gesture.
  case keepsBlocked = "lets no gesture remove a blocked element"
  /// Without the report of an attempt the screen would not react to the user.
  case reportsAttempts = "reports an attempt to leave a blocked element, once, and changes nothing"
  /// A host in a window reports when it leaves the screen and when it returns.
  case saysAttached = "says when it goes off screen, and when it is back"
  /// A host that is off screen sends no reports.
  case silentWhileAway = "says nothing between detached and attached"
  /// An acknowledgement released before that report counts as released without an answer.
  case dropsAfterwards = "releases a void acknowledgement after it has said detached, not before"
  /// Leaving the screen is not a removal.
  case keepsWhileAway = "keeps its views while it is off screen"
  /// The elements of an earlier handler do not belong to the new one.
  case begins = "removes the elements of an earlier handler when another one begins"
  /// The host does not touch views that are not its own.
  case keepsBelow = "touches nothing below its own elements"
  /// A page appears with its content. Only a host that returns true for `preloadsOffscreen` is
  /// tested.
  case keepsPreloaded = "keeps on screen the content with which it was filled before"
  /// At rest a control of the view in front has the focus. Only a host with a ``FocusDriver`` is
  /// tested.
  case movesFocus = "moves the focus to the view that comes in front"
  /// A view that is in front again has its focus where the user left it. Only a host with a
  /// ``FocusDriver`` is tested.
  case returnsFocus = "returns the focus to the control that led away"
  /// The handler around a nested host attaches it.
  case nestedIsNotAttached = "says that it is not attached while it is in another handler's view"

  /// The sentence, whose subject is “a host”.
  public var sentence: String { rawValue }
}
