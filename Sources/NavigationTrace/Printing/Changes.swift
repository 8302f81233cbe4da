import ComposableNavigation

/// The differences of two values of one type, a line for each place: `stack.entries: [a] → [a, b]`.
struct Changes {
  private(set) var lines: [String] = []

  /// The most values within each other that are compared part by part.
  private static let deepest = 8
  /// The most places that are named.
  private static let most = 20

  private struct Pair {
    let path: String
    let old: Any
    let new: Any
    let depth: Int
  }

  /// Compares as much as a person would read: what lies too deep counts as equal.
  init(from old: Any, to new: Any) {
    // No recursion: a state may be as deep as a person has gone.
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

  /// The parts of both values, where they have the same ones.
  private static func parts(of pair: Pair) -> [Pair]? {
    guard pair.depth < deepest else { return nil }
    let (old, new) = (Mirror(reflecting: pair.old), Mirror(reflecting: pair.new))
    guard old.displayStyle == new.displayStyle, !old.children.isEmpty,
      old.children.count == new.children.count, isTakenApart(old, pair.old)
    else { return nil }
    let isEnum = old.displayStyle == .enum
    // Another case is another value, not one with other parts.
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
    // The parts of a long list are not compared: what it is in a line says enough.
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

/// The names by which shapes show what they store.
private let publicNames = ["storedEntries": "entries", "storedClosed": "reopening"]

/// A list of entries, which is one thing to whoever reads of it.
private protocol EntryList {}

extension Entries: EntryList {}
