import ComposableNavigation
import NavigationScreens
import Testing

@Suite struct DumpTests {
  @Test func `the dump of a root has its empty push stack`() {
    #expect(
      ToyScreens.State(root: "home").dump
        == "\nstack 0: fullScreenCover\n    screen 0: root\nstack 1: push\n    no screens\n"
    )
  }

  @Test func `environments and their pushes take turns`() {
    let state = ToyScreens.State(root: "home").after(
      .showScreens([.init(.push, "a", name: "a"), .init(.push, "b"), .init(.sheet, "c", name: "c")])
    )
    #expect(
      state.dump == """

        stack 0: fullScreenCover
            screen 0: root
        stack 1: push
            screen 0: a
            screen 1: #2
        stack 2: sheet
            screen 0: c
        stack 3: push
            no screens

        """
    )
  }

  @Test func `queues, overlays, contents and modules have their dumps`() {
    let home = ToyScreens.State(root: "home")
    #expect(home.queueDump == "\n    no queue\n")
    let full = home.after(
      .addToQueue([.init(.push, "x", name: "x"), .init(.push, "y")]),
      .showOverlay("hint", name: "hint"),
      .showTransition(.top, "t", name: "t"),
      .transition(.addToQueue([.init(.top, "u", name: "u")]))
    )
    #expect(full.queueDump == "\n    queue 0: x\n    queue 1: y\n")
    let screen = full.entries[0].item
    #expect(screen.overlayDump == "\n    modal hint\n")
    #expect(screen.transitionDump == "\n    transition root\n    transition t\n")
    #expect(screen.transitionQueueDump == "\n    queue 0: u\n")
    #expect(home.entries[0].item.transitionQueueDump == "\n    no queue\n")
    #expect(
      ToyModules.State(root: "w").after(.showModule(.top, "h", name: "home")).dump
        == "\n    module root\n    module home\n"
    )
  }
}
