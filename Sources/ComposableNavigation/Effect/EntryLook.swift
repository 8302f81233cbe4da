/// A look at the entries of a container, by which a store finds out whose effects are over.
///
/// A store takes it after each action while effects are running. You only meet it as a part of
/// ``ElementState``, which has one for every container.
public struct EntryLook: Sendable {
  @usableFromInline package typealias Has = @Sendable (UnsafeRawPointer, KeptEntry) -> Bool
  @usableFromInline package typealias Roll = @Sendable (UnsafeRawPointer) -> EntryRoll?

  /// Tells whether an entry is where it was, and all below it are.
  let has: Has
  let roll: Roll
  /// The places in memory at which there is to be looked; nil where only the closures know.
  let memory: EntryMemory?

  /// Makes a look where the type of the container is known, whose place in memory the closures get.
  ///
  /// - Parameters:
  ///   - has: Tells whether an entry is where it was, and all below it are.
  ///   - roll: Returns the ids of the entries; nil where they have none that can be compared.
  @usableFromInline
  package init(has: @escaping Has, roll: @escaping Roll) {
    self.has = has
    self.roll = roll
    memory = nil
  }

  /// Makes a look at the entries that a container stores.
  ///
  /// - Parameter path: The property; one that is computed is asked about for each effect.
  package init<State, Item>(at path: KeyPath<State, Entries<Item>>) {
    let memory = EntryMemory(of: path)
    self.memory = memory
    has = { memory?.has($1, in: $0) ?? false }
    roll = { memory?.roll(in: $0) }
  }
}
