/// What the Swift runtime knows of an enum's layout: which case a value is, and where its payload lies.
///
/// The two entries of the value witness table that are used here are those that `Mirror` uses. The
/// caller's memory is only ever read: a projection runs on a copy of the bytes, of which nothing is
/// owned and nothing destroyed.
struct EnumTag<Root> {
  private let metadata: UnsafeRawPointer
  private let witnesses: UnsafePointer<UnsafeRawPointer>

  private typealias GetTag = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
  private typealias Project = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void

  /// Reads the witnesses of `Root`, or is nil when it is no enum or has none.
  init?() {
    guard TypeKind.isEnum(Root.self) else { return nil }
    metadata = unsafeBitCast(Root.self as Any.Type, to: UnsafeRawPointer.self)
    // Invariant: the word before a type's metadata is its value witness table.
    witnesses =
      metadata
      .load(fromByteOffset: -MemoryLayout<UnsafeRawPointer>.size, as: UnsafeRawPointer.self)
      .assumingMemoryBound(to: UnsafeRawPointer.self)
    // Invariant: after eight functions, size and stride come the flags; this bit says that three
    // enum witnesses follow.
    let flags = UnsafeRawPointer(witnesses + 10).load(as: UInt32.self)
    guard flags & 0x20_0000 != 0 else { return nil }
  }

  func tag(of root: Root) -> UInt32 {
    withUnsafePointer(to: root) { pointer in
      unsafeBitCast(witnesses[11], to: GetTag.self)(UnsafeRawPointer(pointer), metadata)
    }
  }

  /// Copies out the payload of `root`, whose case is known to store exactly a `Value`.
  func payload<Value>(of root: Root, tag: UInt32, as type: Value.Type) -> Value {
    withUnsafePointer(to: root) { source in
      withUnsafeTemporaryAllocation(
        byteCount: MemoryLayout<Root>.size,
        alignment: MemoryLayout<Root>.alignment
      ) { scratch in
        guard let bytes = scratch.baseAddress else {
          // Only a type without size gets no memory; its one value needs none.
          return UnsafeRawPointer(source).load(as: Value.self)
        }
        // Invariant: `scratch` holds borrowed bits of `root`, which outlives this closure.
        bytes.copyMemory(from: source, byteCount: MemoryLayout<Root>.size)
        unsafeBitCast(witnesses[12], to: Project.self)(bytes, metadata)
        guard isIndirect(tag) else {
          return UnsafeRawPointer(bytes).assumingMemoryBound(to: Value.self).pointee
        }
        // Invariant: an indirect payload lies in a box, behind a header of two words.
        let alignment = max(MemoryLayout<Value>.alignment, 1)
        let offset = (16 + alignment - 1) / alignment * alignment
        let box = bytes.load(as: UnsafeRawPointer.self)
        return (box + offset).assumingMemoryBound(to: Value.self).pointee
      }
    }
  }

  /// Whether cases carry names and payload types that `Mirror` can read.
  var hasReflection: Bool { fields != nil }

  /// Whether the case of this tag stores something.
  func hasPayload(_ tag: UInt32) -> Bool {
    guard let descriptor else { return true }
    // Invariant: an enum's descriptor counts its payload cases at offset 20, in the low 24 bits;
    // payload cases have the lowest tags.
    return tag < descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF
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

  // Invariant: field records of 12 bytes follow a header of 16; bit 0 of a record's flags says
  // `indirect`. Records are in the order of the tags.
  private func isIndirect(_ tag: UInt32) -> Bool {
    guard let fields else { return false }
    return (fields + 16 + 12 * Int(tag)).load(as: UInt32.self) & 1 != 0
  }
}
