/// Properties of a type that only its runtime metadata contains.
enum TypeKind {
  static func isEnum(_ type: Any.Type) -> Bool {
    let kind = kind(of: type)
    return kind == Kind.enumeration || kind == Kind.optional
  }

  /// Returns a Boolean value that indicates whether an enum has a custom `Mirror` instead of its
  /// stored values.
  ///
  /// A custom mirror may show the value of one case in another, in which reading it would be
  /// unsafe. The mirror of an optional is custom too, and correct.
  static func shapesItsMirror(_ type: Any.Type) -> Bool {
    type is any CustomReflectable.Type && !(type is any OptionalType.Type)
  }

  /// Returns a Boolean value that indicates whether values of the type are functions, or tuples or
  /// optionals that contain a function.
  ///
  /// A function in an enum has another calling convention than a function of a generic type; a call
  /// with the wrong convention crashes.
  static func containsFunction(_ type: Any.Type) -> Bool {
    if let wrapped = (type as? any OptionalType.Type)?.wrapped { return containsFunction(wrapped) }
    switch kind(of: type) {
    case Kind.function: return true
    case Kind.tuple: return tupleElements(of: type).contains(where: containsFunction)
    default: return false
    }
  }

  /// Returns a Boolean value that indicates whether the two types are equal, ignoring tuple labels.
  ///
  /// `(x: Int)` is equal to `Int`, so a case's labelled single payload matches.
  static func areSame(_ stored: Any.Type, _ type: Any.Type) -> Bool {
    if stored == type { return true }
    guard kind(of: stored) == Kind.tuple else { return false }
    let parts = tupleElements(of: stored)
    if parts.count == 1 { return areSame(parts[0], type) }
    guard kind(of: type) == Kind.tuple else { return false }
    let others = tupleElements(of: type)
    return parts.count == others.count && zip(parts, others).allSatisfy(==)
  }

  /// Returns a Boolean value that indicates whether a value stored as `stored` can sometimes, but
  /// not always, be cast to `type`.
  ///
  /// `nil` in an `Int?` is not an `Int`: a failed cast of such a value says nothing about its case.
  static func mayConvert(_ stored: Any.Type, to type: Any.Type) -> Bool {
    if let wrapped = (stored as? any OptionalType.Type)?.wrapped {
      return wrapped == type || mayConvert(wrapped, to: type)
    }
    return [Kind.classObject, Kind.existential].contains(kind(of: stored))
      || kind(of: stored) > 0x7FF
  }

  /// Returns the static type with which `Mirror` has stored a value; `type(of:)` returns its
  /// dynamic type.
  ///
  /// The `Any` is in a struct because `withUnsafeBytes(of:)` would open a bare `Any`.
  static func storedType(of value: Any) -> Any.Type {
    struct Holder { var value: Any }
    // Unsafe for the benchmark “case path, … hit”: the static type determines whether `EnumTag` may
    // be used.
    return withUnsafeBytes(of: Holder(value: value)) { bytes in
      // Invariant: an `Any` is three words of buffer, then the metadata of its value's type.
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
