import ComposableNavigation

extension JSONValue: CustomStringConvertible {
  /// The value as JSON with sorted names, without terminal control characters.
  ///
  /// - Complexity: O(*n* log *n*), because the names of objects are sorted.
  public var description: String {
    enum Piece {
      case value(JSONValue)
      case text(String)
    }
    var text = ""
    // The remaining pieces, the next one last.
    var rest = [Piece.value(self)]
    while let piece = rest.popLast() {
      switch piece {
      case .text(let piece): text += piece
      case .value(.null): text += "null"
      case .value(.bool(let isTrue)): text += isTrue ? "true" : "false"
      case .value(.number(let number)): text += number.text
      case .value(.string(let string)): text += string.quotedJSON
      case .value(.array(let elements)):
        text += "["
        rest.append(.text("]"))
        for (index, element) in elements.enumerated().reversed() {
          rest.append(.value(element))
          if index > 0 { rest.append(.text(",")) }
        }
      case .value(.object(let members)):
        text += "{"
        rest.append(.text("}"))
        let names = members.keys.sorted()
        for (index, name) in names.enumerated().reversed() {
          rest.append(.value(members[name] ?? .null))
          rest.append(.text((index > 0 ? "," : "") + name.quotedJSON + ":"))
        }
      }
    }
    return text
  }
}

extension String {
  fileprivate var quotedJSON: String {
    var quoted = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where scalar.isCommand || scalar.isTag:
        quoted += String(scalar).utf16.map(\.escapedCodeUnit).joined()
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension FixedWidthInteger {
  /// The code unit as an escape of JSON and JavaScript: `\u00ad`.
  package var escapedCodeUnit: String { "\\u" + ("000" + String(self, radix: 16)).suffix(4) }
}
