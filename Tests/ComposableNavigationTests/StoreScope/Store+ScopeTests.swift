import Testing
import TestSupport

@testable import ComposableNavigation

@Suite @MainActor struct StoreScopeTests {
  private typealias Node = ToyNode.State
  private let listener = ToyListener()

  @Test func `a scoped store reads its part and sends its parent's action`() {
    let store = listener.store(ToyCounters.State()) { ToyCounters() }
    let left = store.scope(state: \.left, action: /ToyCounters.Action.left)
    left.send(.upTwice)
    #expect(left.state.count == 2)
    #expect(store.state.left.count == 2)
    store.send(.left(.down))
    #expect(left.state.count == 1)
    let number = left.scope(state: \.count, action: .whole)
    number.send(.reset)
    #expect(number.state == 0)
    #expect(store.state.left.count == 0)
  }

  @Test func `an element's store reads its entry and sends its action`() {
    let store = listener.store(Node("root", stack: [Node("a"), Node("b")])) { ToyNode() }
    let id = store.state.id("a")
    let child = store.scope(\.stack, id: id, elements: /ToyNode.Action.child)
    child?.send(.answered(1))
    #expect(child?.state.answers == [1])
    #expect(store.state.stack.items.map(\.answers) == [[1], []])
  }

  @Test func `there is no store for an entry that is not there`() {
    let store = listener.store(Node("root", stack: [Node("a")])) { ToyNode() }
    #expect(store.scope(\.stack, id: strangerID, elements: /ToyNode.Action.child) == nil)
  }

  @Test func `an element's store keeps the last state, and an action sent then is refused`() {
    let store = listener.store(Node("root", stack: [Node("a"), Node("b")])) { ToyNode() }
    let child = store.scope(\.stack, id: store.state.id("b"), elements: /ToyNode.Action.child)
    var seen: [[Int]] = []
    let subscription = child?.observe { seen.append($0.answers) }
    child?.send(.answered(1))
    store.send(.stack(.popItem()))
    #expect(child?.state.answers == [1])
    child?.send(.answered(2))
    #expect(child?.state.answers == [1])
    #expect(seen == [[], [1]])
    #expect(listener.refusals == ["b has gone"])
    #expect(listener.issues == [])
    subscription?.cancel()
  }

  @Test func `an action made by hand for an entry that is not there stays an issue`() {
    let store = listener.store(Node("root", stack: [Node("a")])) { ToyNode() }
    store.send(.child(strangerID, .answered(1)))
    #expect(listener.issues.count == 1)
    #expect(listener.refusals == [])
  }

  @Test func `a late action is refused when its turn comes, not when it is sent`() {
    let store = listener.store(Node("root", stack: [Node("a"), Node("b")])) { ToyNode() }
    let child = store.scope(\.stack, id: store.state.id("b"), elements: /ToyNode.Action.child)
    // An observer is notified while the store is busy: its actions are queued behind the removal.
    var isBusy = false
    let subscription = store.observe { _ in
      guard isBusy else { return }
      isBusy = false
      store.send(.stack(.popItem()))
      child?.send(.answered(1))
    }
    isBusy = true
    store.send(.answered(0))
    #expect(store.state.stack.items.map(\.name) == ["a"])
    #expect(listener.refusals == ["b has gone"])
    #expect(listener.issues == [])
    subscription.cancel()
  }

  @Test func `a refused action reaches no parent either, and its task has ended`() async {
    let trace = ToyTrace()
    let store = listener.store(Node("root", stack: [Node("a")])) { ToyNode(trace: trace) }
    let child = store.scope(\.stack, id: store.state.id("a"), elements: /ToyNode.Action.child)
    store.send(.stack(.popItem()))
    let before = trace.all
    await child?.send(.work(1)).finish()
    #expect(trace.all == before)
    #expect(store.liveEffectCount == 0)
  }

