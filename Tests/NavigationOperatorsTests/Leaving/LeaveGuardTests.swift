import Testing

@testable import NavigationOperators

@testable import ComposableNavigation

@MainActor @Suite struct LeaveGuardTests {
  @MainActor private final class Refusals {
    var all: [Refusal] = []
  }

  private let refusals = Refusals()

  private func store(
    keeping kept: Set<String> = [],
    _ change: (inout ToyKeeper.State) -> Void = { _ in }
  ) -> Store<ToyKeeper.State, ToyKeeper.Action> {
    var state = ToyKeeper.State()
    state.kept = kept
    change(&state)
    return Store(initialState: state) {
      ToyKeeper()
    } onRefusal: { [refusals] in
      refusals.all.append($0)
    }
  }

  private func blocked(_ item: String, _ id: EntryID?) -> Refusal {
    .blocked(id, LeaveBlocker("\(item) is not saved."))
  }

  // MARK: Shapes

  private nonisolated static let pops: [StackNavigation<String>.Action] = [
    .popItem(), .popToRoot(), .popItems(.upTo(9)), .setItems([]), .setItems(["a"]),
    .replaceTop(with: "c"),
  ]

  @Test(arguments: pops)
  func `nothing takes an entry of a stack away that stays`(_ pop: StackNavigation<String>.Action) {
    let store = store(keeping: ["b"])
    let before = store.state
    store.send(.stack(pop))
    #expect(store.state.stack == before.stack)
    #expect(refusals.all == [blocked("b", before.stack.topID)])
    store.send(.keep([]))
    store.send(.stack(pop))
    #expect(store.state.stack.items.last != "b")
    #expect(refusals.all.count == 1)
  }

  @Test func `unguarded elements beside a guarded one are removed`() {
    let store = store(keeping: ["a"])
    store.send(.stack(.popItem()))
    #expect(store.state.stack.items == ["a"])
    store.send(.stack(.setItems(["c", "a"])))
    #expect(store.state.stack.items == ["c", "a"])
    #expect(refusals.all == [])
  }

  @Test func `an entry that only moves has not left`() {
    let store = store(keeping: ["note"])
    store.send(.split(.setCollapsed(true)))
    store.send(.split(.setCollapsed(false)))
    #expect(refusals.all == [])
    store.send(.split(.showDetail([])))
    #expect(store.state.split[.detail].items == ["nothing", "note"])
    #expect(refusals.all.count == 1)
  }

  @Test func `a guarded item is not dismissed, and nothing replaces it`() {
    let store = store(keeping: ["sheet"])
    store.send(.modal(.presentSheet("sheet")))
    store.send(.modal(.dismiss()))
    store.send(.modal(.presentSheet("other")))
    #expect(store.state.modal.item == "sheet")
    #expect(refusals.all.count == 2)
    store.send(.modal(.presentFullScreen("sheet")))
    #expect(store.state.modal.style == .fullScreen)
  }

  @Test func `a tab that stays is not taken away, and no other one is selected`() {
    let store = store(keeping: ["x"])
    let tab = store.state.tabs.activeID
    store.send(.tabs(.setActiveItem("y")))
    store.send(.tabs(.setItems(["y"])))
    #expect(store.state.tabs.activeItem == "x")
    #expect(refusals.all == [blocked("x", tab), blocked("x", tab)])
    // It is not in front, so only its removal is refused.
    store.send(.keep(["y"]))
    store.send(.tabs(.setItems(["y"])))
    #expect(store.state.tabs.items == ["y"])
  }

  @Test func `an action without an entry can be refused too`() {
    let store = store { $0.uploads = ["film"] }
    store.send(.uploaded("film"))
    #expect(store.state.uploads == ["film"])
    #expect(refusals.all == [.blocked(nil, LeaveBlocker("film runs."))])
    store.send(.force(.uploaded("film")))
    #expect(store.state.uploads == [])
  }

  // MARK: Origins of a removal

