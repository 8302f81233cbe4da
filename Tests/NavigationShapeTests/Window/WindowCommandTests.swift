import Testing
import TestSupport

import ComposableNavigation

@Suite struct WindowCommandTests {
  @Test func `no window that stays is closed to be opened again`() {
    let lists = allLists(ofDifferent: [0, 1, 2, 3], upTo: 4)
    var search = ToySearch("pairs of windows")
    for old in lists {
      for new in lists {
        let touched = (WindowCommand.command(from: old, to: new)?.close ?? []).filter(new.contains)
        search.check(touched.isEmpty, "\(old) → \(new) closes \(touched)")
      }
    }
    search.finish()
  }

  @Test func `a window that is opened last needs no order`() {
    let command = WindowCommand.command(
      from: ["a", "b"],
      to: ["b", "c"],
      focused: "b",
      focus: "c"
    )
    #expect(command == WindowCommand(close: ["a"], open: ["c"], focus: "c"))
    #expect(command?.description == "close a, open c, focus c")
    let between = WindowCommand.command(from: ["a", "b"], to: ["a", "c", "b"])
    #expect(between == WindowCommand(open: ["c"], order: ["a", "c", "b"]))
    #expect(between?.description == "open c, arrange a c b")
  }

  @Test func `a focus alone is a command, and the same one is none`() {
    let other = WindowCommand.command(from: ["a", "b"], to: ["a", "b"], focused: "a", focus: "b")
    #expect(other == WindowCommand(focus: "b"))
    let same = WindowCommand.command(from: ["a", "b"], to: ["a", "b"], focused: "b", focus: "b")
    #expect(same == nil)
  }

  @Test func `a window that the user has closed is not arranged, and a foreign one stays`() {
    let command = WindowCommand(close: ["x"], open: ["c"], order: ["c", "b", "a"])
    #expect(command.applied(to: ["a", "c"]) == ["c", "a"])
    #expect(command.applied(to: ["d", "a"]) == ["c", "a", "d"])
  }

  @Test func `a command for a missing window focuses nothing`() {
    let command = WindowCommand(focus: ElementID(9))
    let showing = Showing([ElementID(1)], selected: ElementID(1))
    #expect(command.applied(to: showing).selected == nil)
    #expect(WindowCommand<ElementID>().applied(to: showing) == showing)
  }
}
