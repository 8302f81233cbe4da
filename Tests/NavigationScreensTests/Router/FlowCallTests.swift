import ComposableNavigation
import NavigationScreens
import Testing

@MainActor @Suite struct FlowCallTests {
  nonisolated static let calls: [ToyCall] = [
    .init(
      "enter",
      "home list x | sheet filter colours",
      { .enterFlow([.init(.push, "x"), .init(.push, "y")], by: $0) }
    ) { $0.enterScreenFlow([.init(.push, "x"), .init(.push, "y")]) },
    .init("enter none", "a flow needs one screen at the least", { .enterFlow([], by: $0) }) {
      $0.enterScreenFlow([])
    },
    .init(
      "enter, only in front",
      "#1 is not on top, #3 is",
      { .enterFlow([.init(.push, "x")], by: $0, from: $0.entryID) }
    ) { $0.onlyInFront.enterScreenFlow([.init(.push, "x")]) },
    .init(
      "push several",
      "home list x y | sheet filter colours",
      { .enterFlow([.init(.push, "x"), .init(.push, "y")], showsAll: true, by: $0) }
    ) { $0.pushScreenStack(["x", "y"]) },
    .init(
      "push several with names",
      "home list x y | sheet filter colours",
      {
        .enterFlow([.init(.push, "x", name: "X"), .init(.push, "y")], showsAll: true, by: $0)
      }
    ) { $0.pushScreenStack(["x", "y"], named: { $0 == "x" ? "X" : nil }) },
    .init(
      "push none",
      "a flow needs one screen at the least",
      { .enterFlow([], showsAll: true, by: $0) }
    ) { $0.pushScreenStack([]) },
    .init(
      "next",
      "home list | sheet next | sheet filter colours",
      { .showNextOfFlow(by: $0) }
    ) { $0.showNextOfFlow() },
    .init(
      "try next",
      "home list | sheet next | sheet filter colours",
      { .showNextOfFlow(by: $0) }
    ) { router throws(Refusal) in try router.tryShowNextOfFlow() },
    .init("next at the end", "no screen follows #3", { _ in .showNextOfFlow() }) {
      $0.router(of: .top).showNextOfFlow()
    },
    .init("try next at the end", "no screen follows #3", { _ in .showNextOfFlow() }) {
      router throws(Refusal) in try router.router(of: .top).tryShowNextOfFlow()
    },
    .init(
      "next or dismiss",
      "home list",
      { _ in .showNextOfFlow(otherwise: .dismissEnvironment, animated: false) }
    ) {
      $0.router(of: .top).showNextOfFlow(otherwise: .dismissEnvironment, animated: false)
    },
  ]

  @Test(arguments: calls)
  func `a call goes through a flow as its action does`(call: ToyCall) {
    let (called, sent) = call.outcomes()
    #expect(called == sent)
    #expect(called.answers.isEmpty || called.screens == .desk)
    #expect(called.told(\.drawing) == call.result)
  }

  @Test func `the same screen follows as often as the user goes back`() {
    let desk = ToyDesk(.init(root: "home"))
    desk.router().enterScreenFlow([.init(.sheet, "name"), .init(.push, "age")])
    for _ in 0..<2 {
      #expect(desk.router().showNextOfFlow() == nil)
      #expect(desk.screens.drawing == "home | sheet name age")
      desk.send(.remove([desk.screens.topID], cause: .user))
    }
  }
}
