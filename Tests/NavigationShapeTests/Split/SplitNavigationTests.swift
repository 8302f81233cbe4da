import ComposableNavigation
import Testing
import TestSupport

@Suite struct SplitNavigationTests {
  private let split = ToySplit()
  private let mail = ToySplit.State(
    primary: ["boxes"],
    supplementary: ["inbox"],
    detail: ["nothing", "m1", "m2"]
  )

  @Test func `collapsing appends the other columns but not the placeholder, expanding restores`() {
    let collapsed = split.state(mail, after: .setCollapsed(true))
    #expect(collapsed.shownDrawing == "boxes inbox m1 m2 |  | nothing")
    #expect(collapsed.drawing == mail.drawing)
    #expect(split.state(collapsed, after: .setCollapsed(false)) == mail)
  }

  @Test(arguments: [
    (ToySplit.Action.shown(.primary, .popItem()), "boxes | inbox | nothing m1"),
    (.shown(.primary, .popItems(.exactly(3))), "boxes |  | nothing"),
    (.shown(.primary, .popToRoot()), "boxes |  | nothing"),
    (.shown(.primary, .pushItem("m3")), "boxes | inbox | nothing m1 m2 m3"),
    (.shown(.primary, .setItems(["boxes", "sent", "m2"])), "boxes sent |  | nothing m2"),
    (.shown(.primary, .bringToFront("inbox")), "boxes |  | nothing m1 m2 inbox"),
    (.shown(.primary, .popItems(.exactly(9))), "boxes | inbox | nothing m1 m2"),
    (.shown(.supplementary, .pushItem("sent")), "boxes | inbox sent | nothing m1 m2"),
    (.shown(.detail, .replaceTop(with: "empty")), "boxes | inbox | empty m1 m2"),
    (.detail(.popToRoot()), "boxes | inbox | nothing"),
    (.primary(.pushItem("more")), "boxes more | inbox | nothing m1 m2"),
    (.showDetail(["m7"]), "boxes | inbox | nothing m7"),
    (.showDetail([]), "boxes | inbox | nothing"),
  ])
  func `an action on a collapsed split applies to its own column`(
    action: ToySplit.Action,
    columns: String
  ) {
    let state = split.state(mail, after: .setCollapsed(true), action, .setCollapsed(false))
    #expect(state.drawing == columns)
  }

  @Test func `a reported element is removed by its id, from its current column`() throws {
    let id = try #require(mail[.detail].topID)
    let report = ToySplit.Action.shown(.detail, .remove([id], cause: .user))
    let late = split.state(mail, after: .setCollapsed(true), report, .setCollapsed(false))
    #expect(late.drawing == "boxes | inbox | nothing m1")
    #expect(split.state(mail, after: report).drawing == late.drawing)
    #expect(ToySplit.refusal(of: report, in: late) == .missingEntries([id]))
    #expect(ToySplit.refusal(of: .shown(.detail, .remove([])), in: late) == nil)
  }

  @Test func `an expanded column shows itself`() {
    #expect(mail.shownDrawing == mail.drawing)
    let state = split.state(mail, after: .shown(.detail, .popItem()), .supplementary(.popItem()))
    #expect(state.drawing == "boxes |  | nothing m1")
    #expect(state.shownDrawing == state.drawing)
  }

  @Test func `an entry that persists keeps its id and its column`() throws {
    let id = try #require(mail[.detail].topID)
    let state = split.state(mail, after: .primary(.pushItem("new")), .setCollapsed(true))
    #expect(state.column(of: id) == .detail)
    #expect(state[id: id] == "m2")
    #expect(state[shown: .primary].topID == id)
    #expect(state.column(of: strangerID) == nil)
  }

  @Test func `a column refuses as its stack does, and the detail needs a root`() {
    #expect(
      ToySplit.refusal(of: .detail(.popItems(.exactly(9))), in: mail)
        == .tooMany(asked: 9, there: 3)
    )
    #expect(
      ToySplit.refusal(of: .shown(.primary, .popItems(.exactly(2))), in: mail)
        == .tooMany(asked: 2, there: 1)
    )
    let bare = ToySplit.State(primary: ["a"])
    #expect(ToySplit.refusal(of: .showDetail(["b"]), in: bare) == .empty)
    #expect(split.state(bare, after: .showDetail(["b"])) == bare)
    #expect(ToySplit.refusal(of: .setCollapsed(false), in: mail) == nil)
  }

  @Test @MainActor func `an action refused in a column changes nothing, with the stack's reason`() {
    let store = Store(initialState: mail) { split }
    for column in SplitColumn.allCases {
      let below = mail[column].rootID.map { mail[column].topID == $0 ? strangerID : $0 }
      let actions: [ToyStack.Action] = [
        .popItems(.exactly(9)), .popItems(.exactly(-1)), .pushItem("x").from(below),
        .popItem(animated: false).from(below),
      ]
      for action in actions {
        let reason = ToyStack.refusal(of: action, in: mail[column])
        #expect(reason != nil)
        #expect(store.send(.column(column, action)).refusal == reason)
        #expect(store.state == mail)
      }
    }
  }

  @Test func `a column that takes from its middle ends where its entries end`() {
    var state = split.state(mail, after: .primary(.pushItem("a")), .primary(.pushItem("b")))
    #expect(state.drawing == "boxes a b | inbox | nothing m1 m2")
    state = split.state(state, after: .primary(.popItems(.exactly(2))), .supplementary(.popItem()))
    #expect(state.drawing == "boxes |  | nothing m1 m2")
    state = split.state(state, after: .supplementary(.pushItem("c")), .primary(.popItem()))
    #expect(state.drawing == " | c | nothing m1 m2")
  }

  @Test func `options and the animation flag are kept`() {
    var options = SplitOptions(preferredDisplayMode: .detailOnly, primaryEdge: .trailing)
    options.preferredPrimaryColumnWidthFraction = 0.25
    let state = split.state(
      mail,
      after: .setOptions(options),
      .setCollapsed(true, animated: false)
    )
    #expect(state.options == options)
    #expect(!state.areAnimationsEnabled)
    #expect(split.state(state, after: .detail(.popItem())).areAnimationsEnabled)
  }

  @Test func `back goes from right to left, and through a collapsed split from the top`() {
    let start = ToySplit.State(
      primary: ["a", "b"],
      supplementary: ["c", "d"],
      detail: ["e", "f"]
    )
    #expect(
      backs(start) == [
        "a b | c d | e", "a b | c | e", "a | c | e",
      ]
    )
    #expect(
      backs(split.state(start, after: .setCollapsed(true))) == [
        "a b | c d | e", "a b | c | e", "a b |  | e", "a |  | e",
      ]
    )
  }

  private func backs(_ start: ToySplit.State) -> [String] {
    var (state, drawings): (ToySplit.State, [String]) = (start, [])
    while let action = split.backAction(in: state), drawings.count < 10 {
      #expect(split.previewBack(in: state) == split.state(state, after: action))
      state = split.state(state, after: action)
      drawings.append(state.drawing)
    }
    return drawings
  }

  @Test func `it is drawn as columns, or as one stack`() {
    #expect(
      mail.tree.description
        == """
        split
        ├─ stack
        │  └─ boxes
        ├─ stack
        │  └─ inbox
        └─ stack
           ├─ nothing
           ├─ m1
           └─ m2
        """
    )
    #expect(
      split.state(mail, after: .setCollapsed(true)).tree.description
        == """
        split
        └─ stack
           ├─ boxes
           ├─ inbox
           ├─ m1
           └─ m2
        """
    )
  }
}
