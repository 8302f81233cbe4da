public import ComposableNavigation

extension EntryID {
  /// The id of an entry that an action inserted, as the script of a search writes it.
  ///
  /// ```swift
  /// await store.send(.stack(.remove([.number(2)], cause: .user)))
  /// ```
  ///
  /// - Parameter number: The number that its container gave it, as in `#2`.
  /// - Returns: The id.
  public static func number(_ number: UInt64) -> EntryID { .counted(number) }

  /// The id of an entry that is named by its item, or by what a key path says identifies it.
  ///
  /// - Parameters:
  ///   - name: The item, or what identifies it.
  ///   - occurrence: The number among several, from the bottom.
  /// - Returns: The id.
  public static func name(
    _ name: some Hashable & Sendable,
    occurrence: Int = 1
  ) -> EntryID {
    .named(name, occurrence: occurrence)
  }
}
