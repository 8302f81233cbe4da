import ComposableNavigation
import NavigationScreens
import Testing

@MainActor @Suite struct ScreenNavigationTests {
  private let home = ToyScreens.State(root: "home")

  /// `home a | sheet b c | cover d e`, each shown from the previous one.
  private var deep: ToyScreens.State {
    home.after(
      .showScreens([
        .init(.push, "a", name: "a"), .init(.sheet, "b", name: "b"), .init(.push, "c", name: "c"),
        .init(.fullScreenCover, "d", name: "d"), .init(.push, "e", name: "e"),
      ])
    )
  }

  // MARK: Showing

  @Test func `a root is there from the beginning`() {
    #expect(home.drawing == "home")
    #expect(home.rootID == home.topID)
    #expect(home.topScreen == "home")
    #expect(ToyScreens.State(root: "home", name: "start").id(of: "start") == home.rootID)
    #expect(home.areAnimationsEnabled)
  }

  @Test(arguments: [
    (Segue.push, "home a"), (.sheet, "home | sheet a"), (.fullScreenCover, "home | cover a"),
    (.presented(.popover), "home | popover a"),
  ])
  func `a screen is shown by a segue`(segue: Segue, drawing: String) {
    #expect(home.after(.showScreen(segue, "a")).drawing == drawing)
  }

  @Test func `several screens are shown each from the one before`() {
    #expect(deep.drawing == "home a | sheet b c | cover d e")
    #expect(deep.numbers == "0 1 | sheet 2 3 | cover 4 5")
  }

  @Test func `a state is made with several open screens, as if they were shown`() {
    let destinations: [ToyScreens.Destination] = [
      .init(.push, "a", name: "a"), .init(.sheet, "b", name: "b"), .init(.push, "c", name: "c"),
      .init(.fullScreenCover, "d", name: "d"), .init(.push, "e", name: "e"),
    ]
    #expect(ToyScreens.State(root: "home", showing: destinations) == deep)
    #expect(ToyScreens.State(root: "home", showing: []) == home)
    let lost = ToyScreens.State(
      root: "home",
      showing: [.init(.push, "a"), .init(.sheet, "b", location: .insertAfter("nobody"))],
      areAnimationsEnabled: false
    )
    #expect(lost.drawing == "home a | sheet b")
    #expect(!lost.areAnimationsEnabled)
  }

  @Test func `a screen that is described already is shown alone`() {
    let filter = ToyScreens.Destination(.sheet, "filter", name: "filter")
    #expect(home.after(.showScreen(filter)) == home.after(.showScreens([filter])))
    let tap = ToyScreens.Action.showScreen(filter, from: home.topID)
    #expect(home.after(tap, tap) == home.after(tap))
  }

  @Test func `no screens are shown without a change`() {
    #expect(home.after(.showScreens([])) == home)
    #expect(!home.after(.showScreens([], animated: false)).areAnimationsEnabled)
  }

  @Test func `a screen is inserted after one that is added in the same action`() {
    let chained = home.after(
      .showScreens([
        .init(.push, "a", name: "a"), .init(.push, "b"),
        .init(.push, "c", location: .insertAfter("a")),
      ])
    )
    #expect(chained.drawing == "home a c b")
  }

  @Test(arguments: [
    ToyScreens.Action.showScreen(.push, "x", by: "nobody"),
    .showScreen(.push, "x", location: .append, by: "nobody"),
    .showNextScreen(by: "nobody"), .showNextOfFlow(by: "nobody"),
    .enterFlow([.init(.push, "x")], by: "nobody"), .showNextTransitionOrScreen(by: "nobody"),
    .showAlert("x", by: "nobody"), .dismissScreen("list", by: "nobody"),
    .dismissPushStack(by: "nobody"), .dismissEnvironment(of: "nobody", by: "nobody"),
    .replaceTop(with: "x", by: "nobody"), .replaceAll(with: "x", by: "nobody", from: strangerID),
    .configureSheet(Sheet(), of: "nobody", by: "nobody"), .selectDetent(.large, by: "nobody"),
    .dismissAlert(of: "nobody", by: "nobody"), .dismissAlert("x", by: "nobody"),
    .showOverlay("x", on: "nobody", by: "nobody", from: strangerID),
    .showTransition(.top, "x", on: "nobody", by: "nobody", from: strangerID),
    .dismissTransitionOrScreen(by: "nobody"),
  ])
  func `a caller that is not open has a reason of its own`(action: ToyScreens.Action) {
    let refusal = ToyScreens.refusal(of: action, in: deep)
    #expect(refusal?.description == "nobody asked, and is not open")
    #expect(deep.after(action) == deep)
  }

