import ComposableNavigation
import NavigationScreens
import Testing

@MainActor @Suite struct DismissalTests {
  /// `home a | sheet b c | cover d e`, each shown from the previous one.
  private let deep = ToyScreens.State(root: "home").after(
    .showScreens([
      .init(.push, "a", name: "a"), .init(.sheet, "b", name: "b"), .init(.push, "c", name: "c"),
      .init(.fullScreenCover, "d", name: "d"), .init(.push, "e", name: "e"),
    ])
  )

  @Test(arguments: [
    (ToyScreens.Action.dismissScreen(), "home a | sheet b c | cover d"),
    (.dismissScreen("c"), "home a | sheet b"),
    (.dismissScreen("b"), "home a"),
    (.dismissScreen("a"), "home"),
    (.dismissScreens(upTo: "b"), "home a | sheet b"),
    (.dismissScreens(upTo: .root), "home"), (.dismissScreens(upTo: "root"), "home"),
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
    (.dismissAllScreens(), "home"),
  ])
  func `a dismissal takes away what it says`(action: ToyScreens.Action, drawing: String) {
    #expect(ToyScreens.refusal(of: action, in: deep) == nil)
    #expect(deep.after(action).drawing == drawing)
  }

  @Test(arguments: [
    (ToyScreens.Action.dismissScreens(count: -1), "-1 is not a count"),
    (.dismissScreens(upToCount: -1), "-1 is not a count"),
    (.dismissScreens(count: 6), "6 were to go, but there are only 5"),
  ])
  func `a count that cannot be is refused`(action: ToyScreens.Action, reason: String) {
    #expect(ToyScreens.refusal(of: action, in: deep)?.description == reason)
    #expect(deep.after(action) == deep)
  }

  @Test func `nothing to take away is a reason`() {
    let home = ToyScreens.State(root: "home")
    #expect(ToyScreens.refusal(of: .dismissPushStack(), in: home) == .empty)
    #expect(
      ToyScreens.refusal(of: .dismissScreens(count: 1), in: home) == .tooMany(asked: 1, there: 0)
    )
    let sheet = deep.after(.dismissScreens(upTo: "b"))
    #expect(ToyScreens.refusal(of: .dismissPushStack(), in: sheet) == .empty)
  }

  @Test(arguments: [
    ToyScreens.Action.dismissAllScreens(), .dismissScreens(count: 0), .dismissScreens(upTo: .top),
    .dismissScreens(upToCount: 3), .dismissScreens(upTo: .root), .remove([]), .dismissAllAlerts(),
    .dismissAlert(), .overlay(.dismissAll), .overlay(.dismissCount(0)), .transition(.dismissAll),
    .transition(.dismissCount(0)), .transition(.dismissUpTo(.root)),
  ])
  func `dismissals of all, up to or none remove nothing from a root alone, and have no reason`(
    action: ToyScreens.Action
  ) {
    let home = ToyScreens.State(root: "home")
    #expect(ToyScreens.refusal(of: action, in: home) == nil)
    #expect(home.after(action) == home)
  }

  @Test(arguments: [
    ToyScreens.Action.dismissScreen(), .dismissScreen(.root), .dismissScreen("root"),
    .dismissScreen(.entry(.counted(0))), .dismissEnvironment(), .dismissEnvironment(of: .root),
    .remove([.counted(0)], cause: .user), .dismissTransitionOrScreen(),
    .showNextScreen(otherwise: .dismissScreen), .showNextScreen(otherwise: .dismissEnvironment),
    .showNextOfFlow(otherwise: .dismissScreen), .showNextTransitionOrScreen(),
    .transition(.dismiss()), .transition(.dismiss(.root)), .transition(.dismiss("root")),
  ])
  func `a root cannot be dismissed, which is a reason`(action: ToyScreens.Action) {
    let home = ToyScreens.State(root: "home")
    #expect(ToyScreens.refusal(of: action, in: home) == .root(home.rootID))
    #expect(home.after(action) == home)
  }

  @Test func `a root in front of which something is cannot be dismissed either`() {
    for action in [
      ToyScreens.Action.dismissScreen(.root), .dismissScreen("root"), .dismissEnvironment(of: "a"),
    ] {
      #expect(ToyScreens.refusal(of: action, in: deep) == .root(deep.rootID))
      #expect(deep.after(action) == deep)
    }
  }

  @Test func `the name root is the root's, unless a screen has been given it`() {
    #expect(deep.id(of: "root") == deep.rootID)
    let named = deep.after(.showScreen(.push, "x", name: "root"))
    #expect(named.id(of: "root") == named.topID)
    #expect(named.after(.dismissScreen("root")) == deep)
    let content = deep.after(.showTransition(.top, "x", name: "root"))
    #expect(content.after(.transition(.dismiss("root"))).topScreen == "e")
    #expect(ToyScreens.refusal(of: .transition(.dismiss("root")), in: content) == nil)
  }

  @Test func `overlays have no root`() {
    let home = ToyScreens.State(root: "home").after(.showOverlay("o"))
    for action in [ToyScreens.OverlayAction.dismiss(.root), .dismissUpTo(.root), .dismiss("root")] {
      #expect(ToyScreens.refusal(of: .overlay(action), in: home) == .missing("root"))
    }
  }

  @Test func `a page that is not allowed goes alone, a sheet with everything in front of it`() {
    var state = deep
    let page = state.removeAll { $0 == "c" }
    #expect(page == [deep.entries.ids[3]])
    #expect(state.drawing == "home a | sheet b | cover d e")
    let sheet = state.removeAll { $0 == "b" }
    #expect(sheet == [2, 4, 5].map { deep.entries.ids[$0] })
    #expect(state.drawing == "home a")
    let root = state.removeAll { $0 == "home" }
    #expect(root == [])
    #expect(state.drawing == "home a")
  }
}
