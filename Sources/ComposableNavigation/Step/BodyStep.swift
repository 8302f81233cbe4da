import Synchronization

/// Several steps, one after the other: what a `body` is resolved into.
///
/// It asks once which case an action is, and keeps for each case the parts that want it: so the
/// thirtieth child costs what the first does (benchmark: a body of 30 children).
final class BodyStep: Step, @unchecked Sendable {
  // Unchecked because its superclass is; parts are constant, rows atomic.
  private let steps: [Step]
  private let rows: Rows?
  /// The same steps, which are called without being retained (benchmark: send).
  private let calls: UnsafeMutablePointer<Unmanaged<Step>>

  /// Makes one step of several, those that are bodies themselves taken apart.
  ///
  /// More than a row has room for are made into bodies within bodies.
  static func make(_ steps: [Step], action: Any.Type) -> Step {
    let parts = steps.flatMap(\.parts)
    if parts.count == 1 { return parts[0] }
    guard parts.count > Rows.capacity else { return BodyStep(parts, action: action) }
    let halves = stride(from: 0, to: parts.count, by: Rows.capacity).map { start in
      BodyStep(Array(parts[start...].prefix(Rows.capacity)), action: action)
    }
    return BodyStep(halves, action: action)
  }

  private init(_ steps: [Step], action: Any.Type) {
    self.steps = steps
    rows = EnumTag(action).map { Rows($0, fits: steps.count <= Rows.capacity) }
    calls = .allocate(capacity: steps.count)
    for (index, step) in steps.enumerated() {
      (calls + index).initialize(to: .passUnretained(step))
    }
  }

  deinit { calls.deallocate() }

  override var parts: [Step] { steps.count <= Rows.capacity ? steps : [self] }

  override func run(
    _ state: UnsafeMutableRawPointer,
    _ action: UnsafeMutableRawPointer
  ) -> AnyEffect? {
    guard let rows else { return runAll(state, action) }
    let tag = rows.witness.tag(of: action)
    guard var row = rows[tag] else {
      let effect = runAll(state, action)
      rows.learn(tag, from: steps)
      return effect
    }
    var effect: AnyEffect?
    while row != 0 {
      let part = row.trailingZeroBitCount
      row &= row &- 1
      // Invariant: a row has bits for the steps that there are.
      let next = calls[part]._withUnsafeGuaranteedRef { $0.run(state, action, matching: tag) }
      if let next { effect = effect.merged(with: next) }
    }
    return effect
  }

  private func runAll(
    _ state: UnsafeMutableRawPointer,
    _ action: UnsafeMutableRawPointer
  ) -> AnyEffect? {
    var effect: AnyEffect?
    for step in steps { effect = effect.merged(with: step.run(state, action)) }
    return effect
  }
}

/// For each case of an action, the parts of a body that want it: a bit each.
///
/// Rows are learned from what the parts have learned, which is the same whoever learns it: relaxed
/// atomics suffice, also when one resolved reducer serves many sessions.
private final class Rows: @unchecked Sendable {
  // Unchecked because of the pointer, which leads to atomics.
  static let capacity = 63
  private static let isKnown: UInt64 = 1 << 63

  let witness: EnumTag
  private let rows: UnsafeMutablePointer<Atomic<UInt64>>
  private let count: Int

  init(_ witness: EnumTag, fits: Bool) {
    self.witness = witness
    // More cases than this are looked at each time; nobody writes them by hand.
    count = fits ? min(witness.caseCount, 1_024) : 0
    rows = .allocate(capacity: count)
    for index in 0..<count { (rows + index).initialize(to: Atomic(0)) }
  }

  deinit { rows.deinitialize(count: count).deallocate() }

  /// The parts that want a case; nil when that is not known.
  subscript(tag: UInt32) -> UInt64? {
    guard Int(tag) < count else { return nil }
    let row = rows[Int(tag)].load(ordering: .relaxed)
    return row & Self.isKnown == 0 ? nil : row & ~Self.isKnown
  }

  func learn(_ tag: UInt32, from steps: [Step]) {
    guard Int(tag) < count else { return }
    var row = Self.isKnown
    for (index, step) in steps.enumerated() {
      guard let wants = step.wants(tag) else { return }
      if wants { row |= 1 << UInt64(index) }
    }
    rows[Int(tag)].store(row, ordering: .relaxed)
  }
}
