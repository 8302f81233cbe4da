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
    /// Tells whether the owner is there; nil for the store itself.
    let isAlive: (@MainActor () -> Bool)?
  }

  private var records: [Key: Record] = [:]

  /// The subscription by which the book hears of actions; nil while nothing can go.
  var watch: AnyObject?

  /// The owner's object, made at the first use.
  ///
  /// - Parameters:
  ///   - kind: The declaration of the object.
  ///   - owner: The visits from the outermost entry to the owner, nil for a part that has no
  ///     identity; empty for the store itself.
  ///   - isAlive: Tells whether the owner is there; nil for the store itself.
  /// - Returns: The object.
  func object(
    of kind: RetainedKind,
    for owner: [Visit?],
    while isAlive: (@MainActor () -> Bool)?
  ) -> AnyObject {
    let key = Key(kind: ObjectIdentifier(kind), owner: owner)
    if let object = present(key) { return object }
    let object = kind.make()
    // The object may have been used while it was made.
    if let object = present(key) { return object }
    records[key] = Record(object: object, kind: kind, isAlive: isAlive)
    return object
  }

  /// Lets go of the objects of owners that have gone.
  ///
  /// - Complexity: O(*n*) in the number of objects.
  func release() {
    let gone = records.filter { $0.value.isAlive?() == false }
    for key in gone.keys { records[key] = nil }
    if records.values.allSatisfy({ $0.isAlive == nil }) { watch = nil }
    // A deinitializer that looks here finds the book as it is now.
    withExtendedLifetime(gone) {}
  }

  /// The object of an owner that is there.
  ///
  /// A part without identity may have gone and come back within the action that asks.
  private func present(_ key: Key) -> AnyObject? {
    guard let record = records[key] else { return nil }
    guard record.isAlive?() == false else { return record.object }
    records[key] = nil
    // As in `release()`.
    withExtendedLifetime(record) {}
    return nil
  }
}
