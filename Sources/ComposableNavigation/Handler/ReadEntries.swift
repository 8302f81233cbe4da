/// The entries of a computed state, while a handler makes views for them.
///
/// Such a state is made at each reading, all of it: to read it for each view would take quadratic
/// time. One that is stored is not kept, or what a view sends when it is made would copy it.
@MainActor
@usableFromInline
final class ReadEntries<Item: Equatable> {
  // Unchecked: the main actor alone reads and writes it, and the state is read before it is written.
  @exclusivity(unchecked) @usableFromInline var entries: Entries<Item>?

  @usableFromInline
  init() {}

  /// An entry as it is now, unless the state was read before and is not stored.
  @inlinable  // with handler, replace all and back, 1000
  func entry(
    _ id: EntryID,
    near hint: inout Int,
    isStored: Bool,
    _ read: () -> Entries<Item>
  ) -> Entry<Item>? {
    if isStored { return read().entry(id, near: &hint) }
    let entries = self.entries ?? read()
    self.entries = entries
    return entries.entry(id, near: &hint)
  }
}
