import ComposableNavigation
import NavigationScreens
import Testing

@MainActor @Suite struct TransitionCallTests {
  nonisolated static let calls: [ToyCall] = [
    .init(
      "show",
      "list a b c ‖ x y",
      { .showTransition(.top, "c", name: "n", allowsSwipeBack: true, on: $0, by: $0) }
    ) { $0.showTransition(.top, "c", name: "n", allowsSwipeBack: true) },
    .init(
      "show several",
      "list a b c d ‖ x y",
      { .transition(.show([.init(.top, "c"), .init(.top, "d")]), on: $0, by: $0) }
    ) { $0.showTransitions([.init(.top, "c"), .init(.top, "d")]) },
    .init("show none", "list a b ‖ x y", { .transition(.show([]), on: $0, by: $0) }) {
      $0.showTransitions([])
    },
    .init(
      "show on nobody",
      "nobody asked, and is not open",
      { _ in .showTransition(.top, "c", on: "nobody", by: "nobody") }
    ) { $0.router(of: "nobody").showTransition(.top, "c") },
    .init("dismiss", "list a ‖ x y", { .transition(.dismiss(), on: $0, by: $0) }) {
      $0.dismissTransition()
    },
    .init("dismiss one", "list ‖ x y", { .transition(.dismiss("a"), on: $0, by: $0) }) {
      $0.dismissTransition("a")
    },
    .init(
      "dismiss the root",
      "#1 is the root and stays",
      { .transition(.dismiss(.root), on: $0, by: $0) }
    ) { $0.dismissTransition(.root) },
    .init("up to the root", "list ‖ x y", { .transition(.dismissUpTo(.root), on: $0, by: $0) }) {
      $0.dismissTransitions(upTo: .root)
    },
    .init(
      "dismiss nobody",
      "nobody is not there",
      { .transition(.dismiss("nobody"), on: $0, by: $0) }
    ) {
      $0.dismissTransition("nobody")
    },
    .init("up to", "list a ‖ x y", { .transition(.dismissUpTo("a"), on: $0, by: $0) }) {
      $0.dismissTransitions(upTo: "a")
    },
    .init(
      "up to nobody",
      "nobody is not there",
      { .transition(.dismissUpTo("nobody"), on: $0, by: $0) }
    ) {
      $0.dismissTransitions(upTo: "nobody")
    },
    .init("count", "list ‖ x y", { .transition(.dismissCount(2), on: $0, by: $0) }) {
      $0.dismissTransitions(count: 2)
    },
    .init(
      "count below zero",
      "-1 is no count",
      { .transition(.dismissCount(-1), on: $0, by: $0) }
    ) {
      $0.dismissTransitions(count: -1)
    },
    .init(
      "count above all",
      "3 were to go, but there are only 2",
      { .transition(.dismissCount(3), on: $0, by: $0) }
    ) { $0.dismissTransitions(count: 3) },
    .init("all", "list ‖ x y", { .transition(.dismissAll, on: $0, by: $0, animated: false) }) {
      $0.dismissAllTransitions(animated: false)
    },
    .init("back or away", "list a ‖ x y", { .dismissTransitionOrScreen(of: $0, by: $0) }) {
      $0.dismissTransitionOrDismissScreen()
    },
    .init("swipe", "list a ‖ x y", { .transition(.swipeBack(.counted(1)), on: $0, by: $0) }) {
      $0.swipeBackTransition(.counted(1))
    },
    .init(
      "swipe an older one",
      "#0 is not on top, #1 is",
      { .transition(.swipeBack(.counted(0)), on: $0, by: $0) }
    ) { $0.swipeBackTransition(.counted(0)) },
  ]

