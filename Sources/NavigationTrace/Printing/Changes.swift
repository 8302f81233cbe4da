import ComposableNavigation

/// The differences of two values of one type, a line for each: `stack.entries: [a] → [a, b]`.
struct Changes {
  private(set) var lines: [String] = []

  /// The maximum depth of values that are compared part by part.
  private static let deepest = 8
  /// The maximum number of lines.
  private static let most = 20

  private struct Pair {
    let path: String
    let old: Any
    let new: Any
    let depth: Int
  }

  /// Compares the values up to a limited depth; deeper parts count as equal.
  init(from old: Any, to new: Any) {
    // No recursion: a state may be as deep as the user has navigated.
    var waiting = [Pair(path: "", old: old, new: new, depth: 0)]
    while let pair = waiting.popLast() {
      if let parts = Self.parts(of: pair) {
        waiting += parts.reversed()
        continue
      }
      let (before, after) = (Brief.line(pair.old), Brief.line(pair.new))
      guard before != after else { continue }
      guard lines.count < Self.most else {
        lines.append("…")
        return
      }
      lines.append("\(pair.path.isEmpty ? "" : "\(pair.path): ")\(before) → \(after)")
    }
  }

  /// Returns the parts of both values, if they have the same ones.
  private static func parts(of pair: Pair) -> [Pair]? {
    guard pair.depth < deepest else { return nil }
    let (old, new) = (Mirror(reflecting: pair.old), Mirror(reflecting: pair.new))
    guard old.displayStyle == new.displayStyle, !old.children.isEmpty,
      old.children.count == new.children.count, isTakenApart(old, pair.old)
    else { return nil }
    let isEnum = old.displayStyle == .enum
    // A different case is a different value, and not one with different parts.
    if isEnum, old.children.first?.label != new.children.first?.label { return nil }
    return zip(old.children, new.children).enumerated().map { position, children in
      Pair(
        path: path(pair.path, old.displayStyle, children.0.label, position),
        old: children.0.value,
        new: children.1.value,
        depth: pair.depth + 1
      )
    }
  }

  private static func isTakenApart(_ mirror: Mirror, _ value: Any) -> Bool {
    if value is EntryID { return false }
    return switch mirror.displayStyle {
    case .struct: !(value is any CustomStringConvertible) && !(value is any EntryList)
    case .tuple, .optional, .enum: true
    // The parts of a long list are not compared: its text in one line is enough.
    case .collection: mirror.children.count <= 32
    default: false
    }
  }

  private static func path(
    _ path: String,
    _ style: Mirror.DisplayStyle?,
    _ label: String?,
    _ position: Int
  ) -> String {
    switch style {
    case .optional: return path
    case .collection: return "\(path)[\(position)]"
    default: break
    }
    guard let label, !label.hasPrefix(".") else { return path }
    let name = publicNames[label] ?? label
    return path.isEmpty ? name : "\(path).\(name)"
  }
}

/// The public names of the shapes' stored properties.
private let publicNames = ["storedEntries": "entries", "storedClosed": "reopening"]

/// A list of entries, which is compared as a whole.
private protocol EntryList {}

extension Entries: EntryList {}
