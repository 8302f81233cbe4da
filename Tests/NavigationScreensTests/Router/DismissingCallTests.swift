import ComposableNavigation
import NavigationScreens
import Testing

@MainActor @Suite struct DismissingCallTests {
  private nonisolated static let all = "home list | sheet filter colours"

  nonisolated static let calls: [ToyCall] = [
    .init("dismissScreen", "home", { .dismissScreen($0, by: $0) }) { $0.dismissScreen() },
    .init("dismissScreen, still", "home", { .dismissScreen($0, by: $0, animated: false) }) {
      $0.dismissScreen(animated: false)
    },
    .init("dismissScreen of a name", "home list", { .dismissScreen("filter", by: $0) }) {
      $0.dismissScreen("filter")
    },
    .init(
      "dismissScreen of the root",
      "#0 is the root and stays",
      { .dismissScreen(.root, by: $0) }
    ) {
      $0.dismissScreen(.root)
    },
    .init("dismissScreen of nobody", "nobody is not there", { .dismissScreen("nobody", by: $0) }) {
      $0.dismissScreen("nobody")
    },
    .init(
      "dismissScreen by a stranger",
      "#700 asked, and is not open",
      { _ in .dismissScreen(.entry(strangerID), by: .entry(strangerID)) }
    ) { $0.router(of: .entry(strangerID)).dismissScreen() },
    .init("up to", "home list | sheet filter", { .dismissScreens(upTo: "filter", by: $0) }) {
      $0.dismissScreens(upTo: "filter")
    },
    .init("up to the one in front", all, { .dismissScreens(upTo: "colours", by: $0) }) {
      $0.dismissScreens(upTo: "colours")
    },
    .init("up to nobody", "nobody is not there", { .dismissScreens(upTo: "nobody", by: $0) }) {
      $0.dismissScreens(upTo: "nobody")
    },
    .init("count", "home list", { .dismissScreens(count: 2, by: $0) }) {
      $0.dismissScreens(count: 2)
    },
    .init("count of none", all, { .dismissScreens(count: 0, by: $0) }) {
      $0.dismissScreens(count: 0)
    },
    .init(
      "count above all",
      "4 were to go, but there are only 3",
      { .dismissScreens(count: 4, by: $0) }
    ) { $0.dismissScreens(count: 4) },
    .init("count below zero", "-1 is no count", { .dismissScreens(count: -1, by: $0) }) {
      $0.dismissScreens(count: -1)
    },
    .init("up to a count", "home", { .dismissScreens(upToCount: 9, by: $0) }) {
      $0.dismissScreens(upToCount: 9)
    },
    .init("up to a count below zero", "-1 is no count", { .dismissScreens(upToCount: -1, by: $0) })
    {
      $0.dismissScreens(upToCount: -1)
    },
    .init("push stack", "home", { .dismissPushStack(of: $0, by: $0) }) { $0.dismissPushStack() },
    .init(
      "environment of the root",
      "#0 is the root and stays",
      { .dismissEnvironment(of: $0, by: $0) }
    ) { $0.dismissEnvironment() },
    .init(
      "environment",
      "home list",
      { _ in .dismissEnvironment(of: "filter", by: "filter") }
    ) { $0.router(of: "filter").dismissEnvironment() },
    .init(
      "environment of nobody",
      "nobody asked, and is not open",
      { _ in .dismissEnvironment(of: "nobody", by: "nobody") }
    ) { $0.router(of: "nobody").dismissEnvironment() },
    .init("last screen", "home list | sheet filter", { .dismissScreen(.top, by: $0) }) {
      $0.dismissLastScreen()
    },
    .init("last push stack", "home list | sheet filter", { .dismissPushStack(of: .top, by: $0) }) {
      $0.dismissLastPushStack()
    },
    .init("last environment", "home list", { .dismissEnvironment(of: .top, by: $0) }) {
      $0.dismissLastEnvironment()
    },
    .init("all screens", "home", { .dismissAllScreens(by: $0) }) { $0.dismissAllScreens() },
  ]

  @Test(arguments: calls)
  func `a call dismisses the same screens as its action`(call: ToyCall) {
    let (called, sent) = call.outcomes()
    #expect(called == sent)
    #expect(called.answers.isEmpty || called.screens == .desk)
    #expect(called.told(\.drawing) == call.result)
  }

  @Test func `with nothing but the root there is nothing to dismiss, for a reason or none`() {
    let desk = ToyDesk(.init(root: "home"))
    let router = desk.router()
    #expect(router.dismissPushStack() == .empty)
    #expect(router.dismissLastPushStack() == .empty)
    #expect(router.dismissScreens(count: 1) == .tooMany(asked: 1, there: 0))
    #expect(router.dismissLastScreen() == .root(desk.screens.rootID))
    #expect(router.dismissLastEnvironment() == .root(desk.screens.rootID))
    #expect(router.dismissScreens(upToCount: 1) == nil)
    #expect(router.dismissAllScreens() == nil)
    #expect(desk.screens == .init(root: "home"))
  }
}
