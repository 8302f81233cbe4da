import ComposableNavigation
import NavigationScreens
import Testing

@MainActor @Suite struct EnvironmentTests {
  private typealias Open = ToyScreens.OpenScreen

  /// `home a | sheet b c | cover d`.
  private let deep = ToyScreens.State(root: "home").after(
    .showScreens([
      .init(.push, "a"), .init(.sheet, "b", name: "b"), .init(.push, "c"),
      .init(.fullScreenCover, "d", name: "d"),
    ])
  )

  private func id(_ name: String) -> EntryID { deep.id(of: .name(name)) ?? strangerID }

  @Test func `an environment is a stack, and the environment over it a modal`() {
    #expect(deep[stackOf: nil].items.map(\.screen) == ["home", "a"])
    #expect(deep[stackOf: id("b")].items.map(\.screen) == ["b", "c"])
    #expect(deep[stackOf: id("b")].topID == deep.environments[1].last?.id)
    #expect(
      deep[modalOver: nil].item?.screen?.screen == "b" && deep[modalOver: nil].style == .pageSheet
    )
    #expect(deep[modalOver: id("b")].item?.screen?.screen == "d")
    #expect(deep[modalOver: id("d")].item == nil)
  }

  @Test func `an id of no environment has an empty stack and presents nothing`() {
    for id in [strangerID, deep.environments[0][1].id] {
      #expect(deep[stackOf: id].items.isEmpty)
      #expect(deep[modalOver: id].item == nil)
      #expect(
        ToyScreens.refusal(of: .stack(of: id, .popToRoot()), in: deep) == .missingEntries([id])
      )
      #expect(
        ToyScreens.refusal(of: .modal(over: id, .dismiss()), in: deep) == .missingEntries([id])
      )
    }
  }

  @Test(arguments: [
    (StackNavigation<ToyScreens.OpenScreen>.Action.popItem(), "home | sheet b c | cover d"),
    (.pushItem(.init(screen: "x", segue: .sheet)), "home a x | sheet b c | cover d"),
    (.replaceTop(with: .init(screen: "x")), "home x | sheet b c | cover d"),
    (.popToRoot(), "home | sheet b c | cover d"),
  ])
  func `a stack's action changes one environment, and nothing in front`(
    action: StackNavigation<ToyScreens.OpenScreen>.Action,
    drawing: String
  ) {
    #expect(deep.after(.stack(of: nil, action)).drawing == drawing)
  }

  @Test(arguments: [
    StackNavigation<ToyScreens.OpenScreen>.Action.popItems(.exactly(2)), .setItems([]),
    .remove([.counted(0)], cause: .user),
    .bringToFront(.init(screen: "home", segue: .fullScreenCover)),
  ])
  func `the first screen of an environment stays the first`(
    action: StackNavigation<ToyScreens.OpenScreen>.Action
  ) {
    let refusal = ToyScreens.refusal(of: .stack(of: nil, action), in: deep)
    #expect(
      refusal?.description == "#0 is the first screen of its environment and stays the first"
    )
    #expect(deep.after(.stack(of: nil, action)) == deep)
  }

  @Test func `an action that a stack refuses is refused`() {
    #expect(
      ToyScreens.refusal(of: .stack(of: id("d"), .popItems(.exactly(2))), in: deep)
        == .tooMany(asked: 2, there: 1)
    )
    #expect(
      ToyScreens.refusal(of: .modal(over: nil, .dismiss(id: strangerID)), in: deep)
        == .notPresented(strangerID)
    )
  }

  @Test func `a screen that a modal dismisses is removed with all in front of it`() {
    #expect(deep.after(.modal(over: nil, .dismiss(id: id("b"), cause: .user))).drawing == "home a")
    #expect(deep.after(.modal(over: id("b"), .dismiss())).drawing == "home a | sheet b c")
    #expect(deep.after(.modal(over: id("d"), .dismiss())) == deep)
  }

  @Test func `a modal's new presentation replaces the presented one`() {
    let after = deep.after(.modal(over: nil, .presentFullScreen(.screen(Open(screen: "x")))))
    #expect(after.drawing == "home a | cover x")
    #expect(after.topID == .counted(5))
    let over = deep.after(.modal(over: id("d"), .presentSheet(.screen(Open(screen: "x")))))
    #expect(over.drawing == "home a | sheet b c | cover d | sheet x")
  }

  @Test func `another style of a presentation leaves all in front of it`() throws {
    let sheet = try #require(deep[modalOver: nil].item)
    let after = deep.after(
      .modal(over: nil, .set(.init(item: sheet, style: .popover)).from(id("b")))
    )
    #expect(after.drawing == "home a | popover b c | cover d")
    #expect(after.entries.ids == deep.entries.ids)
  }

  @Test func `numbers are never reused, by any counter`() {
    let once = deep.after(.stack(of: nil, .pushItem(Open(screen: "x"))))
    let twice = once.after(.modal(over: id("d"), .presentSheet(.screen(Open(screen: "y")))))
    let thrice = twice.after(.dismissAllScreens(), .showScreen(.push, "z"))
    #expect(thrice.numbers == "0 7")
  }
}
