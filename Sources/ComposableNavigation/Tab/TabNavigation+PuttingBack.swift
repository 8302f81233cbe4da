extension TabNavigation.State: KeepableState {
  /// Returns the id of a new visit.
  public mutating func takeID() -> EntryID { storedEntries.takeID() }

  /// Makes sure that new entries have other numbers than these ids.
  public mutating func reserve(_ ids: [EntryID]) { storedEntries.reserve(ids) }

  /// Puts a tab back at its index, and selects it.
  public mutating func putBack(_ entry: Entry<Item>, at place: EntryPlace) {
    storedEntries.putBack(entry, at: place.index)
    activeID = entry.id
  }

  /// Gives a tab the id of another visit.
  public mutating func rename(_ id: EntryID, to newID: EntryID) {
    guard let old = storedEntries.rename(id, to: newID) else { return }
    func renamed(_ id: EntryID) -> EntryID { id.isSame(as: old) ? newID : id }
    active = active.map(renamed)
    preloaded = preloaded.map(renamed)
    storedHistory = storedHistory.map(renamed)
  }
}
