import ComposableNavigation
import NavigationScreens
import Testing

@MainActor @Suite struct TransitionTests {
  /// A root that shows c, over b, over a, over itself.
  private let three = ToyScreens.State(root: "home").after(
    .transition(
      .show([
        .init(.trailing, "a", name: "a"), .init(.top, "b", name: "b"),
        .init(.leading, "c", name: "c", allowsSwipeBack: true),
      ])
    )
  )

  private func contents(_ state: ToyScreens.State) -> String {
    state.entries[0].item.contents.joined(separator: " ")
  }

  @Test func `contents take the place of a screen, by the newest one's transition`() {
    #expect(contents(three) == "home a b c")
    #expect(three.entries[0].item.currentTransition == .leading)
    #expect(three.after(.transition(.show([]))) == three)
    #expect(three.screens == ["home"])
  }

  @Test(arguments: [
    (TransitionOption.trailing, TransitionOption.leading), (.leading, .trailing), (.top, .bottom),
    (.bottom, .top), (.identity, .identity),
  ])
  func `going back is the transition reversed`(option: TransitionOption, back: TransitionOption) {
    #expect(option.reversed == back)
    #expect(back.reversed == option)
    let state = three.after(.showTransition(option, "x"), .transition(.dismiss()))
    #expect(contents(state) == "home a b c")
    #expect(state.entries[0].item.currentTransition == back)
  }

  @Test(arguments: [
    (ToyScreens.TransitionAction.dismiss(), "home a b"), (.dismiss("b"), "home a"),
    (.dismissUpTo("root"), "home"), (.dismissUpTo("a"), "home a"),
    (.dismissUpTo("c"), "home a b c"),
    (.dismissUpTo(.root), "home"), (.dismissCount(0), "home a b c"), (.dismissCount(2), "home a"),
    (.dismissCount(3), "home"), (.dismissAll, "home"),
  ])
  func `going back leaves the right contents`(action: ToyScreens.TransitionAction, left: String) {
    #expect(ToyScreens.refusal(of: .transition(action), in: three) == nil)
    #expect(contents(three.after(.transition(action))) == left)
  }

  @Test(arguments: [
    (ToyScreens.TransitionAction.dismiss("nobody"), "nobody is not there"),
    (.dismissUpTo("nobody"), "nobody is not there"), (.dismissCount(-1), "-1 is not a count"),
    (.dismissCount(4), "4 were to go, but there are only 3"),
    (.swipeBack(.counted(1)), "#1 is not on top, #2 is"),
    (.swipeBack(strangerID), "#700 is not there"),
    (.showNext, "no screen waits to be shown"), (.dismiss(.root), "#0 is the root and stays"),
    (.dismiss("root"), "#0 is the root and stays"),
  ])
  func `an impossible action on contents is refused`(
    action: ToyScreens.TransitionAction,
    reason: String
  ) {
    #expect(ToyScreens.refusal(of: .transition(action), in: three)?.description == reason)
    #expect(three.after(.transition(action)) == three)
  }

  @Test func `nothing to go back from is a reason`() {
    let home = ToyScreens.State(root: "home")
    #expect(ToyScreens.refusal(of: .transition(.dismiss()), in: home) == .root(home.rootID))
    #expect(
      ToyScreens.refusal(of: .transition(.dismissCount(1)), in: home)
        == .tooMany(asked: 1, there: 0)
    )
    #expect(ToyScreens.refusal(of: .transition(.dismissAll), in: home) == nil)
  }

  @Test(arguments: TransitionOption.allCases, [true, false])
  func `the user swipes back from the edge if that is allowed`(
    option: TransitionOption,
    isAllowed: Bool
  ) {
    let state = three.after(.showTransition(option, "x", allowsSwipeBack: isAllowed))
    let after = state.after(.transition(.swipeBack(.counted(3))))
    let goes = isAllowed && (option == .leading || option == .trailing)
    #expect(contents(after) == (goes ? "home a b c" : "home a b c x"))
  }

  @Test func `removed contents are reported once, the newest first`() {
    #expect(
      told(.transition(.dismiss("b")), on: three)
        == ["content c by program", "content b by program"]
    )
    #expect(told(.transition(.swipeBack(.counted(2))), on: three) == ["content c by user"])
  }

  @Test func `a screen keeps its earlier contents, or does not`() {
    let forgetful = ToyScreens.State(root: "home").after(
      .showScreens([.init(.push, "list", transitionMemory: .removePrevious)]),
      .showTransition(.trailing, "a"),
      .showTransition(.trailing, "b")
    )
    #expect(forgetful.entries[1].item.contents == ["b"])
    let back = forgetful.after(.transition(.dismiss()))
    #expect(back.entries[1].item.contents == ["a"])
    #expect(back.after(.transition(.dismiss())).entries[1].item.contents == ["list"])
  }

  @Test func `a screen with a reused name begins with itself`() {
    let list: ToyScreens.Action = .showScreen(.push, "list", name: "list")
    let once = ToyScreens.State(root: "home").after(list, .showTransition(.top, "x"))
    let again = once.after(.dismissScreen(), list)
    #expect(again.entries[1].item.contents == ["list"])
    #expect(again.entries[1].item.currentTransition == .identity)
  }

  @Test func `contents wait in a queue of their screen`() {
    let queued = three.after(
      .transition(.addToQueue([.init(.top, "x", name: "x"), .init(.top, "y", name: "y")]))
    )
    #expect(contents(queued.after(.transition(.showNext))) == "home a b c x")
    #expect(contents(queued.after(.transition(.showNext), .transition(.showNext))).hasSuffix("x y"))
    let fewer = queued.after(.transition(.removeFromQueue(["x", "nobody"])))
    #expect(contents(fewer.after(.transition(.showNext))) == "home a b c y")
    #expect(queued.after(.transition(.clearQueue)) == three)
  }

  @Test func `the next content, else the next screen, else the screen goes`() {
    let start = ToyScreens.State(root: "home").after(
      .showScreen(.push, "list"),
      .transition(.addToQueue([.init(.top, "x")])),
      .addToQueue([.init(.sheet, "s", location: .append)])
    )
    let one = start.after(.showNextTransitionOrScreen())
    #expect(one.entries[1].item.contents == ["list", "x"])
    #expect(one.drawing == "home list")
    let two = one.after(.showNextTransitionOrScreen())
    #expect(two.drawing == "home list | sheet s")
    #expect(two.after(.showNextTransitionOrScreen()).drawing == "home list")
  }

  @Test func `the newest content goes, else the screen`() {
    let start = ToyScreens.State(root: "home").after(
      .showScreen(.push, "list"),
      .showTransition(.top, "x")
    )
    let one = start.after(.dismissTransitionOrScreen())
    #expect(one.entries[1].item.contents == ["list"])
    #expect(one.after(.dismissTransitionOrScreen()).drawing == "home")
  }
}
