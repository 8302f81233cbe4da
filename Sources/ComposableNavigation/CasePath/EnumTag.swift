/// The layout of an enum as the Swift runtime knows it: a value's case, and its payload's place.
///
/// The three entries of the value witness table that are used here are those that `Mirror` uses.
/// ``inject(_:tag:)`` undoes the change that ``project(_:)`` makes; nobody may look at the whole
/// enum in between.
@usableFromInline
struct EnumTag: @unchecked Sendable {
  // Unsafe for the benchmarks “case path, … hit” and “send, N”.
  // Unchecked because of the pointers, which lead to constants that are never freed.
  @usableFromInline typealias GetTag =
    @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
  @usableFromInline typealias Project =
    @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
  @usableFromInline typealias Inject =
    @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void

  @usableFromInline let metadata: UnsafeRawPointer
  @usableFromInline let getTag: GetTag
  @usableFromInline let projectPayload: Project
  @usableFromInline let injectTag: Inject

  /// Reads the witnesses of a type, or is nil when it is no enum or has none.
  init?(_ type: Any.Type) {
    guard TypeKind.isEnum(type) else { return nil }
    #if _ptrauth(_arm64e)
      // The witnesses are signed there; `Mirror` reads such enums, more slowly.
      return nil
    #else
      metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
      // Invariant: the word before a type's metadata is its value witness table.
      let witnesses =
        metadata
        .load(fromByteOffset: -MemoryLayout<UnsafeRawPointer>.size, as: UnsafeRawPointer.self)
        .assumingMemoryBound(to: UnsafeRawPointer.self)
      // Invariant: after eight functions, size and stride come the flags; this bit says that three
      // enum witnesses follow.
      let flags = UnsafeRawPointer(witnesses + 10).load(as: UInt32.self)
      guard flags & 0x20_0000 != 0 else { return nil }
      getTag = unsafeBitCast(witnesses[11], to: GetTag.self)
      projectPayload = unsafeBitCast(witnesses[12], to: Project.self)
      injectTag = unsafeBitCast(witnesses[13], to: Inject.self)
    #endif
  }

  /// The tag of a value: the number of its case.
  @inlinable  // with case path, Int, hit
  func tag(of root: UnsafeRawPointer) -> UInt32 { getTag(root, metadata) }

  /// Turns the memory of an enum into that of its payload.
  ///
  /// Invariant: the memory is the caller's own, and its case stores its payload in place.
  @usableFromInline
  func project(_ root: UnsafeMutableRawPointer) { projectPayload(root, metadata) }

  /// Turns the memory of a payload back into that of its enum.
  @usableFromInline
  func inject(_ root: UnsafeMutableRawPointer, tag: UInt32) { injectTag(root, tag, metadata) }

  /// Tells whether cases carry names and payload types that `Mirror` can read.
  var hasReflection: Bool { fields != nil }

  /// Tells whether the case of this tag stores something.
  func hasPayload(_ tag: UInt32) -> Bool {
    guard let descriptor else { return true }
    // Invariant: an enum's descriptor counts its payload cases at offset 20, in the low 24 bits;
    // payload cases have the lowest tags.
    return tag < descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF
  }

  /// The number of cases that the enum has; tags are smaller.
  var caseCount: Int {
    guard let descriptor else { return 0 }
    // Invariant: the cases without payload are counted at offset 24.
    return Int(descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF)
      + Int(descriptor.load(fromByteOffset: 24, as: UInt32.self))
  }

  /// Tells whether the payload of a case lies in a box behind a pointer.
  ///
  /// Invariant: field records of 12 bytes follow a header of 16; bit 0 of a record's flags says
  /// `indirect`. Records are in the order of the tags.
  func isIndirect(_ tag: UInt32) -> Bool {
    guard let fields else { return false }
    return (fields + 16 + 12 * Int(tag)).load(as: UInt32.self) & 1 != 0
  }

  /// The payload of an indirect case, once the enum has been projected to its box.
  ///
  /// Invariant: it lies behind a header of two words, at its own alignment.
  @usableFromInline
  static func payload<Value>(ofBox bytes: UnsafeRawPointer, as type: Value.Type)
    -> UnsafePointer<Value>
  {
    let alignment = MemoryLayout<Value>.alignment
    let offset = (16 + alignment - 1) / alignment * alignment
    return (bytes.load(as: UnsafeRawPointer.self) + offset).assumingMemoryBound(to: Value.self)
  }

  /// Invariant: the first word of an enum's metadata after its kind is its descriptor.
  private var descriptor: UnsafeRawPointer? {
    metadata.load(
      fromByteOffset: MemoryLayout<UnsafeRawPointer>.size,
      as: UnsafeRawPointer?.self
    )
  }

  /// Invariant: a descriptor's field record is a relative pointer at offset 16, zero for “none”.
  private var fields: UnsafeRawPointer? {
    guard let field = descriptor.map({ $0 + 16 }) else { return nil }
    let distance = field.load(as: Int32.self)
    return distance == 0 ? nil : field + Int(distance)
  }
}
