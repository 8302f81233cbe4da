// The wishes of a state, compared with those that were noted before.
extension Ledger {
  /// The difference between what a state wants and what it wanted.
  package enum News: Comparable {
    case none
    /// It wants the same, with animations or without.
    case animation
    case content
  }

  /// Notes what the state wants.
  ///
  /// This is where the old and the new list are compared; a handler only looks whether its state
  /// may want something else.
  package mutating func want(_ new: Wanted) -> News {
    let isContent =
      want(entriesOf: new) || new.selected.map(Visit.init) != book.wanted.selected.map(Visit.init)
      || new.style != book.wanted.style
    if isContent, book.refusal != nil { book.refusal = nil }
    // Not to copy the book for nothing.
    guard isContent || new.isAnimated != book.wanted.isAnimated else { return .none }
    book.wanted = new
    book.wanted.forgetKnownEntries()
    return isContent ? .content : .animation
  }

  /// Tells whether the state has wanted just this since it was told last.
  ///
  /// - Complexity: O(*n*).
  package func wants(_ other: Wanted) -> Bool {
    let count = book.wantedIDs.count
    return count == other.entries.count && book.wanted.differsInEntriesAlone(from: other)
      && samePrefixCount(with: other) == count
  }

  // Both ask parts of the book: to ask the book is to copy it (benchmark “handler, push and pop”).
  /// The number of wanted entries that a list begins with.
  private func samePrefixCount(with new: Wanted) -> Int {
    guard let revision = book.wanted.revision else {
      return book.wanted.entries.samePrefixCount(with: new.entries)
    }
    return new.revision == revision
      ? book.elements.sharedPrefixCount(of: book.wantedIDs, with: new.entries)
      : book.elements.samePrefixCount(of: book.wantedIDs, with: new.entries)
  }

  /// The number of wanted entries that a list ends with, besides so many that both begin with.
  private func sameSuffixCount(with new: [EntryID], after common: Int) -> Int {
    book.wanted.revision == nil
      ? book.wanted.entries.sameSuffixCount(with: new, after: common)
      : book.elements.sameSuffixCount(of: book.wantedIDs, with: new, after: common)
  }

  /// Looks up the elements of what lies between the entries that both lists begin and end with.
  private mutating func want(entriesOf new: Wanted) -> Bool {
    let (count, newCount) = (book.wantedIDs.count, new.entries.count)
    let common = samePrefixCount(with: new)
    guard common < max(count, newCount) else { return false }
    let after = sameSuffixCount(with: new.entries, after: common)
    book.exchange(common..<(count - after), for: new.entries[common..<(newCount - after)])
    return true
  }
}
