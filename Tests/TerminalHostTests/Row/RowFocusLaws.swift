import Testing

import TerminalHost

/// Every row of any list can be scrolled into view.
@Suite struct RowFocusLaws {
  /// A list of selectable rows and of texts of one and three lines, and the lines of a terminal.
  private struct Case {
    let rows: [TerminalRow]
    let height: Int
    let lines: RowLines

    func visible(_ place: RowFocus) -> Range<Int> {
      place.first..<min(place.first + height, lines.lines.count)
    }

    func drawn(_ place: RowFocus) -> RowFocus { place.shown(rows, lines, height: height) }
  }

  private func cases(_ length: Int) -> [Case] {
    var lists: [[TerminalRow]] = [[]]
    var all = lists
    for index in 0..<length {
      lists = lists.flatMap { list in
        [TerminalRow("\(index)", runs: "\(index)"), "text", "aaaa bbbb cccc"].map { list + [$0] }
      }
      all += lists
    }
    return all.flatMap { rows in
      let lines = RowLines(rows, width: 10)
      return (1...4).map { Case(rows: rows, height: $0, lines: lines) }
    }
  }

  /// Scrolls until nothing moves and returns the lines that were visible.
  private func seen(
    _ sample: Case,
    from start: RowFocus,
    _ step: (inout RowFocus) -> Void
  ) -> Set<Int> {
    var place = sample.drawn(start)
    var seen = Set(sample.visible(place))
    for _ in 0...2 * sample.lines.lines.count {
      let before = place
      step(&place)
      place = sample.drawn(place)
      seen.formUnion(sample.visible(place))
      if place == before { break }
    }
    return seen
  }

  @Test(arguments: [5])
  func `everything in a list is seen by going down from its beginning, and up from its end`(
    length: Int
  ) {
    var count = 0
    for sample in cases(length) {
      for direction in [1, -1] {
        var start = RowFocus()
        start.jump(toEnd: direction < 0, in: sample.rows)
        start = sample.drawn(start)
        start.jump(toEnd: direction < 0, in: sample.rows)
        let seen = seen(sample, from: start) { $0.move(by: direction, in: sample.rows) }
        #expect(
          seen == Set(sample.lines.lines.indices),
          "\(direction) in \(sample.height) lines: \(sample.rows.map(\.text))"
        )
        count += 1
      }
    }
    print("lists gone through: \(count)")
  }

  @Test(arguments: [5])
  func `a page never passes over a line`(length: Int) {
    for sample in cases(length) where sample.height > 1 {
      var start = sample.drawn(RowFocus())
      start.jump(toEnd: false, in: sample.rows)
      let seen = seen(sample, from: start) { $0.page(1, in: sample.rows) }
      #expect(
        seen == Set(sample.lines.lines.indices),
        "\(sample.height) lines: \(sample.rows.map(\.text))"
      )
    }
  }

  @Test(arguments: [4])
  func `the focus is visible, or nothing is that could have it`(length: Int) {
    let moves: [(inout RowFocus, [TerminalRow]) -> Void] = [
      { $0.move(by: 1, in: $1) }, { $0.move(by: -1, in: $1) }, { $0.page(1, in: $1) },
      { $0.page(-1, in: $1) }, { $0.move(by: .max, in: $1) }, { $0.move(by: .min, in: $1) },
    ]
    for sample in cases(length) {
      for first in moves {
        for second in moves {
          for third in moves {
            var place = sample.drawn(RowFocus())
            for move in [first, second, third] {
              move(&place, sample.rows)
              place = sample.drawn(place)
            }
            guard let focus = place.focus(in: sample.rows) else { continue }
            let seen = sample.visible(place)
            let isSeen = seen.contains(sample.lines.starts[focus])
            #expect(isSeen != place.isAway)
            let others = zip(sample.rows, sample.lines.starts).filter { $0.0.choice != nil }
            #expect(isSeen || !others.contains { seen.contains($0.1) })
          }
        }
      }
    }
  }

  @Test func `a rule that moves from choice to choice is found not to show everything`() {
    let lost = cases(4).filter { sample in
      var start = RowFocus()
      start.jump(toEnd: false, in: sample.rows)
      let seen = seen(sample, from: start) { place in
        let choices = sample.rows.indices.filter { sample.rows[$0].choice != nil }
        let focus = place.focus(in: sample.rows) ?? 0
        if let next = choices.first(where: { $0 > focus }) { place.set(next, in: sample.rows) }
      }
      return seen != Set(sample.lines.lines.indices)
    }
    #expect(!lost.isEmpty)
  }
}
