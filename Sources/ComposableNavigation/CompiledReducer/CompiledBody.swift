/// Several steps that run one after the other: the resolved form of a `body`.
///
/// The step reads the case of an action once, and keeps for each case a row with a bit for each
/// part that handles it. The thirtieth child therefore costs as much as the first (benchmark: a
/// body of 30 children). Rows are computed from the parts' knowledge, which is the same in all
/// threads: relaxed atomics suffice, even if one resolved reducer serves many sessions.
final class CompiledBody: CompiledSequence, @unchecked Sendable {
  // Unchecked because its superclass is; steps are constant, rows atomic.
  private static let capacity = 63
  private static let isKnown: UInt64 = 1 << 63

  private let witness: EnumTag
  private let rows: AtomicWords
  private let rowCount: UInt32
  /// The same steps, for calls without retaining them (benchmark: send).
  private let calls: UnsafeMutablePointer<Unmanaged<CompiledReducer>>

  /// Makes one step of several; steps that are bodies themselves are flattened.
  ///
  /// If there are more steps than a row has bits, they are grouped into nested bodies.
  static func make(_ steps: [CompiledReducer], action: Any.Type) -> CompiledReducer {
    let parts = steps.flatMap(\.parts)
    if parts.count == 1 { return parts[0] }
    guard let witness = EnumTag(action) else { return CompiledSequence(parts) }
    guard parts.count > capacity else { return CompiledBody(parts, witness) }
    return CompiledSequence(
      stride(from: 0, to: parts.count, by: capacity).map { start in
        CompiledBody(Array(parts[start...].prefix(capacity)), witness)
      }
    )
  }

  private init(_ steps: [CompiledReducer], _ witness: EnumTag) {
    self.witness = witness
    // Cases beyond this number are checked each time; enums written by hand have fewer.
    rowCount = UInt32(min(witness.caseCount, 1_024))
    rows = AtomicWords(count: Int(rowCount))
    calls = .allocate(capacity: steps.count)
    for (index, step) in steps.enumerated() {
      (calls + index).initialize(to: .passUnretained(step))
    }
    super.init(steps)
  }

  deinit { calls.deallocate() }

  override var parts: [CompiledReducer] { steps }

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
      // Invariant: a row has bits only for existing steps.
      let part = row.trailingZeroBitCount
      row &= row &- 1
      let effect = calls[part]._withUnsafeGuaranteedRef { $0.run(state, action, matching: tag) }
      if let effect { return goOn(after: effect, row, state, action, tag) }
    }
    return nil
  }

  /// Runs the rest of a row after a part that returned an effect.
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

/// Several steps that run one after the other, each of which checks whether an action is its own.
class CompiledSequence: CompiledReducer, @unchecked Sendable {
  // Unchecked because its superclass is; steps are constant.
  fileprivate let steps: [CompiledReducer]

  fileprivate init(_ steps: [CompiledReducer]) { self.steps = steps }

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

extension [CompiledReducer] {
  fileprivate func run(
    _ state: UnsafeMutableRawPointer,
    _ action: UnsafeMutableRawPointer
  ) -> AnyEffect? {
    var effect: AnyEffect?
    for step in self { effect = effect.merged(with: step.run(state, action)) }
    return effect
  }
}
