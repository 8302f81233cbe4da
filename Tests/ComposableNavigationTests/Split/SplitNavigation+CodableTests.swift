import ComposableNavigation
import Testing

@Suite struct SplitNavigationCodableTests {
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
