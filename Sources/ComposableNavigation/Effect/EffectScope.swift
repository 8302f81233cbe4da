/// The context of an effect: the entries that own it and its names for cancellation.
struct EffectScope<Tag: EffectTag>: Sendable {
  /// The note of the code that runs the effect.
  var tag: Tag

  /// The owners, from the outermost inwards.
  private(set) var place: [Owner.Key] = []
  private(set) var lifetimes: [AnyLifetime] = []

  /// The names, from the outermost inwards.
  private(set) var names: [EffectName] = []

  mutating func enter(_ owner: Owner) {
    place.append(owner.key)
    lifetimes.append(owner.lifetime)
  }

  mutating func enter(_ name: EffectName) { names.append(name) }

  /// Returns the scope around an owner, which survives that owner; the names stay as well.
  func around(_ owner: Owner.Key) -> EffectScope {
    guard let depth = place.lastIndex(of: owner) else { return self }
    var outer = self
    outer.place.removeSubrange(depth...)
    outer.lifetimes.removeSubrange(depth...)
    return outer
  }

  /// Returns a Boolean value that indicates whether the effect has a name.
  func has(_ key: CancelKey) -> Bool { names.contains { $0.key == key } }

  /// Returns a Boolean value that indicates whether every owner is in the state.
  func isOwned<State>(in state: State) -> Bool {
    withUnsafePointer(to: state) { isOwned(at: $0) }
  }

  /// Returns a Boolean value that indicates whether every owner is in the state at an address.
  func isOwned<State>(at state: UnsafePointer<State>) -> Bool {
    for lifetime in lifetimes where lifetime.isOwnerAlive(in: state, of: State.self) == false {
      return false
    }
    return true
  }

  /// Returns the positions of the owners in the state, from the outermost inwards; nil if one of
  /// them is missing.
  func positions<State>(in state: UnsafePointer<State>) -> [Int]? {
    var positions: [Int] = []
    for (owner, lifetime) in zip(place, lifetimes) {
      guard lifetime.isOwnerAlive(in: state, of: State.self) != false else { return nil }
      let lifetime = lifetime as? Lifetime<State>
      positions.append(lifetime?.watch.position(of: owner.entry, in: state) ?? 0)
    }
    return positions
  }

  /// The owners and the names of the effect, from the innermost outwards; empty if there are none.
  var explanation: String {
    var parts: [String] = []
    var names = names[...]
    for depth in (0...place.count).reversed() {
      while let name = names.last, name.key.place.count == depth {
        parts.append("named \(name.key.id)")
        names.removeLast()
      }
      if depth > 0 { parts.append("of \(place[depth - 1].entry?.description ?? "its part")") }
    }
    return parts.joined(separator: ", ")
  }
}

/// A note that is attached to each effect and its parts by the code that runs them.
package protocol EffectTag: Sendable {
  associatedtype Cause: Sendable

  var cause: Cause { get }

  /// The position in the whole effect: an index for each enclosing list; empty if it is not
  /// recorded.
  var path: [Int] { get }

  /// Notes that the effect is a part of a list.
  mutating func enter(_ part: Int)
}

/// A developer's name with the owners of the effect that has it.
struct CancelKey: Hashable, Sendable {
  let place: [Owner.Key]
  let id: CancelID
}

/// One use of a name for cancelling effects.
struct EffectName: Sendable {
  let key: CancelKey
  let number: Int
}
