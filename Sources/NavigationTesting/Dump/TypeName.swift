import ComposableNavigation

/// The names of types in dumps: `StackNavigation.State`, without module and generic arguments.
enum TypeName {
  static func of(_ value: Any) -> String { of(type: type(of: value)) }

  static func of(type: Any.Type) -> String {
    let name = String(reflecting: type).replacing("->", with: "")
    guard name.hasPrefix("(") else { return short(name[...]) }
    // A tuple. Nested tuples are not handled.
    let parts = name.dropFirst().dropLast().split(separator: ", ")
    return "(\(parts.map(short).joined(separator: ", ")))"
  }

  /// Returns the case of a path, `/Inbox.Action.found`; if its name is unknown, the type of its
  /// value.
  static func of<Root, Value>(_ path: CasePath<Root, Value>) -> String {
    guard !path.names.isEmpty else { return "a case with \(of(type: Value.self))" }
    return "/\(of(type: Root.self)).\(path.names.joined(separator: " or ."))"
  }

  private static func short(_ full: Substring) -> String {
    var name = ""
    var depth = 0
    for character in full {
      switch character {
      // Generic arguments, and “(unknown context at $7f…)” of types that are local to a function.
      case "<", "(": depth += 1
      case ">", ")": depth -= 1
      default: if depth == 0 { name.append(character) }
      }
    }
    let parts = name.split(separator: ".")
    return parts.count > 1 ? parts.dropFirst().joined(separator: ".") : name
  }

  /// Returns a Boolean value that indicates whether the value is of a system type, whose fields are
  /// not shown: a date, a URL, a range.
  static func isOfTheSystem(_ value: Any) -> Bool {
    let module = String(reflecting: type(of: value)).prefix { $0 != "." }
    return ["Swift", "Foundation", "FoundationEssentials", "Dispatch", "_Concurrency"]
      .contains(module)
  }
}
