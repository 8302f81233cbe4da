import ComposableNavigation
import Foundation

/// Writes actions as Swift code, for scripts that are pasted into a test.
enum ScriptLiteral {
  /// Returns the line of a test that sends an action; a comment if it contains a value that cannot
  /// be written as code.
  static func send(_ action: some Any) -> String {
    let line = "await store.send(\(text(action)))"
    return isCode(action) ? line : "// write the value by hand: \(line)"
  }

  /// Returns the line of a test that receives an action; by its case if the action is long or cannot
  /// be written as code.
  static func receive<Action>(_ action: Action) -> String {
    let text = text(action)
    guard text.count > 60 || !isCode(action),
      let label = Mirror(reflecting: action).children.first?.label
    else {
      return "await store.receive(\(text))"
    }
    return "await store.receive(/\(TypeName.of(action)).\(label))"
  }

  /// Returns a value as code, read from its mirror.
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
      return construction(of: value) ?? "\(value)".withoutCommands
    }
  }

  private static func isCode(_ value: Any) -> Bool {
    if let id = value as? EntryID {
      if case .named(let name, _) = id.parts { return isCode(name) }
      return true
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional, .enum, .tuple, .collection, .set, .dictionary:
      return mirror.children.allSatisfy { isCode($0.value) }
    case .struct where !TypeName.isOfTheSystem(value):
      return mirror.children.allSatisfy { isCode($0.value) }
    default:
      return construction(of: value) != nil
    }
  }

  private static func enumCase(_ value: Any, _ child: Mirror.Child?) -> String {
    guard let child else {
      // The reflected name is that of the case, even if the enum has its own description.
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

  /// Returns a Boolean value that indicates whether an argument has the default value of the
  /// shapes' actions and can be omitted.
  private static func isDefault(_ child: Mirror.Child) -> Bool {
    if child.label == "animated", child.value as? Bool == true { return true }
    return child.label == "from" && Mirror(reflecting: child.value).displayStyle == .optional
      && Mirror(reflecting: child.value).children.isEmpty
  }

  /// Returns an argument's label, or an empty text if it has none; mirrors label these by position.
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

  /// Returns a value with the name of its type, which an enum case may need to be inferred.
  private static func qualified(_ value: Any) -> String {
    let text = text(value)
    return text.hasPrefix(".") ? TypeName.of(value) + text : text
  }

  /// Returns the code that makes a value without parts; nil if there is none.
  private static func construction(of value: Any) -> String? {
    switch value {
    case let text as String: text.debugDescription.escapingCommands
    case let text as Substring: String(text).debugDescription.escapingCommands
    case let character as Character: character.debugDescription.escapingCommands
    case let scalar as Unicode.Scalar: scalar.debugDescription.escapingCommands
    case is Bool, is any BinaryInteger, is Range<Int>, is ClosedRange<Int>: "\(value)"
    case let number as any BinaryFloatingPoint: number.isFinite ? "\(value)" : nil
    case let id as UUID: "UUID(uuidString: \"\(id)\")!"
    case let url as URL: "URL(string: \(url.absoluteString.debugDescription.escapingCommands))!"
    case let date as Date:
      "Date(timeIntervalSinceReferenceDate: \(date.timeIntervalSinceReferenceDate))"
    case let time as Duration:
      "Duration(secondsComponent: \(time.components.seconds), "
        + "attosecondsComponent: \(time.components.attoseconds))"
    default: nil
    }
  }
}
