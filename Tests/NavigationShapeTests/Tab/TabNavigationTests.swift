import ComposableNavigation
import Testing
import TestSupport

@Suite struct TabNavigationTests {
  private let tabs = ToyTabs()

  private func state(_ items: String..., active: String? = nil) -> ToyTabs.State {
    .init(items: items, activeItem: active)
  }

  // MARK: State

  @Test func `a state holds its tabs and the active one, the first by default`() {
    #expect(state("a", "b", active: "b").drawing == "a [b]")
    #expect(state("a", "b").drawing == "[a] b")
    #expect(state("a").areAnimationsEnabled)
    #expect(state("a", "b", active: "b").activeIndex == 1)
  }

  @Test func `the active item is nil exactly when there are no tabs`() {
    #expect(ToyTabs.State().activeItem == nil)
    #expect(ToyTabs.State().activeIndex == nil)
    #expect(tabs.state(.init(), after: .setItems(["a"])).activeItem == "a")
    #expect(tabs.state(state("a"), after: .setItems([])).activeItem == nil)
  }

  @Test @MainActor
  func `an active item that is none of the tabs: the first is active, and an issue`() {
    var issues: [String] = []
    let store = Store(
      initialState: state("a", "b", active: "z"),
      reducer: { tabs },
      onIssue: { issues.append($0.description) }
    )
    #expect(store.state.drawing == "[a] b")
    store.send(.setActiveItem("b"))
    store.send(.setActiveItem("a"))
    #expect(
      issues == [
        "state: TabNavigation.State(items:activeItem:): z is none of the tabs; a is active"
      ]
    )
  }

  @Test @MainActor
  func `an active item that is written and is none of the tabs: nothing changes, and an issue`() {
    let listener = ToyListener()
    var missing = state("a", "b", active: "b")
    missing.activeItem = "z"
    missing.activeItem = "y"
    #expect(missing == state("a", "b", active: "b"))
    let store = listener.store(missing) { tabs }
    store.send(.setActiveItem("a"))
    store.send(.setActiveItem("b"))
    #expect(
      listener.issues == [
        "state: TabNavigation.State.activeItem: z is none of the tabs; b is active"
      ]
    )
    var none = ToyTabs.State()
    none.activeItem = nil
    none.activeItem = "z"
    let empty = listener.store(none) { tabs }
    empty.send(.setItems(["a"]))
    #expect(
      listener.issues.last
        == "state: TabNavigation.State.activeItem: z is none of the tabs; none is active"
    )
    #expect(listener.issues.count == 2)
  }

  @Test func `states differ in tabs, active one, history, ids and flag`() {
    #expect(state("a", "b") == state("a", "b"))
    #expect(state("a", "b") != state("b", "a"))
    #expect(state("a", "b") != state("a", "b", active: "b"))
    #expect(state("a", "b") != tabs.state(.init(), after: .setItems(["a", "b"])))
    #expect(state("a", "z", active: "z") == state("a", "z", active: "z"))
  }

  // MARK: Selecting

  @Test func `a tab is selected by its item, the first of equal ones`() {
    #expect(tabs.state(state("a", "b"), after: .setActiveItem("b")).drawing == "a [b]")
    #expect(tabs.state(state("a", "b", "b"), after: .setActiveItem("b")).drawing == "a [b] b")
  }

  @Test func `a tab is selected by its index`() {
    #expect(tabs.state(state("a", "b"), after: .setActiveIndex(1)).drawing == "a [b]")
    #expect(tabs.state(state("a", "a"), after: .setActiveIndex(1)).drawing == "a [a]")
  }

  @Test func `a tab is selected by its id`() {
    let before = state("a", "b", "a")
    let ids = before.entries.ids
    #expect(tabs.state(before, after: .select(id: ids[2], cause: .user)).drawing == "a b [a]")
    #expect(tabs.state(before, after: .select(id: strangerID)) == before)
  }

  // MARK: Changing tabs

  @Test func `another order keeps the active tab and each id`() {
    let before = state("a", "b", "c", active: "b")
    let after = tabs.state(before, after: .setItems(["c", "b", "a"]))
    #expect(after.drawing == "c [b] a")
    #expect(after.entries.ids == before.entries.ids.reversed())
  }

  @Test func `tabs that are set to themselves change nothing but the flag`() {
    let before = state("a", "b", active: "b")
    var wanted = before
    wanted.areAnimationsEnabled = false
    #expect(tabs.state(before, after: .setItems(["a", "b"], animated: false)) == wanted)
  }

  // MARK: Writing

  @Test func `a written value selects a tab or changes nothing`() {
    var written = state("a", "b")
    written.activeItem = "b"
    #expect(written.drawing == "a [b]")
    written.activeItem = "z"
    written.activeItem = nil
    written.activeID = strangerID
    written.activeID = nil
    #expect(written.drawing == "a [b]")
    written.items = ["c", "a"]
    #expect(written.drawing == "c [a]")
  }

  // MARK: History

  private func history(_ state: ToyTabs.State) -> [String] {
    state.history.compactMap { state.entries[id: $0] }
  }

  @Test func `a computed state receives its history, and keeps the fitting part`() {
    let ids = state("a", "b", "c").entries.ids
    let given = ToyTabs.State(
      items: ["a", "b", "c"],
      activeItem: "b",
      history: [ids[0], ids[1], strangerID, ids[2], ids[0]]
    )
    #expect(history(given) == ["c", "a"])
  }
}
