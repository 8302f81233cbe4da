/// Several steps, one after the other: what a `body` is resolved into.
///
/// It asks once which case an action is, and keeps for each case the parts that want it, a bit
/// each: so the thirtieth child costs what the first does (benchmark: a body of 30 children). Rows
/// are learned from what the parts have learned, which is the same whoever learns it: relaxed
/// atomics suffice, also when one resolved reducer serves many sessions.
final class BodyStep: SequenceStep, @unchecked Sendable {
  // Unchecked because its superclass is; steps are constant, rows atomic.
  private static let capacity = 63
  private static let isKnown: UInt64 = 1 << 63

  private let witness: EnumTag
  private let rows: AtomicWords
  private let rowCount: UInt32
  /// The same steps, which are called without being retained (benchmark: send).
  private let calls: UnsafeMutablePointer<Unmanaged<ReducerStep>>

  /// Makes one step of several, those that are bodies themselves taken apart.
  ///
  /// More than a row has room for are made into bodies within bodies.
  static func make(_ steps: [ReducerStep], action: Any.Type) -> ReducerStep {
    let parts = steps.flatMap(\.parts)
    if parts.count == 1 { return parts[0] }
    guard let witness = EnumTag(action) else { return SequenceStep(parts) }
    guard parts.count > capacity else { return BodyStep(parts, witness) }
    return SequenceStep(
      stride(from: 0, to: parts.count, by: capacity).map { start in
        BodyStep(Array(parts[start...].prefix(capacity)), witness)
      }
    )
  }

  private init(_ steps: [ReducerStep], _ witness: EnumTag) {
    self.witness = witness
    // More cases than this are looked at each time; nobody writes them by hand.
    rowCount = UInt32(min(witness.caseCount, 1_024))
    rows = AtomicWords(count: Int(rowCount))
    calls = .allocate(capacity: steps.count)
    for (index, step) in steps.enumerated() {
      (calls + index).initialize(to: .passUnretained(step))
    }
    super.init(steps)
  }

  deinit { calls.deallocate() }

  override var parts: [ReducerStep] { steps }

  override func run(
    _ state: UnsafeMutableRawPointer,
    _ action: UnsafeMutableRawPointer
  ) -> AnyEffect? {
    let tag = witness.tag(of: action)
    guard tag < rowCount else { return steps.run(state, action) }
    var row = rows.load(at: Int(tag))
    guard row & Self.isKnown != 0 else { return runAndLearn(state, action, tag) }
    row &= ~Self.isKnown
    while row != 0 {
      // Invariant: a row has bits for the steps that there are.
      let part = row.trailingZeroBitCount
      row &= row &- 1
      let effect = calls[part]._withUnsafeGuaranteedRef { $0.run(state, action, matching: tag) }
      if let effect { return goOn(after: effect, row, state, action, tag) }
    }
    return nil
  }

  /// The rest of a row after a part that asked for something.
  private func goOn(
    after first: AnyEffect,
    _ rest: UInt64,
    _ state: UnsafeMutableRawPointer,
    _ action: UnsafeMutableRawPointer,
    _ tag: UInt32
  ) -> AnyEffect? {
    var (effect, row) = (first as AnyEffect?, rest)
    while row != 0 {
      let part = row.trailingZeroBitCount
      row &= row &- 1
      effect = effect.merged(with: steps[part].run(state, action, matching: tag))
    }
    return effect
  }

  private func runAndLearn(
    _ state: UnsafeMutableRawPointer,
    _ action: UnsafeMutableRawPointer,
    _ tag: UInt32
  ) -> AnyEffect? {
    let effect = steps.run(state, action)
    var row = Self.isKnown
    for (index, step) in steps.enumerated() {
      guard let wants = step.wants(tag) else { return effect }
      if wants { row |= 1 << UInt64(index) }
    }
    rows.store(row, at: Int(tag))
    return effect
  }
}

/// Several steps, one after the other, each of which sees for itself whether an action is its own.
class SequenceStep: ReducerStep, @unchecked Sendable {
  // Unchecked because its superclass is; steps are constant.
  fileprivate let steps: [ReducerStep]

  fileprivate init(_ steps: [ReducerStep]) { self.steps = steps }

  override func takes(_ action: UnsafeMutableRawPointer) -> Bool {
    steps.contains { $0.takes(action) }
  }

  override var logic: Logic { steps.reduce(.none) { $0.and($1.logic) } }

  override func run(
    _ state: UnsafeMutableRawPointer,
    _ action: UnsafeMutableRawPointer
  ) -> AnyEffect? {
    steps.run(state, action)
  }
}

extension [ReducerStep] {
  fileprivate func run(
    _ state: UnsafeMutableRawPointer,
    _ action: UnsafeMutableRawPointer
  ) -> AnyEffect? {
    var effect: AnyEffect?
    for step in self { effect = effect.merged(with: step.run(state, action)) }
    return effect
  }
}
