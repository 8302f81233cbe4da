import ComposableNavigation

/// Actions as the code that makes them, for scripts that are pasted into a test.
enum ScriptLiteral {
  /// The line of a test that sends an action.
  static func send(_ action: some Any) -> String { "await store.send(\(text(action)))" }

  /// The line of a test that receives an action; by its case when it holds much.
  static func receive<Action>(_ action: Action) -> String {
    let text = text(action)
    guard text.count > 60, let label = Mirror(reflecting: action).children.first?.label else {
      return "await store.receive(\(text))"
    }
    return "await store.receive(/\(TypeName.of(action)).\(label))"
  }

  /// A value as code, as far as its mirror tells.
  static func text(_ value: Any) -> String {
    if let id = value as? EntryID { return self.id(id) }
    let mirror = Mirror(reflecting: value)
    let parts = mirror.children.map { child in
      label(child.label) + text(child.value)
    }
    switch mirror.displayStyle {
    case .optional:
      return parts.isEmpty ? "nil" : mirror.children.first.map { text($0.value) } ?? "nil"
    case .enum:
      return enumCase(value, mirror.children.first)
    case .tuple:
      return "(\(parts.joined(separator: ", ")))"
    case .collection, .set:
      return "[\(mirror.children.map { text($0.value) }.joined(separator: ", "))]"
    case .dictionary:
      let pairs = mirror.children.map { pair in
        Mirror(reflecting: pair.value).children.map { text($0.value) }.joined(separator: ": ")
      }
      return pairs.isEmpty ? "[:]" : "[\(pairs.sorted().joined(separator: ", "))]"
    case .struct where !TypeName.isOfTheSystem(value):
      return "\(TypeName.of(value))(\(parts.joined(separator: ", ")))"
    default:
      return plain(value)
    }
  }

  private static func enumCase(_ value: Any, _ child: Mirror.Child?) -> String {
    guard let child else {
      // The reflected name is the case's, also when the enum describes itself otherwise.
      let name = String(reflecting: value).split(separator: ".").last.map(String.init)
      return ".\(name ?? "\(value)")"
    }
    let payload = Mirror(reflecting: child.value)
    guard payload.displayStyle == .tuple else {
      return ".\(child.label ?? "")(\(text(child.value)))"
    }
    let parts = payload.children.filter { !isDefault($0) }
      .map { label($0.label) + text($0.value) }
    return ".\(child.label ?? "")(\(parts.joined(separator: ", ")))"
  }

  /// Tells whether a value is one that the shapes' actions have by default, and need not be
  /// written.
  private static func isDefault(_ child: Mirror.Child) -> Bool {
    if child.label == "animated", child.value as? Bool == true { return true }
    return child.label == "from" && Mirror(reflecting: child.value).displayStyle == .optional
      && Mirror(reflecting: child.value).children.isEmpty
  }

  /// Returns an argument's label; nothing for a position, by which tuples label what has none.
  private static func label(_ label: String?) -> String {
    guard let label, !label.hasPrefix(".") else { return "" }
    return "\(label): "
  }

  private static func id(_ id: EntryID) -> String {
    switch id.parts {
    case .counted(let number): ".number(\(number))"
    case .named(let value, occurrence: 1): ".name(\(qualified(value)))"
    case .named(let value, let occurrence): ".name(\(qualified(value)), occurrence: \(occurrence))"
    }
  }

  /// Returns a value with the name of its type: an enum's case needs it in places that do not give
  /// the type.
  private static func qualified(_ value: Any) -> String {
    let text = text(value)
    return text.hasPrefix(".") ? TypeName.of(value) + text : text
  }

  private static func plain(_ value: Any) -> String {
    switch value {
    case let text as String: text.debugDescription.escapingCommands
    case let text as Substring: String(text).debugDescription.escapingCommands
    case let character as Character: character.debugDescription.escapingCommands
    case let scalar as Unicode.Scalar: scalar.debugDescription.escapingCommands
    default: "\(value)".withoutCommands
    }
  }
}
