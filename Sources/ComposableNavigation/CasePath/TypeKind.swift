/// Questions about a type that only its run-time metadata answers.
enum TypeKind {
  static func isEnum(_ type: Any.Type) -> Bool {
    let kind = kind(of: type)
    return kind == Kind.enumeration || kind == Kind.optional
  }

  /// Tells whether `Mirror` shows of an enum what its author likes instead of what it stores.
  ///
  /// Such a mirror may show in one case what lies in another, where reading it would be unsafe.
  /// That of an optional is custom too, and right.
  static func shapesItsMirror(_ type: Any.Type) -> Bool {
    type is any CustomReflectable.Type && !(type is any OptionalType.Type)
  }

  /// Tells whether values of the type are functions, or tuples or optionals with one in them.
  ///
  /// A function stored in an enum has another calling convention than one behind a generic
  /// parameter; reading it as the other one calls into nowhere.
  static func containsFunction(_ type: Any.Type) -> Bool {
    if let wrapped = (type as? any OptionalType.Type)?.wrapped { return containsFunction(wrapped) }
    switch kind(of: type) {
    case Kind.function: return true
    case Kind.tuple: return tupleElements(of: type).contains(where: containsFunction)
    default: return false
    }
  }

  /// Tells whether the two are the same type, tuple labels aside.
  ///
  /// `(x: Int)` counts as `Int`: so a case's labelled single payload is seen.
  static func areSame(_ stored: Any.Type, _ type: Any.Type) -> Bool {
    if stored == type { return true }
    guard kind(of: stored) == Kind.tuple else { return false }
    let parts = tupleElements(of: stored)
    if parts.count == 1 { return areSame(parts[0], type) }
    guard kind(of: type) == Kind.tuple else { return false }
    let others = tupleElements(of: type)
    return parts.count == others.count && zip(parts, others).allSatisfy(==)
  }

  /// Tells whether a value stored as `stored` can sometimes, but not always, be cast to `type`.
  ///
  /// `nil` in an `Int?` is no `Int`: a failed cast of such a value proves nothing about its case.
  static func mayConvert(_ stored: Any.Type, to type: Any.Type) -> Bool {
    if let wrapped = (stored as? any OptionalType.Type)?.wrapped {
      return wrapped == type || mayConvert(wrapped, to: type)
    }
    return [Kind.classObject, Kind.existential].contains(kind(of: stored))
      || kind(of: stored) > 0x7FF
  }

  /// The static type that `Mirror` stored a value under, which `type(of:)` would look through.
  ///
  /// The `Any` lies in a struct because `withUnsafeBytes(of:)` would open a bare one.
  static func storedType(of value: Any) -> Any.Type {
    struct Holder { var value: Any }
    // Unsafe for the benchmark “case path, … hit”: it says where `EnumTag` may be used.
    return withUnsafeBytes(of: Holder(value: value)) { bytes in
      // Invariant: an `Any` is three words of buffer, then the metadata of what it holds.
      bytes.load(
        fromByteOffset: 3 * MemoryLayout<UnsafeRawPointer>.size,
        as: Any.Type.self
      )
    }
  }

  private enum Kind {
    static let classObject: UInt = 0
    static let enumeration: UInt = 0x201
    static let optional: UInt = 0x202
    static let tuple: UInt = 0x301
    static let function: UInt = 0x302
    static let existential: UInt = 0x303
  }

  private static func kind(of type: Any.Type) -> UInt {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
  }

  /// Invariant: a tuple's metadata is kind, count, labels, then a pair of type and offset each.
  private static func tupleElements(of type: Any.Type) -> [Any.Type] {
    let words = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let word = MemoryLayout<UInt>.size
    let count = words.load(fromByteOffset: word, as: Int.self)
    return (0..<count).map { index in
      words.load(fromByteOffset: (3 + 2 * index) * word, as: Any.Type.self)
    }
  }
}

private protocol OptionalType {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}
