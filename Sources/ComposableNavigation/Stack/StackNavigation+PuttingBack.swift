extension StackNavigation.State: KeepableState {
  /// Returns the id of a new visit.
  public mutating func takeID() -> EntryID { storedEntries.takeID() }

  /// Makes sure that new entries have other numbers than these ids.
  public mutating func reserve(_ ids: [EntryID]) { storedEntries.reserve(ids) }

  /// Returns the index of a screen, and whether back skips it.
  public func place(of id: EntryID) -> EntryPlace? {
    entries.index(of: id).map { EntryPlace(index: $0, isSkipped: memory.skips(entries.ids[$0])) }
  }

  /// Puts a screen back on top, where the user sees it.
  ///
  /// If it is the next screen in the ``history``, the user has gone forward to it; otherwise the
  /// history becomes empty, as after a push.
  public mutating func putBack(_ entry: Entry<Item>, at place: EntryPlace) {
    storedEntries.putBack(entry, at: entries.count)
    guard storedMemory != nil || place.isSkipped else { return }
    var memory = takeMemory()
    memory.forward?.step(to: StackMemory.Page(item: entry.item, isSkipped: place.isSkipped))
    if place.isSkipped { memory.skipped.insert(entry.id) }
    self.memory = memory
  }

  /// Gives a screen the id of another visit.
  public mutating func rename(_ id: EntryID, to newID: EntryID) {
    guard let old = storedEntries.rename(id, to: newID), memory.skips(old) else { return }
    var memory = takeMemory()
    memory.skipped.remove(old)
    memory.skipped.insert(newID)
    self.memory = memory
  }
}
