public import NavigationJSON

extension JSONValue {
  /// Changes each item of a container's state, in all places of the archive that contain it.
  ///
  /// Use it in a migration that renames a screen:
  ///
  /// ```swift
  /// ArchiveMigration(from: 1) { value in
  ///   value["stack"]?.changeEachItem { item in item.rename("mail", to: "message") }
  /// }
  /// ```
  ///
  /// An item may be in the entries of a stack, of tabs, of a split, of a modal or of windows; in
  /// the id of an entry that it names, as with `State(items:)`; in the history of a stack; and
  /// among the closed windows that can be opened again. The same change is made to each, so it must
  /// depend only on the item. If two entries receive one name, both are kept, the second with a new
  /// number, and the report contains it.
  ///
  /// A value that is not a container's state stays as it is, and so does an id that a key path has
  /// named.
  ///
  /// - Parameter change: Changes an item.
  /// - Throws: The error of `change`; nothing is changed then.
  /// - Complexity: O(*n*) in the size of the container's state.
  public mutating func changeEachItem(
    _ change: (inout JSONValue) throws -> Void
  ) rethrows {
    var changed = self
    try changed["entries"]?["items"]?.changeEach(change)
    try changed["entries"]?["ids"]?.changeEach { id in
      guard var item = id["item"] else { return }
      try change(&item)
      id["item"] = item
    }
    try changed["history"]?["forward"]?.changeEach(change)
    try changed["closed"]?["items"]?.changeEach(change)
    self = changed
  }
}
