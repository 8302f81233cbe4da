import Testing
import TestSupport

@testable import ComposableNavigation

/// `forEach` on a state that is computed from an entry's id.
@Suite @MainActor struct ForEachComputedTests {
  private let listener = ToyListener()
  private let gate = ToyGate()

  private func makeStore() -> Store<ToyBoard.State, ToyBoard.Action> {
    let trace = ToyTrace()
    return listener.store(ToyBoard.State()) { [gate] in ToyBoard(gate: gate, trace: trace) }
  }

  @Test func `two screens with one key change one value`() {
    let store = makeStore()
    let ids = store.state.stack.entries.ids
    let views = ids.map {
      store.scope(at: { \.[worker: $0] }, key: $0, action: /ToyBoard.Action.worker)
    }
    views[0]?.send(.answered(1))
    views[1]?.send(.answered(2))
    #expect(views[0]?.state == views[1]?.state)
    #expect(store.state.workers == ["a": .init(answers: [1, 2])])
    #expect(listener.issues == [])
    #expect(listener.refusals == [])
  }

  @Test func `an effect ends with its screen, and the other screen's goes on`() async {
    let store = makeStore()
    let ids = store.state.stack.entries.ids
    let tasks = [store.send(.worker(ids[0], .work(1))), store.send(.worker(ids[1], .work(2)))]
    await gate.arrivals(2)
    store.send(.stack(.popItem()))
    #expect(store.liveEffectCount == 1)
    gate.open()
    for task in tasks { await task.finish() }
    #expect(store.state.workers == ["a": .init(answers: [1])])
  }

  @Test func `a removed screen's view gets a refusal, and other code an issue`() {
    let store = makeStore()
    let id = store.state.stack.entries.ids[1]
    let view = store.scope(at: { \.[worker: $0] }, key: id, action: /ToyBoard.Action.worker)
    store.send(.worker(id, .stop(9)))
    #expect(store.state.stack.items == ["a"])
    view?.send(.answered(1))
    store.send(.worker(id, .answered(1)))
    #expect(store.state.workers == ["a": .init()])
    #expect(listener.refusals == ["a·2 has gone"])
    #expect(
      listener.issues == [
        "absentChild: Action for a·2 was sent, but State has no state for it; it was ignored"
      ]
    )
    #expect(store.scope(at: { \.[worker: $0] }, key: id, action: /ToyBoard.Action.worker) == nil)
  }
}

/// Screens that carry the key of a worker.
private struct ToyBoard: Reducer {
  struct State: Equatable, Sendable {
    var workers = ["a": ToyWorker.State()]
    var stack = StackNavigation<String>.State(items: ["a", "a"])

    subscript(worker id: EntryID) -> ToyWorker.State? {
      get { stack[id: id].flatMap { workers[$0] } }
      set { if let key = stack[id: id] { workers[key] = newValue } }
    }
  }

  enum Action: Equatable, Sendable {
    case stack(StackNavigation<String>.Action)
    case worker(EntryID, ToyWorker.Action)
  }

  let gate: ToyGate
  let trace: ToyTrace

  var body: some Reducer<State, Action> {
    Scope(state: \.stack, action: /Action.stack) { StackNavigation<String>() }
    Reduce { _, _ in .none }
      .forEach(
        at: { \.[worker: $0] },
        action: /Action.worker,
        dismiss: { .stack(.remove([$0])) }
      ) { [gate, trace] in
        ToyWorker(gate: gate, trace: trace)
        Reduce { _, action in action == .stop(9) ? .dismiss : .none }
      }
  }
}
