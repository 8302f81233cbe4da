import Testing
import TestSupport

@testable import ComposableNavigation

@Suite struct WindowNavigationTests {
  private let windows = ToyWindows()

  private func state(_ items: String..., focused: String? = nil) -> ToyWindows.State {
    .init(items: items, focusedItem: focused)
  }

  private func order(_ state: ToyWindows.State) -> [String] {
    state.focusOrder.compactMap { state.entries[id: $0] }
  }

  // MARK: State

  @Test func `a state holds its windows and the focused one, the last by default`() {
    #expect(state("a", "b").drawing == "a [b]")
    #expect(state("a", "b", focused: "a").drawing == "[a] b")
    #expect(order(state("a", "b", "c", focused: "a")) == ["b", "c", "a"])
    #expect(state("a", "b", focused: "a").focusedIndex == 0)
    #expect(state("a").areAnimationsEnabled)
    #expect(state("a").reopening == .notKept)
  }

  @Test func `the focused item is nil exactly when no window is open`() {
    #expect(ToyWindows.State().focusedItem == nil)
    #expect(ToyWindows.State().focusedIndex == nil)
    #expect(windows.state(.init(), after: .open("a")).focusedItem == "a")
    #expect(windows.state(state("a"), after: .close()).focusedItem == nil)
    #expect(windows.state(state("a"), after: .setItems([])) != state("a"))
  }

