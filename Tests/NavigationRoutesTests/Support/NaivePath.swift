import Foundation

/// Paths as issue 5 and the decisions describe them, written without reading `RoutePath`: tokens
/// are rewritten until nothing changes, and Foundation decodes the escapes.
enum NaivePath {
  /// Returns the canonical text of a path resolved against a base, or the error in either.
  static func resolve(_ path: String, against base: String) -> String {
    if let error = firstError(in: base) ?? firstError(in: path) { return error }
    let isAbsolute = isRooted(path)
    let tokens = (isAbsolute ? [] : tokens(of: base)) + tokens(of: path)
    return written(tokens, isRooted: isAbsolute || isRooted(base))
  }

  /// Returns the first error, by byte.
  static func firstError(in text: String) -> String? {
    let scalars = Array(text.unicodeScalars)
    var componentStart = 0
    var component: [Unicode.Scalar] = []
    var offset = 0
    for (index, scalar) in (scalars + ["/"]).enumerated() {
      if scalar == "/" {
        if decoded(component) == nil { return "notUTF8@\(componentStart)" }
        component = []
        componentStart = offset + 1
      } else {
        component.append(scalar)
        if scalar == "%" {
          let digits = scalars.dropFirst(index + 1).prefix(2)
          guard digits.count == 2, digits.allSatisfy(isDigit) else { return "badEscape@\(offset)" }
        }
      }
      offset += UTF8.width(scalar)
    }
    return nil
  }

  private static func isRooted(_ text: String) -> Bool {
    text.isEmpty || text.unicodeScalars.first == "/"
  }

  private static func tokens(of text: String) -> [[Unicode.Scalar]] {
    text.unicodeScalars.split(separator: "/").map { Array($0) }
  }

  private static func written(_ tokens: [[Unicode.Scalar]], isRooted: Bool) -> String {
    var tokens = tokens.filter { $0 != dot }
    var changed = true
    while changed {
      changed = false
      if isRooted, tokens.first == dots {
        tokens.removeFirst()
        changed = true
      } else if let index = tokens.indices.dropFirst().first(where: {
        tokens[$0] == dots && tokens[$0 - 1] != dots
      }) {
        tokens.removeSubrange((index - 1)...index)
        changed = true
      }
    }
    let text = tokens.map { $0 == dots ? ".." : encoded(decoded($0) ?? "") }
      .joined(separator: "/")
    return isRooted ? "/" + text : text.isEmpty ? "." : text
  }

  private static func decoded(_ token: [Unicode.Scalar]) -> String? {
    text(token).removingPercentEncoding
  }

  private static func encoded(_ component: String) -> String {
    if component == "." { return "%2E" }
    if component == ".." { return "%2E%2E" }
    return component.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
  }

  private static func text(_ scalars: [Unicode.Scalar]) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    "0123456789abcdefABCDEF".unicodeScalars.contains(scalar)
  }

  private static let dot: [Unicode.Scalar] = ["."]
  private static let dots: [Unicode.Scalar] = [".", "."]
  // RFC 3986, `pchar`.
  private static let allowed = CharacterSet(
    charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~"
      + "!$&'()*+,;=:@"
  )
}
