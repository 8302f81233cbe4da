/// An effect whose type only those know who made it: what steps hand on.
///
/// One word, nil for nothing, so that an action without effects costs none of their machinery.
/// Effects are combined one by one, so what one is made of may lie deeper than the call stack is:
/// nothing here, nor who walks through it, calls itself for a part.
@usableFromInline
package class AnyEffect: @unchecked Sendable {
  // Unchecked because a class that can be inherited from cannot be checked; all is constant, but
  // for the parts, which are taken away when nobody else has the effect any more.
  /// The effects of the same type that it is composed of, in their order; none for a simple one.
  @exclusivity(unchecked) final fileprivate(set) var parts: [AnyEffect]

  /// The operation; what is sent or run lies in a ``SentEffect`` or a ``WorkEffect``.
  final let operation: EffectOperation

  init(_ operation: EffectOperation, _ parts: [AnyEffect] = []) {
    self.operation = operation
    self.parts = parts
  }

  deinit {
    if parts.isEmpty { return }
    var waiting = parts
    parts = []
    // Each that nobody else has loses its parts before it goes.
    while var next = waiting.popLast() {
      guard isKnownUniquelyReferenced(&next) else { continue }
      waiting += next.parts
      next.parts = []
    }
  }

  /// The same effect, made again from its parts to the whole.
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

  /// An effect, and those of its parts that have been made again.
  private struct Rebuilding {
    let effect: AnyEffect
    var parts: [AnyEffect] = []
  }
}

extension AnyEffect {
  /// Both, side by side; they ask for actions of one type.
  func merged(with other: AnyEffect) -> AnyEffect { AnyEffect(.merge, [self, other]) }

  /// The parts, those of the same kind taken apart: a merge of merges is one list, and so is a
  /// sequence of sequences.
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

// The boxes are known to be of this type: they came out of an `Effect<Action>`, or out of a step whose
// actions these are.
extension Effect {
  /// The box of an action, of an effect whose operation is to send one.
  static func sent(by effect: AnyEffect) -> SentEffect<Action> {
    // Unsafe for the benchmark “TestStore, a step and a received action”.
    unsafeDowncast(effect, to: SentEffect<Action>.self)
  }

  /// The work of an effect whose operation is to run some.
  static func work(of effect: AnyEffect) -> Work {
    // Unsafe as above.
    unsafeDowncast(effect, to: WorkEffect<Action>.self).work
  }
}

extension AnyEffect? {
  /// Both, side by side, with nothing allocated when either is none.
  @usableFromInline
  func merged(with other: AnyEffect?) -> AnyEffect? {
    guard let self else { return other }
    guard let other else { return self }
    return self.merged(with: other)
  }
}
