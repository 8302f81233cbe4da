// Sends the user's actions and the issues to the store.
extension HandlerShell {
  func report(_ issue: NavigationIssue) { source.report(issue) }

  func makeLaneObserver() -> Lane.Observer? { source.listeners.makeLaneObserver?() }

  func tell(_ report: HostReport, of entries: [EntryID], token: Int) {
    source.tell(report, entries) { [weak self] in self?.reduced(token) }
  }
}
