public import NavigationJSON
import ComposableNavigation

extension JSONValue {
  /// Changes each item of a container's state, in all the places where the archive has it.
  ///
  /// Reach for it in a migration that renames a screen, instead of looking for the places:
  ///
  /// ```swift
  /// ArchiveMigration(from: 1) { value in
  ///   value["stack"]?.changeEachItem { item in item.rename("mail", to: "message") }
  /// }
  /// ```
  ///
  /// An item stands among the entries of a stack, of tabs, of a split, of a modal or of windows; in
  /// the id of an entry that it names, as those of `State(items:)`; among the screens that a stack
  /// can go forward to; and among what was shown in windows that can be opened again. The same change
  /// is made to each, so let it look at nothing but the item. Two entries that it gives one name are
  /// both there, the second under a new number, and the report says so.
  ///
  /// A value that is no state of a container stays as it is; so does an id that a key path has named.
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
