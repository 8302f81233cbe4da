import ComposableNavigation
import NavigationScreens
import Testing

@MainActor @Suite struct QueueCallTests {
  private nonisolated static let open = "home list | sheet filter colours"

  nonisolated static let calls: [ToyCall] = [
    .init(
      "add one",
      "\(open) ‖ offer x rest",
      { .addToQueue([.init(.push, "x", location: .insertAfter("offer"))], by: $0) }
    ) { $0.addScreenToQueue(.init(.push, "x", location: .insertAfter("offer"))) },
    .init(
      "add several",
      "\(open) ‖ x y offer rest",
      { .addToQueue([.init(.push, "x"), .init(.push, "y")], by: $0) }
    ) { $0.addScreensToQueue([.init(.push, "x"), .init(.push, "y")]) },
    .init("add none", "\(open) ‖ offer rest", { .addToQueue([], by: $0) }) {
      $0.addScreensToQueue([])
    },
    .init(
      "add after nobody",
      "nobody is not there",
      {
        .addToQueue(
          [.init(.push, "x"), .init(.push, "y", location: .insertAfter("nobody"))],
          by: $0
        )
      }
    ) {
      $0.addScreensToQueue([
        .init(.push, "x"), .init(.push, "y", location: .insertAfter("nobody")),
      ])
    },
    .init("remove one", "\(open) ‖ rest", { .removeFromQueue(["offer"], by: $0) }) {
      $0.removeScreenFromQueue("offer")
    },
    .init("remove nobody", "\(open) ‖ offer rest", { .removeFromQueue(["nobody"], by: $0) }) {
      $0.removeScreenFromQueue("nobody")
    },
    .init("remove several", "\(open) ‖ ", { .removeFromQueue(["rest", "offer"], by: $0) }) {
      $0.removeScreensFromQueue(["rest", "offer"])
    },
    .init("remove by place", "\(open) ‖ offer", { .removeFromQueue(at: 1, by: $0) }) {
      $0.removeScreenFromQueue(at: 1)
    },
    .init(
      "remove by identity",
      "\(open) ‖ rest",
      { .removeFromQueue(id: .counted(0), by: $0) }
    ) { $0.removeScreenFromQueue(id: .counted(0)) },
    .init("remove all", "\(open) ‖ ", { .removeFromQueue(.all, by: $0) }) {
      $0.removeAllScreensFromQueue()
    },
    .init(
      "next",
      "home list offer | sheet filter colours ‖ rest",
      { .showNextScreen(by: $0) }
    ) { $0.showNextScreen() },
    .init(
      "next of a stranger",
      "nobody asked, and is not open",
      { _ in .showNextScreen(by: "nobody") }
    ) {
      $0.router(of: "nobody").showNextScreen()
    },
    .init(
      "next, only in front",
      "#1 is not on top, #3 is",
      { .showNextScreen(by: $0, from: $0.entryID) }
    ) { $0.onlyInFront.showNextScreen() },
    .init(
      "try next",
      "home list offer | sheet filter colours ‖ rest",
      { .showNextScreen(by: $0) }
    ) { router throws(Refusal) in try router.tryShowNextScreen() },
    .init(
      "next or dismiss the screen",
      "home list offer | sheet filter colours ‖ rest",
      { .showNextScreen(otherwise: .dismissScreen, by: $0) }
    ) { $0.showNextScreenOrDismissScreen() },
  ]

  /// The same without a queue.
  nonisolated static let callsWithoutQueue: [ToyCall] = [
    .init("next", "no screen waits to be shown", { .showNextScreen(by: $0) }) {
      $0.showNextScreen()
    },
    .init("try next", "no screen waits to be shown", { .showNextScreen(by: $0) }) {
      router throws(Refusal) in try router.tryShowNextScreen()
    },
    .init("screen", "home ‖ ", { .showNextScreen(otherwise: .dismissScreen, by: $0) }) {
      $0.showNextScreenOrDismissScreen()
    },
    .init(
      "environment",
      "home list ‖ ",
      { _ in .showNextScreen(otherwise: .dismissEnvironment, by: "colours", animated: false) }
    ) { $0.router(of: "colours").showNextScreenOrDismissEnvironment(animated: false) },
    .init("push stack", "home ‖ ", { .showNextScreen(otherwise: .dismissPushStack, by: $0) }) {
      $0.showNextScreenOrDismissPushStack()
    },
    .init(
      "push stack without pushes",
      "there is nothing to take away",
      { _ in .showNextScreen(otherwise: .dismissPushStack, by: "alone") }
    ) {
      $0.router(of: "alone").showNextScreenOrDismissPushStack()
    },
  ]

  @Test(arguments: calls)
  func `a call changes the queue as its action does`(call: ToyCall) {
    let (called, sent) = call.outcomes()
    #expect(called == sent)
    #expect(called.answers.isEmpty || called.screens == .desk)
    #expect(called.told(\.waiting) == call.result)
  }

  @Test(arguments: callsWithoutQueue)
  func `a call without a queue falls back as its action does`(call: ToyCall) {
    let state = ToyScreens.State.desk.after(.clearQueue)
    let isAlone = call.testDescription.hasSuffix("without pushes")
    let alone = ToyScreens.Action.showScreen(.sheet, "alone", name: "alone", location: .append)
    let start = isAlone ? state.after(alone) : state
    let (called, sent) = call.outcomes(in: start)
    #expect(called == sent)
    #expect(called.answers.isEmpty || called.screens == start)
    #expect(called.told(\.waiting) == call.result)
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
}
