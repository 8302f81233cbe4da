import ComposableNavigation
import NavigationScreens
import Testing

private enum Page: Equatable, Sendable {
  case home
  case person(Int)
}

@Suite struct FindingTests {
  private let state = ScreenNavigation<Page>.State(root: .home).after(
    .showScreens([
      .init(.push, .person(1), name: "one"), .init(.sheet, .person(2)), .init(.push, .person(1)),
    ])
  )

  @Test func `whether a page is open can be asked by name, by value, by case and by condition`() {
    #expect(state.isOpen("one"))
    #expect(!state.isOpen("two"))
    #expect(!state.isOpen(.entry(strangerID)))
    #expect(state.topmost(.person(1)) == .counted(3))
    #expect(state.topmost(.person(9)) == nil)
    #expect(state.topmost(/Page.person) == .counted(3))
    #expect(state.topmost { $0 != .person(1) } == .counted(2))
  }

  @Test func `a page that is open already is gone back to`() throws {
    let id = try #require(state.topmost(.person(2)))
    #expect(state.after(.dismissScreens(upTo: .entry(id))).screens.last == .person(2))
  }

  @Test func `a new root takes the place of all that is open`() {
    let home = state.after(.replaceAll(with: .person(7), name: "seven"))
    #expect(home.screens == [.person(7)])
    #expect(home.rootID == .counted(4))
    #expect(home.isOpen("seven"))
    #expect(home.entries[0].item.segue == .fullScreenCover)
    let late: ScreenNavigation<Page>.Action = .replaceAll(with: .home, from: .counted(0))
    #expect(
      ScreenNavigation.refusal(of: late, in: state) == .notOnTop(.counted(0), top: .counted(3))
    )
  }
}