  @Test(arguments: [
    ToyScreens.Action.showScreens([
      .init(.push, "x"), .init(.push, "y", location: .insertAfter("nobody")),
    ]),
    .dismissScreen("nobody"), .dismissScreens(upTo: "nobody"), .dismissPushStack(of: "nobody"),
    .dismissEnvironment(of: "nobody"), .configureSheet(Sheet(), of: "nobody"),
  ])
  func `an action on a screen that is not open is refused and names it`(action: ToyScreens.Action) {
    #expect(ToyScreens.refusal(of: action, in: deep)?.description == "nobody is not there")
    #expect(deep.after(action) == deep)
  }

  @Test func `an id that is not there is refused and named`() {
    let refusal = ToyScreens.refusal(of: .dismissScreen(.entry(strangerID)), in: deep)
    #expect(refusal?.description == "#700 is not there")
    #expect(
      ToyScreens.refusal(of: .remove([strangerID]), in: deep) == .missingEntries([strangerID])
    )
  }

  @Test func `a double tap opens once`() {
    let deep = deep
    let tap = ToyScreens.Action.showScreen(.push, "x", from: deep.topID)
    #expect(deep.after(tap, tap).drawing == "home a | sheet b c | cover d e x")
    #expect(
      ToyScreens.refusal(of: tap, in: deep.after(tap))?.description
        == "#5 is not on top, #6 is"
    )
  }

  @Test func `a tap's screen is shown in front of its own, or is refused`() {
    let deep = deep
    let under = ToyScreens.Action.showScreen(
      .push,
      "x",
      location: .insertAfter("a"),
      from: deep.topID
    )
    #expect(
      ToyScreens.refusal(of: under, in: deep)?.description
        == "what is shown from #5 would come under it"
    )
    #expect(deep.after(under) == deep)
  }

  @Test func `a name that is used twice means the topmost screen`() {
    let twice = deep.after(.showScreen(.push, "x", name: "a"))
    #expect(twice.after(.dismissScreen("a")) == deep)
    #expect(twice.after(.dismissScreen("a"), .dismissScreen("a")).drawing == "home")
  }

  // MARK: Replacing

  @Test func `a replacement from an entry happens only while that is in front`() {
    let replace = ToyScreens.Action.replaceTop(with: "x", from: deep.topID)
    #expect(deep.after(replace, replace) == deep.after(replace))
  }

  // MARK: Animation

  @Test func `the flag stays as the last accepted action set it`() {
    let off = home.after(.showScreen(.push, "a", animated: false))
    #expect(!off.areAnimationsEnabled)
    #expect(!off.after(.dismissScreen("nobody")).areAnimationsEnabled)
    #expect(off.after(.dismissScreens(count: 0)).areAnimationsEnabled)
    #expect(!off.after(.dismissed(home.entries[0], cause: .user)).areAnimationsEnabled)
  }

  // MARK: Back

  @Test func `back dismisses the screen in front, and ends at the root`() {
    var state = deep
    var drawings: [String] = []
    while let previous = ToyScreens().previewBack(in: state) {
      state = previous
      drawings.append(state.drawing)
    }
    #expect(
      drawings == [
        "home a | sheet b c | cover d", "home a | sheet b c", "home a | sheet b", "home a", "home",
      ]
    )
  }
}
