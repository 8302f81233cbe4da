/// The lines that rows take in so many columns: texts go on in the next line, what can be chosen takes
/// one line and is moved sideways, and so does a row of a table.
struct RowLines: Hashable, Sendable {
  /// A line, and the row that it belongs to; nil for one above all rows.
  struct Line: Hashable, Sendable {
    var row: Int?
    var text: String
    /// Tells whether it is moved sideways with the others of its kind.
    var isMoved = false
  }

  /// The columns that are left free before each line: for the mark of the focus, and a space.
  static let margin = 2

  private(set) var lines: [Line] = []
  /// The first line of each row.
  private(set) var starts: [Int] = []
  /// The columns by which lines can be moved sideways until all has been seen.
  private(set) var reach = 0

  /// Lays out rows.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - header: The text above them.
  ///   - width: The columns, with the margin.
  /// - Complexity: O(*n*) in the length of the texts.
  init(_ rows: [TerminalRow], under header: String = "", width: Int) {
    let visible = width - Self.margin
    // A text that goes on needs a column of air, where there is one.
    let wrapping = visible > 8 ? visible - 1 : visible
    if !header.isEmpty {
      lines = (header.wrapped(wrapping) + [""]).map { Line(text: $0) }
    }
    for (index, row) in rows.enumerated() {
      starts.append(lines.count)
      let columns = row.text.columns
      if columns > wrapping, row.choice == nil, row.wraps, wrapping > 0 {
        let texts = row.text.wrapped(wrapping)
        lines += (texts.isEmpty ? [""] : texts).map { Line(row: index, text: $0) }
      } else {
        lines.append(Line(row: index, text: row.text, isMoved: true))
        reach = max(reach, columns - max(visible, 0))
      }
    }
  }
}
