extension SplitNavigation.State {
  /// Makes each screen of each column a new visit, also those that are named by their items.
  ///
  /// Call it where nothing of before is to stay: on logging out, or after reading another account's
  /// archive into a store. With the visits of before go their views, effects and objects, what they
  /// were asked, and what they send late. Items, order and all else stay. See
  /// <doc:Shapes#Logging-out>.
  ///
  /// - Complexity: O(*n*).
  public mutating func beginAnew() {
    var marked = entries.ids.filter(storedSkipped.contains)
    storedEntries.beginAnew(keeping: &marked)
    storedSkipped = Set(marked)
  }
}
