import ComposableNavigation
import NavigationScreens
import Testing
import TestSupport

@MainActor @Suite struct OverlayTests {
  /// A root with the overlays a, b, c on it, c topmost.
  private let three = ToyScreens.State(root: "home").after(
    .overlay(.show([.init("a", name: "a"), .init("b", name: "b"), .init("c", name: "c")]))
  )

  private func overlays(_ state: ToyScreens.State, of index: Int = 0) -> String {
    state.entries[index].item.overlays.items.map(\.screen).joined(separator: " ")
  }

  @Test func `several overlays are over one screen, each with its style`() {
    #expect(overlays(three) == "a b c")
    let styled = three.after(.showOverlay("d", style: .bottom))
    #expect(styled.entries[0].item.overlays.items.last?.style == .bottom)
    #expect(OverlayStyle.basic.background == .color("black", opacity: 0.3))
    #expect(three.after(.overlay(.show([]))) == three)
  }

  @Test(
    arguments: [
      (Double.nan, 1), (Double.infinity, 1), (-Double.infinity, 0), (2, 2),
    ] as [(Double, Double)]
  )
  func `an opacity that is no finite number is made one`(given: Double, usable: Double) throws {
    var style = OverlayStyle(background: .color("black", opacity: given))
    #expect(style == style)
    #expect(style.background == .color("black", opacity: usable))
    style.background = .none
    style.background = .color("red", opacity: given)
    #expect(style.background == .color("red", opacity: usable))
    #expect(try restored(style) == style)
  }

  @Test func `an overlay is on the front screen, or on the named one`() {
    let two = three.after(.showScreen(.push, "list"), .showOverlay("x"))
    #expect(overlays(two) == "a b c")
    #expect(overlays(two, of: 1) == "x")
    #expect(overlays(two.after(.showOverlay("y", on: .root))) == "a b c y")
    #expect(ToyScreens.refusal(of: .showOverlay("y", on: "nobody"), in: two) == .missing("nobody"))
  }

  @Test(arguments: [
    (ToyScreens.OverlayAction.dismiss(), "a b"), (.dismiss("b"), "a c"), (.dismiss("a"), "b c"),
    (.dismissUpTo("a"), "a"), (.dismissUpTo("c"), "a b c"), (.dismissCount(0), "a b c"),
    (.dismissCount(2), "a"), (.dismissCount(3), ""), (.dismissAll, ""),
  ])
  func `a dismissal takes away what it says`(action: ToyScreens.OverlayAction, left: String) {
    #expect(ToyScreens.refusal(of: .overlay(action), in: three) == nil)
    #expect(overlays(three.after(.overlay(action))) == left)
  }

  @Test(arguments: [
    (ToyScreens.OverlayAction.dismiss("nobody"), "nobody is not there"),
    (.dismiss(.entry(strangerID)), "#700 is not there"),
    (.dismissUpTo("nobody"), "nobody is not there"), (.dismissCount(-1), "-1 is not a count"),
    (.dismissCount(4), "4 were to go, but there are only 3"),
    (.tapBackground(strangerID), "#700 is not there"),
  ])
  func `a dismissal that cannot be is refused`(action: ToyScreens.OverlayAction, reason: String) {
    #expect(ToyScreens.refusal(of: .overlay(action), in: three)?.description == reason)
    #expect(three.after(.overlay(action)) == three)
  }

  @Test func `nothing to dismiss is a reason, unless all are to go`() {
    let none = three.after(.overlay(.dismissAll))
    #expect(ToyScreens.refusal(of: .overlay(.dismiss()), in: none) == .empty)
    #expect(ToyScreens.refusal(of: .overlay(.dismissAll), in: none) == nil)
  }

  @Test func `a tap on the background takes an overlay away that says so`() {
    let dimmed = three.after(.showOverlay("d", style: .basic))
    let id = dimmed.entries[0].item.overlays.ids[3]
    #expect(overlays(dimmed.after(.overlay(.tapBackground(id)))) == "a b c")
    #expect(told(.overlay(.tapBackground(id)), on: dimmed) == ["overlay d by user"])
    var style = OverlayStyle.basic
    style.dismissesOnBackgroundTap = false
    for style in [style, OverlayStyle()] {
      let stays = three.after(.showOverlay("d", style: style))
      let id = stays.entries[0].item.overlays.ids[3]
      #expect(
        ToyScreens.refusal(of: .overlay(.tapBackground(id)), in: stays)?.description
          == "#3 cannot be removed in this way"
      )
    }
  }

  @Test func `removed overlays are reported once, top first`() {
    #expect(
      told(.overlay(.dismissAll), on: three) == ["c", "b", "a"].map { "overlay \($0) by program" }
    )
    #expect(told(.overlay(.dismiss("b")), on: three) == ["overlay b by program"])
  }

  @Test func `a removed screen takes its overlays with it, reported before it`() {
    let two = three.after(.showScreen(.push, "list"), .showOverlay("x"), .showTransition(.top, "t"))
    #expect(
      told(.remove([two.topID], cause: .user), on: two)
        == ["overlay x by user", "content t by user", "list by user"]
    )
    #expect(two.after(.dismissScreen()) == three.after(.dismissScreens(count: 0)))
  }

  @Test func `overlays are restored as they were`() throws {
    #expect(try restored(three) == three)
  }
}
