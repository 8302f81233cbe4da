/// The tags that a path made by `/` has learned of its enum: the tag of its case, and the others.
///
/// `Mirror` is used for a tag that is seen for the first time (3 to 7 µs); afterwards a match
/// compares two numbers. All threads learn the same values, so relaxed atomics suffice.
@usableFromInline
class LearnedCase: @unchecked Sendable {
  // Unchecked because a class that can be inherited from cannot be checked; the mutable state is
  // atomic.
  @usableFromInline let witness: EnumTag?
  @usableFromInline let known = AtomicWord(.max)
  @usableFromInline let misses = AtomicWord(0)
  fileprivate let refusal = AtomicWord(0)

  /// A flag in `known`: the payload is not in the enum's own memory.
  ///
  /// Tags are smaller than these flags, so one comparison checks the tag and the location of its
  /// payload.
  @usableFromInline static var elsewhere: UInt64 { 1 << 30 }

  /// A flag in `known`: the payload is unchanged in the enum's own memory, and the tag beside it.
  ///
  /// A reader need not project the enum (benchmarks “case path, … hit” and “send, N”).
  @usableFromInline static var plain: UInt64 { 1 << 29 }

  fileprivate init(_ witness: EnumTag?) { self.witness = witness }

  /// Returns the complete knowledge of an optional, whose value is the first of its two cases.
  static func some<Wrapped>(of type: Wrapped?.Type) -> LearnedCase {
    let some = LearnedCase(EnumTag(type))
    some.known.store(0)
    some.misses.store(0b10)
    return some
  }

  // Unsafe for the benchmarks “case path, … hit” and “send, N”.
  /// Returns a Boolean value that indicates whether a tag is this path's case; learns an unknown
  /// tag from `root`.
  @usableFromInline
  func matches(_ tag: UInt32, _ root: UnsafeRawPointer) -> Bool {
    if known.load() & (Self.plain - 1) == UInt64(tag) { return true }
    if tag < 64, misses.load() & (1 << UInt64(tag)) != 0 { return false }
    return learn(root, tag)
  }

  /// Returns a Boolean value that indicates whether a tag is this path's case; nil if the tag is
  /// unknown.
  func matches(known tag: UInt32) -> Bool? {
    if known.load() & (Self.plain - 1) == UInt64(tag) { return true }
    if isRefused { return false }
    return tag < 64 && misses.load() & (1 << UInt64(tag)) != 0 ? false : nil
  }

  /// Learns a tag that is seen for the first time.
  @usableFromInline
  func learn(_ root: UnsafeRawPointer, _ tag: UInt32) -> Bool { false }

  /// The reason why the path can never match, as a text; nil if it can.
  var problem: String? { nil }

  /// The names of the cases that the path may mean; one if it has matched.
  var names: [String] { [] }

  /// A Boolean value that indicates whether there is a problem that was not reported.
  var hasNews: Bool {
    let seen = refusal.load()
    return seen != 0 && seen & 1 == 0
  }

  /// Returns the problem at the first call after it was found.
  func takeProblem() -> String? {
    guard hasNews else { return nil }
    let seen = refusal.load()
    let isMine = refusal.compareExchange(expected: seen, desired: seen | 1)
    return isMine ? problem : nil
  }

  fileprivate func hit(_ tag: UInt32, _ place: UInt64) -> Bool {
    known.store(UInt64(tag) | place)
    return true
  }

  fileprivate func miss(_ tag: UInt32) -> Bool {
    if tag < 64 { misses.insert(bits: 1 << UInt64(tag)) }
    return false
  }

  fileprivate func refuse(_ problem: CasePathProblem) {
    refusal.store(problem.rawValue << 1)
  }

  fileprivate var isRefused: Bool { refusal.load() != 0 }
}

/// The part of ``LearnedCase`` that knows the types.
@usableFromInline
final class LearnedCaseOf<Root, Value>: LearnedCase, @unchecked Sendable {
  // Unchecked because its superclass is; it stores one Sendable constant.
  private let embed: @Sendable (Value) -> Root

