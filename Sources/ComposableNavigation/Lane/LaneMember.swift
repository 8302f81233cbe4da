/// A handler, as its lane uses it.
@MainActor
protocol LaneMember: AnyObject {
  /// Called when the lane has noted the desired content of the state.
  func desiredContentIsNoted()
  /// Makes the views for a command, and asks the host to perform it if it is still correct.
  func perform(
    _ command: NavigationCommand,
    animated: Bool,
    acknowledgement: Acknowledgement,
    while isStillRight: () -> Bool
  )
  /// True until the host is released.
  var hasHost: Bool { get }
  /// Tells the host that the view around it is visible.
  func hostDidAttach()
  /// Tells the host that the view around it is no longer visible.
  func hostDidDetach()
  /// Sends a report about these entries to the reducer.
  func tell(_ report: HostReport, of entries: [EntryID], token: Int)
  /// Sends the content of the host, which is on screen or about to be.
  func hostIsShown()
  /// Sends whether the host, which was off screen, is back, with its content.
  func hostMayBeBack()
  func forget(_ elements: [ElementID])
  func report(_ issue: NavigationIssue)
  /// Creates an observer of the lane; nil if nothing is recorded.
  func makeLaneObserver() -> Lane.Observer?
}
