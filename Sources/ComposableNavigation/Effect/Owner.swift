/// The entry that an effect belongs to, and how to find out whether it is still there.
///
/// An element's reducer knows nothing of its owner; `forEach`, `ifLet` and `ifCaseLet` attach it on
/// the way out, and each pullback above widens the question to its own state.
struct Owner: Sendable {
  let key: Key
  let lifetime: AnyLifetime

  /// Names a place: the operator that holds the child (one object for each in a resolved reducer),
  /// and the entry in it, if it holds several.
  struct Key: Hashable, Sendable {
    let container: ObjectIdentifier
    let entry: Visit?
  }
}

/// A question to some state, whose type only those who ask it know.
class AnyLifetime: @unchecked Sendable {
  // Unchecked because a class that can be inherited from cannot be checked; it stores nothing.
  fileprivate init() {}
}

/// The question whether an owner is there in a `State`.
final class Lifetime<State>: AnyLifetime, @unchecked Sendable {
  // Unchecked because its superclass is; it stores Sendable constants.
  let isAlive: @Sendable (State) -> Bool
  /// The way from a `State` to the owner, for whoever asks about many of them.
  let watch: OwnerWatch

  init(watch: OwnerWatch, isAlive: @escaping @Sendable (State) -> Bool) {
    self.watch = watch
    self.isAlive = isAlive
    super.init()
  }
}
