/// The entry that an effect belongs to, and the test for whether the entry still exists.
///
/// An element's reducer does not know its owner; `forEach`, `ifLet` and `ifCaseLet` attach it to
/// the effects that the reducer returns, and each enclosing pullback adapts the test to its own
/// state.
struct Owner: Sendable {
  let key: Key
  let lifetime: AnyLifetime

  /// Identifies a place: the operator that contains the child (one object for each operator in a
  /// resolved reducer), and the entry in it, if the operator contains several.
  struct Key: Hashable, Sendable {
    let container: ObjectIdentifier
    let entry: Visit?
  }
}

/// A type-erased test of a state.
class AnyLifetime: @unchecked Sendable {
  // Unchecked because a class that can be inherited from cannot be checked; it stores nothing.
  fileprivate init() {}

  /// Returns a Boolean value that indicates whether the owner is in the state at an address; nil for
  /// a state of another type, which cannot tell.
  ///
  /// A call takes a tenth of a cast to the type (benchmark “lifecycles idle”).
  func isOwnerAlive(in state: UnsafeRawPointer, of type: Any.Type) -> Bool? { nil }
}

/// The test for whether an owner is in a `State`.
final class Lifetime<State>: AnyLifetime, @unchecked Sendable {
  // Unchecked because its superclass is; it stores Sendable constants.
  let isAlive: @Sendable (UnsafePointer<State>) -> Bool
  /// The path from a `State` to the owner, for tests of many owners at once.
  let watch: OwnerWatch

  init(watch: OwnerWatch, isAlive: @escaping @Sendable (UnsafePointer<State>) -> Bool) {
    self.watch = watch
    self.isAlive = isAlive
    super.init()
  }

  override func isOwnerAlive(in state: UnsafeRawPointer, of type: Any.Type) -> Bool? {
    guard type == State.self else { return nil }
    return isAlive(state.assumingMemoryBound(to: State.self))
  }
}
