// The top of a column is changed where it lies, as that of a stack: however long the columns are,
// none is taken apart for it.
extension SplitNavigation.State {
  /// Carries out an action that concerns the top of a column alone.
  ///
  /// - Returns: The effect that a stack has of it; nil, and nothing is done, for any other action.
  @inlinable  // split, push and pop in a column, 10: × 9.0
  mutating func carryOut(
    _ action: StackNavigation<Item>.Action,
    onTopOf column: SplitColumn
  ) -> Effect<SplitNavigation.Action>? {
    switch action {
    case .pushItem(let item, let id, let isAnimated):
      let end = range(of: column).upperBound
      if let refusal = notOnTop(id, of: column) { return .report(.refusal(refusal)) }
      storedEntries.insert(item, at: end)
      add(1, to: column)
      areAnimationsEnabled = isAnimated
      return Effect<SplitNavigation.Action>.none
    case .pop(.exactly(let count), let id, let isAnimated):
      let places = range(of: column)
      let refusal =
        notOnTop(id, of: column)
        ?? StackNavigation<Item>.refused(popping: count, there: places.count)
      if let refusal { return .report(.refusal(refusal)) }
      let gone = (places.upperBound - count)..<places.upperBound
      if !storedSkipped.isEmpty { storedSkipped.subtract(storedEntries.ids[gone]) }
      storedEntries.remove(in: gone)
      add(-count, to: column)
      areAnimationsEnabled = isAnimated
      return Effect<SplitNavigation.Action>.none
    default:
      return nil
    }
  }

  /// The reason to refuse what was meant for an entry that is not on top of a column.
  @inlinable  // split, push and pop in a column, 10: × 9.0
  func notOnTop(_ id: EntryID?, of column: SplitColumn) -> Refusal? {
    Refusal.unlessOnTop(id, range(of: column).last.map { storedEntries.ids[$0] })
  }
}
