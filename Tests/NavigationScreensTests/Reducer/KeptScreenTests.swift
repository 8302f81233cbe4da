import ComposableNavigation
import NavigationScreens
import Testing

/// A page with a stack of its own, whose one entry is a different visit in each page that is made.
private struct Page: Hashable, Sendable {
  var name: String
  var inner = StackNavigation<String>.State()

  init(_ name: String) {
    self.name = name
    inner.items = ["inside"]
  }
}

@Suite struct KeptScreenTests {
  private typealias Screens = ScreenNavigation<Page>

  private func visits(_ state: Screens.State) -> [EntryID] {
    state.screens.flatMap { $0.inner.entries.ids }
  }

  @Test func `an equal screen that a stack is given keeps the visits inside it`() {
    var state = Screens.State(root: Page("home"))
    state = state.after(.showScreen(.push, Page("list")), .showScreen(.push, Page("note")))
    let before = visits(state)
    var items = state[stackOf: nil].items
    for index in items.indices { items[index].screen = Page(items[index].screen.name) }
    items.append(.init(screen: Page("next")))
    state = state.after(.stack(of: nil, .setItems(items)))
    #expect(state.screens.map(\.name) == ["home", "list", "note", "next"])
    #expect(Array(visits(state).dropLast()).areSame(as: before))
  }

  @Test func `a stack of screens stops at its first one, and refuses to skip any`() {
    var state = Screens.State(root: Page("home"))
    state = state.after(.showScreen(.push, Page("list")), .showScreen(.push, Page("note")))
    let skip = Screens.Action.stack(of: nil, .skip(state.entries.ids[1]))
    #expect(Screens().outcome(of: skip, in: state) == .refused(.because(CannotSkip())))
    state = state.after(.stack(of: nil, .popItems(.upTo(9))))
    #expect(state.screens.map(\.name) == ["home"])
    let again = Screens.Action.stack(of: nil, .popItems(.upTo(9), animated: false))
    #expect(Screens().outcome(of: again, in: state) == .unchanged)
  }

  @Test func `an equal screen that is presented again keeps the visits inside it`() {
    var state = Screens.State(root: Page("home"))
    state = state.after(.showScreen(.sheet, Page("filter")))
    let before = visits(state)
    guard case .screen(var screen) = state[modalOver: nil].item else {
      Issue.record("nothing is presented")
      return
    }
    screen.screen = Page("filter")
    state = state.after(.modal(over: nil, .presentFullScreen(.screen(screen))))
    #expect(state.entries.items[1].segue == .fullScreenCover)
    #expect(visits(state).areSame(as: before))
  }
}
