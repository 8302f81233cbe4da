import ComposableNavigation
import Testing
import TestSupport

@Suite struct SplitNavigationCodableTests {
  @Test func `skipped screens in columns are kept, and a position of no screen is an error`() throws
  {
    var state = ToySplit.State(primary: ["a", "b"], detail: ["none", "c", "d"])
    let ids = state.entries.ids
    state = ToySplit().state(state, after: .primary(.skip("b")), .detail(.skip(ids[3])))
    let read = try restored(state)
    #expect(read == state)
    #expect(read.skipped == [ids[1], ids[3]])
    let text = try written(state).replacing(#""skipped":[1,3]"#, with: #""skipped":[1,5]"#)
    #expect(corruption(of: text, as: ToySplit.State.self) == "5 is the position of no screen")
    // In the collapsed split, the user goes back from d to a.
    let back = ToySplit()
      .state(read, after: .setCollapsed(true), .shown(.primary, .remove([ids[4]], cause: .user)))
    #expect(back[shown: .primary].items == ["a"])
    #expect(back[.detail].items == ["none"])
    #expect(back.skipped == [])
  }

  @Test func `actions are written by name, and read`() throws {
    let actions: [ToySplit.Action] = [
      .detail(.pushItem("a")), .shown(.primary, .popItem()), .showDetail(["a"], animated: false),
      .setCollapsed(true, cause: .user), .setOptions(SplitOptions()),
    ]
    #expect(try restored(actions) == actions)
    #expect(
      try decoded(#"{"action":"setCollapsed","isCollapsed":true}"#, as: ToySplit.Action.self)
        == .setCollapsed(true)
    )
    #expect(
      corruption(of: #"{"action":"fold"}"#, as: ToySplit.Action.self)
        == "there is no action “fold”; expected one of: column, shown, showDetail, setCollapsed, "
        + "setOptions"
    )
  }
}
