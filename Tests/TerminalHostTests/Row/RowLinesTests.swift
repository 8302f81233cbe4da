import Testing

@testable import TerminalHost

@Suite struct RowLinesTests {
  @Test func `texts wrap to the next line, and selectable rows are scrolled sideways`() {
    var table: TerminalRow = "Vienna     1 982 097"
    table.wraps = false
    let lines = RowLines(
      ["a text that is long", "", table, TerminalRow("Choose what is far too long", runs: "x")],
      width: 16
    )
    #expect(
      lines.lines.map(\.text) == [
        "a text that", "is long", "", "Vienna     1 982 097", "Choose what is far too long",
      ]
    )
    #expect(lines.lines.map(\.isMoved) == [false, false, true, true, true])
    #expect(lines.starts == [0, 2, 3, 4])
    #expect(lines.reach == "Choose what is far too long".count - 14)
  }

  @Test(arguments: -1...4)
  func `each row has a line, however narrow it is`(width: Int) {
    let lines = RowLines(["日本語", "", "a b", TerminalRow("c", runs: "c")], width: width)
    #expect(Set(lines.lines.compactMap(\.row)) == [0, 1, 2, 3])
    #expect(lines.starts.count == 4)
  }

  @Test func `a radio button and a check have a mark, and other kinds have none`() {
    let kinds: [TerminalRow.Kind] = [
      .radio(isOn: true), .check(isOn: false), .button, .link, .action,
    ]
    let lines = RowLines(kinds.map { TerminalRow("name", runs: "x", as: $0) }, width: 20)
    #expect(lines.lines.map(\.text) == ["● name", "○ name", "name", "name", "name"])
  }

  @Test func `a text above the rows belongs to none of them`() {
    let lines = RowLines(["a"], under: "Sure?", width: 20)
    #expect(lines.lines.map(\.row) == [nil, nil, 0])
    #expect(lines.starts == [2])
  }
}
