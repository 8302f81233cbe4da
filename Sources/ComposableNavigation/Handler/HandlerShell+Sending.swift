// Sends the user's actions and the issues to the store.
extension HandlerShell {
  func report(_ issue: NavigationIssue) { source.report(issue) }

  func makeLaneObserver() -> Lane.Observer? { source.makeLaneObserver() }

  func sendRemoved(_ entries: [EntryID], report: Int) {
    source.remove(entries) { [weak self] in self?.reduced(report) }
  }

  func sendSelected(_ entry: EntryID, report: Int) {
    source.select(entry) { [weak self] in self?.reduced(report) }
  }

  func sendDetent(_ detent: Sheet.Detent, of entry: EntryID, report: Int) {
    source.selectDetent(entry, detent) { [weak self] in self?.reduced(report) }
  }

  func sendExpanded(report: Int) {
    guard let expand = source.expand else { return reduced(report) }
    expand { [weak self] in self?.reduced(report) }
  }
}
