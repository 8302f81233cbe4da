extension Refusal {
  /// Returns the reason to refuse an action for an entry that is not on top; nil for the topmost
  /// entry, or for no entry.
  @inlinable @inline(__always)  // push and pop, N = 0: × 6.5
  package static func unlessOnTop(
    _ id: EntryID?,
    _ onTop: @autoclosure () -> EntryID?
  ) -> Refusal? {
    guard let id else { return nil }
    let top = onTop()
    return top?.isMeant(by: id) == true ? nil : .notOnTop(id, top: top)
  }
}
