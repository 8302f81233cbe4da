/// Reads the text of a path, byte by byte.
struct RoutePathReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func read() throws(RoutePathError) -> RoutePath {
    let isAbsolute = bytes.isEmpty || bytes.first == slash
    var path = isAbsolute ? RoutePath.root : .current
    while position < bytes.count {
      switch bytes[position...].prefix(while: { $0 != slash }) {
      case let part where part.isEmpty: break
      case let part where part.elementsEqual(".".utf8): position = part.endIndex
      case let part where part.elementsEqual("..".utf8):
        position = part.endIndex
        path = path.parent
      case let part: path = path.below(try component(until: part.endIndex))
      }
      position += 1
    }
    return path
  }

  /// The decoded text up to the next slash.
  private mutating func component(until end: Int) throws(RoutePathError) -> String {
    let start = position
    var decoded: [UInt8] = []
    while position < end {
      if bytes[position] == percent {
        decoded.append(try escape(before: end))
      } else {
        decoded.append(bytes[position])
        position += 1
      }
    }
    guard let text = String(validating: decoded, as: UTF8.self) else {
      throw RoutePathError(kind: .notUTF8, position: start)
    }
    return text
  }

  private mutating func escape(before end: Int) throws(RoutePathError) -> UInt8 {
    guard position + 2 < end, let high = digit(bytes[position + 1]),
      let low = digit(bytes[position + 2])
    else { throw RoutePathError(kind: .badEscape, position: position) }
    position += 3
    return high << 4 | low
  }

  private func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}

/// How a component is written.
enum RoutePathText {
  /// Escapes what RFC 3986 does not allow in a component, and a component that would move.
  static func encoded(_ component: String) -> String {
    if component == "." || component == ".." {
      return String(repeating: "%2E", count: component.utf8.count)
    }
    return component.utf8.reduce(into: "") { text, byte in
      if isPlain(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += byte < 16 ? "%0" : "%"
        text += String(byte, radix: 16, uppercase: true)
      }
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~!$&'()*+,;=:@".utf8.contains(byte)
    }
  }
}

private let slash = UInt8(ascii: "/")
private let percent = UInt8(ascii: "%")
