import ComposableNavigation
import NavigationScreens
import Testing
import TestSupport

@MainActor @Suite struct QueueTests {
  private typealias Destination = ToyScreens.Destination

  private let home = ToyScreens.State(root: "home", name: "home")

  private func screen(_ name: String, _ location: ScreenLocation = .append) -> Destination {
    .init(.push, name, name: name, location: location)
  }

  private func waiting(_ state: ToyScreens.State) -> String {
    state.queue.map(\.screen).joined(separator: " ")
  }

  private var three: ToyScreens.State {
    home.after(.addToQueue([screen("a"), screen("b"), screen("c")]))
  }

  // MARK: Adding

  @Test func `screens wait at the end, at the front, or after one that waits`() {
    #expect(waiting(three) == "a b c")
    #expect(waiting(three.after(.addToQueue([screen("x", .insert)]))) == "x a b c")
    #expect(waiting(three.after(.addToQueue([screen("x", .insertAfter("a"))]))) == "a x b c")
    #expect(waiting(three.after(.addToQueue([]))) == "a b c")
  }

  @Test func `several of one action keep their order`() {
    let front = three.after(.addToQueue([screen("x", .insert), screen("y", .insert)]))
    #expect(waiting(front) == "x y a b c")
    let after = three.after(
      .addToQueue([screen("x", .insertAfter("c")), screen("y", .insertAfter("c"))])
    )
    #expect(waiting(after) == "a b c x y")
  }

  @Test func `a screen is queued after one that is added in the same action`() {
    let state = three.after(.addToQueue([screen("x"), screen("y", .insertAfter("x"))]))
    #expect(waiting(state) == "a b c x y")
  }

  @Test func `a name that waits twice means the last of them`() {
    let twice = three.after(.addToQueue([screen("a"), screen("x", .insertAfter("a"))]))
    #expect(waiting(twice) == "a b c a x")
  }

  @Test func `a screen that takes its predecessor's name is the predecessor of later ones`() {
    let named = three.after(
      .addToQueue([screen("a", .insertAfter("a")), screen("y", .insertAfter("a"))])
    )
    #expect(waiting(named) == "a a y b c")
    let last = three.after(
      .addToQueue([screen("c", .insertAfter("c")), screen("y", .insertAfter("c"))])
    )
    #expect(waiting(last) == "a b c c y")
  }

  @Test(arguments: [ScreenTarget.name("nobody"), .entry(strangerID), .top, .root])
  func `queueing after a screen that is not queued is refused, and none is added`(
    target: ScreenTarget
  ) {
    let action = ToyScreens.Action.addToQueue([screen("x"), screen("y", .insertAfter(target))])
    #expect(ToyScreens.refusal(of: action, in: three) != nil)
    #expect(three.after(action) == three)
  }

  // MARK: Removing

  @Test func `a screen that is not allowed leaves the queue`() {
    var state = three
    state.removeAll { $0 == "b" }
    #expect(waiting(state) == "a c")
  }

  @Test func `all screens of a name leave the queue, unknown names are passed over`() {
    let twice = three.after(.addToQueue([screen("a")]))
    #expect(waiting(twice.after(.removeFromQueue(["a", "nobody"]))) == "b c")
    #expect(three.after(.removeFromQueue(["nobody"])) == three)
    #expect(waiting(twice.after(.clearQueue)) == "")
  }

  // MARK: Showing

