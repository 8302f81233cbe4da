import ComposableNavigation
import NavigationScreens
import Testing

@MainActor @Suite struct RouterTests {
  @Test func `a router of a screen reports its screen's state`() {
    let desk = ToyDesk(.desk)
    let list = desk.router(of: "list")
    #expect(list.id == .counted(1))
    #expect(list.isOpen)
    #expect(list.activeScreens == ["home", "list", "filter", "colours"])
    #expect(list.activeScreenQueue.map(\.screen) == ["offer", "rest"])
    #expect(list.hasScreenInQueue)
    #expect(
      list.activeOverlays.items.map(\.screen) == ["card", "hint", "menu"] && list.hasActiveOverlay
    )
    #expect(list.activeTransitions.items.map(\.screen) == ["a", "b"])
    #expect(list.hasActiveTransition)
    #expect(list.activeTransitionQueue.map(\.screen) == ["x", "y"])
    #expect(list.hasTransitionInQueue)
    #expect(list.hasNextOfFlow)
    let top = desk.router()
    #expect(top.id == .counted(3))
    #expect(!top.hasActiveOverlay)
    #expect(!top.hasActiveTransition)
    #expect(!top.hasTransitionInQueue)
    #expect(!top.hasNextOfFlow)
    #expect(top.hasScreenInQueue)
  }

  @Test func `a router reports the question of its screen`() {
    let desk = ToyDesk(.desk)
    let list = desk.router(of: "list")
    #expect(list.activeAlert == nil)
    #expect(!list.hasActiveAlert)
    list.showAlert("Sure?", on: list.screen)
    #expect(list.activeAlert?.dialog.title == "Sure?")
    #expect(list.hasActiveAlert)
    #expect(!desk.router().hasActiveAlert)
    #expect(!desk.router(of: "nobody").hasActiveAlert)
  }

  @Test(arguments: [ScreenTarget.name("nobody"), .entry(strangerID)])
  func `a router of a screen that is not open says nothing is there`(screen: ScreenTarget) {
    let nobody = ToyDesk(.desk).router(of: screen)
    #expect(nobody.id == nil)
    #expect(!nobody.isOpen)
    #expect(nobody.activeOverlays.isEmpty)
    #expect(!nobody.hasActiveOverlay)
    #expect(nobody.activeTransitions.isEmpty)
    #expect(!nobody.hasActiveTransition)
    #expect(nobody.activeTransitionQueue.isEmpty)
    #expect(!nobody.hasTransitionInQueue)
    #expect(!nobody.hasNextOfFlow)
  }

  @Test func `a router without a screen acts for the front screen`() {
    let desk = ToyDesk(.init(root: "home"))
    let router = desk.router()
    router.showScreen(.push, "a")
    router.showScreen(.sheet, "b")
    router.showScreen(.push, "c")
    #expect(desk.screens.drawing == "home a | sheet b c")
    router.dismissEnvironment()
    #expect(desk.screens.drawing == "home a")
  }

  @Test func `a double tap opens once`() {
    let desk = ToyDesk(.init(root: "home"))
    let home = desk.router(of: .root).onlyInFront
    #expect(home.showScreen(.push, "a") == nil)
    #expect(home.showScreen(.push, "a") == .notOnTop(.counted(0), top: .counted(1)))
    #expect(desk.screens.drawing == "home a")
  }

  @Test func `a double tap asks once`() {
    let desk = ToyDesk(.init(root: "home"))
    let home = desk.router(of: .root).onlyInFront
    #expect(home.showAlert("a") == nil)
    #expect(home.showAlert("a") == .notOnTop(.counted(0), top: .counted(1)))
    #expect(desk.screens.drawing == "home ! a")
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
    #expect(desk.screens.drawing == "home a")
    #expect(desk.screens.entries[0].item.contents.count == 3)
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

  @Test(arguments: [
    (ScreenTarget.name("nobody"), "nobody asked, and is not open"),
    (.entry(strangerID), "#700 asked, and is not open"),
  ])
  func `a screen that is not open asks in vain, in front or not`(
    screen: ScreenTarget,
    reason: String
  ) {
    let desk = ToyDesk(.desk)
    let router = desk.router(of: screen).onlyInFront
    #expect(router.replaceTop(with: "x")?.description == reason)
    #expect(router.showNextScreen()?.description == reason)
    #expect(desk.screens == .desk)
  }

  @Test func `routers are equal when they speak for the same screen of the same store`() {
    let (desk, other) = (ToyDesk(.desk), ToyDesk(.desk))
    #expect(desk.router(of: "list") == desk.router(of: "list"))
    #expect(desk.router(of: "list") != desk.router(of: "filter"))
    #expect(desk.router(of: "list") != other.router(of: "list"))
    #expect(desk.router(of: "list") != desk.router(of: "list").onlyInFront)
  }

  @Test func `a router retains only its own store, and nothing retains it`() {
    var desk: ToyDesk? = ToyDesk(.desk)
    weak let store = desk?.store
    var router = desk?.router()
    router?.dismissAllScreens()
    desk = nil
    #expect(router != nil)
    router = nil
    #expect(store == nil)
  }

  // MARK: Answers

  @Test func `what follows from an action is no answer to it`() {
    let store = Store(initialState: Hasty.State()) { Hasty() }
    var refusals: [Refusal] = []
    store.onRefusal = { refusals.append($0) }
    let router = Router(store.scope(state: \.screens, action: /Hasty.Action.screens))
    #expect(router.showScreen(.push, "a") == nil)
    #expect(refusals == [.tooMany(asked: 9, there: 1)])
    #expect(store.state.screens.drawing == "home a")
  }

  @Test func `while the store is busy the answer is about the state as it is`() {
    let desk = ToyDesk(.init(root: "home"))
    let router = desk.router()
    var answers: [Refusal?] = []
    let subscription = desk.store.observe { state in
      guard state.screens.topScreen == "a" else { return }
      answers = [router.showNextScreen(), router.dismissScreens(count: 1)]
    }
    router.showScreen(.push, "a")
    #expect(answers == [.nothingWaits, nil])
    #expect(desk.refusals == [.nothingWaits])
    #expect(desk.screens.drawing == "home")
    subscription.cancel()
  }

  @Test func `an empty queue throws a reason of its own`() throws {
    let router = ToyDesk(.init(root: "home")).router()
    #expect(throws: Refusal.nothingWaits) { try router.tryShowNextScreen() }
    router.addScreenToQueue(.init(.push, "x", location: .insertAfter("nobody")))
    #expect(throws: Refusal.nothingWaits) { try router.tryShowNextScreen() }
    router.addScreensToQueue([.init(.push, "a", name: "a"), .init(.push, "b", name: "b")])
    #expect(throws: Refusal.stale(EntryID.named("nobody", occurrence: 1))) {
      try router.router(of: "nobody").tryShowNextScreen()
    }
    try router.tryShowNextScreen()
    #expect(router.activeScreens == ["home", "a"])
    #expect(router.hasScreenInQueue)
  }

  @Test func `a router of a part that has gone is refused`() throws {
    let store = Store(initialState: Folder.State()) { Folder() }
    let book: Store<ToyScreens.State, ToyScreens.Action>? =
      store.scope(state: \.book, action: /Folder.Action.book)
    let router = Router(try #require(book))
    #expect(router.showScreen(.push, "a") == nil)
    #expect(router.activeScreens == ["home", "a"])
    store.send(.closed)
    #expect(router.showScreen(.push, "b") == .gone(nil))
    #expect(router.activeScreens == ["home", "a"])
  }
}

/// A feature that responds to each shown screen with an impossible action.
private struct Hasty: Reducer {
  struct State { var screens = ToyScreens.State(root: "home") }
  enum Action { case screens(ToyScreens.Action) }

  var body: some Reducer<State, Action> {
    ToyScreens().pullback(state: \.screens, action: /Action.screens)
    Reduce<State, Action> { _, action in
      guard case .screens(.showScreens) = action else { return .none }
      return .send(.screens(.dismissScreens(count: 9)))
    }
  }
}

/// A feature that may have screens.
private struct Folder: Reducer {
  struct State { var book: ToyScreens.State? = ToyScreens.State(root: "home") }
  enum Action {
    case book(ToyScreens.Action)
    case closed
  }

  var body: some Reducer<State, Action> {
    Reduce<State, Action> { state, action in
      if case .closed = action { state.book = nil }
      return .none
    }
    .ifLet(\.book, action: /Action.book) { ToyScreens() }
  }
}
