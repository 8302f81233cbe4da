import ComposableNavigation
import Testing
import TestSupport

@Suite struct StackNavigationRootTests {
  private let stack = ToyStack(keepsRoot: true)

  private func refusal(of action: ToyStack.Action, on items: String...) -> Refusal? {
    ToyStack.refusal(of: action, in: .init(items: items), keepsRoot: true)
  }

  private func root(_ item: String) -> Refusal {
    .root(ToyStack.State(items: [item]).entries.ids[0])
  }

  @Test func `an action that would remove the root is refused`() {
    #expect(refusal(of: .popItem(), on: "a") == root("a"))
    #expect(refusal(of: .popItems(.exactly(2)), on: "a", "b") == root("a"))
    #expect(refusal(of: .replaceTop(with: "b"), on: "a") == root("a"))
    #expect(refusal(of: .bringToFront("a"), on: "a", "b") == root("a"))
    #expect(refusal(of: .setItems([]), on: "a") == root("a"))
    #expect(refusal(of: .setItems(["b", "a"]), on: "a", "b") == root("a"))
    let ids = ToyStack.State(items: ["a", "b"]).entries.ids
    #expect(refusal(of: .remove(ids), on: "a", "b") == root("a"))
    #expect(refusal(of: .remove([ids[0]], cause: .user), on: "a", "b") == root("a"))
    #expect(root("a").description == "a is the root and stays")
  }

  @Test func `an action that keeps the root is carried out`() {
    let state = ToyStack.State(items: ["a", "b", "c"])
    #expect(stack.state(state, after: .popItem()).drawing == "a ▸ b")
    #expect(stack.state(state, after: .popItems(.exactly(2))).drawing == "a")
    #expect(stack.state(state, after: .popItems(.upTo(2))).drawing == "a")
    #expect(stack.state(state, after: .popToRoot()).drawing == "a")
    #expect(stack.state(state, after: .pop(to: .item("a"))).drawing == "a")
    #expect(stack.state(state, after: .setItems(["a", "z"])).drawing == "a ▸ z")
    #expect(stack.state(state, after: .bringToFront("b")).drawing == "a ▸ c ▸ b")
    #expect(stack.state(state, after: .replaceTop(with: "z")).drawing == "a ▸ b ▸ z")
    #expect(stack.state(state, after: .remove([state.entries.ids[1]])).drawing == "a ▸ c")
    #expect(refusal(of: .bringToFront("a"), on: "a") == nil)
    #expect(refusal(of: .popItems(.exactly(3)), on: "a") == .tooMany(asked: 3, there: 1))
  }

  // A stack that keeps its root refused to pop *up to* more entries than it had above the root.
  @Test func `an action that says up to stops at the root`() {
    let state = ToyStack.State(items: ["a", "b", "c"])
    #expect(stack.state(state, after: .popItems(.upTo(4))).drawing == "a")
    #expect(stack.state(state, after: .popItems(.upTo(3))).drawing == "a")
    #expect(refusal(of: .popItems(.upTo(4)), on: "a") == nil)
    #expect(stack.outcome(of: .popItems(.upTo(4)), in: .init(items: ["a"])) == .unchanged)
    #expect(stack.state(.init(), after: .popItems(.upTo(4))).drawing == "")
    #expect(refusal(of: .popItems(.upTo(-1)), on: "a") == .negative(-1))
    let popped = stack.state(
      .init(items: ["a", "b", "c"], history: .kept(limit: 9)),
      after: .popItems(.upTo(.max))
    )
    #expect(popped.drawing == "a")
    #expect(popped.forwardItems == ["b", "c"])
  }

  @Test func `an empty stack has no root to keep`() {
    #expect(stack.state(.init(), after: .pushItem("a")).drawing == "a")
    #expect(stack.state(.init(), after: .setItems(["a", "b"])).drawing == "a ▸ b")
    #expect(stack.state(.init(), after: .replaceTop(with: "a")).drawing == "a")
    #expect(refusal(of: .popItem()) == .empty)
    #expect(refusal(of: .popItems(.upTo(1))) == nil)
  }

  @Test func `a stack can be emptied by default`() {
    let state = ToyStack.State(items: ["a"])
    #expect(ToyStack(keepsRoot: false).state(state, after: .popItem()).drawing == "")
    #expect(ToyStack.refusal(of: .popItem(), in: state, keepsRoot: false) == nil)
  }

  @Test(arguments: 1...50 as ClosedRange<UInt64>)
  func `no action takes the root from a stack that keeps it`(seed: UInt64) {
    var random = ToyRandom(seed: seed)
    var state = ToyStack.State(items: ["a", "b"])
    let root = state.entries.ids[0]
    for _ in 0..<200 {
      let items = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        ["a", "b", "c"][Int.random(in: 0..<3, using: &random)]
      }
      let item = ["a", "b", "c"][Int.random(in: 0..<3, using: &random)]
      let id = state.entries.ids[Int.random(in: 0..<state.entries.count, using: &random)]
      let count = Int.random(in: -1...5, using: &random)
      let actions: [ToyStack.Action] = [
        .pushItem(item), .pushItems(items), .popItem(), .popItems(.exactly(count)),
        .popItems(.upTo(count)), .popToRoot(), .pop(to: .item(item)), .pop(to: .entry(id)),
        .remove([id]), .replaceTop(with: item), .bringToFront(item), .setItems(items),
        .setItems(state.items + items),
      ]
      let action = actions[Int.random(in: 0..<actions.count, using: &random)]
      let before = state
      let effect = stack.reduce(into: &state, action: action)
      let refusal = ToyStack.refusal(of: action, in: before, keepsRoot: true)
      #expect(effect.isNone == (refusal == nil), "\(action) on \(before.drawing)")
      #expect(refusal == nil || state == before, "\(action) on \(before.drawing)")
      if case .pop(.upTo(let asked), _) = action, asked >= 0 {
        let left = max(1, before.items.count - asked)
        #expect(state.items.count == left, "\(action) on \(before.drawing)")
      }
      guard let first = state.rootID, first.isSame(as: root) else {
        Issue.record("\(action) on \(before.drawing)")
        return
      }
      if state.items.count > 8 { _ = stack.reduce(into: &state, action: .popItems(.exactly(5))) }
    }
  }

  @Test @MainActor func `the listener receives the refusal that keeps a root`() {
    let listener = ToyListener()
    let plain = listener.store(ToyStack.State(items: ["a"])) { ToyStack(keepsRoot: true) }
    plain.send(.popItem())
    #expect(plain.state.drawing == "a")
    #expect(listener.refusals == ["a is the root and stays"])
  }

  @Test @MainActor func `a stack of features keeps its root with the option of its forEach`() {
    let listener = ToyListener()
    let start = ToyCounterStack.State(stack: .init(items: [.init(count: 1)], id: \.count))
    let store = listener.store(start) { ToyCounterStack(keepsRoot: true) }
    store.send(.stack(.popItem()))
    store.send(.stack(.pushItem(.init(count: 2))))
    store.send(.stack(.popItem()))
    #expect(store.state.stack.items == [.init(count: 1)])
    #expect(listener.refusals == ["1 is the root and stays"])
  }
}
