/// The name of a placeholder: the entry for which it is shown.
private final class PlaceholderName: EntryName, @unchecked Sendable {
  // Unchecked because its superclass is; it stores one Sendable constant.
  let entry: EntryID

  init(_ entry: EntryID) {
    self.entry = entry
    super.init(occurrence: 1)
  }

  override func isEqual(to other: EntryName) -> Bool {
    (other as? PlaceholderName)?.entry.isSame(as: entry) == true
  }

  override func hash(into hasher: inout Hasher) { hasher.combine(entry) }

  override var anyValue: any Sendable { "\(entry), not made yet" }
}

extension EntryID {
  /// Returns the id of an entry's placeholder, which a host shows until the entry's view is made.
  ///
  /// A placeholder is an element of its own, so hosts and lanes treat it as any other.
  static func placeholder(of entry: EntryID) -> EntryID { EntryID(.named(PlaceholderName(entry))) }

  /// The entry of a placeholder; nil for the id of an entry.
  @usableFromInline var placeheld: EntryID? {
    guard case .named(let name) = storage else { return nil }
    return (name as? PlaceholderName)?.entry
  }
}
