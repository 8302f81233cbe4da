import ComposableNavigation
import Testing
import TestSupport

@Suite struct StackNavigationTests {
  private let stack = ToyStack()

  private func state(_ items: String..., animated: Bool = true) -> ToyStack.State {
    .init(items: items, areAnimationsEnabled: animated)
  }

  // MARK: State

  @Test func `a state holds its root as the first item and may be empty`() {
    #expect(state("root", "a").items == ["root", "a"])
    #expect(ToyStack.State().items.isEmpty)
    #expect(ToyStack.State().areAnimationsEnabled)
    #expect(!ToyStack.State(items: ["a"], areAnimationsEnabled: false).areAnimationsEnabled)
  }

  @Test func `the top item is the last, nil when empty`() {
    #expect(state("a", "b").topItem == "b")
    #expect(state().topItem == nil)
    #expect(state("a", "b").topID == state("a", "b").entries.ids[1])
    #expect(state("a", "b").rootID == state("a", "b").entries.ids[0])
    #expect(state().topID == nil)
  }

  @Test func `states differ in items, ids and flag`() {
    #expect(state("a") == state("a"))
    #expect(state("a") != state("b"))
    #expect(state("a") != state("a", animated: false))
    #expect(state("a") != stack.state(state(), after: .pushItem("a")))
  }

  @Test(arguments: [
    ([], true), (["root"], true), (["root", "a"], false), (["root", "root"], false),
  ])
  func `a stack is at its root when no screen is above its first item`(
    items: [String],
    isRoot: Bool
  ) {
    #expect(ToyStack.State(items: items).isRoot == isRoot)
    #expect(ToyStack.State(items: items, id: \.self).isRoot == isRoot)
  }

  // MARK: Pushing

  @Test func `a push from an entry happens only while that entry is on top`() {
    let before = state("a", "b")
    let push = ToyStack.Action.pushItem("c").from(before.topID)
    let once = stack.state(before, after: push)
    #expect(once.drawing == "a ▸ b ▸ c")
    #expect(stack.state(once, after: push) == once)
  }

  // MARK: Popping

  @Test func `a pop to an item that is not there names it`() {
    #expect(stack.state(state("a", "b", "c"), after: .pop(to: .item("b"))).drawing == "a ▸ b")
    #expect(ToyStack.refusal(of: .pop(to: .item("z")), in: state("a")) == .missing("z"))
  }

  @Test func `a pop from an entry happens once`() {
    let before = state("a", "b", "c")
    let pop = ToyStack.Action.popItem().from(before.topID)
    #expect(stack.state(before, after: pop, pop).drawing == "a ▸ b")
  }

  @Test func `every pop is refused unless the entry that it names is on top`() {
    let state = ToyStack.State(items: ["a", "b"])
    let (root, top) = (state.entries.ids[0], state.entries.ids[1])
    let pops: [ToyStack.Pop] = [
      .exactly(0), .exactly(1), .exactly(2), .upTo(9), .to(.root), .to(.item("a")),
      .to(.entry(root)),
    ]
    for pop in pops {
      #expect(
        ToyStack.refusal(of: .pop(pop).from(root), in: state) == .notOnTop(root, top: top)
      )
      #expect(ToyStack.refusal(of: .pop(pop).from(top), in: state) == nil)
    }
  }

  // MARK: Removing and replacing

  @Test func `a removal takes away the entries it names, wherever they are`() {
    let before = state("a", "b", "c", "d")
    let ids = before.entries.ids
    #expect(stack.state(before, after: .remove([ids[1], ids[3]])).drawing == "a ▸ c")
    #expect(stack.state(before, after: .remove([ids[1], ids[1]])).drawing == "a ▸ c ▸ d")
  }

  @Test func `a replacement of the top makes a new place, also for an equal item`() {
    let before = state("a", "b")
    let after = stack.state(before, after: .replaceTop(with: "b"))
    #expect(after.items == before.items)
    #expect(after.topID != before.topID)
    #expect(stack.state(state(), after: .replaceTop(with: "a")).drawing == "a")
  }

  @Test func `a replacement from an entry happens once`() {
    let before = state("a", "b")
    let replace = ToyStack.Action.replaceTop(with: "c").from(before.topID)
    let once = stack.state(before, after: replace)
    #expect(once.drawing == "a ▸ c")
    #expect(stack.state(once, after: replace) == once)
  }

  @Test func `an item brought to the front keeps its id, or is pushed`() {
    let before = state("a", "b", "a", "c")
    let after = stack.state(before, after: .bringToFront("a"))
    #expect(after.drawing == "a ▸ b ▸ c ▸ a")
    #expect(after.topID == before.entries.ids[2])
    #expect(stack.state(before, after: .bringToFront("d")).drawing == "a ▸ b ▸ a ▸ c ▸ d")
    #expect(stack.state(before, after: .bringToFront("c")) == before)
  }

  // MARK: Setting

  @Test func `a list that is set in another order keeps each id`() {
    let before = state("a", "b", "c")
    let after = stack.state(before, after: .setItems(["c", "a", "b"]))
    #expect(after.entries.ids == [2, 0, 1].map { before.entries.ids[$0] })
  }

  @Test func `written items keep the ids of persisting ones`() {
    var written = state("a", "b", "c")
    written.items = ["x", "y", "b"]
    #expect(written.entries.ids.map(\.description) == ["#0", "#1", "b"])
    written.items.append("b")
    #expect(written.entries.ids.map(\.description) == ["#0", "#1", "b", "#2"])
  }

  // MARK: Items

  @Test func `items need not be Hashable, and keep their places while they change`() {
    let drafts = StackNavigation<ToyDraft>()
    let before = StackNavigation<ToyDraft>.State(
      items: [ToyDraft(id: 1), ToyDraft(id: 2)],
      id: \.id
    )
    let back = StackNavigation<ToyDraft>.Action.pop(to: .item(ToyDraft(id: 2)))
    let after = drafts.state(before, after: .pushItem(ToyDraft(id: 1)), back)
    #expect(after == before)
  }
}
