/// The entries of a computed state, while a handler makes views for them.
///
/// A computed state is built completely at each reading, so reading it for each view would take
/// quadratic time. Entries of a stored state are not kept here, because an action that a new view
/// sends would then copy them.
@MainActor
@usableFromInline
final class ReadEntries<Item: Equatable> {
  // Unchecked: only the main actor uses it, and the state is read before it is written.
  @exclusivity(unchecked) @usableFromInline var entries: Entries<Item>?

  @usableFromInline
  init() {}

  /// Returns an entry of the current state; for a computed state, of its first reading.
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
