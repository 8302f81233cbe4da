import ComposableNavigation

/// The user's position in a list of rows: the focused row, and the visible part.
///
/// The rows can change at any time. The focus stays with the choice of its row, or else with its
/// index. If a long text is between two choices, the text scrolls line by line, and the focus is
/// out of sight until a choice is visible again.
package struct RowFocus: Hashable, Sendable {
  /// The index of the row that was focused last, and its choice.
  private var index = 0
  private var choice: TerminalRow.Choice?

  /// The first line and the number of lines that were visible in the last drawing; before the first
  /// drawing, enough for any list.
  package private(set) var first = 0
  private(set) var height = 1000

  /// The columns by which rows are scrolled sideways, and the maximum.
  package private(set) var column = 0
  package private(set) var reach = 0

  /// A Boolean value that indicates whether the user has scrolled away from the focus.
  package private(set) var isAway = false

  /// The first line of each row, and the number of lines, in the last drawing.
  private var starts: [Int] = []
  private var drawnCount = 0

  package init() {}

  /// A Boolean value that indicates whether some lines were not visible.
  package var goesOn: Bool { drawnCount > height }

  /// Returns the focused row; nil if none can be chosen.
  ///
  /// If a row has a destructive action, the focus begins on a row that changes nothing.
  package func focus(in rows: [TerminalRow]) -> Int? {
    if let choice {
      if rows.indices.contains(index), rows[index].choice == choice { return index }
      if let found = rows.firstIndex(where: { $0.choice == choice }) { return found }
    }
    let choices = rows.indices.filter { rows[$0].choice != nil }
    if choice == nil, index == 0, choices.contains(where: { rows[$0].role == .destructive }) {
      let harmless =
        choices.first { rows[$0].role == .cancel } ?? choices.first { rows[$0].role == .default }
      if let harmless { return harmless }
    }
    return choices.first { $0 >= index } ?? choices.last
  }

  // MARK: Moving

  /// Moves the focus by a number of choices, or scrolls the text by a number of lines.
  ///
  /// - Returns: True if the position has changed.
  @discardableResult
  package mutating func move(by count: Int, in rows: [TerminalRow]) -> Bool {
    let before = self
    // A large count moves directly to the end, so that it takes no longer.
    if count.magnitude > rows.count + lineCount(of: rows) {
      jump(toEnd: count > 0, in: rows)
    } else {
      for _ in 0..<count.magnitude { step(count.signum(), in: rows) }
    }
    return self != before
  }

  /// Moves to the beginning or the end.
  package mutating func jump(toEnd: Bool, in rows: [TerminalRow]) {
    let choices = rows.indices.filter { rows[$0].choice != nil }
    first = toEnd ? last(of: rows) : 0
    guard let focus = toEnd ? choices.last : choices.first else { return }
    set(focus, in: rows)
    isAway = !isVisible(focus, in: rows)
  }

  /// Moves one page forward or backward.
  package mutating func page(_ direction: Int, in rows: [TerminalRow]) {
    let count = direction * max(1, height - 1)
    guard let focus = focus(in: rows) else { return scroll(by: count, in: rows) }
    if !isAway { show(focus, in: rows) }
    let target = (isAway ? first : line(of: focus, in: rows)) + count
    scroll(by: count, in: rows)
    let choices = rows.indices.filter { rows[$0].choice != nil }
    let next =
      direction > 0
      ? choices.first { line(of: $0, in: rows) >= target } ?? choices.last
      : choices.last { line(of: $0, in: rows) <= target } ?? choices.first
    let visible = choices.filter { isVisible($0, in: rows) }
    if let next, isVisible(next, in: rows) {
      set(next, in: rows)
    } else if let other = direction > 0 ? visible.last : visible.first {
      set(other, in: rows)
    } else {
      isAway = true
    }
  }

  /// Scrolls wide rows by a number of columns.
  package mutating func moveSideways(by columns: Int) {
    column = min(max(0, column + columns), reach)
  }

  private mutating func step(_ direction: Int, in rows: [TerminalRow]) {
    guard let focus = focus(in: rows) else { return scroll(by: direction, in: rows) }
    if !isAway { show(focus, in: rows) }
    let place = isAway ? (direction > 0 ? first - 1 : first + height) : line(of: focus, in: rows)
    let choices = rows.indices.filter { rows[$0].choice != nil }
    let next =
      direction > 0
      ? choices.first { line(of: $0, in: rows) > place }
      : choices.last { line(of: $0, in: rows) < place }
    if let next, (first - 1...first + height).contains(line(of: next, in: rows)) {
      set(next, in: rows)
      show(next, in: rows)
      // Moving to the first or last choice also shows the rows beyond it.
      let line = line(of: next, in: rows)
      if next == choices.first, line < height { first = 0 }
      if next == choices.last, line >= last(of: rows) { first = last(of: rows) }
      return
    }
    scroll(by: direction, in: rows)
    isAway = !isVisible(focus, in: rows)
    guard isAway else { return }
    let visible = choices.filter { isVisible($0, in: rows) }
    if let other = direction > 0 ? visible.first : visible.last { set(other, in: rows) }
  }

  private mutating func scroll(by count: Int, in rows: [TerminalRow]) {
    first = min(max(0, first + count), last(of: rows))
  }

  package mutating func set(_ index: Int, in rows: [TerminalRow]) {
    guard rows.indices.contains(index) else { return }
    self.index = index
    choice = rows[index].choice
    isAway = false
  }

  /// Scrolls back to the focus.
  package mutating func comeBack() { isAway = false }

  // MARK: Searching

  /// Moves to a row that contains a text, ignoring case; wraps around at the end.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - rows: The rows; only choices are searched if there are any.
  ///   - direction: 1 for the next one, -1 for the previous one, 0 for the focused one or the next.
  /// - Returns: False if no row contains the text.
  package mutating func find(_ text: String, in rows: [TerminalRow], _ direction: Int) -> Bool {
    let wanted = text.lowercased()
    let choices = rows.indices.filter { rows[$0].choice != nil }
    let places = choices.isEmpty ? Array(rows.indices) : choices
    guard !places.isEmpty, !wanted.isEmpty else { return false }
    let start = focus(in: rows) ?? rows.indices.last { line(of: $0, in: rows) <= first } ?? 0
    let position = places.firstIndex { $0 >= start } ?? 0
    for offset in places.indices {
      let step = direction == 0 ? offset : direction * (offset + 1)
      let found = places[((position + step) % places.count + places.count) % places.count]
      guard rows[found].line.lowercased().contains(wanted) else { continue }
      if choices.isEmpty {
        first = min(line(of: found, in: rows), last(of: rows))
      } else {
        set(found, in: rows)
        show(found, in: rows)
      }
      return true
    }
    return false
  }

  // MARK: Drawing

  /// Returns the position when the rows are drawn with a number of lines.
  ///
  /// The focus is visible unless the user has scrolled away from it, and scrolling is minimal.
  package func shown(_ rows: [TerminalRow], _ lines: RowLines, height: Int) -> RowFocus {
    var place = self
    place.height = max(1, height)
    (place.starts, place.drawnCount, place.reach) = (lines.starts, lines.lines.count, lines.reach)
    place.column = min(column, lines.reach)
    place.first = min(max(0, first), place.last(of: rows))
    guard let focus = focus(in: rows) else {
      place.isAway = false
      return place
    }
    place.set(focus, in: rows)
    place.isAway = isAway && !place.isVisible(focus, in: rows)
    if !place.isAway { place.show(focus, in: rows) }
    return place
  }

  private mutating func show(_ row: Int, in rows: [TerminalRow]) {
    let line = line(of: row, in: rows)
    first = min(max(first, line - height + 1), line)
  }

  private func isVisible(_ row: Int, in rows: [TerminalRow]) -> Bool {
    (first..<first + height).contains(line(of: row, in: rows))
  }

  /// Returns the first line of a row; rows that have not been drawn take one line each.
  private func line(of row: Int, in rows: [TerminalRow]) -> Int {
    starts.count == rows.count ? starts[row] : row
  }

  private func lineCount(of rows: [TerminalRow]) -> Int {
    starts.count == rows.count ? drawnCount : rows.count
  }

  /// Returns the first line if the last one is visible.
  private func last(of rows: [TerminalRow]) -> Int { max(0, lineCount(of: rows) - height) }
}