  @usableFromInline
  init(embed: @escaping @Sendable (Value) -> Root) {
    self.embed = embed
    super.init(EnumTag(Root.self))
    if !TypeKind.isEnum(Root.self) {
      refuse(.notAnEnum)
    } else if TypeKind.containsFunction(Value.self) {
      refuse(.function)
    } else if TypeKind.shapesItsMirror(Root.self) {
      refuse(.customMirror)
    }
  }

  override var problem: String? {
    CasePathProblem(rawValue: refusal.load() >> 1)?
      .text(root: Root.self, value: Value.self)
  }

  override var names: [String] {
    guard let witness, !isRefused else { return [] }
    let tags = 0..<UInt32(witness.caseCount)
    if let known = tags.first(where: { matches(known: $0) == true }) {
      return [witness.name(of: known)].compactMap { $0 }
    }
    let possible = tags.filter { tag in
      guard matches(known: tag) == nil else { return false }
      guard witness.hasPayload(tag) else { return Value.self == Void.self }
      return witness.payloadType(of: tag).map { TypeKind.areSame($0, Value.self) } ?? false
    }
    return possible.compactMap(witness.name)
  }

  @usableFromInline
  override func learn(_ root: UnsafeRawPointer, _ tag: UInt32) -> Bool {
    guard !isRefused, let witness else { return false }
    let whole = root.assumingMemoryBound(to: Root.self)
    guard let payload = Mirror(reflecting: whole.pointee).children.first?.value else {
      // A case with a payload has a child, unless reflection data is missing; then the case has no
      // name either.
      if witness.hasReflection || !witness.hasPayload(tag) { return learnVoid(tag, witness) }
      refuse(.noReflection)
      return false
    }
    let stored = TypeKind.storedType(of: payload)
    guard TypeKind.areSame(stored, Value.self) else {
      return mismatch(payload, stored, tag, witness)
    }
    guard witness.hasPayload(tag) else { return learnEmpty(tag, witness) }
    let isIndirect = witness.isIndirect(tag)
    let value = witness.payload(of: whole, isIndirect: isIndirect, as: Value.self)
    guard self.tag(of: value, witness) == tag else { return miss(tag) }
    if isIndirect { return hit(tag, Self.elsewhere) }
    let isPlain = witness.isPlain(whole, payload: MemoryLayout<Value>.size)
    return hit(tag, isPlain ? Self.plain : 0)
  }

  private func tag(of value: Value, _ witness: EnumTag) -> UInt32 {
    withUnsafePointer(to: embed(value)) { witness.tag(of: $0) }
  }

  /// Learns a case without a stored payload: that of `Void`, which is not stored.
  private func learnVoid(_ tag: UInt32, _ witness: EnumTag) -> Bool {
    Value.self == Void.self ? learnEmpty(tag, witness) : miss(tag)
  }

  /// Learns a case whose payload needs no memory.
  ///
  /// Invariant: the payload's type has a value, because the examined case stores one. No value may
  /// be made of a type without values, such as an enum without cases.
  private func learnEmpty(_ tag: UInt32, _ witness: EnumTag) -> Bool {
    guard let value = Self.valueWithoutSize, self.tag(of: value, witness) == tag else {
      return miss(tag)
    }
    return hit(tag, Self.elsewhere)
  }

  /// The value of a type that needs no memory and is known to have a value.
  private static var valueWithoutSize: Value? {
    guard MemoryLayout<Value>.size == 0 else { return nil }
    // Invariant: a value of size zero has no bytes.
    return unsafeBitCast((), to: Value.self)
  }

  /// Handles different types: another case, or an implicitly converted constructor.
  private func mismatch(
    _ payload: Any,
    _ stored: Any.Type,
    _ tag: UInt32,
    _ witness: EnumTag
  ) -> Bool {
    guard let value = payload as? Value else {
      return TypeKind.mayConvert(stored, to: Value.self) ? false : miss(tag)
    }
    if self.tag(of: value, witness) == tag { refuse(.converted) }
    return miss(tag)
  }

  /// Extracts slowly, for an enum without witnesses: compares case names, and casts the payload.
  @usableFromInline
  func extractByMirror(_ root: Root) -> Value? {
    guard TypeKind.isEnum(Root.self), !isRefused,
      let child = Mirror(reflecting: root).children.first,
      let value = child.value as? Value,
      Mirror(reflecting: embed(value)).children.first?.label == child.label
    else { return nil }
    return value
  }
}

