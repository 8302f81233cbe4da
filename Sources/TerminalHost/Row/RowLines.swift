/// The lines of rows at a given width: texts wrap; choices, and the rows of a table, take one line
/// and scroll sideways.
package struct RowLines: Hashable, Sendable {
  /// A line and its row; nil for a line above all rows.
  package struct Line: Hashable, Sendable {
    var row: Int?
    var text: String
    /// A Boolean value that indicates whether the line scrolls sideways.
    var isMoved = false
  }

  /// The columns to the left of each line, for the mark of the focus and a space.
  static let margin = 2

  package private(set) var lines: [Line] = []
  /// The first line of each row.
  package private(set) var starts: [Int] = []
  /// The columns by which lines can scroll sideways.
  private(set) var reach = 0

  /// Lays out rows.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - header: The text above them.
  ///   - width: The number of columns, including the margin.
  /// - Complexity: O(*n*) in the length of the texts.
  package init(_ rows: [TerminalRow], under header: String = "", width: Int) {
    let visible = width - Self.margin
    // Leaves a column free after wrapped text, if there is room.
    let wrapping = visible > 8 ? visible - 1 : visible
    if !header.isEmpty {
      lines = (header.wrapped(wrapping) + [""]).map { Line(text: $0) }
    }
    for (index, row) in rows.enumerated() {
      starts.append(lines.count)
      let columns = row.line.columns
      if columns > wrapping, row.choice == nil, row.wraps, wrapping > 0 {
        let texts = row.text.wrapped(wrapping)
        lines += (texts.isEmpty ? [""] : texts).map { Line(row: index, text: $0) }
      } else {
        lines.append(Line(row: index, text: row.line, isMoved: true))
        reach = max(reach, columns - max(visible, 0))
      }
    }
  }
}