  @Test func `a queue shows its screens in order`() {
    var state = three
    var drawings: [String] = []
    while ToyScreens.refusal(of: .showNextScreen(), in: state) == nil {
      state = state.after(.showNextScreen())
      drawings.append(state.drawing)
    }
    #expect(drawings == ["home a", "home a b", "home a b c"])
    #expect(
      ToyScreens.refusal(of: .showNextScreen(), in: state)?.description
        == "no screen waits to be shown"
    )
  }

  @Test func `a screen that could not be shown is not lost`() {
    let state = home.after(.addToQueue([screen("x"), screen("y", .insertAfter("x")), screen("z")]))
    #expect(state.after(.showNextScreen(by: "nobody")) == state)
    let lost = state.after(.showNextScreen(), .dismissAllScreens())
    #expect(waiting(lost) == "y z")
    let stuck = lost.after(.removeFromQueue(["z"]))
    #expect(ToyScreens.refusal(of: .showNextScreen(), in: stuck)?.description == "x is not there")
    #expect(waiting(stuck.after(.showNextScreen(otherwise: .dismissScreen))) == "y")
  }

  @Test func `a screen that cannot be shown waits on, and blocks none behind it`() {
    let state = home.after(
      .addToQueue([screen("x"), screen("y", .insertAfter("x")), screen("z")]),
      .removeFromQueue(["x"])
    )
    let shown = state.after(.showNextScreen())
    #expect(shown.drawing == "home z")
    #expect(waiting(shown) == "y")
    let ready = shown.after(.showScreen(.push, "x", name: "x"), .showNextScreen())
    #expect(ready.drawing == "home z x y")
    #expect(waiting(ready) == "")
  }

  @Test func `a tap skips queued screens that would be under its screen`() {
    let two = home.after(.showScreen(.push, "x", name: "x"), .showScreen(.push, "top"))
    let state = two.after(
      .addToQueue([screen("x"), screen("y", .insertAfter("x")), screen("z")]),
      .removeFromQueue(["x"])
    )
    let tap = ToyScreens.Action.showNextScreen(from: state.topID)
    #expect(state.after(tap).drawing == "home x top z")
    #expect(waiting(state.after(tap)) == "y")
    #expect(state.after(tap, tap) == state.after(tap))
    let one = state.after(.removeFromQueue(["z"]))
    #expect(ToyScreens.refusal(of: tap, in: one) == .comesUnder(state.topID))
  }

  @Test func `a screen without a name leaves the queue by its place`() {
    let state = home.after(.addToQueue([.init(.push, "a"), .init(.push, "b"), .init(.push, "c")]))
    #expect(waiting(state.after(.removeFromQueue(at: 1))) == "a c")
    for place in [-1, 3, .max] {
      #expect(
        ToyScreens.refusal(of: .removeFromQueue(at: place), in: state)
          == .missing("place \(place) of the queue")
      )
    }
  }

  @Test func `a screen leaves the queue by its id, which it keeps while it waits`() throws {
    let state = home.after(.addToQueue([.init(.push, "a"), .init(.push, "b"), .init(.push, "c")]))
    let b = try #require(state.queueEntries.first { $0.item.screen == "b" }?.id)
    let moved = state.after(.showNextScreen(), .addToQueue([screen("x", .insert)]))
    #expect(waiting(moved) == "x b c")
    #expect(moved.queueEntries.ids[1].isSame(as: b))
    let without = moved.after(.removeFromQueue(id: b))
    #expect(waiting(without) == "x c")
    #expect(
      ToyScreens.refusal(of: .removeFromQueue(id: b), in: without) == .missingEntries([b])
    )
    #expect(without.after(.removeFromQueue(id: b)) == without)
    #expect(without.after(.addToQueue([screen("d")])).queueEntries.ids.last == .counted(4))
  }

  @Test func `shown screens of the queue do not return when the user goes back`() {
    let shown = three.after(.showNextScreen())
    let back = shown.after(.remove([shown.topID], cause: .user))
    #expect(back.drawing == "home")
    #expect(waiting(back) == "b c")
    #expect(back.after(.showNextScreen()).drawing == "home b")
  }

  @Test func `a double tap shows one screen of the queue`() {
    let tap = ToyScreens.Action.showNextScreen(from: three.topID)
    #expect(three.after(tap, tap).drawing == "home a")
  }

  @Test(arguments: [
    (ScreenFallback.dismissScreen, "home a | sheet b"), (.dismissPushStack, "home a | sheet b"),
    (.dismissEnvironment, "home a"), (.nothing, "home a | sheet b c"),
  ])
  func `an empty queue dismisses instead`(fallback: ScreenFallback, drawing: String) {
    let state = home.after(
      .showScreens([.init(.push, "a"), .init(.sheet, "b"), .init(.push, "c")])
    )
    #expect(state.after(.showNextScreen(otherwise: fallback)).drawing == drawing)
    #expect(state.after(.showNextOfFlow(otherwise: fallback)).drawing == drawing)
    let more = state.after(.addToQueue([screen("x")]), .showNextScreen(otherwise: fallback))
    #expect(more.drawing == "home a | sheet b c x")
  }

  @Test func `a queue and a flow are restored as they were`() throws {
    let state = three.after(
      .addToQueue([screen("y", .insertAfter(.name("a"))), screen("z", .insert)]),
      .enterFlow([screen("f"), screen("g", .insertAfter(.entry(home.rootID)))])
    )
    #expect(try restored(state) == state)
  }
}