  @Test func `a feature that writes items by hand is refused as a whole`() {
    let store = store(keeping: ["c"]) {
      $0.stack.items = ["a", "b", "c"]
      $0.modal.styledItem = .init(item: "m", style: .popover)
    }
    store.send(.reset)
    #expect(store.state.stack.items == ["a", "b", "c"])
    #expect(store.state.modal.item == "m")
    #expect(refusals.all.count == 1)
  }

  @Test func `an effect that leaves is refused`() {
    let store = store(keeping: ["b"])
    store.send(.popLater)
    #expect(store.state.stack.items == ["a", "b"])
  }

  @Test func `saving and leaving in one action is refused, since the guard decides first`() {
    let store = store(keeping: ["b"])
    store.send(.saveAndPop)
    #expect(store.state.stack.items == ["a", "b"])
    #expect(store.state.kept == ["b"])
  }

  // MARK: Force

  @Test func `a forced action passes, and so do the actions of its effects`() {
    let store = store(keeping: ["b"])
    store.send(.force(.popLater))
    #expect(store.state.stack.items == ["a"])
    #expect(refusals.all == [])
    #expect(store.state.attempts == [])
  }

  @Test func `forcing twice is forcing once`() {
    let store = store(keeping: ["b"])
    store.send(.force(.force(.stack(.popItem()))))
    #expect(store.state.stack.items == ["a"])
  }

  @Test func `an impossible action is impossible with force too`() {
    let store = store(keeping: ["b"])
    store.send(.force(.stack(.popItems(.exactly(9)))))
    #expect(refusals.all == [.tooMany(asked: 9, there: 2)])
  }

  // MARK: Attempts

  @Test func `an attempt has the refused action, which can be forced`() {
    let store = store(keeping: ["b"])
    let top = store.state.stack.topID
    store.send(.stack(.popItem()))
    let attempt = LeaveAttempt<ToyKeeper.Action>(
      id: top,
      blocker: LeaveBlocker("b is not saved."),
      action: .stack(.popItem())
    )
    #expect(store.state.attempts == [attempt])
    store.send(.force(attempt.action))
    #expect(store.state.stack.items == ["a"])
  }

  // MARK: Asking

  @Test func `a guard says why not without a reducer`() {
    var state = ToyKeeper.State()
    let leaveGuard = LeaveGuard<ToyKeeper.State>(\.stack, blocker: ToyKeeper.blocker)
    #expect(leaveGuard.blocker(in: state) == nil)
    state.kept = ["a", "b"]
    #expect(leaveGuard.blocker(in: state) == LeaveBlocker("b is not saved."))
    var after = state
    after.stack.items = []
    #expect(leaveGuard.refusal(from: state, to: after)?.description == "b is not saved.")
    #expect(leaveGuard.refusal(from: state, to: state) == nil)
    #expect(leaveGuard.refusal(from: after, to: state) == nil)
  }

  @Test func `a guard returns the reason of one entry, for hosts`() throws {
    var state = ToyKeeper.State()
    let id = try #require(state.stack.topID)
    #expect(ToyKeeper.unsaved.blocker(of: id, in: state) == nil)
    state.kept = ["b", "y"]
    #expect(ToyKeeper.unsaved.blocker(of: id, in: state) == LeaveBlocker("b is not saved."))
    // Of one container alone.
    let ofTabs = LeaveGuard<ToyKeeper.State>(\.tabs, blocker: ToyKeeper.blocker)
    #expect(ofTabs.blocker(of: id, in: state) == nil)
    let tab = try #require(state.tabs.entries.ids.last)
    #expect(ofTabs.blocker(of: tab, in: state) == LeaveBlocker("y is not saved."))
    // Only while it is open.
    state.stack.items = ["a"]
    #expect(ToyKeeper.unsaved.blocker(of: id, in: state) == nil)
  }

  @Test func `a reason says its question`() {
    #expect(LeaveBlocker("It runs.").description == "It runs.")
    #expect(LeaveBlocker("It runs.", question: "Stop it?").description == "It runs. Stop it?")
  }
}
