import ComposableNavigation

/// Values in a few words, for a person who reads along.
///
/// However deep and large a value is, only its beginning is looked at, so that a step that is
/// printed costs little.
enum Brief {
  /// The most characters of a value that are printed.
  private static let longest = 200
  /// The most values within each other that are looked into.
  private static let deepest = 6
  /// The most values side by side that are looked at.
  private static let most = 6

  /// The value in a line, without what a terminal would obey.
  static func line(_ value: Any) -> String { text(value, deepest).onOneLine.cut(to: longest) }

  private static func text(_ value: Any, _ depth: Int) -> String {
    if let brief = value as? any BrieflyPrinted { return brief.brief { text($0, depth - 1) } }
    let mirror = Mirror(reflecting: value)
    guard let style = mirror.displayStyle else { return plain(value) }
    // The parts of a value are as many as its type has, those of a list as many as there are.
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

  /// The payload of a case, in parentheses.
  private static func arguments(of payload: Any, _ depth: Int) -> String {
    let mirror = Mirror(reflecting: payload)
    guard mirror.displayStyle == .tuple else { return "(\(text(payload, depth)))" }
    return "(\(list(mirror.children, depth)))"
  }

  private static func list(_ children: Mirror.Children, _ depth: Int) -> String {
    var parts: [String] = []
    for child in children {
      // The default values of the shapes' actions are left out.
      if child.label == "animated", child.value as? Bool == true { continue }
      if child.label == "from", isNil(child.value) { continue }
      guard parts.count < most else { return (parts + ["…"]).joined(separator: ", ") }
      parts.append(name(child.label) + text(child.value, depth))
    }
    return parts.joined(separator: ", ")
  }

  /// Returns the text of a collection without order, sorted by its elements' texts, so that equal
  /// values read the same.
  private static func unordered(_ children: Mirror.Children, _ text: (Any) -> String) -> String {
    guard children.count <= 32 else { return "[\(children.count) values]" }
    let texts = children.map { text($0.value) }.sorted()
    let rest = texts.count > most ? ["…"] : []
    return "[\((Array(texts.prefix(most)) + rest).joined(separator: ", "))]"
  }

  /// A label with its colon; tuples and lists have none of their own.
  private static func name(_ label: String?) -> String {
    guard let label, !label.hasPrefix(".") else { return "" }
    return "\(label): "
  }

  private static func isNil(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }
}

/// A value that reads better than its stored properties do.
private protocol BrieflyPrinted {
  func brief(_ text: (Any) -> String) -> String
}

extension EntryID: BrieflyPrinted {
  fileprivate func brief(_ text: (Any) -> String) -> String { description }
}

extension Entries: BrieflyPrinted {
  /// Those at both ends: what changes is mostly there.
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
