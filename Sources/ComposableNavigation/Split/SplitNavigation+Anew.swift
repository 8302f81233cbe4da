extension SplitNavigation.State {
  /// Makes each screen of each column a new visit, even if it is named by its item.
  ///
  /// Call it if nothing may survive: when the user logs out, or after reading another account's
  /// archive into a store. The earlier visits end, with their views, effects, objects, pending
  /// requests and late actions. Items, order and everything else stay. See
  /// <doc:Shapes#Logging-out>.
  ///
  /// - Complexity: O(*n*).
  public mutating func beginAnew() {
    var marked = entries.ids.filter(storedSkipped.contains)
    storedEntries.beginAnew(keeping: &marked)
    storedSkipped = Set(marked)
  }
}
