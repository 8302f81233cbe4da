import ComposableNavigation

/// A parser of JSON texts (RFC 8259), without recursion, which ends for any bytes.
struct JSONParser {
  /// The maximum depth of nested lists and objects.
  static let deepest = 512

  /// A list or an object that has begun and not ended.
  private struct Open {
    var name: String?
    var elements: [JSONValue] = []
    var members: [String: JSONValue] = [:]

    mutating func take(_ value: JSONValue) {
      guard let name else { return elements.append(value) }
      // If two values have one name, the first is used.
      if members[name] == nil { members[name] = value }
    }

    var value: JSONValue { name == nil ? .array(elements) : .object(members) }
  }

  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
    // Some editors write a byte order mark.
    if self.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  /// Parses the whole text, which must be one value.
  mutating func document() throws(JSONError) -> JSONValue {
    var open: [Open] = []
    while true {
      guard var value = try begin(&open) else { continue }
      // The value may be the last one of its list or object, and so on.
      while true {
        skipSpace()
        guard let last = open.indices.last else {
          guard index == bytes.count else { throw fault("something follows the value") }
          return value
        }
        open[last].take(value)
        let isObject = open[last].name != nil
        switch next {
        case UInt8(ascii: ","):
          index += 1
          if isObject { open[last].name = try name() }
        case isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"):
          index += 1
          value = open.removeLast().value
          continue
        default:
          throw fault(isObject ? "a “,” or “}” is missing" : "a “,” or “]” is missing")
        }
        break
      }
    }
  }

  /// Parses a simple value; nil if a list or an object begins instead.
  private mutating func begin(_ open: inout [Open]) throws(JSONError) -> JSONValue? {
    skipSpace()
    switch next {
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      guard open.count < Self.deepest else { throw fault("it nests too deep") }
      let isObject = next == UInt8(ascii: "{")
      index += 1
      skipSpace()
      if next == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
        index += 1
        return isObject ? .object([:]) : .array([])
      }
      open.append(Open(name: isObject ? try name() : nil))
      return nil
    case UInt8(ascii: "\""): return .string(try text())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  // MARK: Parts

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func fault(_ reason: String, at offset: Int? = nil) -> JSONError {
    JSONError(next == nil ? "it ends too soon" : reason, at: offset ?? index)
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      index += 1
    }
  }

  private mutating func word(
    _ word: StaticString,
    _ value: JSONValue
  ) throws(JSONError) -> JSONValue {
    let end = index + word.utf8CodeUnitCount
    let isThere = word.withUTF8Buffer { bytes[index...].starts(with: $0) }
    guard isThere else {
      if end > bytes.count { index = bytes.count }
      throw fault("a value is missing")
    }
    index = end
    return value
  }

  /// Parses a name of an object, and the colon after it.
  private mutating func name() throws(JSONError) -> String {
    skipSpace()
    guard next == UInt8(ascii: "\"") else { throw fault("a name is missing") }
    let name = try text()
    skipSpace()
    guard next == UInt8(ascii: ":") else { throw fault("a “:” is missing") }
    index += 1
    return name
  }

  private mutating func number() throws(JSONError) -> JSONNumber {
    let start = index
    if next == UInt8(ascii: "-") { index += 1 }
    let whole = try digits("a value is missing")
    guard whole == 1 || bytes[index - whole] != UInt8(ascii: "0") else {
      throw fault("a number begins with 0", at: start)
    }
    if next == UInt8(ascii: ".") {
      index += 1
      _ = try digits("a digit is missing")
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      index += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { index += 1 }
      _ = try digits("a digit is missing")
    }
    return JSONNumber(unchecked: String(decoding: bytes[start..<index], as: UTF8.self))
  }

  private mutating func digits(_ missing: String) throws(JSONError) -> Int {
    let start = index
    while let digit = next, UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit { index += 1 }
    guard index > start else { throw fault(missing) }
    return index - start
  }

  // MARK: Texts

  private mutating func text() throws(JSONError) -> String {
    index += 1
    let start = index
    var unescaped: [UInt8]?
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw fault("a control character is in a text") }
      if byte == UInt8(ascii: "\\") {
        if unescaped == nil { unescaped = Array(bytes[start..<index]) }
        index += 1
        unescaped?.append(contentsOf: String(try escaped()).utf8)
      } else {
        unescaped?.append(byte)
        index += 1
      }
    }
    guard next != nil else { throw fault("") }
    let end = index
    index += 1
    guard let text = String(validUTF8: unescaped.map { $0[...] } ?? bytes[start..<end]) else {
      throw JSONError("a text is not UTF-8", at: start)
    }
    return text
  }

  /// Parses the characters after a backslash.
  private mutating func escaped() throws(JSONError) -> Unicode.Scalar {
    guard let byte = next else { throw fault("") }
    let scalar: Unicode.Scalar
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): scalar = Unicode.Scalar(byte)
    case UInt8(ascii: "b"): scalar = "\u{8}"
    case UInt8(ascii: "f"): scalar = "\u{C}"
    case UInt8(ascii: "n"): scalar = "\n"
    case UInt8(ascii: "r"): scalar = "\r"
    case UInt8(ascii: "t"): scalar = "\t"
    case UInt8(ascii: "u"): return try unicode()
    default: throw fault("an escape that is none is in a text")
    }
    index += 1
    return scalar
  }

  /// Parses the digits of an escaped character: one number of four digits, or a surrogate pair.
  private mutating func unicode() throws(JSONError) -> Unicode.Scalar {
    let start = index
    let first = try hex()
    if let scalar = Unicode.Scalar(first) { return scalar }
    if bytes[index...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) {
      index += 1
      let pair = [UInt16(first), UInt16(try hex())]
      var decoder = UTF16()
      var units = pair.makeIterator()
      if case .scalarValue(let scalar) = decoder.decode(&units), scalar.value > 0xFFFF {
        return scalar
      }
    }
    throw fault("half a character is in a text", at: start)
  }

  /// Parses `u` and four hexadecimal digits.
  private mutating func hex() throws(JSONError) -> UInt32 {
    index += 1
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw fault("an escape that is none is in a text")
      }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }
}

extension JSONValue {
  /// Parses a JSON text.
  ///
  /// If two values have one name, the first is used.
  ///
  /// - Parameter bytes: Any bytes.
  /// - Throws: ``JSONError``, with the place of the fault; nesting of more than 512 levels is one,
  ///   too.
  /// - Complexity: O(*n*).
  public init(reading bytes: some Sequence<UInt8>) throws(JSONError) {
    var parser = JSONParser(bytes)
    self = try parser.document()
  }
}
