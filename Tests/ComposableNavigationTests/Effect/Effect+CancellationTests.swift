import ComposableNavigation
import Testing
import TestSupport

@Suite @MainActor struct EffectCancellationTests {
  private typealias Node = ToyNode.State
  private let gate = ToyGate()
  private let trace = ToyTrace()
  private let listener = ToyListener()

  @Test func `an effect is cancelled by its name, and no other`() async {
    let store = listener.store([] as [Int]) {
      ToyScript { [gate] number in
        switch number {
        case 0: .merge(gate.answer(10).cancellable(id: "a"), gate.answer(20).cancellable(id: 1))
        case 1: .cancel(id: "a")
        default: .none
        }
      }
    }
    let task = store.send(0)
    #expect(store.liveEffectCount == 2)
    store.send(1)
    #expect(store.liveEffectCount == 1)
    gate.open()
    await task.finish()
    #expect(store.state == [0, 1, 20])
    #expect(listener.issues.isEmpty)
  }

  @Test func `cancelling an unused name is no error`() {
    let store = listener.store([] as [Int]) { ToyScript(first: .cancel(id: "nobody")) }
    store.send(0)
    #expect(store.state == [0])
    #expect(listener.issues.isEmpty)
  }

  @Test func `cancelInFlight lets only the latest live`() async {
    let store = listener.store([] as [Int]) {
      ToyScript { [gate] number in
        number < 10
          ? gate.answer(number + 10).cancellable(id: "search", cancelInFlight: true) : .none
      }
    }
    let tasks = (0..<5).map { store.send($0) }
    #expect(store.liveEffectCount == 1)
    gate.open()
    for task in tasks { await task.finish() }
    #expect(store.state == [0, 1, 2, 3, 4, 14])
  }

  @Test func `without cancelInFlight all of a name live, and one cancel ends them`() async {
    let store = listener.store([] as [Int]) {
      ToyScript { [gate] number in
        number == 9 ? .cancel(id: "x") : number < 9 ? gate.answer(99).cancellable(id: "x") : .none
      }
    }
    let tasks = (0..<3).map { store.send($0) }
    #expect(store.liveEffectCount == 3)
    store.send(9)
    #expect(store.liveEffectCount == 0)
    gate.open()
    for task in tasks { await task.finish() }
    #expect(store.state == [0, 1, 2, 9])
  }

  @Test func `a name that is used again within itself ends all of it`() {
    let store = listener.store([] as [Int]) {
      ToyScript { [gate] number in
        number == 0
          ? .concatenate(gate.answer(10).cancellable(id: "x"), .send(20)).cancellable(id: "x")
          : number == 1 ? .cancel(id: "x") : .none
      }
    }
    store.send(0)
    store.send(1)
    #expect(store.state == [0, 1])
    #expect(store.liveEffectCount == 0)
  }

  @Test func `an effect that cancels its own name ends there`() {
    let store = listener.store([] as [Int]) {
      ToyScript(
        first: .merge(
          .concatenate(.send(1), .cancel(id: "x"), .send(2)).cancellable(id: "x"),
          .concatenate(.cancel(id: "y"), .send(3)).cancellable(id: "y"),
          .send(4)
        )
      )
    }
    store.send(0)
    #expect(store.state == [0, 4])
  }

  @Test func `what follows a merge waits for the rest when one part is cancelled by another`() async
  {
    let store = listener.store([] as [Int]) {
      ToyScript(
        first: .concatenate(
          .merge(gate.answer(1).cancellable(id: "x"), .cancel(id: "x"), gate.answer(2)),
          .send(3)
        )
      )
    }
    let task = store.send(0)
    #expect(store.state == [0])
    #expect(store.liveEffectCount == 1)
    gate.open()
    await task.finish()
    #expect(store.state == [0, 2, 3])
  }

  @Test func `actions that a cancelled effect has sent and that wait are dropped`() {
    let store = listener.store([] as [Int]) {
      ToyScript { number in
        number == 0
          ? .merge(.send(1), .merge(.send(2), .send(3)).cancellable(id: "x"), .send(4))
          : number == 1 ? .cancel(id: "x") : .none
      }
    }
    store.send(0)
    #expect(store.state == [0, 1, 4])
  }

  @Test func `a cancelled effect that sends nevertheless is not heard`() async {
    let (gate, sent) = (ToyGate(), ToyGate())
    let store = listener.store([] as [Int]) {
      ToyScript { number in
        number == 1
          ? .cancel(id: "x")
          : number == 0
            ? .run { send in
              try? await gate.wait()
              await send(2)
              sent.open()
            }
            .cancellable(id: "x") : .none
      }
    }
    let task = store.send(0)
    store.send(1)
    gate.open()
    await task.finish()
    #expect(store.state == [0, 1])
  }

  @Test func `a cancellation ends a sequence only if it covers the next effect`() async {
    for isWhole in [true, false] {
      let first = gate.answer(10)
      let effect =
        isWhole
        ? Effect.concatenate(first, .send(20)).cancellable(id: "x")
        : .concatenate(first.cancellable(id: "x"), .send(20))
      let store = listener.store([] as [Int]) {
        ToyScript { $0 == 0 ? effect : $0 == 1 ? .cancel(id: "x") : .none }
      }
      let task = store.send(0)
      store.send(1)
      await task.finish()
      #expect(store.state == (isWhole ? [0, 1] : [0, 1, 20]))
      #expect(store.liveEffectCount == 0)
    }
  }

  @Test func `a name within a name is cancelled by either`() async {
    for name in ["inner", "outer"] {
      let effect = gate.answer(10).cancellable(id: "inner").cancellable(id: "outer")
      let store = listener.store([] as [Int]) {
        ToyScript { $0 == 0 ? effect : $0 == 1 ? .cancel(id: name) : .none }
      }
      let task = store.send(0)
      store.send(1)
      #expect(store.liveEffectCount == 0)
      await task.finish()
      #expect(store.state == [0, 1])
    }
  }

  // MARK: Entries

  private func store(_ names: String...) -> Store<Node, ToyNode.Action> {
    listener.store(Node("root", stack: names.map { Node($0) }, modal: Node("m"))) {
      ToyNode(gate: gate, trace: trace)
    }
  }

  @Test func `two visits of one feature do not cancel each other, nor does their parent`() async {
    let store = store("a", "a")
    let ids = store.state.stack.entries.ids
    var tasks = [store.send(.work(1)), store.send(.sheet(.work(1)))]
    tasks += ids.map { store.send(.child($0, .work(1))) }
    #expect(store.liveEffectCount == 4)
    store.send(.child(ids[0], .stop(1)))
    #expect(store.liveEffectCount == 3)
    store.send(.child(ids[0], .stop(1)))
    store.send(.stop(1))
    #expect(store.liveEffectCount == 2)
    gate.open()
    for task in tasks { await task.finish() }
    #expect(store.state.stack.items.map(\.answers) == [[], [1]])
    #expect(store.state.answers.isEmpty)
    #expect(store.state.modal.item?.answers == [1])
  }

  @Test func `a new visit does not inherit the names of the old one`() async {
    let store = store("a")
    let first = store.send(.child(store.state.id("a"), .work(1)))
    store.send(.stack(.popItem()))
    store.send(.stack(.pushItem(Node("a"))))
    let second = store.send(.child(store.state.id("a"), .work(1)))
    #expect(store.liveEffectCount == 1)
    gate.open()
    await first.finish()
    await second.finish()
    #expect(store.state.stack.items.map(\.answers) == [[1]])
  }
}
