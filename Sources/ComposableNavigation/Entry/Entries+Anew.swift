extension Entries {
  /// Makes each entry a new visit, also those that are named by their items.
  ///
  /// For the state of a shape of your own; the shapes of this package have a `beginAnew()` of their
  /// own. Items and order stay. A counted entry keeps its number, and a name becomes a number, for a
  /// name is always the same visit.
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
    for index in storedIDs.indices {
      let number = storedIDs[index].counted ?? takeNumber()
      storedIDs[index] = EntryID(counting: number)
    }
  }

  /// Makes each entry a new visit, and goes on naming those that are kept beside the entries.
  ///
  /// - Parameter kept: Ids of entries; those that are not there are left out.
  /// - Complexity: O(*n*).
  mutating func beginAnew(keeping kept: inout [EntryID]) {
    let positions = roll.positions(of: kept.map { Visit($0) }).compactMap(\.self)
    beginAnew()
    kept = positions.map { storedIDs[$0] }
  }
}