extension EnumTag {
  /// Returns a Boolean value that indicates whether projecting `root` leaves the bytes of its
  /// payload unchanged.
  ///
  /// Projecting clears the unused bits of payloads that contain the tag: the same bits for every
  /// value of a case. The result is therefore the same for all values of the case.
  fileprivate func isPlain<Root>(_ root: UnsafePointer<Root>, payload count: Int) -> Bool {
    withUnsafeTemporaryAllocation(
      byteCount: MemoryLayout<Root>.size,
      alignment: MemoryLayout<Root>.alignment
    ) { scratch in
      guard let bytes = scratch.baseAddress else { return false }
      // Invariant: as in ``payload(of:isIndirect:as:)``, these are borrowed bits of `root`.
      bytes.copyMemory(from: root, byteCount: MemoryLayout<Root>.size)
      project(bytes)
      return UnsafeRawBufferPointer(start: bytes, count: count)
        .elementsEqual(UnsafeRawBufferPointer(start: root, count: count))
    }
  }

  /// Copies the payload of `root`, whose case is known to store exactly a `Value`.
  @inlinable  // case path, Int, hit: × 10
  func payload<Root, Value>(
    of root: UnsafePointer<Root>,
    isIndirect: Bool,
    as type: Value.Type
  ) -> Value {
    withUnsafeTemporaryAllocation(
      byteCount: MemoryLayout<Root>.size,
      alignment: MemoryLayout<Root>.alignment
    ) { scratch in
      guard let bytes = scratch.baseAddress else {
        // Only a type of size zero has no memory; its one value needs none.
        return UnsafeRawPointer(root).load(as: Value.self)
      }
      // Invariant: `scratch` contains borrowed bits of `root`, which outlives this closure.
      bytes.copyMemory(from: root, byteCount: MemoryLayout<Root>.size)
      project(bytes)
      return isIndirect
        ? Self.payload(ofBox: bytes, as: Value.self).pointee
        : UnsafeRawPointer(bytes).assumingMemoryBound(to: Value.self).pointee
    }
  }
}

extension LearnedCaseOf {
  /// Returns the payload of a value, if the value is this case.
  @inlinable  // case path, Int, hit: × 10
  func extract(from root: Root) -> Value? {
    guard let witness else { return extractByMirror(root) }
    return withUnsafePointer(to: root) { pointer in
      let tag = witness.tag(of: pointer)
      let hit = known.load()
      if hit == UInt64(tag) | Self.plain {
        // Invariant: the case has this tag, and its payload is at this address as a `Value`.
        return UnsafeRawPointer(pointer).assumingMemoryBound(to: Value.self).pointee
      }
      // Here, and not by `matches`, for the benchmark “case path, Int, miss”.
      if tag < 64, misses.load() & (1 &<< UInt64(tag)) != 0 { return nil }
      if hit == UInt64(tag) { return projectedPayload(of: pointer, witness) }
      return matches(tag, pointer) ? learnedPayload(of: pointer, tag, witness) : nil
    }
  }

  // Out of line, so that its caller is small enough to be inlined into the path's closure.
  /// Returns the payload of this case, which is in the enum's own memory, but not unchanged.
  @inlinable @inline(never)  // with case path, Int, hit
  func projectedPayload(of root: UnsafePointer<Root>, _ witness: EnumTag) -> Value {
    witness.payload(of: root, isIndirect: false, as: Value.self)
  }

  /// Returns the payload of a case that is known to be this one: newly learned, indirect, or
  /// without a payload.
  @usableFromInline
  func learnedPayload(
    of root: UnsafePointer<Root>,
    _ tag: UInt32,
    _ witness: EnumTag
  ) -> Value? {
    let isElsewhere = known.load() & Self.elsewhere != 0
    let isIndirect = isElsewhere && witness.isIndirect(tag)
    if isElsewhere, !isIndirect { return Self.valueWithoutSize }
    return witness.payload(of: root, isIndirect: isIndirect, as: Value.self)
  }
}
