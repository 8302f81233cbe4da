/// The conditions of a running effect: the entries that own it, the names it can be cancelled by.
///
/// Scopes form a chain, from the innermost `cancellable` or owner outwards.
@MainActor
final class EffectScope {
  enum Reason {
    case owner(Owner)
    case name(CancelKey)
    case group(EffectGroup)
  }

  // Unsafe only in that a deinitializer may run anywhere, which has the scope alone.
  private nonisolated(unsafe) var outer: EffectScope?
  private let reason: Reason
  private var isEnded = false

  /// Tells whether an owner has to be asked about at all.
  let hasOwner: Bool

  /// The group that the effect is awaited with.
  let group: EffectGroup?

  init(_ reason: Reason, in outer: EffectScope?) {
    self.reason = reason
    self.outer = outer
    switch reason {
    case .owner:
      hasOwner = true
      group = outer?.group
    case .name:
      hasOwner = outer?.hasOwner ?? false
      group = outer?.group
    case .group(let ownGroup):
      hasOwner = outer?.hasOwner ?? false
      group = ownGroup
    }
  }

  // Names within names make a chain that may be longer than the call stack: each that nobody else
  // has loses the rest before it goes.
  deinit {
    var next = outer
    outer = nil
    while isKnownUniquelyReferenced(&next) {
      let after = next?.outer
      next?.outer = nil
      next = after
    }
  }

  /// Tells whether the effect may no longer act.
  ///
  /// - Complexity: O(*n*) in the depth of the scope.
  var isCancelled: Bool {
    var next: EffectScope? = self
    while let scope = next {
      if scope.isEnded { return true }
      if case .group(let group) = scope.reason, group.isCancelled { return true }
      next = scope.outer
    }
    return false
  }

  /// Ends the part of the chain that has this name.
  ///
  /// - Returns: Whether there was one.
  func cancel(_ key: CancelKey) -> Bool {
    // All of them: a name may be used again within itself.
    var hasName = false
    var next: EffectScope? = self
    while let scope = next {
      if case .name(key) = scope.reason {
        scope.isEnded = true
        hasName = true
      }
      next = scope.outer
    }
    return hasName
  }

  /// Tells whether every owner is still in the state.
  func isOwned<State>(in state: State) -> Bool {
    guard hasOwner else { return true }
    var next: EffectScope? = self
    while let scope = next {
      if case .owner(let owner) = scope.reason,
        let lifetime = owner.lifetime as? Lifetime<State>, !lifetime.isAlive(state)
      {
        scope.isEnded = true
        return false
      }
      next = scope.outer
    }
    return true
  }

  /// The owners, from the outermost inwards.
  var owners: [Owner] {
    guard hasOwner else { return [] }
    var owners: [Owner] = []
    var next: EffectScope? = self
    while let scope = next {
      if case .owner(let owner) = scope.reason { owners.append(owner) }
      next = scope.outer
    }
    return owners.reversed()
  }

  /// The entries that it belongs to and its names, from the innermost outwards; empty when it has
  /// neither.
  var explanation: String {
    var parts: [String] = []
    var next: EffectScope? = self
    while let scope = next {
      switch scope.reason {
      case .owner(let owner): parts.append("of \(owner.key.entry?.description ?? "its part")")
      case .name(let key): parts.append("named \(key.id)")
      case .group: break
      }
      next = scope.outer
    }
    return parts.joined(separator: ", ")
  }
}

/// A developer's name, in the place where it was given.
struct CancelKey: Hashable, Sendable {
  let place: [Owner.Key]
  let id: CancelID
}
