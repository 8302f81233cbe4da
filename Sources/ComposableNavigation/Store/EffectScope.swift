/// What a running effect depends on: the entries that own it and the names it can be cancelled by.
///
/// Scopes form a chain, from the innermost `cancellable` or owner outwards.
@MainActor
final class EffectScope {
  enum Reason {
    case owner(AnyLifetime)
    case name(CancelKey)
    case group(EffectGroup)
  }

  private let outer: EffectScope?
  private let reason: Reason
  private var isEnded = false

  init(_ reason: Reason, in outer: EffectScope?) {
    self.reason = reason
    self.outer = outer
  }

  /// Whether the effect may no longer act.
  var isCancelled: Bool {
    if isEnded { return true }
    if case .group(let group) = reason, group.isCancelled { return true }
    return outer?.isCancelled ?? false
  }

  /// Ends the part of the chain that has this name.
  ///
  /// - Returns: Whether there was one.
  func cancel(_ key: CancelKey) -> Bool {
    // All of them: a name may be used again within itself.
    let isOuterCancelled = outer?.cancel(key) ?? false
    guard case .name(key) = reason else { return isOuterCancelled }
    isEnded = true
    return true
  }

  /// Whether every owner is still in the state.
  func isOwned<State>(in state: State) -> Bool {
    if case .owner(let lifetime) = reason, let lifetime = lifetime as? Lifetime<State>,
      !lifetime.isAlive(state)
    {
      isEnded = true
      return false
    }
    return outer?.isOwned(in: state) ?? true
  }

  /// Whether an owner has to be asked at all.
  var hasOwner: Bool {
    if case .owner = reason { return true }
    return outer?.hasOwner ?? false
  }

  var group: EffectGroup? {
    if case .group(let group) = reason { return group }
    return outer?.group
  }
}

/// A developer's name, in the place where it was given.
struct CancelKey: Hashable, Sendable {
  let place: [Owner.Key]
  let id: CancelID
}
