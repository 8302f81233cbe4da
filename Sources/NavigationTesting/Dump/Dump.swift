/// The structure of a value, ready to be written as lines.
///
/// It contains only the parts that a reader needs to distinguish two values.
indirect enum Dump: Equatable {
  case text(String)
  case group(open: String, parts: [Part], close: String)

  struct Part: Equatable {
    var label: String?
    var value: Dump
  }
}

extension Dump {
  /// One line of a dump, with its depth.
  struct Line: Hashable {
    let depth: Int
    let text: String
  }

  /// The greatest length of a group on one line.
  static let width = 60

  /// The whole dump on one line.
  var inline: String {
    switch self {
    case .text(let text): text
    case .group(let open, let parts, let close):
      open + parts.map { $0.prefix + $0.value.inline }.joined(separator: ", ") + close
    }
  }

  /// A short form for headlines: the whole dump on one line, or its brackets if it is too long.
  var headline: String {
    guard inline.count > Self.width, case .group(let open, _, let close) = self else {
      return inline
    }
    return "\(open)…\(close)"
  }

  /// Returns the dump as lines; a short group takes one line.
  ///
  /// - Parameter opened: True if the outermost group takes several lines even if it is short, to
  ///   show each field of a state.
  /// - Returns: At least one line.
  func lines(opened: Bool = false) -> [Line] {
    lines(before: "", after: "", depth: 0, opened: opened)
  }

  private func lines(before: String, after: String, depth: Int, opened: Bool) -> [Line] {
    let whole = Line(depth: depth, text: before + inline + after)
    guard case .group(let open, let parts, let close) = self, !parts.isEmpty,
      opened || whole.text.count + 2 * depth > Self.width
    else { return [whole] }
    if parts.count == 1, parts[0].label == nil, case .group = parts[0].value {
      // A payload that is a group shares the lines of its brackets: .loaded([ … ])
      return parts[0].value.lines(
        before: before + open,
        after: close + after,
        depth: depth,
        opened: opened
      )
    }
    return [Line(depth: depth, text: before + open)]
      + parts.flatMap {
        $0.value.lines(before: $0.prefix, after: ",", depth: depth + 1, opened: false)
      }
      + [Line(depth: depth, text: close + after)]
  }
}

extension Dump.Part {
  fileprivate var prefix: String { label.map { "\($0): " } ?? "" }
}
