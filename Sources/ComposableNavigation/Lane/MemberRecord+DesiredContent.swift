// Compares a state's desired content with the noted one.
extension MemberRecord {
  /// The difference between the new and the old desired content.
  package enum News: Comparable {
    case none
    /// Only the animation flag differs.
    case animation
    case content
  }

  /// Notes the desired content of the state.
  ///
  /// This compares the old and the new list; a handler only checks if its state may have changed.
  package mutating func want(_ new: DesiredContent) -> News {
    let isContent =
      want(entriesOf: new)
      || new.selected.map(Visit.init) != storage.desiredContent.selected.map(Visit.init)
      || new.style != storage.desiredContent.style
    if isContent, storage.refusal != nil { storage.refusal = nil }
    // Avoids copying the storage if nothing has changed.
    guard isContent || new.isAnimated != storage.desiredContent.isAnimated else { return .none }
    storage.desiredContent = new
    storage.desiredContent.forgetKnownEntries()
    return isContent ? .content : .animation
  }

  /// Returns true if the desired content equals the noted one.
  ///
  /// - Complexity: O(*n*).
  package func wants(_ other: DesiredContent) -> Bool {
    let count = storage.desiredIDs.count
    return count == other.entries.count && storage.desiredContent.differsInEntriesAlone(from: other)
      && samePrefixCount(with: other) == count
  }

  // Both read single properties, because reading the whole storage copies it (benchmark “handler,
  // push and pop”).
  /// Returns the length of the common prefix of the desired entries and a new list.
  private func samePrefixCount(with new: DesiredContent) -> Int {
    guard let revision = storage.desiredContent.revision else {
      return storage.desiredContent.entries.samePrefixCount(with: new.entries)
    }
    return new.revision == revision
      ? storage.elements.sharedPrefixCount(of: storage.desiredIDs, with: new.entries)
      : storage.elements.samePrefixCount(of: storage.desiredIDs, with: new.entries)
  }

  /// Returns the length of the common suffix of both lists, behind their common prefix.
  private func sameSuffixCount(with new: [EntryID], after common: Int) -> Int {
    storage.desiredContent.revision == nil
      ? storage.desiredContent.entries.sameSuffixCount(with: new, after: common)
      : storage.elements.sameSuffixCount(of: storage.desiredIDs, with: new, after: common)
  }

  /// Replaces the elements between the common prefix and suffix of both lists.
  private mutating func want(entriesOf new: DesiredContent) -> Bool {
    let (count, newCount) = (storage.desiredIDs.count, new.entries.count)
    let common = samePrefixCount(with: new)
    guard common < max(count, newCount) else { return false }
    let after = sameSuffixCount(with: new.entries, after: common)
    storage.exchange(common..<(count - after), for: new.entries[common..<(newCount - after)])
    return true
  }
}
