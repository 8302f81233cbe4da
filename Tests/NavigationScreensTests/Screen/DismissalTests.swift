import ComposableNavigation
import NavigationScreens
import Testing

@MainActor @Suite struct DismissalTests {
  /// `home a | sheet b c | cover d e`, each shown from the one before.
  private let deep = ToyScreens.State(root: "home").after(
    .showScreens([
      .init(.push, "a", name: "a"), .init(.sheet, "b", name: "b"), .init(.push, "c", name: "c"),
      .init(.fullScreenCover, "d", name: "d"), .init(.push, "e", name: "e"),
    ])
  )

  private func told(_ action: ToyScreens.Action) -> [String] {
    let store = Store(initialState: ToyBook.State(screens: deep)) { ToyBook() }
    store.send(.screens(action))
    return store.state.gone
  }

  @Test(arguments: [
    (ToyScreens.Action.dismissScreen(), "home a | sheet b c | cover d"),
    (.dismissScreen("c"), "home a | sheet b"),
    (.dismissScreen("b"), "home a"),
    (.dismissScreen("a"), "home"),
    (.dismissScreen(.root), "home a | sheet b c | cover d e"),
    (.dismissScreens(upTo: "b"), "home a | sheet b"),
    (.dismissScreens(upTo: .root), "home"),
    (.dismissScreens(upTo: "e"), "home a | sheet b c | cover d e"),
    (.dismissScreens(count: 0), "home a | sheet b c | cover d e"),
    (.dismissScreens(count: 2), "home a | sheet b c"),
    (.dismissScreens(count: 5), "home"),
    (.dismissScreens(upToCount: 2), "home a | sheet b c"),
    (.dismissScreens(upToCount: 99), "home"),
    (.dismissPushStack(), "home a | sheet b c | cover d"),
    (.dismissPushStack(of: "c"), "home a | sheet b"),
    (.dismissPushStack(of: "b"), "home a | sheet b"),
    (.dismissPushStack(of: .root), "home"),
    (.dismissEnvironment(), "home a | sheet b c"),
    (.dismissEnvironment(of: "c"), "home a"),
    (.dismissEnvironment(of: "a"), "home a | sheet b c | cover d e"),
    (.dismissAllScreens(), "home"),
  ])
  func `a dismissal takes away what it says`(action: ToyScreens.Action, drawing: String) {
    #expect(ToyScreens.refusal(of: action, in: deep) == nil)
    #expect(deep.after(action).drawing == drawing)
  }

  @Test(arguments: [
    (ToyScreens.Action.dismissScreens(count: -1), "-1 is no count"),
    (.dismissScreens(upToCount: -1), "-1 is no count"),
    (.dismissScreens(count: 6), "6 were to go, but there are only 5"),
  ])
  func `a count that cannot be is refused`(action: ToyScreens.Action, reason: String) {
    #expect(ToyScreens.refusal(of: action, in: deep)?.description == reason)
    #expect(deep.after(action) == deep)
  }

  @Test func `nothing to take away is a reason`() {
    let home = ToyScreens.State(root: "home")
    #expect(ToyScreens.refusal(of: .dismissPushStack(), in: home) == .empty)
    #expect(ToyScreens.refusal(of: .dismissScreens(count: 1), in: home) == .empty)
    let sheet = deep.after(.dismissScreens(upTo: "b"))
    #expect(ToyScreens.refusal(of: .dismissPushStack(), in: sheet) == .empty)
  }

  @Test(arguments: [
    ToyScreens.Action.dismissAllScreens(), .dismissEnvironment(), .dismissScreen(),
    .dismissScreens(upTo: .root), .remove([]),
  ])
  func `a dismissal at the root changes nothing`(action: ToyScreens.Action) {
    let home = ToyScreens.State(root: "home")
    #expect(ToyScreens.refusal(of: action, in: home) == nil)
    #expect(home.after(action) == home)
  }

  @Test func `what goes is told once, the one in front first`() {
    #expect(
      told(.dismissScreen("b"))
        == ["e by program", "d by program", "c by program", "b by program"]
    )
    #expect(told(.replaceTop("x")) == ["e by program"])
    #expect(told(.dismissScreens(count: 9)) == [])
  }

  @Test func `a page that a person takes away goes alone`() throws {
    let a = try #require(deep.id(of: "a"))
    #expect(deep.after(.remove([a], cause: .user)).drawing == "home | sheet b c | cover d e")
    #expect(told(.remove([a], cause: .user)) == ["a by user"])
  }

  @Test func `a sheet that a person swipes away takes with it what it presented`() throws {
    let b = try #require(deep.id(of: "b"))
    #expect(deep.after(.remove([b], cause: .user)).drawing == "home a")
    #expect(
      told(.remove([b], cause: .user)) == ["e by user", "d by user", "c by user", "b by user"]
    )
  }

  @Test func `a late report of a screen that has gone touches nothing else`() throws {
    let e = try #require(deep.id(of: "e"))
    let late = deep.after(.dismissScreen("e"), .showScreen(.push, "f"), .remove([e], cause: .user))
    #expect(late.drawing == "home a | sheet b c | cover d f")
  }
}
