extension ModalNavigation.State: KeepableState {
  /// Returns the id of a new visit.
  public mutating func takeID() -> EntryID { storedEntries.takeID() }

  /// Makes sure that new entries have other numbers than these ids.
  public mutating func reserve(_ ids: [EntryID]) { storedEntries.reserve(ids) }

  /// Returns the position of an item among those that are presented or wait, and its style.
  public func place(of id: EntryID) -> EntryPlace? {
    entries.index(of: id).map { EntryPlace(index: $0, style: styles[$0]) }
  }

  /// Returns a refusal if the ``policy`` does not let the item be presented or wait.
  public func refusal(ofPuttingBack item: Item) -> Refusal? {
    switch policy {
    case .replace: nil
    case .reject: presentedID.map { .alreadyPresenting($0) }
    case .queue: entries.items.firstIndex(of: item).map { .alreadyPresenting(entries.ids[$0]) }
    }
  }

  /// Presents a dismissed item again, as the ``policy`` says: in place of another one, or after it.
  public mutating func putBack(_ entry: Entry<Item>, at place: EntryPlace) {
    if policy == .replace { dismissPresented() }
    storedEntries.putBack(entry, at: entries.count)
    styles.append(place.style ?? .pageSheet)
  }

  /// Gives a presented item the id of another visit.
  public mutating func rename(_ id: EntryID, to newID: EntryID) {
    storedEntries.rename(id, to: newID)
  }
}
