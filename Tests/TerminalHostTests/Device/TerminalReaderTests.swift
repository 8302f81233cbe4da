import Testing

@testable import TerminalHost
@testable import TerminalRunner

@Suite struct TerminalReaderTests {
  @Test(
    arguments: [
      ([], []), ([.text("a")], [.key(.text("a"))]),
      ([.pasted("a"), .pasted("b")], [.pasted("ab")]),
      (
        [.text("p"), .pasted("a"), .pasted("\u{301}"), .enter, .pasted("b")],
        [.key(.text("p")), .pasted("a\u{301}"), .key(.enter), .pasted("b")]
      ),
    ] as [([TerminalKey], [LiveEvent])]
  )
  func `pasted text is one event, and keys are one each`(
    keys: [TerminalKey],
    events: [LiveEvent]
  ) {
    #expect(TerminalReader.events(of: keys) == events)
  }
}
