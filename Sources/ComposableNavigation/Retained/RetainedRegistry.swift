/// The objects that a store retains for owners, until the owners are removed.
@MainActor
final class RetainedRegistry {
  /// An owner and one of its objects.
  private struct Key: Hashable {
    let kind: ObjectIdentifier
    let owner: [Visit?]
  }

  private struct Record {
    let object: AnyObject
    /// Retained, so that no other declaration receives its address.
    let kind: RetainedKind
    /// The number of objects that were made before.
    let number: Int
    /// Finds the owner; nil for the store itself.
    let find: Find?
    /// The last known positions of the owner.
    var positions: [Int]

    /// Returns a Boolean value that indicates whether the object is released after another one, if
    /// both are released together: front-most first, and for equal positions the last made first.
    func isReleased(after other: Record) -> Bool {
      if positions == other.positions { return number < other.number }
      return positions.lexicographicallyPrecedes(other.positions)
    }
  }

  /// Returns the positions of an owner, from the outermost entry inwards: the higher, the further
  /// in front; nil if the owner does not exist.
  typealias Find = @MainActor () -> [Int]?

  // Unsafe only because a deinitializer may run anywhere; no other code accesses the records.
  private nonisolated(unsafe) var records: [Key: Record] = [:]
  private var count = 0

  /// The subscription to the store's actions; nil while no owner can be removed.
  var watch: AnyObject?

  deinit {
    var leaving = Self.frontMostLast(records.values)
    records = [:]
    while !leaving.isEmpty { leaving.removeLast() }
  }

  /// Returns the owner's object, made at the first use.
  ///
  /// - Parameters:
  ///   - kind: The declaration of the object.
  ///   - owner: The visits from the outermost entry to the owner, with nil for a part without an
  ///     identity; empty for the store itself.
  ///   - find: Finds the owner; nil for the store itself.
  /// - Returns: The object.
  func object(of kind: RetainedKind, for owner: [Visit?], find: Find?) -> AnyObject {
    let key = Key(kind: ObjectIdentifier(kind), owner: owner)
    if let object = present(key) { return object }
    let object = kind.make()
    // The object may have been used while it was made.
    if let object = present(key) { return object }
    records[key] = Record(
      object: object,
      kind: kind,
      number: count,
      find: find,
      positions: find?() ?? []
    )
    count += 1
    return object
  }

  /// Releases the objects of owners that were removed, front-most first.
  ///
  /// - Complexity: O(*n*) in the number of objects.
  func release() {
    var gone: Set<Key> = []
    for (key, record) in records {
      guard let find = record.find else { continue }
      if let positions = find() {
        if positions != record.positions { records[key]?.positions = positions }
      } else {
        gone.insert(key)
      }
    }
    if gone.isEmpty { return }
    if records.allSatisfy({ $0.value.find == nil || gone.contains($0.key) }) { watch = nil }
    var leaving = Self.frontMostLast(records.filter { gone.contains($0.key) }.values)
    // A deinitializer that reads the registry finds the current records.
    for key in gone { records[key] = nil }
    while !leaving.isEmpty { leaving.removeLast() }
  }

  private nonisolated static func frontMostLast(_ records: some Sequence<Record>) -> [Record] {
    records.sorted { $0.isReleased(after: $1) }
  }

  /// Returns the object of an existing owner.
  ///
  /// A part without an identity may have been removed and added again within the current action.
  private func present(_ key: Key) -> AnyObject? {
    guard let record = records[key] else { return nil }
    guard let find = record.find, find() == nil else { return record.object }
    records[key] = nil
    // As in `release()`.
    withExtendedLifetime(record) {}
    return nil
  }
}
