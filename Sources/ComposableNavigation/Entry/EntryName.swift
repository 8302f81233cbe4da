/// A name of an id: a value of any Hashable type and its occurrence.
@usableFromInline
class EntryName: @unchecked Sendable {
  // Unchecked because the compiler cannot check a class with subclasses; all properties are
  // constant.
  @usableFromInline let occurrence: Int

  @usableFromInline
  init(occurrence: Int) { self.occurrence = occurrence }

  @usableFromInline
  func isEqual(to other: EntryName) -> Bool { self === other }

  @usableFromInline
  func hash(into hasher: inout Hasher) { hasher.combine(occurrence) }

  /// The value without its type.
  var anyValue: any Sendable { occurrence }
}

@usableFromInline
final class TypedName<Value: Hashable & Sendable>: EntryName, @unchecked Sendable {
  // Unchecked because its superclass is; it stores one Sendable constant.
  @usableFromInline let value: Value

  @usableFromInline
  init(_ value: Value, occurrence: Int) {
    self.value = value
    super.init(occurrence: occurrence)
  }

  @usableFromInline
  override func isEqual(to other: EntryName) -> Bool {
    guard type(of: other) == type(of: self), occurrence == other.occurrence else { return false }
    if Value.self == String.self {
      // Invariant: both are of this class. Most names are texts, and generic values are copied to
      // be compared (benchmark “stack difference, named anew by texts”).
      return unsafeDowncast(self, to: TypedName<String>.self).value
        == unsafeDowncast(other, to: TypedName<String>.self).value
    }
    // Invariant: `other` is of this final class. A conditional cast takes three times as long
    // (benchmark “stack difference, named anew”).
    let other = unsafeDowncast(other, to: TypedName<Value>.self)
    return value == other.value
  }

  @usableFromInline
  override func hash(into hasher: inout Hasher) {
    hasher.combine(value)
    hasher.combine(occurrence)
  }

  override var anyValue: any Sendable { value }
}
