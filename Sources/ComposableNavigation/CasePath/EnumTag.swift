/// The layout of an enum as the Swift runtime knows it: a value's case, and its payload's place.
///
/// The three entries of the value witness table that are used here are also used by `Mirror`.
/// ``inject(_:tag:)`` undoes the change of ``project(_:)``; the enum must not be read in between.
@usableFromInline
struct EnumTag: @unchecked Sendable {
  // Unsafe for the benchmarks “case path, … hit” and “send, N”.
  // Unchecked because of the pointers, which point to constants that are never freed.
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

  /// Reads the witnesses of a type; nil if the type is not an enum or has none.
  init?(_ type: Any.Type) {
    guard TypeKind.isEnum(type) else { return nil }
    #if _ptrauth(_arm64e)
      // The witnesses are signed on this platform; `Mirror` reads such enums, more slowly.
      return nil
    #else
      metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
      // Invariant: the word before a type's metadata is its value witness table.
      let witnesses =
        metadata
        .load(fromByteOffset: -MemoryLayout<UnsafeRawPointer>.size, as: UnsafeRawPointer.self)
        .assumingMemoryBound(to: UnsafeRawPointer.self)
      // Invariant: after eight functions, size and stride, the flags follow; this bit means that
      // three enum witnesses follow.
      let flags = UnsafeRawPointer(witnesses + 10).load(as: UInt32.self)
      guard flags & 0x20_0000 != 0 else { return nil }
      getTag = unsafeBitCast(witnesses[11], to: GetTag.self)
      projectPayload = unsafeBitCast(witnesses[12], to: Project.self)
      injectTag = unsafeBitCast(witnesses[13], to: Inject.self)
    #endif
  }

  /// Returns the tag of a value: the number of its case.
  @inlinable  // with case path, Int, hit
  func tag(of root: UnsafeRawPointer) -> UInt32 { getTag(root, metadata) }

  /// Converts the memory of an enum into that of its payload.
  ///
  /// Invariant: the memory is the caller's own, and its case stores its payload in place.
  @usableFromInline
  func project(_ root: UnsafeMutableRawPointer) { projectPayload(root, metadata) }

  /// Converts the memory of a payload back into that of its enum.
  @usableFromInline
  func inject(_ root: UnsafeMutableRawPointer, tag: UInt32) { injectTag(root, tag, metadata) }

  /// A Boolean value that indicates whether cases have names and payload types that `Mirror` can
  /// read.
  var hasReflection: Bool { fields != nil }

  func hasPayload(_ tag: UInt32) -> Bool {
    guard let descriptor else { return true }
    // Invariant: an enum's descriptor contains the number of its payload cases at offset 20, in the
    // low 24 bits; payload cases have the lowest tags.
    return tag < descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF
  }

  /// The number of the enum's cases; tags are smaller.
  var caseCount: Int {
    guard let descriptor else { return 0 }
    // Invariant: the number of cases without a payload is at offset 24.
    return Int(descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF)
      + Int(descriptor.load(fromByteOffset: 24, as: UInt32.self))
  }

  /// Returns a Boolean value that indicates whether the payload of a case is in a box behind a
  /// pointer.
  ///
  /// Invariant: field records of 12 bytes follow a header of 16; bit 0 of a record's flags means
  /// `indirect`. Records are in the order of the tags.
  func isIndirect(_ tag: UInt32) -> Bool {
    guard let record = record(of: tag) else { return false }
    return record.load(as: UInt32.self) & 1 != 0
  }

  /// Returns the name of a case; nil without reflection data.
  ///
  /// Invariant: a record's name is a relative pointer at offset 8.
  func name(of tag: UInt32) -> String? {
    record(of: tag).map { record in
      let field = record + 8
      let name = field + Int(field.load(as: Int32.self))
      return String(cString: name.assumingMemoryBound(to: CChar.self))
    }
  }

  /// Returns the type of a case's payload; nil without reflection data.
  ///
  /// Invariant: a record's mangled type is a relative pointer at offset 4. A byte below 32 in it
  /// begins a reference of 4 bytes, or of 8 from 24 on. The metadata's generic arguments follow its
  /// kind and its descriptor.
  func payloadType(of tag: UInt32) -> Any.Type? {
    guard let field = record(of: tag).map({ $0 + 4 }) else { return nil }
    let name = (field + Int(field.load(as: Int32.self))).assumingMemoryBound(to: UInt8.self)
    var count = 0
    while name[count] != 0 { count += name[count] < 24 ? 5 : name[count] < 32 ? 9 : 1 }
    return _getTypeByMangledNameInContext(
      name,
      UInt(count),
      genericContext: descriptor,
      genericArguments: metadata + 2 * MemoryLayout<UnsafeRawPointer>.size
    )
  }

  private func record(of tag: UInt32) -> UnsafeRawPointer? {
    fields.map { $0 + 16 + 12 * Int(tag) }
  }

  /// Returns the payload of an indirect case, after the enum was projected to its box.
  ///
  /// Invariant: the payload follows a header of two words, at its own alignment.
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
