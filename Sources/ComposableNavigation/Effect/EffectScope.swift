/// The conditions of an effect: the entries that own it, the names it can be cancelled by.
struct EffectScope<Tag: EffectTag>: Sendable {
  /// The note of whoever runs the effect.
  var tag: Tag

  /// The owners, from the outermost inwards.
  private(set) var place: [Owner.Key] = []
  private(set) var lifetimes: [AnyLifetime] = []

  /// The names, from the outermost inwards.
  private(set) var names: [EffectName] = []

  init(tag: Tag) { self.tag = tag }

  mutating func enter(_ owner: Owner) {
    place.append(owner.key)
    lifetimes.append(owner.lifetime)
  }

  mutating func enter(_ name: EffectName) { names.append(name) }

  /// The scope of whoever holds an owner, which stays when that one goes; the names stay as well.
  func around(_ owner: Owner.Key) -> EffectScope {
    guard let depth = place.lastIndex(of: owner) else { return self }
    var outer = self
    outer.place.removeSubrange(depth...)
    outer.lifetimes.removeSubrange(depth...)
    return outer
  }

  /// Tells whether a name is around the effect.
  func has(_ key: CancelKey) -> Bool { names.contains { $0.key == key } }

  /// Tells whether every owner is in the state.
  func isOwned<State>(in state: State) -> Bool {
    lifetimes.allSatisfy { ($0 as? Lifetime<State>)?.isAlive(state) ?? true }
  }

  /// The positions of its owners in the state, from the outermost inwards; nil when one of them is not
  /// there.
  func positions<State>(in state: UnsafePointer<State>) -> [Int]? {
    var positions: [Int] = []
    for (owner, lifetime) in zip(place, lifetimes) {
      let lifetime = lifetime as? Lifetime<State>
      guard lifetime?.isAlive(state.pointee) != false else { return nil }
      positions.append(lifetime?.watch.position(of: owner.entry, in: state) ?? 0)
    }
    return positions
  }

  /// The entries that it belongs to and its names, from the innermost outwards; empty when it has
  /// neither.
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

/// A note of whoever runs effects, which goes with each of them and its parts.
package protocol EffectTag: Sendable {
  associatedtype Cause: Sendable

  /// The cause that the effect has.
  var cause: Cause { get }

  /// The position in the effect that was asked for: an index for each list around; empty where
  /// nobody wants to know.
  var path: [Int] { get }

  /// Notes that the effect is a part of a list.
  mutating func enter(_ part: Int)
}

/// A developer's name, in the place where it was given.
struct CancelKey: Hashable, Sendable {
  let place: [Owner.Key]
  let id: CancelID
}

/// One use of a name that effects can be cancelled by.
struct EffectName: Sendable {
  let key: CancelKey
  let number: Int
}
