/// A value behind one reference, with copy on write.
///
/// A record has many parts. A lane reads them at every event, and a search copies whole lanes a
/// million times. The box makes each read and copy cost one retain.
@propertyWrapper
@usableFromInline
package struct Boxed<Value> {
  @usableFromInline
  final class Box {
    // Unchecked: a shared value is never changed, so accesses never overlap.
    @exclusivity(unchecked)
    @usableFromInline var value: Value

    @usableFromInline
    init(_ value: Value) { self.value = value }
  }

  @usableFromInline var box: Box

  @inlinable  // explorer, a stack, a transition: × 1.04
  package init(wrappedValue: Value) { box = Box(wrappedValue) }

  @inlinable  // explorer, a stack, a transition: × 1.04
  package var wrappedValue: Value {
    // Not `get`, which copies the whole value to read one part.
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }
}

// Unchecked because boxes are shared; a shared value is never changed.
extension Boxed: @unchecked Sendable where Value: Sendable {}

extension Boxed: Equatable where Value: Equatable {
  @inlinable  // explorer, a stack, a transition: × 1.04
  package static func == (lhs: Boxed, rhs: Boxed) -> Bool {
    lhs.box === rhs.box || lhs.box.value == rhs.box.value
  }
}

extension Boxed: Hashable where Value: Hashable {
  @inlinable  // explorer, a stack, a transition: × 1.04
  package func hash(into hasher: inout Hasher) { hasher.combine(box.value) }
}
