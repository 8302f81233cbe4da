import Testing

@testable import TerminalHost
@testable import TerminalRunner

@Suite struct TerminalActTests {
  @Test(
    arguments: [
      (.back, "back"), (.backSeveral(2), "back 2"), (.swipeDown, "swipe down"),
      (.selectTab(1), "select tab 1"), (.tap("Yes"), "tap Yes"),
      (.setRoom(forColumns: true), "widen"), (.setRoom(forColumns: false), "narrow"),
      (.nextColumn, "next column"), (.nextWindow, "next window"),
      (.focusWindow(1), "focus window 1"), (.closeWindow(0), "close window 0"),
      (.tap("Yes", occurrence: 2), "tap·2 Yes"), (.tap("Yes·2"), "tap Yes·2"),
      (.tap("·2 Yes"), "tap ·2 Yes"), (.tap(""), "tap "),
      (.touch("swipe left"), "touch swipe left"), (.touch(""), "touch "),
      (.tap("\u{301}x"), "tap \u{301}x"), (.tap("\u{301}", occurrence: 2), "tap·2 \u{301}"),
      (.touch("\u{301}x"), "touch \u{301}x"),
    ] as [(TerminalAct, String)]
  )
  func `an act is read as it was written`(act: TerminalAct, text: String) {
    #expect(act.text == text)
    #expect(TerminalAct(text) == act)
  }

  @Test(
    arguments: [
      "", "tap", "tap· Yes", "tap·1 Yes", "tap·x Yes", "tap·2·3 Yes", "taps Yes", "touch",
    ]
  )
  func `an act in another spelling is not read`(text: String) {
    #expect(TerminalAct(text) == nil)
  }
}
