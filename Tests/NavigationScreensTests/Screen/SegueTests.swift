import ComposableNavigation
import NavigationScreens
import Testing
import TestSupport

@Suite struct SegueTests {
  @Test func `a segue has a kind and the style of a modal host`() {
    let segues: [Segue] = [
      .push, .sheet, .fullScreenCover, .fullScreenCover(background: .clear), .presented(.popover),
    ]
    #expect(
      segues.map(\.description) == [
        "push", "sheet", "fullScreenCover", "fullScreenCover", "popover",
      ]
    )
    #expect(segues.map(\.style) == [nil, .pageSheet, .fullScreen, .overFullScreen, .popover])
    #expect(segues.map(\.presentsEnvironment) == [false, true, true, true, true])
  }

  @Test func `segues can be chosen from, and are written as code`() {
    #expect(Segue.allCases.map(\.codeString) == [".push", ".sheet", ".fullScreenCover"])
    #expect(Segue.presented(.popover).codeString == ".presented(popover)")
  }

  @Test func `a detent has a title`() {
    let detents: [Sheet.Detent] = [
      .medium, .large, .height(300), .fraction(0.5), .custom("Third"),
    ]
    #expect(
      detents.map(\.title) == ["Medium", "Large", "Height: 300.0 px", "Fraction: 50.0%", "Third"]
    )
  }

  @Test func `a sheet is resizable unless it is as high as it can be`() {
    #expect(!Segue.sheet.isResizableSheet)
    #expect(!Segue.push.isResizableSheet)
    #expect(Segue.sheet(Sheet(detents: [.medium])).isResizableSheet)
  }

  @Test(arguments: [
    Sheet(), Sheet(detents: [.medium, .fraction(0.3), .height(200)], selectedDetent: .medium),
    Sheet(
      showsGrabber: true,
      background: .named("red"),
      cornerRadius: 12,
      backgroundInteraction: .enabledUpThrough(.medium),
      contentInteraction: .scrolls
    ),
  ])
  func `a sheet's configuration is data that is kept`(sheet: Sheet) throws {
    let state = ToyScreens.State(root: "home").after(.showScreen(.sheet(sheet), "a"))
    #expect(state[modalOver: nil].style == .sheet(sheet))
    #expect(try restored(state) == state)
  }

  @Test func `a detent is selected by the program and by the user`() {
    let sheet = Sheet(detents: [.medium, .large], selectedDetent: .medium)
    let state = ToyScreens.State(root: "home").after(.showScreen(.sheet(sheet), "a", name: "a"))
    var large = sheet
    large.selectedDetent = .large
    #expect(state.after(.selectDetent(.large))[modalOver: nil].style == .sheet(large))
    #expect(state.after(.configureSheet(large, of: "a")) == state.after(.selectDetent(.large)))
    #expect(state.after(.selectDetent(.large)).topID == state.topID)
    #expect(
      ToyScreens.refusal(of: .selectDetent(.height(3)), in: state)?.description
        == "height(3.0) is not there"
    )
    #expect(
      ToyScreens.refusal(of: .selectDetent(.large, of: .root), in: state)?.description
        == "#0 is not a sheet"
    )
  }

  @Test(arguments: [
    (
      #"{"areAnimationsEnabled":true,"entries":{"ids":[],"items":[],"next":0},"queue":[]}"#,
      "there is no root, which always stays"
    ),
    (pushedRoot, "the root cannot have been pushed"),
  ])
  func `an archive without a root is an error`(json: String, reason: String) {
    #expect(corruption(of: json, as: ToyScreens.State.self) == reason)
  }

  /// A root with a push segue, which no action can make.
  private static var pushedRoot: String {
    let json = (try? written(ToyScreens.State(root: "home"))) ?? ""
    return json.replacing(
      #"{"fullScreenCover":{"_0":{"background":{"automatic":{}}}}}"#,
      with: #"{"push":{}}"#
    )
  }
}
