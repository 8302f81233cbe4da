import Synchronization

/// What a path made by `/` has learned of its enum: the tag that is its case, and those that are not.
///
/// `Mirror` teaches a tag the first time it is seen (3 to 7 µs); afterwards a match is a comparison
/// of two numbers. What is learned is the same whoever learns it, so relaxed atomics suffice.
final class LearnedCase<Root, Value>: Sendable {
  private let embed: @Sendable (Value) -> Root
  private let hit = Atomic<UInt32>(.max)
  private let misses = Atomic<UInt64>(0)
  private let refusal = Atomic<Int>(0)

  init(embed: @escaping @Sendable (Value) -> Root) {
    self.embed = embed
    if !TypeKind.isEnum(Root.self) {
      refuse(.notAnEnum)
    } else if TypeKind.containsFunction(Value.self) {
      refuse(.function)
    } else if TypeKind.shapesItsMirror(Root.self) {
      refuse(.customMirror)
    }
  }

  /// Why the path can never match, in words.
  var problem: String? {
    CasePathProblem(rawValue: refusal.load(ordering: .relaxed) >> 1)?
      .text(root: Root.self, value: Value.self)
  }

  /// The problem, the first time that somebody asks after it arose.
  func takeProblem() -> String? {
    let seen = refusal.load(ordering: .relaxed)
    guard seen != 0, seen & 1 == 0 else { return nil }
    let (mine, _) = refusal.compareExchange(
      expected: seen,
      desired: seen | 1,
      ordering: .relaxed
    )
    return mine ? problem : nil
  }

  func extract(from root: Root) -> Value? {
    guard let witness = EnumTag<Root>() else { return extractByMirror(root) }
    let tag = witness.tag(of: root)
    if tag == hit.load(ordering: .relaxed) {
      return witness.payload(of: root, tag: tag, as: Value.self)
    }
    if tag < 64, misses.load(ordering: .relaxed) & (1 << UInt64(tag)) != 0 { return nil }
    return learn(root, tag: tag, witness)
  }

  private func learn(_ root: Root, tag: UInt32, _ witness: EnumTag<Root>) -> Value? {
    guard refusal.load(ordering: .relaxed) == 0 else { return nil }
    guard witness.hasPayload(tag) else {
      guard let void = () as? Value, witness.tag(of: embed(void)) == tag else { return miss(tag) }
      hit.store(tag, ordering: .relaxed)
      return void
    }
    guard let payload = Mirror(reflecting: root).children.first?.value else {
      // An empty payload type has no child; one that cannot be read has no names either.
      if witness.hasReflection { return learnVoid(tag, witness) }
      refuse(.noReflection)
      return nil
    }
    let stored = TypeKind.storedType(of: payload)
    guard TypeKind.areSame(stored, Value.self) else {
      return mismatch(payload, stored, tag, witness)
    }
    let value = witness.payload(of: root, tag: tag, as: Value.self)
    guard witness.tag(of: embed(value)) == tag else { return miss(tag) }
    hit.store(tag, ordering: .relaxed)
    return value
  }

  private func learnVoid(_ tag: UInt32, _ witness: EnumTag<Root>) -> Value? {
    guard let void = () as? Value, witness.tag(of: embed(void)) == tag else { return miss(tag) }
    hit.store(tag, ordering: .relaxed)
    return void
  }

  /// The types differ: another case, or a constructor that was converted on the way.
  private func mismatch(
    _ payload: Any,
    _ stored: Any.Type,
    _ tag: UInt32,
    _ witness: EnumTag<Root>
  ) -> Value? {
    guard let value = payload as? Value else {
      return TypeKind.mayConvert(stored, to: Value.self) ? nil : miss(tag)
    }
    if witness.tag(of: embed(value)) == tag { refuse(.converted) }
    return miss(tag)
  }

  private func miss(_ tag: UInt32) -> Value? {
    if tag < 64 { misses.bitwiseOr(1 << UInt64(tag), ordering: .relaxed) }
    return nil
  }

  private func refuse(_ problem: CasePathProblem) {
    refusal.store(problem.rawValue << 1, ordering: .relaxed)
  }

  /// The slow way, for an enum without witnesses: same case name, and a payload that fits.
  private func extractByMirror(_ root: Root) -> Value? {
    guard TypeKind.isEnum(Root.self), refusal.load(ordering: .relaxed) == 0,
      let child = Mirror(reflecting: root).children.first,
      let value = child.value as? Value,
      Mirror(reflecting: embed(value)).children.first?.label == child.label
    else { return nil }
    return value
  }
}

/// Why a path by `/` was refused.
enum CasePathProblem: Int {
  case notAnEnum = 1
  case function, converted, noReflection, customMirror

  func text(root: Any.Type, value: Any.Type) -> String {
    switch self {
    case .notAnEnum:
      "\(root) is no enum; write CasePath(embed:extract:) by hand"
    case .function:
      "\(value) has a function in it, which cannot be read out of a case; "
        + "write CasePath(embed:extract:) by hand"
    case .converted:
      "the case of \(root) does not store exactly \(value): its constructor was converted; "
        + "name the case's own type"
    case .customMirror:
      "\(root) shapes its own mirror, by which a case cannot be read; "
        + "write CasePath(embed:extract:) by hand"
    case .noReflection:
      "\(root) comes from a module built without reflection data; "
        + "write CasePath(embed:extract:) by hand"
    }
  }
}
