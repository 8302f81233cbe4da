// Compares a state's wanted content with the noted one.
extension Ledger {
  /// The difference between the new and the old wanted content.
  package enum News: Comparable {
    case none
    /// Only the animation flag differs.
    case animation
    case content
  }

  /// Notes the wanted content of the state.
  ///
  /// This compares the old and the new list; a handler only checks if its state may have changed.
  package mutating func want(_ new: Wanted) -> News {
    let isContent =
      want(entriesOf: new) || new.selected.map(Visit.init) != book.wanted.selected.map(Visit.init)
      || new.style != book.wanted.style
    if isContent, book.refusal != nil { book.refusal = nil }
    // Avoids copying the book if nothing has changed.
    guard isContent || new.isAnimated != book.wanted.isAnimated else { return .none }
    book.wanted = new
    book.wanted.forgetKnownEntries()
    return isContent ? .content : .animation
  }

  /// Returns true if the wanted content equals the noted one.
  ///
  /// - Complexity: O(*n*).
  package func wants(_ other: Wanted) -> Bool {
    let count = book.wantedIDs.count
    return count == other.entries.count && book.wanted.differsInEntriesAlone(from: other)
      && samePrefixCount(with: other) == count
  }

  // Both read single properties, because reading the whole book copies it (benchmark “handler, push
  // and pop”).
  /// Returns the length of the common prefix of the wanted entries and a new list.
  private func samePrefixCount(with new: Wanted) -> Int {
    guard let revision = book.wanted.revision else {
      return book.wanted.entries.samePrefixCount(with: new.entries)
    }
    return new.revision == revision
      ? book.elements.sharedPrefixCount(of: book.wantedIDs, with: new.entries)
      : book.elements.samePrefixCount(of: book.wantedIDs, with: new.entries)
  }

  /// Returns the length of the common suffix of both lists, behind their common prefix.
  private func sameSuffixCount(with new: [EntryID], after common: Int) -> Int {
    book.wanted.revision == nil
      ? book.wanted.entries.sameSuffixCount(with: new, after: common)
      : book.elements.sameSuffixCount(of: book.wantedIDs, with: new, after: common)
  }

  /// Replaces the elements between the common prefix and suffix of both lists.
  private mutating func want(entriesOf new: Wanted) -> Bool {
    let (count, newCount) = (book.wantedIDs.count, new.entries.count)
    let common = samePrefixCount(with: new)
    guard common < max(count, newCount) else { return false }
    let after = sameSuffixCount(with: new.entries, after: common)
    book.exchange(common..<(count - after), for: new.entries[common..<(newCount - after)])
    return true
  }
}
