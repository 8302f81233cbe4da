import Testing

@testable import TerminalHost
@testable import TerminalRunner

@Suite struct TerminalPaletteTests {
  @Test(
    arguments: [
      ([:], .colours), (["NO_COLOR": ""], .colours), (["NO_COLOR": "1"], .monochrome),
      (["NO_COLOR": "0"], .monochrome), (["COLOR": "no"], .colours),
    ] as [([String: String], TerminalPalette)]
  )
  func `colours are used unless the environment disables them`(
    environment: [String: String],
    palette: TerminalPalette
  ) {
    #expect(TerminalPalette(environment) == palette)
  }

  @Test func `destructive rows are red if there are colours`() {
    for ink in [TerminalInk.danger, .dangerFocus] {
      #expect(TerminalPalette.colours.parameters(ink).split(separator: ";").contains("31"))
      #expect(!TerminalPalette.monochrome.parameters(ink).contains("31"))
    }
  }

  @Test(arguments: TerminalInk.allCases)
  func `without colours inks are bold, faint or reversed`(ink: TerminalInk) {
    let parameters = TerminalPalette.monochrome.parameters(ink).split(separator: ";")
    #expect(Set(parameters).isSubset(of: ["0", "1", "2", "7"]))
  }

  @Test(
    arguments: [
      ([:], false), (["TERM": ""], false), (["TERM": "dumb"], false), (["TERM": "xterm"], true),
    ] as [([String: String], Bool)]
  )
  func `a terminal draws unless it is dumb`(environment: [String: String], draws: Bool) {
    #expect(TerminalDevice.canDraw(environment) == draws)
  }

  @Test(arguments: TerminalPalette.allCases)
  func `only rows that have changed are written`(palette: TerminalPalette) {
    var writer = FrameWriter(palette: palette)
    var canvas = TerminalCanvas(width: 6, height: 3)
    var screen = TerminalEmulator(width: 6, height: 3)
    canvas.write("日本👩‍👩‍👧", row: 0, column: 0, width: 6)
    canvas.write("link", row: 1, column: 1, width: 5, ink: .link)
    screen.take(writer.bytes(for: canvas))
    #expect(screen.lines == canvas.lines)
    #expect(writer.bytes(for: canvas) == [])
    canvas.write("x", row: 2, column: 0, width: 6)
    let change = writer.bytes(for: canvas)
    #expect(
      String(decoding: change, as: UTF8.self) == "\u{1B}[?2026h\u{1B}[3;1Hx\u{1B}[?2026l"
    )
    screen.take(change)
    canvas.fill(TerminalCanvas.Area(column: 0, row: 1, width: 6, height: 1), with: " ")
    canvas.write("y", row: 1, column: 5, width: 1)
    let erasing = writer.bytes(for: canvas)
    #expect(
      String(decoding: erasing, as: UTF8.self)
        == "\u{1B}[?2026h\u{1B}[2;1H\u{1B}[K\u{1B}[6Gy\u{1B}[?2026l"
    )
    screen.take(erasing)
    #expect(screen.lines == canvas.lines)
    writer.forget()
    var fresh = TerminalEmulator(width: 6, height: 3)
    fresh.take(writer.bytes(for: canvas))
    #expect(fresh.lines == canvas.lines)
  }

  @Test func `a frame that has not wholly come is an update in progress`() {
    var writer = FrameWriter(palette: .monochrome)
    var canvas = TerminalCanvas(width: 6, height: 3)
    canvas.write("text", row: 1, column: 1, width: 5)
    let frame = writer.bytes(for: canvas)
    for count in 0...frame.count {
      var screen = TerminalEmulator(width: 6, height: 3)
      screen.take(frame.prefix(count))
      let isBlank = screen.lines == TerminalEmulator(width: 6, height: 3).lines
      #expect(screen.isUpdating || isBlank || count == frame.count)
      screen.take(TerminalSession.leaving.utf8)
      #expect(!screen.isUpdating)
    }
  }
}
