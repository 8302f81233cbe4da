extension Entries {
  /// Makes each entry a new visit, including entries that are named by their items.
  ///
  /// Use it for the state of a shape of your own; the shapes of this package have their own
  /// `beginAnew()`. Items and order do not change. A counted entry keeps its number. A named entry
  /// becomes a counted one, because a name is always the same visit.
  ///
  /// ```swift
  /// var entries = Entries(naming: ["inbox"])
  /// let inbox = entries.ids[0]
  /// entries.beginAnew()
  /// entries.ids                                        // #0
  /// entries.contains(inbox)                            // false
  /// ```
  ///
  /// - Complexity: O(*n*).
  public mutating func beginAnew() {
    drawRevision()
    for index in storedIDs.indices { storedIDs[index] = newVisit(of: storedIDs[index]) }
  }

  /// Returns the id of a new visit for an entry: with its number, if it has one.
  package mutating func newVisit(of id: EntryID) -> EntryID {
    EntryID(counting: id.counted ?? takeNumber())
  }

  /// Makes each entry a new visit, and updates a separate list of ids.
  ///
  /// - Parameter kept: Ids of entries; ids without an entry are removed.
  /// - Complexity: O(*n*).
  mutating func beginAnew(keeping kept: inout [EntryID]) {
    let positions = snapshot.positions(of: kept.map { Visit($0) }).compactMap(\.self)
    beginAnew()
    kept = positions.map { storedIDs[$0] }
  }
}
