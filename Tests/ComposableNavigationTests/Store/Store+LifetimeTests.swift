import ComposableNavigation
import Testing
import TestSupport

@Suite @MainActor struct StoreLifetimeTests {
  private typealias Node = ToyNode.State
  private let gate = ToyGate()
  private let trace = ToyTrace()
  private let listener = ToyListener()

  @Test func `actions of a gone entry that wait in the queue are dropped`() {
    let store = listener.store(Node("root", stack: [Node("a"), Node("b")], modal: Node("m"))) {
      ToyNode(trace: trace)
    }
    store.send(.child(store.state.id("b"), .say([1, -1, 2, 3])))
    #expect(trace.take().filter { $0.hasPrefix("b ") }.count == 3)
    store.send(.sheet(.say([1, -1, 2, 3])))
    #expect(trace.take().filter { $0.hasPrefix("m ") }.count == 3)
    #expect(store.state.stack.items.map(\.name) == ["a"])
    #expect(store.state.modal.item == nil)
    #expect(listener.issues.isEmpty)
  }

  @Test func `an entry that returns is another one`() async {
    let store = listener.store(Node("root", stack: [Node("a")])) { ToyNode(gate: gate) }
    let task = store.send(.child(store.state.id("a"), .work(1)))
    store.send(.edit { $0.stack.items = [] })
    store.send(.edit { $0.stack.items = [Node("a")] })
    #expect(store.liveEffectCount == 0)
    gate.open()
    await task.finish()
    #expect(store.state.stack.items.map(\.answers) == [[]])
  }

  @Test func `an effect of an entry that is removed in the same action never begins`() {
    struct Leaving: Reducer {
      struct State { var stack = StackNavigation<Int>.State(items: [1]) }
      enum Action: Sendable { case stack(StackNavigation<Int>.Action), child(EntryID, Bool) }
      let trace: ToyTrace
      var body: some Reducer<State, Action> {
        Reduce { state, action in
          if case .child = action { state.stack.items = [] }
          return .none
        }
        .forEach(\.stack, action: /Action.stack, elements: /Action.child) { [trace] in
          Reduce { _, _ in .run { _ in trace.add("ran") } }
        }
      }
    }
    let store = listener.store(Leaving.State()) { Leaving(trace: trace) }
    store.send(.child(store.state.stack.entries.ids[0], true))
    #expect(store.liveEffectCount == 0)
    #expect(listener.issues.isEmpty)
  }

  @Test func `one reducer in two places keeps the effects of both apart`() {
    struct Pair: Reducer {
      struct State { var left = ToyPages.State(), right = ToyPages.State() }
      enum Action: Sendable { case left(ToyPages.Action), right(ToyPages.Action) }
      let pages = ToyPages().resolve()
      var body: some Reducer<State, Action> {
        pages.pullback(state: \.left, action: /Action.left)
        pages.pullback(state: \.right, action: /Action.right)
      }
    }
    let store = listener.store(Pair.State()) { Pair() }
    store.send(.left(.page(store.state.left.stack.entries.ids[0], .begin)))
    store.send(.right(.page(store.state.right.stack.entries.ids[0], .begin)))
    #expect(store.liveEffectCount == 2)
    store.send(.right(.stack(.popItem())))
    #expect(store.liveEffectCount == 1)
    store.send(.left(.stack(.popItem())))
    #expect(store.liveEffectCount == 0)
    #expect(listener.issues.isEmpty)
  }

  // MARK: Memory

  @Test func `a store, its scoped stores and its observers do not keep each other alive`() {
    weak var root: Store<ToyCounters.State, ToyCounters.Action>?
    weak var part: Store<ToyCounter.State, ToyCounter.Action>?
    weak var observed: ToyTrace?
    weak var subscribed: Subscription?
    do {
      let trace = ToyTrace()
      let store = Store(initialState: ToyCounters.State()) { ToyCounters() }
      let scoped = store.scope(state: \.left, action: /ToyCounters.Action.left)
      let subscription = scoped.observe { trace.add("\($0)") }
      store.send(.left(.up))
      (root, part, observed, subscribed) = (store, scoped, trace, subscription)
      #expect(trace.all.count == 2)
    }
    #expect(root == nil)
    #expect(part == nil)
    #expect(observed == nil)
    #expect(subscribed == nil)
  }

  @Test func `a scoped store works while its root is not held elsewhere`() {
    let left = Store(initialState: ToyCounters.State()) { ToyCounters() }
      .scope(state: \.left, action: /ToyCounters.Action.left)
    left.send(.upTwice)
    #expect(left.state.count == 2)
  }

  @Test func `the captures of an observer are released after its cancellation`() {
    weak var observed: ToyTrace?
    let store = Store(initialState: ToyCounters.State()) { ToyCounters() }
    do {
      let trace = ToyTrace()
      observed = trace
      let subscription = store.observe { trace.add("\($0)") }
      subscription.cancel()
    }
    store.send(.left(.up))
    #expect(observed == nil)
  }

  @Test func `the effects of a released store are cancelled`() async {
    let (gate, ended) = (ToyGate(), ToyGate())
    weak var gone: Store<[Int], Int>?
    do {
      let store = Store(initialState: [] as [Int]) {
        ToyScript(
          first: .run { send in
            try? await gate.wait()
            await send(1)
            ended.open()
          }
        )
      }
      gone = store
      store.send(0)
      await gate.arrivals(1)
    }
    // Only the cancellation can end the wait, since the gate stays closed.
    try? await ended.wait()
    #expect(gone == nil)
  }

  @Test func `the captures of a cancelled effect are released`() async {
    weak var held: ToyTrace?
    let store = listener.store(Node("root", stack: [Node("a")])) { ToyNode(gate: gate) }
    do {
      let trace = ToyTrace()
      held = trace
      let holding = Store(initialState: [] as [Int]) {
        ToyScript {
          $0 == 0
            ? .run { _ in
              try await gate.wait()
              trace.add("never")
            }.cancellable(id: "x") : .cancel(id: "x")
        }
      }
      let task = holding.send(0)
      holding.send(1)
      await task.finish()
      #expect(trace.all.isEmpty)
    }
    #expect(held == nil)
    store.send(.stack(.popItem()))
  }

  @Test func `2,000 visits with effects leave none behind`() async {
    let store = listener.store(Node("root")) { ToyNode(gate: gate) }
    var tasks: [StoreTask] = []
    for number in 0..<2_000 {
      store.send(.stack(.pushItem(Node("\(number)"))))
      let id = store.state.stack.topID ?? strangerID
      tasks.append(store.send(.child(id, .work(number))))
      store.send(.stack(.popItem()))
    }
    #expect(store.liveEffectCount == 0)
    for task in tasks { await task.finish() }
    #expect(store.state == Node("root") || store.state.stack.items.isEmpty)
    #expect(listener.issues.isEmpty)
  }
}
