import ComposableNavigation
import NavigationScreens
import Testing

@MainActor @Suite struct FlowTests {
  private let home = ToyScreens.State(root: "home", name: "home")
  private let flow: [ToyScreens.Destination] = [
    .init(.push, "a", name: "a"), .init(.sheet, "b", name: "b"), .init(.push, "c", name: "c"),
  ]

  @Test func `a flow shows its first screen, and each the one after it`() {
    let one = home.after(.enterFlow(flow))
    #expect(one.drawing == "home a")
    #expect(one.after(.showNextOfFlow()).drawing == "home a | sheet b")
    #expect(one.after(.showNextOfFlow(), .showNextOfFlow()).drawing == "home a | sheet b c")
  }

  @Test func `the end of a flow, and a screen in none, are reasons`() {
    let end = home.after(.enterFlow(flow), .showNextOfFlow(), .showNextOfFlow())
    #expect(
      ToyScreens.refusal(of: .showNextOfFlow(), in: end)?.description == "no screen follows #3"
    )
    #expect(ToyScreens.refusal(of: .showNextOfFlow(), in: home) == .endOfFlow(home.rootID))
  }

  @Test func `a flow without screens is refused`() {
    #expect(
      ToyScreens.refusal(of: .enterFlow([]), in: home)?.description
        == "a flow needs one screen at the least"
    )
    #expect(ToyScreens.refusal(of: .enterFlow([], showsAll: true), in: home) == .emptyFlow)
  }

  @Test func `after going back the same screen is next`() {
    let two = home.after(.enterFlow(flow), .showNextOfFlow())
    let again = two.after(.remove([two.topID], cause: .user), .showNextOfFlow())
    #expect(again.drawing == "home a | sheet b")
    #expect(again.topID != two.topID)
    #expect(again.after(.showNextOfFlow()).drawing == "home a | sheet b c")
  }

  @Test func `a screen shown on its own has no next, while the outer flow goes on`() {
    let own = home.after(.enterFlow(flow), .showScreen(.push, "x"))
    #expect(ToyScreens.refusal(of: .showNextOfFlow(), in: own) == .endOfFlow(own.topID))
    #expect(own.after(.dismissScreen(), .showNextOfFlow()).drawing == "home a | sheet b")
  }

  @Test func `a flow in a flow ends by itself, and the outer one goes on after it`() {
    let nested = home.after(
      .enterFlow(flow),
      .enterFlow([.init(.fullScreenCover, "x", name: "x"), .init(.push, "y")]),
      .showNextOfFlow()
    )
    #expect(nested.drawing == "home a | cover x y")
    #expect(ToyScreens.refusal(of: .showNextOfFlow(), in: nested) == .endOfFlow(nested.topID))
    let outer = nested.after(.dismissEnvironment())
    #expect(outer.after(.showNextOfFlow()).drawing == "home a | sheet b")
  }

  @Test func `the same screen in two flows goes on in the one that showed it`() {
    let other = home.after(.enterFlow(flow), .enterFlow([flow[0], .init(.push, "z")]))
    #expect(other.after(.showNextOfFlow()).drawing == "home a a z")
  }

  @Test func `all screens of a flow are shown at once, and each knows the next`() {
    let all = home.after(.enterFlow(flow, showsAll: true))
    #expect(all.drawing == "home a | sheet b c")
    let back = all.after(.dismissScreen("b"))
    #expect(back.drawing == "home a")
    #expect(back.after(.showNextOfFlow()).drawing == "home a | sheet b")
  }

  @Test func `a screen that is not allowed leaves its flow`() {
    var state = home.after(.enterFlow(flow))
    state.removeAll { $0 == "b" }
    #expect(state.after(.showNextOfFlow()).drawing == "home a c")
  }

  @Test func `a screen of a flow that cannot be shown is not lost`() {
    let stuck = home.after(
      .enterFlow([flow[0], .init(.push, "x", location: .insertAfter("guide"))])
    )
    #expect(stuck.after(.showNextOfFlow()) == stuck)
    let guided = stuck.after(.showScreen(.push, "guide", name: "guide", by: "home"))
    #expect(guided.after(.showNextOfFlow()).drawing == "home guide x a")
  }

  @Test func `nothing of a flow stays behind when its screens go`() {
    let gone = home.after(.enterFlow(flow), .showNextOfFlow(), .dismissAllScreens())
    #expect(gone.entries == home.entries)
    #expect(gone.queue.isEmpty)
  }
}
