import ComposableNavigation
import Testing

@testable import TerminalHost

@Suite struct RowFocusTests {
  private static let rows = ["Alpha", "beta", "Gamma", "alphabet"].map {
    TerminalRow($0, runs: $0)
  }

  @Test(
    arguments: [
      ([ButtonRole.destructive, .default, .cancel], 2), ([.destructive, .default], 1),
      ([.default, .destructive, .cancel], 2), ([.default, .cancel], 0), ([.destructive], 0),
      ([.cancel, .destructive], 0), ([.default, .default], 0),
    ] as [([ButtonRole], Int)]
  )
  func `on a destructive question, the focus begins on the harmless choice`(
    roles: [ButtonRole],
    focus: Int
  ) {
    let rows = ["text"] + roles.enumerated().map { TerminalRow("\($0)", runs: "\($0)", role: $1) }
    #expect(RowFocus().focus(in: rows) == focus + 1)
  }

  @Test func `a search continues from the focus, around the end, ignoring case`() {
    var place = RowFocus()
    for (text, direction, focus) in [("ALPHA", 0, 0), ("alpha", 1, 3), ("alpha", 1, 0)] {
      let isFound = place.find(text, in: Self.rows, direction)
      #expect(isFound)
      #expect(place.focus(in: Self.rows) == focus)
    }
    let isBefore = place.find("alpha", in: Self.rows, -1)
    #expect(isBefore)
    #expect(place.focus(in: Self.rows) == 3)
    for (text, rows) in [("delta", Self.rows), ("", Self.rows), ("a", [])] {
      let isFound = place.find(text, in: rows, 0)
      #expect(!isFound)
      #expect(place.focus(in: Self.rows) == 3)
    }
  }

  @Test func `rows are moved sideways until all has been seen`() {
    let rows = [TerminalRow(String(repeating: "x", count: 30), runs: "x")]
    var place = RowFocus().shown(rows, RowLines(rows, width: 12), height: 3)
    #expect(place.reach == 20)
    place.moveSideways(by: 8)
    #expect(place.column == 8)
    place.moveSideways(by: 100)
    #expect(place.column == 20)
    place.moveSideways(by: -100)
    #expect(place.column == 0)
    place.moveSideways(by: 20)
    #expect(place.shown(rows, RowLines(rows, width: 40), height: 3).column == 0)
  }

  @Test func `rows out of sight return when they are scrolled to`() {
    let rows = [TerminalRow("choose", runs: "x")] + (0..<20).map { TerminalRow("\($0)") }
    let lines = RowLines(rows, width: 20)
    var place = RowFocus().shown(rows, lines, height: 5)
    place.move(by: 3, in: rows)
    place = place.shown(rows, lines, height: 5)
    #expect(place.isAway)
    #expect(place.first == 3)
    place.comeBack()
    place = place.shown(rows, lines, height: 5)
    #expect(!place.isAway)
    #expect(place.first == 0)
  }
}
