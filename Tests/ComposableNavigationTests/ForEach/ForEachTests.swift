import Testing
import TestSupport

@testable import ComposableNavigation

@Suite @MainActor struct ForEachTests {
  private typealias Node = ToyNode.State
  private let trace = ToyTrace()
  private let listener = ToyListener()

  private func store(_ names: String...) -> Store<Node, ToyNode.Action> {
    listener.store(Node("root", stack: names.map { Node($0) })) { ToyNode(trace: trace) }
  }

  @Test func `a child runs before its parent`() {
    let store = store("a", "b")
    store.send(.child(store.state.id("a"), .answered(1)))
    #expect(trace.all == ["a answered: ", "root child: a[1] ▸ b"])
  }

  @Test func `a child of a child runs first of all`() {
    let store = store("a")
    let a = store.state.id("a")
    store.send(.child(a, .stack(.pushItem(Node("x")))))
    _ = trace.take()
    store.send(.child(a, .child(.counted(0), .answered(1))))
    #expect(trace.all == ["x answered: ", "a child: x[1]", "root child: a"])
  }

  private typealias Stack = StackNavigation<Node>.Action

  @Test func `the parent sees the child's last state on removal`() {
    let removals: [(Node) -> Stack] = [
      { _ in .popItem() }, { _ in .popItems(.exactly(1)) }, { _ in .popItems(.upTo(1)) },
      { _ in .popToRoot() }, { .pop(to: .item($0.stack.items[0])) },
      { .pop(to: .entry($0.id("a"))) },
      { .remove([$0.id("b")], cause: .user) }, { .setItems([$0.stack.items[0]]) },
      { _ in .setItems([Node("new")]) }, { _ in .replaceTop(with: Node("new")) },
    ]
    for removal in removals {
      let store = store("a", "b")
      store.send(.child(store.state.id("b"), .answered(7)))
      _ = trace.take()
      let action = removal(store.state)
      store.send(.stack(action))
      #expect(trace.take() == ["root stack: a ▸ b[7]"], "\(action)")
      #expect(!store.state.stack.items.contains { $0.answers == [7] }, "\(action)")
    }
  }

  @Test func `the parent runs after on insertion`() {
    let insertions: [(Node) -> Stack] = [
      { _ in .pushItem(Node("new")) }, { _ in .pushItems([Node("new")]) },
      { .setItems($0.stack.items + [Node("new")]) }, { _ in .bringToFront(Node("new")) },
    ]
    for insertion in insertions {
      let store = store("a", "b")
      let action = insertion(store.state)
      store.send(.stack(action))
      #expect(trace.take() == ["root stack: a ▸ b ▸ new"], "\(action)")
    }
  }

  @Test func `replacing the top of an empty stack only inserts`() {
    let store = store()
    store.send(.stack(.replaceTop(with: Node("new"))))
    #expect(trace.all == ["root stack: new"])
  }

  @Test func `an action for an entry that is gone is an issue, and the parent still runs`() {
    let store = store("a", "b")
    let b = store.state.id("b")
    store.send(.stack(.popItem()))
    _ = trace.take()
    store.send(.child(b, .answered(1)))
    #expect(trace.all == ["root child: a"])
    #expect(
      listener.issues == [
        "absentChild: Action for b was sent, but StackNavigation<State> has no state for it; it was ignored"
      ]
    )
  }

  @Test func `a refused action of the stack is a refusal, and changes nothing`() {
    let store = store("a")
    let before = store.state
    store.send(.stack(.popItems(.exactly(5))))
    #expect(store.state == before)
    #expect(listener.issues.isEmpty)
    #expect(listener.refusals == ["5 were to go, but there is only 1"])
  }

  @Test func `an element keeps its place while its state changes`() {
    let store = store("a", "b")
    let ids = store.state.stack.entries.ids
    store.send(.child(ids[1], .answered(1)))
    store.send(.child(ids[0], .answered(2)))
    #expect(store.state.stack.entries.ids == ids)
    #expect(store.state.stack.items.map(\.answers) == [[2], [1]])
  }

  @Test func `equal elements are two places`() {
    let store = store("a", "a")
    store.send(.child(store.state.stack.entries.ids[1], .answered(1)))
    #expect(store.state.stack.items.map(\.answers) == [[], [1]])
  }
}

@Suite @MainActor struct IfLetModalTests {
  private typealias Node = ToyNode.State
  private let trace = ToyTrace()
  private let listener = ToyListener()

  private func store(_ modal: String?) -> Store<Node, ToyNode.Action> {
    listener.store(Node("root", modal: modal.map { Node($0) })) { ToyNode(trace: trace) }
  }

  @Test func `the presented child runs before its parent`() {
    let store = store("m")
    store.send(.sheet(.answered(1)))
    #expect(trace.all == ["m answered: ", "root sheet:  ‹ m[1]"])
  }

  @Test func `the parent sees the child's last state on dismissal`() {
    let dismissals: [(Node) -> ModalNavigation<Node>.Action] = [
      { _ in .dismiss() }, { _ in .set(nil) },
      { .dismiss(id: $0.modal.presentedID ?? strangerID, cause: .user) },
      { _ in .presentFullScreen(Node("new")) },
      { _ in .set(.init(item: Node("new"), style: .popover)) },
    ]
    for dismissal in dismissals {
      let store = store("m")
      store.send(.sheet(.answered(7)))
      _ = trace.take()
      let action = dismissal(store.state)
      store.send(.modal(action))
      #expect(trace.take() == ["root modal:  ‹ m[7]"], "\(action)")
      #expect(store.state.modal.item?.answers != [7], "\(action)")
    }
  }

  @Test func `the parent runs after on presentation`() {
    let store = store(nil)
    store.send(.modal(.presentSheet(Node("m"))))
    #expect(trace.all == ["root modal:  ‹ m"])
  }

  @Test func `an action while nothing is presented is an issue`() {
    let store = store(nil)
    store.send(.sheet(.answered(1)))
    #expect(trace.all == ["root sheet: "])
    #expect(
      listener.issues == [
        "absentChild: Action was sent, but ModalNavigation<State> has no state for it; "
          + "it was ignored"
      ]
    )
  }
}
