/// A handler as its lane sees it.
@MainActor
protocol LaneMember: AnyObject {
  /// Hears that the lane has noted what the state wants.
  func wantedIsNoted()
  /// Makes the views that a command needs, and asks the host unless it is not right any more.
  func perform(
    _ command: NavigationCommand,
    animated: Bool,
    acknowledgement: Acknowledgement,
    while isStillRight: () -> Bool
  )
  /// Tells whether the host has not been let go.
  var hasHost: Bool { get }
  /// Tells the host that the view it lies in is shown.
  func hostDidAttach()
  /// Tells the host that the view it lies in is not shown any more.
  func hostDidDetach()
  func sendRemoved(_ entries: [EntryID], report: Int)
  func sendSelected(_ entry: EntryID, report: Int)
  func sendDetent(_ detent: Sheet.Detent, of entry: EntryID, report: Int)
  func sendExpanded(report: Int)
  /// Says what the host shows, which is on screen or about to be.
  func hostIsShown()
  /// Says whether the host, which went off screen, is on screen again, and what it shows then.
  func hostMayBeBack()
  func forget(_ elements: [ElementID])
  func report(_ issue: NavigationIssue)
  /// Makes an observer for whoever records the lane; nil when nobody does.
  func makeLaneObserver() -> Lane.Observer?
}
