/// Percent-encoding, exact in both directions: every text has one encoding, which decodes to the
/// same text.
///
/// Used for links and for paths, whose libraries do not depend on each other.
package enum PercentEncoding {
  /// The reason why bytes are not an encoded text, and the place.
  package enum Failure: Error {
    /// A percent sign without two hexadecimal digits after it.
    case badEscape(at: Int)
    /// Escapes that are not UTF-8, in the text that begins at this place.
    case notUTF8(at: Int)
  }

  /// Appends the encoded text; letters, digits and `-._~` are not escaped.
  package static func append(_ text: String, to bytes: inout [UInt8]) {
    append(text, to: &bytes, where: isUnreserved)
  }

  /// Appends the encoded text; characters that RFC 3986 allows in a path component are not escaped.
  package static func append(component: String, to bytes: inout [UInt8]) {
    append(component, to: &bytes, where: isOfComponent)
  }

  // Inlined, so that no function is called for each byte. Benchmark: link, print.
  @inline(__always)
  private static func append(
    _ text: String,
    to bytes: inout [UInt8],
    where isPlain: (UInt8) -> Bool
  ) {
    var text = text
    // In memory: a text's own view takes several times as long (benchmark “link history idle”).
    text.withUTF8 { utf8 in
      // Most texts need no escapes.
      if utf8.allSatisfy(isPlain) { return bytes.append(contentsOf: utf8) }
      for byte in utf8 {
        if isPlain(byte) {
          bytes.append(byte)
        } else {
          bytes.append(UInt8(ascii: "%"))
          bytes.append(digit(byte >> 4))
          bytes.append(digit(byte & 15))
        }
      }
    }
  }

  /// Decodes a text; a plus sign is not an escape.
  package static func decode(
    _ bytes: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Result<String, Failure> {
    guard let first = bytes.firstIndex(of: UInt8(ascii: "%")) else {
      return .success(String(decoding: UnsafeBufferPointer(rebasing: bytes), as: UTF8.self))
    }
    var decoded = Array(bytes[..<first])
    decoded.reserveCapacity(bytes.count)
    var index = first
    while index < bytes.endIndex {
      guard bytes[index] == UInt8(ascii: "%") else {
        decoded.append(bytes[index])
        index += 1
        continue
      }
      guard index + 2 < bytes.endIndex, let high = value(bytes[index + 1]),
        let low = value(bytes[index + 2])
      else { return .failure(.badEscape(at: index)) }
      decoded.append(high << 4 | low)
      index += 3
    }
    guard let text = String(validUTF8: decoded[...]) else {
      return .failure(.notUTF8(at: bytes.startIndex))
    }
    return .success(text)
  }

  /// Returns a Boolean value that indicates whether a byte is unreserved in RFC 3986: letters,
  /// digits and `-._~`.
  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  /// Returns a Boolean value that indicates whether RFC 3986 allows a byte unescaped in a path
  /// component.
  private static func isOfComponent(_ byte: UInt8) -> Bool {
    isUnreserved(byte) || "!$&'()*+,;=:@".utf8.contains(byte)
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