  @Test @MainActor
  func `a focused item that is in none of the windows changes nothing, and is an issue`() {
    let listener = ToyListener()
    let store = listener.store(state("a", "b", focused: "z")) { windows }
    #expect(store.state.drawing == "a [b]")
    store.send(.focus(item: "a"))
    store.send(.focus(item: "b"))
    #expect(
      listener.issues == [
        "state: WindowNavigation.State(items:focusedItem:): z is in none of the windows; "
          + "b is focused"
      ]
    )
    var written = state("a")
    written.focusedItem = "z"
    written.focusedItem = nil
    #expect(written == state("a"))
  }

  @Test func `a computed state receives its focus order, and keeps the fitting part`() {
    let ids = state("a", "b", "c").entries.ids
    let given = ToyWindows.State(
      items: ["a", "b", "c"],
      focusOrder: [ids[2], strangerID, ids[0], ids[2]]
    )
    #expect(order(given) == ["b", "a", "c"])
    let focused = ToyWindows.State(items: ["a", "b", "c"], focusedItem: "b", focusOrder: [ids[2]])
    #expect(order(focused) == ["a", "c", "b"])
  }

  // MARK: Opening

  @Test func `a value is opened in a window, in front of all others`() {
    let after = windows.state(state("a"), after: .open("b"), .open("c"))
    #expect(after.drawing == "a b [c]")
    #expect(order(after) == ["a", "b", "c"])
  }

  @Test func `a value that is open already is focused, or opened once more`() {
    let before = state("a", "b", "a")
    #expect(windows.state(before, after: .open("a")).focusedID == before.entries.ids[0])
    let after = windows.state(before, after: .open("b", .another))
    #expect(after.drawing == "a b a [b]")
    #expect(after.entries.ids[1] != after.entries.ids[3])
  }

  @Test func `a double tap opens one window`() {
    let before = state("a")
    let tap = ToyWindows.Action.open("b", .another).from(before.focusedID)
    let once = windows.state(before, after: tap)
    #expect(windows.state(once, after: tap) == once)
    #expect(
      ToyWindows.refusal(of: tap, in: once)
        == .notOnTop(before.entries.ids[0], top: once.focusedID)
    )
  }

  // MARK: Focusing

  @Test func `a window is focused by its value or its id`() {
    let before = state("a", "b", "a")
    #expect(windows.state(before, after: .focus(item: "a")).drawing == "[a] b a")
    let last = before.entries.ids[2]
    #expect(windows.state(before, after: .focus(item: "b"), .focus(id: last)).drawing == "a b [a]")
    #expect(windows.state(before, after: .focus(item: "z"), .focus(id: strangerID)) == before)
    #expect(ToyWindows.refusal(of: .focus(item: "z"), in: before) == .missing("z"))
  }

  // MARK: Closing

  @Test func `closing the focused window focuses the one that was focused before`() {
    let before = windows.state(state("a", "b", "c"), after: .focus(item: "a"))
    let after = windows.state(before, after: .close())
    #expect(after.drawing == "b [c]")
    #expect(windows.state(after, after: .close(item: "b")).drawing == "[c]")
    #expect(windows.state(after, after: .close(), .close()).items == [])
  }

  @Test func `a missing window cannot be closed`() {
    let none = ToyWindows.State()
    #expect(ToyWindows.refusal(of: .close(), in: none) == .empty)
    #expect(ToyWindows.refusal(of: .close(item: "a"), in: none) == .missing("a"))
    #expect(
      ToyWindows.refusal(of: .close(id: strangerID), in: none) == .missingEntries([strangerID])
    )
    #expect(ToyWindows.refusal(of: .remove([]), in: none) == nil)
    #expect(ToyWindows.refusal(of: .reopen(), in: none) == .nothingClosed)
    #expect(Refusal.nothingClosed.description == "no window was closed that could be opened again")
  }

  // MARK: Opening again

  @Test func `the last closed window is opened again, in a new window`() {
    var before = state("a", "b", "c")
    before.reopening = .kept(limit: 2)
    let closed = windows.state(before, after: .close(item: "a"), .close(item: "b"), .close())
    #expect(closed.closedItems == ["c", "b"])
    let after = windows.state(closed, after: .reopen(), .reopen())
    #expect(after.drawing == "c [b]")
    #expect(after.closedItems == [])
    #expect(!after.entries.contains(before.entries.ids[1]))
    #expect(windows.state(after, after: .reopen()) == after)
  }

  @Test func `windows that are closed at once come again from the last to the first`() {
    var before = state("a", "b", "c")
    before.reopening = .kept(limit: 9)
    let ids = before.entries.ids
    let closed = windows.state(before, after: .remove([ids[2], ids[0]], cause: .user))
    #expect(closed.closedItems == ["c", "a"])
    #expect(windows.state(closed, after: .reopen()).drawing == "b [c]")
  }

  @Test func `a list that is set puts nothing aside, and a lower limit forgets`() {
    var before = state("a", "b")
    before.reopening = .kept(limit: 3)
    #expect(windows.state(before, after: .setItems(["c"])).closedItems == [])
    before.closedItems = ["x", "y", "z", "w"]
    #expect(before.closedItems == ["x", "y", "z"])
    before.reopening = .kept(limit: 1)
    #expect(before.closedItems == ["x"])
    before.reopening = .notKept
    #expect(before.closedItems == [])
    #expect(windows.state(before, after: .close()).closedItems == [])
  }

  // MARK: Lists

  @Test func `persisting windows keep ids and focus order, and new windows come behind them`() {
    let before = windows.state(state("a", "b", "c"), after: .focus(item: "a"))
    let after = windows.state(before, after: .setItems(["x", "c", "a"]))
    #expect(after.drawing == "x c [a]")
    #expect(order(after) == ["x", "c", "a"])
    #expect(after.entries.ids.suffix(2) == [before.entries.ids[2], before.entries.ids[0]])
  }

  // MARK: As a shape

  @Test func `all windows are seen, and the focused one is in front`() {
    let before = state("a", "b", "c", focused: "b")
    #expect(
      before.entries.ids.map { before.lifecycle(of: $0) } == [.covered, .front, .covered]
    )
    #expect(before.frontID == before.entries.ids[1])
    #expect(
      before.desiredContent == DesiredContent(entries: before.entries.ids, selected: before.frontID)
    )
  }

  @Test func `windows go when they are closed, and when the new list has not got them`() {
    let state = state("a", "b")
    #expect(ToyWindows.entriesGo(on: .close(), in: state))
    #expect(ToyWindows.entriesGo(on: .setItems(["b"]), in: state))
    #expect(!ToyWindows.entriesGo(on: .setItems(["b", "a"]), in: state))
    #expect(!ToyWindows.entriesGo(on: .open("c"), in: state))
    #expect(!ToyWindows.entriesGo(on: .focus(item: "a"), in: state))
    #expect(!ToyWindows.entriesGo(on: .reopen(), in: state))
  }

  @Test func `a drawing names all windows, and marks the focused one`() {
    #expect(state("a", "b").tree.description == "{windows}\n├─ ○ a\n└─ ● b")
    #expect(state("a", "b").tree == .container(of: state("a", "b")) { .screen($0.item) })
    #expect(ToyWindows.State().tree.description == "{windows}")
  }
}
