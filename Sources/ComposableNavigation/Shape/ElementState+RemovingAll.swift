extension ElementState {
  /// Removes the entries that the shape's own removal removes; there is nothing else to remove.
  public mutating func removeAll(where isGone: (Item) -> Bool) -> [EntryID] {
    let gone = entries.filter { isGone(Self.item(of: $0.item)) }.map(\.id)
    guard !gone.isEmpty else { return [] }
    _ = Shape().reduce(into: &self, action: Shape.removal(of: gone, cause: .program))
    let there = VisitSet(entries.ids)
    return gone.filter { !there.contains($0) }
  }
}
