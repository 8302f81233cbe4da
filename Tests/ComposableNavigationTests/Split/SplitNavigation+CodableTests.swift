import ComposableNavigation
import Testing

@Suite struct SplitNavigationCodableTests {
  private var used: ToySplit.State {
    ToySplit().state(
      .init(primary: ["a"], supplementary: ["b"], detail: ["c", "a"]),
      after: .detail(.pushItem("d")),
      .setOptions(SplitOptions(preferredDisplayMode: .overDetail)),
      .setCollapsed(true, animated: false)
    )
  }

  @Test func `restoring gives an equal split, columns, ids and counter included`() throws {
    let again = try restored(used)
    #expect(again == used)
    #expect(
      ToySplit().state(again, after: .primary(.pushItem("f")))
        == ToySplit().state(used, after: .primary(.pushItem("f")))
    )
  }

  @Test func `every truncation and every flipped bit of an archive is read or refused`() throws {
    try expectSoundReading(used) { state in
      SplitColumn.allCases.map { state[$0].items.count }.reduce(0, +) == state.entries.count
    }
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
