import ComposableNavigation

/// Short texts of values, for a log that is read live.
///
/// Only the beginning of a value is read, however deep and large it is, so printing a step costs
/// little.
struct Brief {
  /// The maximum number of characters of a value.
  private static let longest = 200
  /// The maximum depth of nested values.
  private static let deepest = 6
  /// The maximum number of values in a list.
  private static let most = 6

  private let cases = CaseReader()

  /// Returns the value in one line, without terminal control characters.
  static func line(_ value: Any) -> String { Brief().line(value) }

  /// Returns the value in one line, without terminal control characters.
  func line(_ value: Any) -> String { text(value, Self.deepest).onOneLine.cut(to: Self.longest) }

  private func text(_ value: Any, _ depth: Int) -> String {
    // A mirror is not made for the most frequent types, and looking for a protocol takes as long as
    // the rest (benchmark “recorder, push and pop”): only structures conform to this one.
    if let number = value as? Int { return "\(number)" }
    if value is String { return Self.plain(value) }
    if let (name, payload) = cases.read(value) {
      guard depth > 0 else { return "…" }
      return payload.map { "\(name)\(arguments(of: $0, depth - 1))" } ?? "\(value)"
    }
    let mirror = Mirror(reflecting: value)
    let isStructure = mirror.displayStyle == .struct || mirror.displayStyle == nil
    if isStructure, let brief = value as? any BrieflyPrinted {
      return brief.brief { text($0, depth - 1) }
    }
    guard let style = mirror.displayStyle else { return Self.plain(value) }
    // A value has as many parts as its type, and a list as many as its elements.
    guard depth > 0 else { return "…" }
    switch style {
    case .optional:
      return mirror.children.first.map { text($0.value, depth - 1) } ?? "nil"
    case .enum:
      guard let child = mirror.children.first else { return "\(value)" }
      return "\(child.label ?? "")\(arguments(of: child.value, depth - 1))"
    case .collection:
      return "[\(list(mirror.children, depth - 1))]"
    case .set:
      return unordered(mirror.children) { text($0, depth - 1) }
    case .dictionary:
      return unordered(mirror.children) { pair in
        Mirror(reflecting: pair).children.map { text($0.value, depth - 1) }.joined(separator: ": ")
      }
    case .tuple:
      return "(\(list(mirror.children, depth - 1)))"
    case .struct:
      if value is any CustomStringConvertible { return "\(value)" }
      return "\(type(of: value))(\(list(mirror.children, depth - 1)))"
    default:
      return "\(type(of: value))"
    }
  }

  private static func plain(_ value: Any) -> String {
    if let text = value as? String { return text.cut(to: longest).debugDescription }
    return "\(value)"
  }

  /// Returns the payload of a case, in parentheses.
  private func arguments(of payload: Any, _ depth: Int) -> String {
    let mirror = Mirror(reflecting: payload)
    guard mirror.displayStyle == .tuple else { return "(\(text(payload, depth)))" }
    return "(\(list(mirror.children, depth)))"
  }

  private func list(_ children: Mirror.Children, _ depth: Int) -> String {
    var parts: [String] = []
    for child in children {
      // Default values of the shapes' actions are left out.
      if child.label == "animated", child.value as? Bool == true { continue }
      if child.label == "from", (child.value as? EntryID?).map({ $0 == nil }) ?? false { continue }
      guard parts.count < Self.most else { return (parts + ["…"]).joined(separator: ", ") }
      parts.append(Self.name(child.label) + text(child.value, depth))
    }
    return parts.joined(separator: ", ")
  }

  /// Returns the text of an unordered collection, sorted by its elements' texts, so that equal
  /// values have equal texts.
  private func unordered(_ children: Mirror.Children, _ text: (Any) -> String) -> String {
    guard children.count <= 32 else { return "[\(children.count) values]" }
    let texts = children.map { text($0.value) }.sorted()
    let rest = texts.count > Self.most ? ["…"] : []
    return "[\((Array(texts.prefix(Self.most)) + rest).joined(separator: ", "))]"
  }

  /// Returns a label with its colon; empty for the elements of tuples and lists.
  private static func name(_ label: String?) -> String {
    guard let label, !label.hasPrefix(".") else { return "" }
    return "\(label): "
  }
}

/// A value with a better text than its stored properties have.
private protocol BrieflyPrinted {
  func brief(_ text: (Any) -> String) -> String
}

extension EntryID: BrieflyPrinted {
  fileprivate func brief(_ text: (Any) -> String) -> String { description }
}

extension Entries: BrieflyPrinted {
  /// Returns the entries at both ends, where most changes are.
  fileprivate func brief(_ text: (Any) -> String) -> String {
    let all = zip(items, ids).map { ($0, $1) }
    func written(_ entries: ArraySlice<(Item, EntryID)>) -> [String] {
      entries.map { item, id in
        let (name, mark) = (text(item), id.description)
        return name == mark || name == mark.debugDescription ? name : "\(name) \(mark)"
      }
    }
    guard all.count > 8 else { return "[\(written(all[...]).joined(separator: ", "))]" }
    let ends = written(all.prefix(2)) + ["… \(all.count - 6) more …"] + written(all.suffix(4))
    return "[\(ends.joined(separator: ", "))]"
  }
}
