/// The access to the entries of a container, by which a store finds the effects to cancel.
///
/// A store uses it after each action while effects are running. It is visible only as a part of
/// ``ElementState``, which has a default for every container.
public struct EntryAccess: Sendable {
  @usableFromInline package typealias Has = @Sendable (UnsafeRawPointer, KeptEntry) -> Bool
  @usableFromInline package typealias Snapshot = @Sendable (UnsafeRawPointer) -> EntrySnapshot?

  /// Returns true if an entry and all entries below it are at their former positions.
  let has: Has
  let snapshot: Snapshot
  /// The places in memory to read; nil if only the closures know.
  let memory: EntryMemory?

  /// The offset of the array of the entries' contents in the container; nil if it is not stored.
  package var contents: Int? { memory?.items }

  /// Makes an access in code that knows the type of the container, whose address the closures
  /// receive.
  ///
  /// - Parameters:
  ///   - has: Returns true if an entry and all entries below it are at their former positions.
  ///   - snapshot: Returns the ids of the entries; nil if there are none to compare.
  @usableFromInline
  package init(has: @escaping Has, snapshot: @escaping Snapshot) {
    self.has = has
    self.snapshot = snapshot
    memory = nil
  }

  /// Makes an access to the entries that a container stores.
  ///
  /// - Parameter path: The property; a computed one is read for each effect.
  package init<State, Item>(at path: KeyPath<State, Entries<Item>>) {
    let memory = EntryMemory(of: path)
    self.memory = memory
    has = { memory?.has($1, in: $0) ?? false }
    snapshot = { memory?.snapshot(in: $0) }
  }
}
