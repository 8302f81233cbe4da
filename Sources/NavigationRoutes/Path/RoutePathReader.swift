import ComposableNavigation

/// Reads the text of a path, byte by byte.
struct RoutePathReader {
  private let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  func read() throws(RoutePathError) -> RoutePath { try read(decoding: decoded) }

  /// Reads a literal: a component with an invalid escape is text as written.
  func readLiteral() -> RoutePath { read(decoding: literal) }

  private func read<Failure: Error>(
    decoding decode: (Range<Int>) throws(Failure) -> String
  ) throws(Failure) -> RoutePath {
    let isAbsolute = bytes.isEmpty || bytes.first == slash
    var components: [String] = []
    var ups = 0
    var position = 0
    while position < bytes.count {
      let part = bytes[position...].prefix { $0 != slash }
      if part.elementsEqual("..".utf8) {
        if !components.isEmpty {
          components.removeLast()
        } else if !isAbsolute {
          ups += 1
        }
      } else if !part.isEmpty, !part.elementsEqual(".".utf8) {
        components.append(try decode(part.startIndex..<part.endIndex))
      }
      position = part.endIndex + 1
    }
    return RoutePath(isAbsolute: isAbsolute, ups: ups, components: components)
  }

  private func literal(_ range: Range<Int>) -> String {
    do throws(RoutePathError) {
      return try decoded(range)
    } catch {
      return String(decoding: bytes[range], as: UTF8.self)
    }
  }

  /// Returns the decoded text of a component.
  private func decoded(_ range: Range<Int>) throws(RoutePathError) -> String {
    // Read in place, as the decoder requires for the benchmark “link, parse”.
    switch bytes.withUnsafeBufferPointer({ PercentEncoding.decode($0[range]) }) {
    case .success(let text): return text
    case .failure(.badEscape(let position)):
      throw RoutePathError(kind: .badEscape, position: position)
    case .failure(.notUTF8(let position)):
      throw RoutePathError(kind: .notUTF8, position: position)
    }
  }
}

/// Encodes components.
enum RoutePathText {
  /// Escapes the characters that RFC 3986 does not allow in a component, and `.` or `..`.
  static func encoded(_ component: String) -> String {
    if component == "." || component == ".." {
      return String(repeating: "%2E", count: component.utf8.count)
    }
    var bytes: [UInt8] = []
    PercentEncoding.append(component: component, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

private let slash = UInt8(ascii: "/")
