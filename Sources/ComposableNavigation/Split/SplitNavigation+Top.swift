// The top of a column is changed in place, so no column is taken apart, however long it is.
extension SplitNavigation.State {
  /// Carries out an action that changes only the top of a column.
  ///
  /// - Returns: The stack's effect for the action; nil, with no change, for any other action.
  @inlinable  // split, push and pop in a column, 10: × 9.0
  mutating func carryOut(
    _ action: StackNavigation<Item>.Action,
    onTopOf column: SplitColumn
  ) -> Effect<SplitNavigation.Action>? {
    switch action {
    case .pushItem(let item, let isAnimated):
      let end = range(of: column).upperBound
      storedEntries.insert(item, at: end)
      add(1, to: column)
      areAnimationsEnabled = isAnimated
      return Effect<SplitNavigation.Action>.none
    case .pop(.exactly(let count), let isAnimated):
      let places = range(of: column)
      if let refusal = StackNavigation<Item>.refused(popping: count, there: places.count) {
        return .report(.refusal(refusal))
      }
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
}
