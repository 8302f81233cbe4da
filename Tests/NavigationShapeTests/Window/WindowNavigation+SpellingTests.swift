import Testing
import TestSupport

@testable import ComposableNavigation

@Suite struct WindowNavigationSpellingTests {
  @Test func `every truncation and every flipped bit of an action is read or refused`() throws {
    for row in Spellings<ToyWindows.Action>.windows.all {
      try expectSoundReading(row.action) { (try? restored($0)) == $0 }
    }
  }

  @Test func `an action that windows have not is an error that lists those there are`() {
    #expect(
      corruption(of: #"{"action":"fly"}"#, as: ToyWindows.Action.self)
        == "there is no action “fly”; expected one of: open, openAnother, focusItem, focus, "
        + "close, closeItem, remove, reopen, setItems"
    )
  }
}
