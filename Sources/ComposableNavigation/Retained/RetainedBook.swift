/// The objects that a store keeps for owners, until those are gone.
@MainActor
final class RetainedBook {
  /// An owner and one of its objects.
  private struct Key: Hashable {
    let kind: ObjectIdentifier
    let owner: [Visit?]
  }

  private struct Record {
    let object: AnyObject
    /// Kept, so that no other declaration gets its address.
    let kind: RetainedKind
    /// The number of objects that were made before.
    let number: Int
    /// Finds the owner; nil for the store itself.
    let find: Find?
    /// The positions at which the owner was found last.
    var positions: [Int]

    /// Tells whether the object is let go after another one, when both go together: what is in
    /// front goes first, and of equals what was made last.
    func isReleased(after other: Record) -> Bool {
      if positions == other.positions { return number < other.number }
      return positions.lexicographicallyPrecedes(other.positions)
    }
  }

  /// Returns the positions of an owner, from the outermost entry inwards: the higher, the further in
  /// front; nil when it is not there.
  typealias Find = @MainActor () -> [Int]?

  // Unsafe only in that a deinitializer may run anywhere; the records are the book's alone.
  private nonisolated(unsafe) var records: [Key: Record] = [:]
  private var count = 0

  /// The subscription by which the book hears of actions; nil while nothing can go.
  var watch: AnyObject?

  deinit {
    var leaving = Self.frontMostLast(records.values)
    records = [:]
    while !leaving.isEmpty { leaving.removeLast() }
  }

  /// The owner's object, made at the first use.
  ///
  /// - Parameters:
  ///   - kind: The declaration of the object.
  ///   - owner: The visits from the outermost entry to the owner, nil for a part that has no
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

  /// Lets go of the objects of owners that have gone, front-most first.
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
    // A deinitializer that looks here finds the book as it is now.
    for key in gone { records[key] = nil }
    while !leaving.isEmpty { leaving.removeLast() }
  }

  private nonisolated static func frontMostLast(_ records: some Sequence<Record>) -> [Record] {
    records.sorted { $0.isReleased(after: $1) }
  }

  /// The object of an owner that is there.
  ///
  /// A part without identity may have gone and come back within the action that asks.
  private func present(_ key: Key) -> AnyObject? {
    guard let record = records[key] else { return nil }
    guard let find = record.find, find() == nil else { return record.object }
    records[key] = nil
    // As in `release()`.
    withExtendedLifetime(record) {}
    return nil
  }
}
