import ComposableNavigation
import NavigationScreens
import Testing
import TestSupport

@Suite struct RemovingAllTests {
  @Test func `a screen that is removed is in no queue, overlay, transition or flow either`() {
    var state = ToyScreens.State(root: "home").after(
      .showScreen(.push, "secret"),
      .showOverlay("secret", on: .root),
      .showTransition(.trailing, "a", on: .root),
      .showTransition(.top, "secret", on: .root),
      .transition(.addToQueue([.init(.top, "secret"), .init(.top, "b")]), on: .root),
      .addToQueue([.init(.push, "secret"), .init(.push, "c")]),
      .enterFlow([.init(.push, "d"), .init(.push, "secret"), .init(.push, "e")], animated: false)
    )
    state.removeAll { $0 == "secret" }
    let root = state.entries[0].item
    #expect(state.screens == ["home", "d"])
    #expect(root.overlays.isEmpty)
    #expect(root.contents == ["home", "a"])
    #expect(root.currentTransition == .bottom)
    #expect(root.transitionQueue.map(\.screen) == ["b"])
    #expect(state.queueEntries.map(\.item.screen) == ["c"])
    #expect(state.entries[1].item.following.map(\.screen) == ["e"])
    #expect(!state.areAnimationsEnabled)
  }

  @Test func `a late id of a target stays late`() throws {
    let text = #"{"id":{"late":1}}"#
    let target = try decoded(text, as: ScreenTarget.self)
    #expect(try written(target) == text)
    let state = ToyScreens.State(root: "home").after(.showScreen(.push, "news"))
    #expect(state.after(.dismissScreen(target)) == state)
    #expect(state.after(.dismissScreen(.entry(.counted(1)))).screens == ["home"])
    #expect(corruption(of: #"{"id":"news"}"#, as: ScreenTarget.self) != nil)
  }
}
