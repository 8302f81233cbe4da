import Testing
import TestSupport

@testable import ComposableNavigation

@Suite @MainActor struct ForEachKeyTests {
  private let listener = ToyListener()
  private let trace = ToyTrace()
  private let gate = ToyGate()

  private func makeStore(_ keys: String...) -> Store<ToyOffice.State, ToyOffice.Action> {
    var state = ToyOffice.State()
    for key in keys {
      state.workers[key] = .init()
      state.drafts.append(ToyDraft(id: state.drafts.count, text: key))
    }
    return listener.store(state) { ToyOffice(gate: gate, trace: trace) }
  }

  @Test func `a child runs before its parent, which sees the last state and may take it away`() {
    let store = makeStore("a", "b")
    store.send(.worker("a", .answered(1)))
    store.send(.worker("b", .answered(9)))
    #expect(
      trace.all == [
        "worker answered: 1", "parent sees [1]", "worker answered: 9", "parent sees [9]",
      ]
    )
    #expect(store.state.workers == ["a": .init(answers: [1])])
    #expect(listener.issues == [])
    #expect(listener.refusals == [])
  }

  @Test func `an action for a key that is not there is an issue, and the parent still runs`() {
    let store = makeStore("a")
    store.send(.worker("z", .answered(1)))
    store.send(.draft(7, .typed("x")))
    #expect(trace.all == ["parent sees nothing"])
    #expect(
      listener.issues == [
        "absentChild: Action for z was sent, but Dictionary<String, State> has no state for it; "
          + "it was ignored",
        "absentChild: Action for 7 was sent, but Array<ToyDraft> has no state for it; "
          + "it was ignored",
      ]
    )
  }

  @Test func `an effect ends with its key`() async {
    let store = makeStore("a", "b")
    let tasks = [store.send(.worker("a", .work(1))), store.send(.worker("b", .work(2)))]
    await gate.arrivals(2)
    #expect(store.liveEffectCount == 2)
    store.send(.remove("a"))
    #expect(store.liveEffectCount == 1)
    gate.open()
    for task in tasks { await task.finish() }
    #expect(store.state.workers == ["b": .init(answers: [2])])
    #expect(listener.issues == [])
  }

  @Test func `an element of an array is found by its key, the first of equal ones`() {
    let store = makeStore("a", "b")
    store.send(.draft(1, .typed("c")))
    #expect(store.state.drafts == [ToyDraft(id: 0, text: "a"), ToyDraft(id: 1, text: "c")])
    var state = store.state
    state.drafts.append(ToyDraft(id: 1, text: "d"))
    _ = ToyOffice(gate: gate, trace: trace).reduce(into: &state, action: .draft(1, .typed("e")))
    #expect(state.drafts.map(\.text) == ["a", "e", "d"])
  }

  @Test func `a key has a store while it is there, which keeps the last state and refuses later`() {
    let store = makeStore("a")
    let worker = store.scope(\.workers, key: "a", action: /ToyOffice.Action.worker)
    let draft = store.scope(\.drafts, id: \.id, key: 0, action: /ToyOffice.Action.draft)
    #expect(store.scope(\.workers, key: "z", action: /ToyOffice.Action.worker) == nil)
    #expect(store.scope(\.drafts, id: \.id, key: 9, action: /ToyOffice.Action.draft) == nil)
    worker?.send(.answered(1))
    draft?.send(.typed("x"))
    #expect(worker?.state.answers == [1])
    #expect(draft?.state.text == "x")
    store.send(.remove("a"))
    worker?.send(.answered(2))
    draft?.send(.typed("y"))
    #expect(worker?.state.answers == [1])
    #expect(draft?.state.text == "x")
    #expect(store.state == ToyOffice.State())
    #expect(listener.refusals == ["a has gone", "0 has gone"])
    #expect(listener.issues == [])
  }
}

/// Children stored by key, without a screen.
struct ToyOffice: Reducer {
  struct State: Equatable, Sendable {
    var workers: [String: ToyWorker.State] = [:]
    var drafts: [ToyDraft] = []
  }

  enum Action: Equatable, Sendable {
    case worker(String, ToyWorker.Action)
    case draft(Int, ToyWriter.Action)
    case remove(String)
  }

  let gate: ToyGate
  let trace: ToyTrace

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .worker(let key, .answered):
        let answers = state.workers[key]?.answers
        trace.add("parent sees \(answers.map { "\($0)" } ?? "nothing")")
        // A worker that has answered 9 is removed.
        if answers?.contains(9) == true { state.workers[key] = nil }
      case .remove(let key):
        state.workers[key] = nil
        state.drafts.removeAll { $0.text == key || $0.text == "x" }
      case .worker, .draft:
        break
      }
      return .none
    }
    .forEach(\.workers, action: /Action.worker) { [gate, trace] in
      ToyWorker(gate: gate, trace: trace)
    }
    .forEach(\.drafts, id: \.id, action: /Action.draft) { ToyWriter() }
  }
}

/// Replaces a draft.
struct ToyWriter: Reducer {
  enum Action: Hashable, Sendable { case typed(String) }

  func reduce(into state: inout ToyDraft, action: Action) -> Effect<Action> {
    switch action {
    case .typed(let text):
      state.text = text
      return .none
    }
  }
}
