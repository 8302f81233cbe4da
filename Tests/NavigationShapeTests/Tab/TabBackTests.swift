import ComposableNavigation
import Testing
import TestSupport

/// The examples of React Navigation's `TabRouter.test.tsx`, and saving.
@Suite struct TabBackTests {
  private let tabs = ToyTabs()

  private func history(_ state: ToyTabs.State) -> [String] {
    state.history.compactMap { state.entries[id: $0] }
  }

  /// Returns the tabs that back would select: at first, and after each selection.
  private func backs(
    _ behavior: TabBackBehavior,
    from active: String = "bar",
    _ selections: String...
  ) -> [String?] {
    var state = ToyTabs.State(
      items: ["bar", "baz", "qux"],
      activeItem: active,
      backBehavior: behavior
    )
    return [tabs.previewBack(in: state)?.activeItem]
      + selections.map {
        state = tabs.state(state, after: .setActiveItem($0))
        return tabs.previewBack(in: state)?.activeItem
      }
  }

  @Test func `back follows the behaviour`() {
    #expect(backs(.history, "qux", "baz", "bar") == [nil, "bar", "qux", "baz"])
    #expect(backs(.fullHistory, "qux", "baz", "bar") == [nil, "bar", "qux", "baz"])
    #expect(backs(.order, "qux", "baz", "bar") == [nil, "baz", "bar", nil])
    #expect(backs(.first, "qux", "baz", "bar") == [nil, "bar", "bar", nil])
    #expect(backs(.initial, "qux", "baz", "bar") == [nil, "bar", "bar", nil])
    #expect(backs(.initial, from: "baz", "qux", "bar", "baz") == [nil, "baz", "baz", nil])
    #expect(backs(.none, "baz") == [nil, nil])
  }

  @Test(arguments: [
    (TabBackBehavior.order, ["foo", "bar"]), (.history, []), (.fullHistory, []),
    (.first, ["foo"]), (.initial, ["bar"]), (.none, []),
  ])
  func `a state that is made has the history of its behaviour`(
    behavior: TabBackBehavior,
    expected: [String]
  ) {
    let items = ["foo", "bar", "baz", "qux"]
    let initial = behavior == .initial ? [ToyTabs.State(items: items).entries.ids[1]] : []
    let state = ToyTabs.State(
      items: items,
      activeItem: "baz",
      history: initial,
      backBehavior: behavior
    )
    #expect(history(state) == expected)
  }

  @Test func `a history has each tab once, a full one each selection`() {
    for behavior in [TabBackBehavior.history, .fullHistory] {
      var state = ToyTabs.State(
        items: ["bar", "baz", "qux"],
        activeItem: "baz",
        backBehavior: behavior
      )
      let histories = ["qux", "bar", "baz", "baz"].map {
        state = tabs.state(state, after: .setActiveItem($0))
        return history(state)
      }
      let last = behavior == .history ? ["qux", "bar"] : ["baz", "qux", "bar"]
      #expect(histories == [["baz"], ["baz", "qux"], last, last])
      state = tabs.state(state, after: .selectPrevious(), .selectPrevious())
      #expect(state.activeItem == "qux")
      #expect(history(state) == last.dropLast(2))
    }
  }

  @Test func `another list of tabs keeps the active tab, or selects the latest of the history`() {
    let start = ToyTabs.State(items: ["bar", "baz", "qux"], backBehavior: .first)
    let baz = tabs.state(start, after: .setActiveItem("baz"))
    let kept = tabs.state(baz, after: .setItems(["qux", "foo", "fiz", "baz"]))
    #expect(kept.drawing == "qux foo fiz [baz]")
    #expect(history(kept) == ["qux"])
    let gone = tabs.state(baz, after: .setItems(["qux", "foo", "fiz"]))
    #expect(gone.drawing == "[qux] foo fiz")
    #expect(history(gone) == [])
    for behavior in TabBackBehavior.allCases {
      let start = ToyTabs.State(items: ["bar", "baz", "qux"], backBehavior: behavior)
      let qux = tabs.state(start, after: .setActiveItem("baz"), .setActiveItem("qux"))
      let active = tabs.state(qux, after: .setItems(["bar", "baz"])).activeItem
      let latest = [TabBackBehavior.order, .history, .fullHistory].contains(behavior)
      #expect(active == (latest ? "baz" : "bar"))
    }
  }

  @Test func `a step back selects another tab, also if those between two equal ones are gone`() {
    let start = ToyTabs.State(items: ["a", "b", "c"], backBehavior: .fullHistory)
    let state = tabs.state(start, after: .setActiveItem("b"), .setActiveItem("a"))
    #expect(history(tabs.state(state, after: .setItems(["a", "c"]))) == [])
    let third = tabs.state(state, after: .setActiveItem("c"))
    #expect(history(tabs.state(third, after: .setItems(["a", "c"]))) == ["a"])
  }

  // MARK: Writing and saving

  @Test func `a written behaviour keeps the part of the history that it has`() {
    let start = ToyTabs.State(items: ["a", "b", "c"], backBehavior: .fullHistory)
    var state = tabs.state(
      start,
      after: .setActiveItem("b"),
      .setActiveItem("a"),
      .setActiveItem("c")
    )
    #expect(history(state) == ["a", "b", "a"])
    state.backBehavior = .history
    #expect(history(state) == ["b", "a"])
    state.backBehavior = .initial
    #expect(history(state) == [])
    state.activeItem = "a"
    #expect(history(state) == ["c"])
    state.backBehavior = .order
    state.backBehavior = .history
    #expect(history(state) == [])
  }

  @Test(arguments: TabBackBehavior.allCases)
  func `a saved state goes back as before`(behavior: TabBackBehavior) throws {
    let start = ToyTabs.State(items: ["a", "b", "c"], activeItem: "b", backBehavior: behavior)
    let state = tabs.state(start, after: .setActiveItem("a"), .setActiveItem("c"))
    let read = try restored(state)
    #expect(read == state)
    #expect(read.backBehavior == behavior)
    let isWritten = try written(state).contains("backBehavior")
    #expect(isWritten == (behavior != .history))
  }

  @Test func `an unknown behaviour is an error`() {
    let json =
      #"{"areAnimationsEnabled":true,"entries":{"ids":[0],"items":["a"],"next":1},"#
      + #""active":0,"history":[],"backBehavior":"sideways"}"#
    #expect(
      corruption(of: json, as: ToyTabs.State.self)
        == "Cannot initialize TabBackBehavior from invalid String value sideways"
    )
  }
}
