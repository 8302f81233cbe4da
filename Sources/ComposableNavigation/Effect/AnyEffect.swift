/// A type-erased effect, which steps return.
///
/// One machine word, nil for no effect, so an action without effects has no cost for them. Effects
/// are combined one by one, so they may be nested deeper than the call stack allows: nothing in
/// this file, and no code that visits an effect's parts, is recursive.
@usableFromInline
package class AnyEffect: @unchecked Sendable {
  // Unchecked because a class that can be inherited from cannot be checked; all properties are
  // constant, except the parts, which are removed when no other reference to the effect is left.
  /// The effects of the same type that this effect is composed of, in order; empty for a simple
  /// effect.
  @exclusivity(unchecked) final fileprivate(set) var parts: [AnyEffect]

  /// The operation; the action or the work is in a ``SentEffect`` or a ``WorkEffect``.
  final let operation: EffectOperation

  init(_ operation: EffectOperation, _ parts: [AnyEffect] = []) {
    self.operation = operation
    self.parts = parts
  }

  deinit {
    if parts.isEmpty { return }
    var waiting = parts
    parts = []
    // An effect without another reference loses its parts before it is released.
    while var next = waiting.popLast() {
      guard isKnownUniquelyReferenced(&next) else { continue }
      waiting += next.parts
      next.parts = []
    }
  }

  /// Returns the same effect, rebuilt from its innermost parts outwards.
  ///
  /// - Complexity: O(*n*)
  final func rebuilt(_ make: (AnyEffect, _ parts: [AnyEffect]) -> AnyEffect) -> AnyEffect {
    if parts.isEmpty { return make(self, []) }
    var open = [Rebuilding(effect: self)]
    while true {
      let last = open.count - 1
      let effect = open[last].effect
      if open[last].parts.count < effect.parts.count {
        let part = effect.parts[open[last].parts.count]
        if part.parts.isEmpty {
          open[last].parts.append(make(part, []))
        } else {
          open.append(Rebuilding(effect: part))
        }
        continue
      }
      let made = make(effect, open.removeLast().parts)
      if open.isEmpty { return made }
      open[open.count - 1].parts.append(made)
    }
  }

  /// An effect, and those of its parts that were rebuilt.
  private struct Rebuilding {
    let effect: AnyEffect
    var parts: [AnyEffect] = []
  }
}

extension AnyEffect {
  /// A Boolean value that indicates whether the effect only sends one action or two, each of one entry
  /// or of none.
  var onlySends: Bool {
    if case .merge = operation { return parts.count == 2 && parts[0].isSent && parts[1].isSent }
    return isSent
  }

  private var isSent: Bool {
    switch operation {
    case .send: return true
    case .owned:
      if case .send = parts[0].operation { return true }
      return false
    default: return false
    }
  }

  /// Returns both effects, side by side; they send actions of one type.
  func merged(with other: AnyEffect) -> AnyEffect { AnyEffect(.merge, [self, other]) }

  /// The parts, with nested lists of the same operation flattened: a merge of merges is one list,
  /// and so is a sequence of sequences.
  ///
  /// - Complexity: O(*n*)
  var flattenedParts: [AnyEffect] {
    var flat: [AnyEffect] = []
    var waiting: [AnyEffect] = parts.reversed()
    while let next = waiting.popLast() {
      if isList(like: next) {
        waiting += next.parts.reversed()
      } else {
        flat.append(next)
      }
    }
    return flat
  }

  private func isList(like other: AnyEffect) -> Bool {
    switch (operation, other.operation) {
    case (.merge, .merge), (.concatenate, .concatenate): true
    default: false
    }
  }
}

/// The box of an effect that sends an action, and of an action that waits in a store.
final class SentEffect<Action: Sendable>: AnyEffect, @unchecked Sendable {
  // Unchecked because its superclass is; it stores one Sendable constant.
  let action: Action

  /// - Parameters:
  ///   - action: The action.
  ///   - operation: The way to send it, `send` or `leave`.
  init(_ action: Action, _ operation: EffectOperation = .send) {
    self.action = action
    super.init(operation, [])
  }
}

/// The box of an effect that runs asynchronous work.
final class WorkEffect<Action: Sendable>: AnyEffect, @unchecked Sendable {
  // Unchecked because its superclass is; it stores one Sendable constant.
  let work: Effect<Action>.Work

  init(_ work: Effect<Action>.Work) {
    self.work = work
    super.init(.run, [])
  }
}

// The boxes have this type: they were taken from an `Effect<Action>`, or returned by a step with
// this type of action.
extension Effect {
  /// Returns the box of the action that an effect sends.
  static func sent(by effect: AnyEffect) -> SentEffect<Action> {
    // Unsafe for the benchmark “TestStore, a step and a received action”.
    unsafeDowncast(effect, to: SentEffect<Action>.self)
  }

  static func work(of effect: AnyEffect) -> Work {
    // Unsafe as above.
    unsafeDowncast(effect, to: WorkEffect<Action>.self).work
  }
}

extension AnyEffect? {
  /// Returns both effects, side by side; allocates nothing if either is nil.
  @usableFromInline
  package func merged(with other: AnyEffect?) -> AnyEffect? {
    guard let self else { return other }
    guard let other else { return self }
    return self.merged(with: other)
  }
}