  @Test func `the store of a part inside a removed entry is refused as well`() {
    let store = listener.store(Node("root", stack: [Node("a", stack: [Node("b")])])) { ToyNode() }
    let outer = store.scope(\.stack, id: store.state.id("a"), elements: /ToyNode.Action.child)
    let inner = outer?.scope(\.stack, id: named("b"), elements: /ToyNode.Action.child)
    store.send(.stack(.popItem()))
    inner?.send(.answered(1))
    #expect(inner?.state.name == "b")
    #expect(listener.refusals == ["a has gone"])
    #expect(listener.issues == [])
  }

  @Test func `an element's store follows its entry, not its position`() {
    let store = listener.store(Node("root", stack: [Node("a"), Node("b")])) { ToyNode() }
    let child = store.scope(\.stack, id: store.state.id("b"), elements: /ToyNode.Action.child)
    store.send(.edit { $0.stack.items = $0.stack.items.reversed() })
    child?.send(.answered(1))
    #expect(child?.state.name == "b")
    #expect(store.state.stack.items[0].answers == [1])
  }

  @Test func `a presented feature's store reads its entry and sends its action`() {
    let store = listener.store(Node("root", modal: Node("a"))) { ToyNode() }
    let sheet = store.scope(\.modal, id: named("a"), element: /ToyNode.Action.sheet)
    sheet?.send(.answered(1))
    #expect(sheet?.state.answers == [1])
    #expect(store.state.modal.item?.answers == [1])
    #expect(store.scope(\.modal, id: strangerID, element: /ToyNode.Action.sheet) == nil)
  }

  @Test func `a presented feature's store keeps the last state and never speaks to the next one`() {
    let store = listener.store(Node("root", modal: Node("a"))) { ToyNode() }
    let sheet = store.scope(\.modal, id: named("a"), element: /ToyNode.Action.sheet)
    sheet?.send(.answered(1))
    #expect(sheet?.state.answers == [1])
    store.send(.modal(.presentSheet(Node("b"))))
    #expect(sheet?.state.answers == [1])
    sheet?.send(.answered(2))
    #expect(store.state.modal.item?.name == "b")
    #expect(store.state.modal.item?.answers == [])
    #expect(listener.refusals == ["a has gone"])
    #expect(listener.issues == [])
  }

  @Test func `the store of a feature that waits to be presented is refused`() {
    let store = listener.store(Node("root", modal: Node("a"))) { ToyNode() }
    store.send(.edit { $0.modal.policy = .queue })
    store.send(.modal(.presentSheet(Node("b"))))
    let waiting = store.state.modal.entries.ids[1]
    let sheet = store.scope(\.modal, id: waiting, element: /ToyNode.Action.sheet)
    sheet?.send(.answered(1))
    #expect(listener.refusals == ["\(waiting) is not presented"])
    store.send(.modal(.dismiss()))
    sheet?.send(.answered(2))
    #expect(store.state.modal.item?.answers == [2])
    #expect(listener.issues == [])
  }

  @Test func `actions sent while gathering are awaited together`() async {
    let gate = ToyGate()
    let store = listener.store(Node("root", stack: [Node("a")])) { ToyNode(gate: gate) }
    let task = store.gathering {
      store.send(.work(1))
      store.send(.child(named("a"), .work(2)))
    }
    #expect(store.liveEffectCount == 2)
    gate.open()
    await task.finish()
    #expect(store.liveEffectCount == 0)
    #expect(store.state.answers == [1])
    #expect(store.state.stack.items[0].answers == [2])
    await store.gathering {}.finish()
  }

  private func named(_ name: String) -> EntryID {
    Node("", stack: [Node(name)]).id(name)
  }

  @Test func `scoped stores share the effects of their root`() async {
    let gate = ToyGate()
    let store = listener.store(Node("root", stack: [Node("a")])) { ToyNode(gate: gate) }
    let child = store.scope(\.stack, id: store.state.id("a"), elements: /ToyNode.Action.child)
    let task = child?.send(.work(1))
    #expect(store.liveEffectCount == 1)
    #expect(child?.liveEffectCount == 1)
    gate.open()
    await task?.finish()
    #expect(child?.state.answers == [1])
    #expect(store.liveEffectCount == 0)
  }
}
