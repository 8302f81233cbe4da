// Sends the user's actions to the store.
extension HandlerShell {
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
