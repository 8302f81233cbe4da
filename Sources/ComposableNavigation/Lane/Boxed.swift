/// A value behind one reference, copied when it is changed while somebody else has it.
///
/// A ledger has many parts; a lane looks at them at every event, and a search copies whole lanes a
/// million times. So that looking and copying cost one retain, each lies in a box.
@propertyWrapper
@usableFromInline
package struct Boxed<Value> {
  @usableFromInline
  final class Box {
    // Unchecked: what others see is never changed, so nobody looks at it meanwhile.
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
    // Not `get`, which copies the whole value for a look at one part.
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }
}

// Unchecked because a box is shared; what is shared is never changed.
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
