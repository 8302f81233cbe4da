/// A child on its part of the state, for the child's actions.
class CompiledPullback: CompiledReducer, @unchecked Sendable {
  // Unchecked because its superclass is; all properties are constant.
  fileprivate let child: CompiledReducer
  fileprivate let location: RawLocation
  fileprivate let route: CaseRoute
  fileprivate let lift: @Sendable (AnyEffect) -> AnyEffect

  /// Makes the step: `lift` lifts the child's effect into the parent.
  static func make(
    child: CompiledReducer,
    location: RawLocation,
    route: CaseRoute,
    lift: @escaping @Sendable (AnyEffect) -> AnyEffect
  ) -> CompiledReducer {
    let general = CompiledPullback(child, location, route, lift)
    guard case .stored(let offset) = location else { return general }
    if route.isJoined { return general }
    guard let learned = route.learned, let witness = learned.witness else {
      return CopyingPullback(general, offset)
    }
    return InPlacePullback(general, offset, learned, witness)
  }

  fileprivate init(
    _ child: CompiledReducer,
    _ location: RawLocation,
    _ route: CaseRoute,
    _ lift: @escaping @Sendable (AnyEffect) -> AnyEffect
  ) {
    self.child = child
    self.location = location
    self.route = route
    self.lift = lift
  }

  override func run(
    _ state: UnsafeMutableRawPointer,
    _ action: UnsafeMutableRawPointer
  ) -> AnyEffect? {
    let result = route.visit(action) { action in
      location.access(state) { child.run($0, action) }
    }
    switch result {
    case .missed: return route.hasNews ? route.lateIssue() : nil
    case .done(let effect): return effect.map(lift)
    }
  }

  override func run(
    _ state: UnsafeMutableRawPointer,
    _ action: UnsafeMutableRawPointer,
    matching tag: UInt32
  ) -> AnyEffect? {
    // The tag is that of the first of two cases: the second may not match, or may just have been
    // refused.
    if route.isJoined { return run(state, action) }
    let effect = route.visit(action, matching: tag) { action in
      location.access(state) { child.run($0, action) }
    }
    return effect.map(lift)
  }

  override func wants(_ tag: UInt32) -> Bool? { route.matches(known: tag) }

  override func takes(_ action: UnsafeMutableRawPointer) -> Bool { route.isCase(of: action) }
}

/// The most frequent case with the fewest instructions: a stored property, and a path by `/`.
///
/// The step stores everything that it needs. Its references are `Unmanaged`, because a step retains
/// its child, so nothing is retained on a call (benchmark: send).
private final class InPlacePullback: CompiledPullback, @unchecked Sendable {
  // Unchecked because its superclass is; all properties are constant.
  private let next: Unmanaged<CompiledReducer>
  private let offset: Int
  private let witness: EnumTag
  private let learned: LearnedCase

  init(_ general: CompiledPullback, _ offset: Int, _ learned: LearnedCase, _ witness: EnumTag) {
    next = .passUnretained(general.child)
    self.offset = offset
    self.witness = witness
    self.learned = learned
    super.init(general.child, general.location, general.route, general.lift)
  }

  override func run(
    _ state: UnsafeMutableRawPointer,
    _ action: UnsafeMutableRawPointer
  ) -> AnyEffect? {
    let tag = witness.tag(of: action)
    if learned.isPlain(tag) { return runPlainly(state, action) }
    guard learned.isInPlace(tag) else { return super.run(state, action) }
    return runInPlace(state, action, tag)
  }

  override func run(
    _ state: UnsafeMutableRawPointer,
    _ action: UnsafeMutableRawPointer,
    matching tag: UInt32
  ) -> AnyEffect? {
    if learned.isPlain(tag) { return runPlainly(state, action) }
    guard learned.isInPlace(tag) else { return super.run(state, action, matching: tag) }
    return runInPlace(state, action, tag)
  }

  @inline(__always)
  private func runPlainly(
    _ state: UnsafeMutableRawPointer,
    _ action: UnsafeMutableRawPointer
  ) -> AnyEffect? {
    // Invariant: the case has this tag, its payload is unchanged at this address, and nothing
    // changes it.
    let effect = next._withUnsafeGuaranteedRef { $0.run(state + offset, action) }
    guard let effect else { return nil }
    return lift(effect)
  }

  @inline(__always)
  private func runInPlace(
    _ state: UnsafeMutableRawPointer,
    _ action: UnsafeMutableRawPointer,
    _ tag: UInt32
  ) -> AnyEffect? {
    // Invariant: the case has this tag, and its payload is in the enum's own memory.
    witness.project(action)
    let effect = next._withUnsafeGuaranteedRef { $0.run(state + offset, action) }
    witness.inject(action, tag: tag)
    guard let effect else { return nil }
    return lift(effect)
  }
}

/// The second most frequent case: a stored property, and a path that was written by hand.
private final class CopyingPullback: CompiledPullback, @unchecked Sendable {
  // Unchecked because its superclass is; all properties are constant.
  private let next: Unmanaged<CompiledReducer>
  private let offset: Int

  init(_ general: CompiledPullback, _ offset: Int) {
    next = .passUnretained(general.child)
    self.offset = offset
    super.init(general.child, general.location, general.route, general.lift)
  }

  override func run(
    _ state: UnsafeMutableRawPointer,
    _ action: UnsafeMutableRawPointer
  ) -> AnyEffect? {
    let result = route.visitCopy(action) { action in
      next._withUnsafeGuaranteedRef { $0.run(state + offset, action) }
    }
    guard case .done(let effect?) = result else { return nil }
    return lift(effect)
  }

  override func run(
    _ state: UnsafeMutableRawPointer,
    _ action: UnsafeMutableRawPointer,
    matching tag: UInt32
  ) -> AnyEffect? {
    run(state, action)
  }
}
