/// The place of a person in a list of rows: the row with the focus, and the first visible one.
///
/// The rows can change at any time; the focus stays with what choosing its row would do, else it
/// stays where it was.
struct RowFocus: Hashable, Sendable {
  /// The index of the row that had the focus last; beside it the choice of that row.
  private var index = 0
  private var choice: TerminalRow.Choice?

  /// The first row that was visible when the list was drawn last, and how many were.
  private(set) var first = 0
  private(set) var height = 1

  /// The row that has the focus; nil when none can be chosen.
  func focus(in rows: [TerminalRow]) -> Int? {
    if let choice {
      if rows.indices.contains(index), rows[index].choice == choice { return index }
      if let found = rows.firstIndex(where: { $0.choice == choice }) { return found }
    }
    let choices = rows.indices.filter { rows[$0].choice != nil }
    return choices.first { $0 >= index } ?? choices.last
  }

  /// Moves the focus by so many rows that can be chosen; without any the text is moved.
  ///
  /// - Returns: True if something has moved.
  @discardableResult
  mutating func move(by count: Int, in rows: [TerminalRow]) -> Bool {
    guard let focus = focus(in: rows) else {
      let last = max(0, rows.count - height)
      let next = min(max(0, first + count), last)
      defer { first = next }
      return next != first
    }
    let choices = rows.indices.filter { rows[$0].choice != nil }
    let old = choices.firstIndex(of: focus) ?? 0
    // Counts may be as large as the list: nothing overflows.
    let next = min(max(0, old + min(max(count, -choices.count), choices.count)), choices.count - 1)
    set(choices[next], in: rows)
    return next != old
  }

  /// Gives a row the focus.
  mutating func set(_ index: Int, in rows: [TerminalRow]) {
    guard rows.indices.contains(index) else { return }
    self.index = index
    choice = rows[index].choice
  }

  /// The place when the rows are drawn in so many lines: the focus is visible, and nothing moves
  /// that need not.
  func shown(_ rows: [TerminalRow], height: Int) -> RowFocus {
    var place = self
    place.height = max(1, height)
    let last = max(0, rows.count - place.height)
    place.first = min(max(0, first), last)
    guard let focus = focus(in: rows) else { return place }
    place.set(focus, in: rows)
    place.first = min(max(place.first, focus - place.height + 1), focus)
    // Rows above the first choice, or below the last, are to be seen by going there.
    if !rows[..<focus].contains(where: { $0.choice != nil }), focus < place.height {
      place.first = 0
    } else if !rows[(focus + 1)...].contains(where: { $0.choice != nil }), focus >= last {
      place.first = last
    }
    return place
  }
}
