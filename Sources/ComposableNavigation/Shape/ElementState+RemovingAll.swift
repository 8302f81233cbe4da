extension ElementState {
  /// Removes the entries that the shape's own removal removes; there is nothing else to remove.
  ///
  /// The animation flag stays: the removal is not an action.
  public mutating func removeAll(where isGone: (Item) -> Bool) -> [EntryID] {
    let gone = entries.filter { isGone(Self.item(of: $0.item)) }.map(\.id)
    guard !gone.isEmpty else { return [] }
    let areAnimated = areAnimationsEnabled
    _ = Shape().reduce(into: &self, action: Shape.removal(of: gone, cause: .program))
    areAnimationsEnabled = areAnimated
    let there = VisitSet(entries.ids)
    return gone.filter { !there.contains($0) }
  }
}
