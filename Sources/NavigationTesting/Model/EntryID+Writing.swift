public import ComposableNavigation

extension EntryID {
  /// Returns the id of an entry that an action inserted, as the script of a search writes it.
  ///
  /// ```swift
  /// await store.send(.stack(.remove([.number(2)], cause: .user)))
  /// ```
  ///
  /// - Parameter number: The number that the entry's container assigned, as in `#2`.
  /// - Returns: The id.
  public static func number(_ number: UInt64) -> EntryID { .counted(number) }

  /// Returns the id of an entry that is identified by its item, or by a property of the item.
  ///
  /// - Parameters:
  ///   - name: The item, or the property that identifies it.
  ///   - occurrence: The position among entries with the same name, from the bottom.
  /// - Returns: The id.
  public static func name(
    _ name: some Hashable & Sendable,
    occurrence: Int = 1
  ) -> EntryID {
    .named(name, occurrence: occurrence)
  }
}
