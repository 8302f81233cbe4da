extension WindowNavigation.State: KeepableState {
  /// Returns the id of a new visit.
  public mutating func takeID() -> EntryID { storedEntries.takeID() }

  /// Makes sure that new entries have other numbers than these ids.
  public mutating func reserve(_ ids: [EntryID]) { storedEntries.reserve(ids) }

  /// Opens a closed window as the same visit, and focuses it.
  public mutating func putBack(_ entry: Entry<Item>, at place: EntryPlace) {
    storedEntries.putBack(entry, at: entries.count)
    storedOrder.append(entry.id)
    // It is open again, so it cannot be opened once more.
    if storedClosed?.nearestLast.last == entry.item { _ = storedClosed?.take(1) }
  }

  /// Gives a window the id of another visit.
  public mutating func rename(_ id: EntryID, to newID: EntryID) {
    guard let old = storedEntries.rename(id, to: newID) else { return }
    storedOrder = storedOrder.map { $0.isSame(as: old) ? newID : $0 }
  }
}
