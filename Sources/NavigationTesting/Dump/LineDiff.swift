/// The difference between two dumps, line by line.
///
/// The text contains the changes and the lines that enclose them. Other lines are only counted.
package enum LineDiff {
  /// Returns the difference of two texts; nil if they are equal.
  package static func text(from old: String, to new: String) -> String? {
    func lines(of text: String) -> [Dump.Line] {
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { Dump.Line(depth: 0, text: String($0)) }
    }
    return text(from: lines(of: old), to: lines(of: new))
  }

  /// Returns the difference: lines of only the first dump with `−`, of only the second with `+`.
  ///
  /// - Returns: The difference; nil if the dumps are equal.
  static func text(from old: [Dump.Line], to new: [Dump.Line]) -> String? {
    guard old != new else { return nil }
    let script = script(from: old, to: new)
    let kept = kept(of: script)
    var lines: [String] = []
    var index = 0
    while index < script.count {
      let end = script[index...].indices.first { kept.contains($0) } ?? script.endIndex
      if end - index > 1 {
        let indent = String(repeating: "  ", count: script[index].line.depth)
        lines.append("  \(indent)… (\(end - index) unchanged lines)")
        index = end
      } else {
        lines.append(script[index].text)
        index += 1
      }
    }
    return lines.joined(separator: "\n")
  }

  private struct Row {
    let mark: Character
    let line: Dump.Line

    var isChange: Bool { mark != " " }
    var text: String { "\(mark) \(String(repeating: "  ", count: line.depth))\(line.text)" }
  }

  private static func script(from old: [Dump.Line], to new: [Dump.Line]) -> [Row] {
    var (removed, inserted) = (Set<Int>(), Set<Int>())
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Row] = []
    var (from, to) = (0, 0)
    while from < old.count || to < new.count {
      if removed.contains(from) {
        lines.append(Row(mark: "−", line: old[from]))
        from += 1
      } else if inserted.contains(to) {
        lines.append(Row(mark: "+", line: new[to]))
        to += 1
      } else {
        lines.append(Row(mark: " ", line: new[to]))
        from += 1
        to += 1
      }
    }
    return lines
  }

  /// Returns the changes, and the lines that open and close the groups around them.
  private static func kept(of script: [Row]) -> Set<Int> {
    let changes = script.indices.filter { script[$0].isChange }
    return Set(changes)
      .union(enclosing(changes, in: script, Array(script.indices.reversed())))
      .union(enclosing(changes, in: script, Array(script.indices)))
  }

  /// Walks over the script once, and keeps the first enclosing line of each change.
  private static func enclosing(_ changes: [Int], in script: [Row], _ order: [Int]) -> [Int] {
    var depth = 0
    return order.filter { index in
      let line = script[index].line
      if script[index].isChange {
        depth = max(depth, line.depth)
        return false
      }
      guard line.depth < depth else { return false }
      depth = line.depth
      return true
    }
  }
}
