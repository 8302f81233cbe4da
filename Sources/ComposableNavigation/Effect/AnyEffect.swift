/// An effect whose type only those know who made it: what steps hand on.
///
/// One word, nil for nothing, so that an action without effects costs none of their machinery.
@usableFromInline
class AnyEffect: @unchecked Sendable {
  // Unchecked because a class that can be inherited from cannot be checked; all is constant.
  fileprivate init() {}

  /// Both, side by side; they ask for actions of one type.
  func merged(with other: AnyEffect) -> AnyEffect { self }
}

/// What an effect asks for, in its box.
final class AskedEffect<Action: Sendable>: AnyEffect, @unchecked Sendable {
  // Unchecked because its superclass is; it stores one Sendable constant.
  let operation: Effect<Action>.Operation

  init(_ operation: Effect<Action>.Operation) { self.operation = operation }

  /// The effect in a box that is known to be of this type: it came out of an `Effect<Action>`, or
  /// out of a step whose actions these are.
  static func of(_ effect: AnyEffect) -> AskedEffect {
    // Unsafe for the benchmark “TestStore, a step and a received action”.
    unsafeDowncast(effect, to: AskedEffect.self)
  }

  override func merged(with other: AnyEffect) -> AnyEffect {
    AskedEffect(.merge([Effect(self as AnyEffect), Effect(other)]))
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
