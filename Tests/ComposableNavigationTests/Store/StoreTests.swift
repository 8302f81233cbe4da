import ComposableNavigation
import Testing
import TestSupport

@Suite @MainActor struct StoreTests {
  private let listener = ToyListener()

  // MARK: Order

  @Test func `answers are reduced in the order in which they were sent`() {
    let store = listener.store([] as [Int]) {
      ToyScript { number in
        switch number {
        case 0: .merge(.send(1), .send(2), .send(3))
        case 1...3: .merge(.send(number * 10), .send(number * 10 + 1))
        case 20: .send(200)
        default: .none
        }
      }
    }
    store.send(0)
    #expect(store.state == [0, 1, 2, 3, 10, 11, 20, 21, 30, 31, 200])
  }

  @Test func `a send within a send is queued, not nested`() {
    let trace = ToyTrace()
    let store = listener.store([] as [Int]) { ToyScript { $0 == 0 ? .send(1) : .none } }
    let subscription = store.observe { [weak store] state in
      trace.add("begin \(state)")
      if state == [0] {
        store?.send(2)
        store?.send(3)
      }
      trace.add("end \(state)")
    }
    store.send(0)
    #expect(store.state == [0, 1, 2, 3])
    #expect(
      trace.all == [
        "begin []", "end []", "begin [0]", "end [0]", "begin [0, 1]", "end [0, 1]",
        "begin [0, 1, 2]", "end [0, 1, 2]", "begin [0, 1, 2, 3]", "end [0, 1, 2, 3]",
      ]
    )
    subscription.cancel()
  }

  /// An object in an action that acts when it is released.
  private final class FinalAction: Sendable {
    private let act: @Sendable () -> Void

    init(_ act: @escaping @Sendable () -> Void) { self.act = act }

    deinit { act() }
  }

  // An object in an action that sends in its `deinit` crashed the program. Now the action leaves
  // the queue first and is released afterwards (`ActionQueue`).
  @Test func `an object in an action may send when it is let go`() {
    let store = Store(initialState: 0) {
      Reduce<Int, FinalAction?> { state, sent in
        state += sent == nil ? 1 : 10
        return .none
      }
    }
    let subscription = store.observe { [weak store] state in
      guard state == 1, let store else { return }
      // The object is in the queue, and nothing else retains it.
      store.send(FinalAction { MainActor.assumeIsolated { _ = store.send(nil) } })
    }
    store.send(nil)
    #expect(store.state == 12)
    subscription.cancel()
  }

  @Test func `a chain of 100,000 actions does not overflow the call stack`() {
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, left in
        state += 1
        return left == 0 ? .none : .send(left - 1)
      }
    }
    store.send(100_000)
    #expect(store.state == 100_001)
  }

  @Test func `the end of 100,000 actions in a chain is reported once`() {
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, left in
        state += 1
        return left == 0 ? .none : .send(left - 1)
      }
    }
    var states: [Int] = []
    store.send(100_000) { states.append(store.state) }
    #expect(states == [100_001])
  }

  @Test func `a chain of actions that does not end is dropped with an issue`() {
    var issues: [NavigationIssue] = []
    let store = Store(initialState: 0) {
      Reduce<Int, Bool> { state, sendsAnother in
        state += 1
        // It ends, so that the test fails without the mend instead of running for ever.
        return sendsAnother && state < 300_000 ? .send(true) : .none
      }
    } onIssue: {
      issues.append($0)
    }
    store.send(true)
    #expect(store.state == 200_001)
    #expect(issues.map(\.kind) == [.endlessChain])
    store.send(false)
    #expect(store.state == 200_002)
    #expect(issues.count == 1)
  }

  @Test func `a chain through an observer does not overflow the call stack`() {
    let store = Store(initialState: 0) {
      Reduce<Int, Bool> { state, _ in
        state += 1
        return .none
      }
    }
    let subscription = store.observe { [weak store] count in
      if (1..<20_000).contains(count) { store?.send(true) }
    }
    store.send(true)
    #expect(store.state == 20_000)
    subscription.cancel()
  }

  @Test func `100,000 actions sent at once are reduced in order`() {
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, number in
        if number == 0 { return .merge((1...100_000).map { .send($0) }) }
        if number == state + 1 { state = number }
        return .none
      }
    }
    store.send(0)
    #expect(store.state == 100_000)
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func `the same actions give the same states and trace, byte for byte`(seed: UInt64) {
    func run() -> [String] {
      let (trace, listener) = (ToyTrace(), ToyListener())
      var random = ToyRandom(seed: seed)
      let state = ToyNode.State("root", stack: [.init("a"), .init("b")])
      let store = listener.store(state) { ToyNode(trace: trace) }
      for step in 0..<200 {
        let ids = store.state.stack.entries.ids + [strangerID]
        let id = ids.randomElement(using: &random) ?? strangerID
        switch Int.random(in: 0..<8, using: &random) {
        case 0: store.send(.child(id, .answered(step)))
        case 1: store.send(.child(id, .say([step, -step])))
        case 2: store.send(.stack(.pushItem(.init("\(step)"))))
        case 3: store.send(.stack(.popItems(.exactly(2))))
        case 4: store.send(.modal(.presentSheet(.init("m\(step % 2)"))))
        case 5: store.send(.sheet(.say([step, -1, step])))
        case 6: store.send(.edit { $0.stack.items = $0.stack.items.reversed() })
        default: store.send(.stack(.remove([id], cause: .user)))
        }
        trace.add("\(store.state.stack.entries.ids) \(store.state)")
      }
      return trace.all + listener.issues + listener.refusals
    }
    let (first, second) = (run(), run())
    #expect(first == second)
    #expect(first.count > 400)
  }

  // MARK: Tasks

  @Test func `finish returns when the effects, and those that followed, have ended`() async {
    let store = listener.store([] as [Int]) {
      ToyScript { number in
        number < 3 ? .run { await $0(number + 1) } : .none
      }
    }
    await store.send(0).finish()
    #expect(store.state == [0, 1, 2, 3])
    #expect(store.liveEffectCount == 0)
  }

  @Test func `finish returns at once when there is nothing to wait for`() async {
    let store = listener.store([] as [Int]) { ToyScript(first: .none) }
    await store.send(0).finish()
    await store.send(1).finish()
    #expect(store.state == [0, 1])
  }

  @Test func `finish does not wait for the effects of another action`() async {
    let gate = ToyGate()
    let store = listener.store([] as [Int]) {
      ToyScript { number in
        number == 0 ? gate.answer(10) : number == 1 ? .run { await $0(11) } : .none
      }
    }
    let slow = store.send(0)
    await store.send(1).finish()
    #expect(store.state == [0, 1, 11])
    #expect(store.liveEffectCount == 1)
    gate.open()
    await slow.finish()
    #expect(store.state == [0, 1, 11, 10])
  }

  @Test func `several may wait for one task`() async {
    let gate = ToyGate()
    let store = listener.store([] as [Int]) {
      ToyScript(first: gate.answer(1))
    }
    let task = store.send(0)
    await gate.arrivals(1)
    async let first: Void = task.finish()
    async let second: Void = task.finish()
    gate.open()
    _ = await (first, second)
    #expect(store.state == [0, 1])
  }

  @Test func `a cancelled task's effects end, and those of other actions live on`() async {
    let gate = ToyGate()
    let store = listener.store([] as [Int]) {
      ToyScript { number in
        number < 10 ? gate.answer(number + 10) : .none
      }
    }
    let (first, second) = (store.send(0), store.send(1))
    first.cancel()
    #expect(store.liveEffectCount == 1)
    await first.finish()
    gate.open()
    await second.finish()
    #expect(store.state == [0, 1, 11])
    #expect(listener.issues.isEmpty)
  }

  @Test func `a cancelled task's queued actions are dropped`() {
    var task: StoreTask?
    let store = listener.store([] as [Int]) { ToyScript(first: .merge(.send(1), .send(2))) }
    let subscription = store.observe { [weak store] state in
      if state.isEmpty { return }
      if state == [0] { task = store?.send(5) }
      if state == [0, 1] { task?.cancel() }
    }
    store.send(0)
    #expect(store.state == [0, 1, 2])
    subscription.cancel()
  }

  // MARK: Reports

  @Test func `refusals and issues reach their listeners, also those set later`() {
    struct Parent: Reducer {
      struct State: Equatable { var stack = ToyStack.State(items: ["a"]) }
      enum Action { case stack(ToyStack.Action) }
      var body: some Reducer<State, Action> {
        Scope(state: \.stack, action: /Action.stack) { ToyStack() }
      }
    }
    let store = listener.store(Parent.State()) { Parent() }
    store.send(.stack(.pop(to: .item("z"))))
    #expect(listener.refusals == ["z is not there"])
    var later: [Refusal] = []
    store.scope(state: \.stack, action: /Parent.Action.stack).onRefusal = { later.append($0) }
    store.send(.stack(.popItems(.exactly(2))))
    #expect(later == [.tooMany(asked: 2, there: 1)])
    #expect(listener.refusals.count == 1)
    store.onRefusal = nil
    store.send(.stack(.popItems(.exactly(2))))
    #expect(later.count == 1)
    #expect(listener.issues.isEmpty)
    #expect(store.state == Parent.State())
  }

  @Test func `an issue may be answered with an action, which is queued`() {
    let store = Store(initialState: ToyCounters.State()) { ToyCounters() }
    store.onIssue = { [weak store] _ in store?.send(.left(.up)) }
    store.send(.maybe(.up))
    #expect(store.state.left.count == 1)
  }
}