  nonisolated static let queueCalls: [ToyCall] = [
    .init(
      "add",
      "list a b ‖ x y z",
      { .transition(.addToQueue([.init(.top, "z")]), on: $0, by: $0) }
    ) {
      $0.addTransitionToQueue(.init(.top, "z"))
    },
    .init("add none", "list a b ‖ x y", { .transition(.addToQueue([]), on: $0, by: $0) }) {
      $0.addTransitionsToQueue([])
    },
    .init(
      "add to nobody",
      "nobody asked, and is not open",
      { _ in .transition(.addToQueue([.init(.top, "z")]), on: "nobody", by: "nobody") }
    ) { $0.router(of: "nobody").addTransitionToQueue(.init(.top, "z")) },
    .init("remove", "list a b ‖ y", { .transition(.removeFromQueue(["x"]), on: $0, by: $0) }) {
      $0.removeTransitionFromQueue("x")
    },
    .init(
      "remove several",
      "list a b ‖ y",
      { .transition(.removeFromQueue(["x", "n"]), on: $0, by: $0) }
    ) {
      $0.removeTransitionsFromQueue(["x", "n"])
    },
    .init("remove all", "list a b ‖ ", { .transition(.clearQueue, on: $0, by: $0) }) {
      $0.removeAllTransitionsFromQueue()
    },
    .init(
      "next",
      "list a b x ‖ y",
      { .transition(.showNext, on: $0, by: $0) }
    ) { $0.showNextTransition() },
    .init(
      "try next",
      "list a b x ‖ y",
      { .transition(.showNext, on: $0, by: $0, animated: false) }
    ) {
      router throws(Refusal) in try router.tryShowNextTransition(animated: false)
    },
    .init(
      "next without any",
      "no screen waits to be shown",
      { _ in .transition(.showNext, on: .top) }
    ) { $0.router(of: .top).showNextTransition() },
    .init(
      "try next without any",
      "no screen waits to be shown",
      { _ in .transition(.showNext, on: .top) }
    ) { router throws(Refusal) in try router.router(of: .top).tryShowNextTransition() },
    .init("next of all", "list a b x ‖ y", { .showNextTransitionOrScreen(by: $0) }) {
      $0.showNextTransitionOrNextScreenOrDismissScreen()
    },
  ]

  @Test(arguments: calls + queueCalls)
  func `a call changes contents as its action does`(call: ToyCall) {
    let (called, sent) = call.outcomes()
    #expect(called == sent)
    #expect(called.answers.isEmpty || called.screens == .desk)
    #expect(called.told(\.contents) == call.result)
  }

  @Test func `a double tap shows one content, or one screen`() {
    let desk = ToyDesk(.init(root: "home"))
    let home = desk.router(of: .root)
    home.addTransitionsToQueue([.init(.top, "x"), .init(.top, "y")])
    home.addScreensToQueue([.init(.push, "a"), .init(.push, "b")])
    let next = { (router: Router<String>) in
      router.onlyInFront.showNextTransitionOrNextScreenOrDismissScreen()
    }
    #expect(next(home) == nil)
    #expect(next(home) == .notOnTop(desk.screens.rootID, top: .counted(0)))
    let x = desk.router(of: .root, showing: home.activeTransitions.ids.last)
    #expect(x.onlyInFront.showNextTransition() == nil)
    #expect(x.onlyInFront.showNextTransition() == .notOnTop(.counted(0), top: .counted(1)))
    let y = desk.router(of: .root, showing: home.activeTransitions.ids.last)
    #expect(next(y) == nil)
    #expect(next(y) == .notOnTop(desk.screens.rootID, top: desk.screens.topID))
    #expect(desk.screens.drawing == "home a" && desk.screens.entries[0].item.contents.count == 3)
  }

  @Test func `a double tap shows one content that is said, and one overlay`() {
    let desk = ToyDesk(.init(root: "home"))
    let home = desk.router(of: .root).onlyInFront
    #expect(home.showTransition(.top, "x") == nil)
    #expect(home.showTransition(.top, "x") != nil)
    #expect(home.showOverlay("o") == nil)
    #expect(home.showOverlay("o") != nil)
    #expect(home.showOverlay("p") == nil)
    #expect(desk.screens.entries[0].item.contents == ["home", "x"])
    #expect(home.activeOverlays.items.map(\.screen) == ["o", "p"])
  }

  @Test func `the next content, else the next screen, else the screen goes`() {
    let desk = ToyDesk(.desk)
    let list = desk.router(of: "list")
    list.removeTransitionsFromQueue(["y"])
    list.removeScreenFromQueue("rest")
    var seen: [String] = []
    for _ in 0..<3 {
      #expect(list.showNextTransitionOrNextScreenOrDismissScreen() == nil)
      seen.append("\(desk.screens.waiting), \(desk.screens.contents)")
    }
    #expect(
      seen == [
        "home list | sheet filter colours ‖ offer, list a b x ‖ ",
        "home list offer | sheet filter colours ‖ , list a b x ‖ ", "home ‖ , gone",
      ]
    )
  }
}
