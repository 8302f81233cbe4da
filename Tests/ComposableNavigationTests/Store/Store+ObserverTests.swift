import ComposableNavigation
import Testing
import TestSupport

@Suite @MainActor struct StoreObserverTests {
  private let trace = ToyTrace()
  private let store = Store(initialState: ToyCounters.State()) { ToyCounters() }

  @Test func `an observer receives the current value, then each change`() {
    let subscription = store.scope(state: \.left.count, action: /ToyCounters.Action.left)
      .observe { [trace] in trace.add("\($0)") }
    store.send(.left(.up))
    store.send(.right(.up))
    store.send(.own)
    store.send(.left(.upTwice))
    #expect(trace.all == ["0", "1", "2", "3"])
    subscription.cancel()
  }

  @Test func `a value that is not Equatable is sent after each action`() {
    struct Plain { let count: Int }
    let plain = Store(initialState: Plain(count: 0)) { Reduce<Plain, Bool> { _, _ in .none } }
    let subscription = plain.observe { [trace] in trace.add("\($0.count)") }
    plain.send(true)
    plain.send(true)
    #expect(trace.all == ["0", "0", "0"])
    subscription.cancel()
  }

  @Test func `an action sent in the first call is observed as every other change`() {
    let counts = store.scope(state: \.left.count, action: /ToyCounters.Action.left)
    let compared = counts.observe { [trace, store] count in
      trace.add("\(count)")
      if count < 3 { store.send(.left(.up)) }
      trace.add("after \(count)")
    }
    #expect(store.state.left.count == 3)
    #expect(
      trace.all == ["0", "after 0", "1", "after 1", "2", "after 2", "3", "after 3"]
    )
    compared.cancel()
  }

  @Test func `an action sent in the first call is observed for a computed value`() {
    store.send(.left(.up))
    let last = store.scope(state: \.doubled, action: /ToyCounters.Action.left)
      .observe { [trace, store] doubled in
        trace.add("\(doubled)")
        if doubled == 2 { store.send(.left(.up)) }
      }
    #expect(trace.all == ["2", "4"])
    last.cancel()
  }

  @Test func `an action sent in the first call is observed for a value that is not Equatable`() {
    struct Plain { var count: Int }
    let plain = Store(initialState: Plain(count: 0)) {
      Reduce<Plain, Bool> { state, _ in
        state.count += 1
        return .none
      }
    }
    let subscription = plain.observe { [trace] state in
      trace.add("\(state.count)")
      if state.count < 2 { plain.send(true) }
    }
    #expect(trace.all == ["0", "1", "2"])
    subscription.cancel()
  }

  @Test func `an action sent in the first call waits for its turn while an action is reduced`() {
    var late: Subscription?
    let first = store.observe { [trace, store] state in
      trace.add("first \(state.left.count)")
      guard state.left.count == 1, late == nil else { return }
      late = store.observe { state in
        trace.add("late \(state.left.count)")
        if state.left.count == 1 { store.send(.left(.up)) }
      }
    }
    store.send(.left(.up))
    #expect(trace.all == ["first 0", "first 1", "late 1", "first 2", "late 2"])
    first.cancel()
    late?.cancel()
  }

  @Test func `observers are notified in the order in which they subscribed`() {
    let subscriptions = ["a", "b", "c"].map { name in
      store.observe { [trace] in trace.add("\(name)\($0.left.count)") }
    }
    store.send(.left(.up))
    #expect(trace.all == ["a0", "b0", "c0", "a1", "b1", "c1"])
    subscriptions.forEach { $0.cancel() }
  }

  @Test func `an observer cancelled during a notification is skipped`() {
    var second: Subscription?
    let first = store.observe { [trace] state in
      trace.add("first \(state.left.count)")
      if state.left.count == 1 { second?.cancel() }
    }
    second = store.observe { [trace] in trace.add("second \($0.left.count)") }
    store.send(.left(.up))
    store.send(.left(.up))
    #expect(trace.all == ["first 0", "second 0", "first 1", "first 2"])
    first.cancel()
  }

  @Test func `an observer that cancels itself is not notified again`() {
    var own: Subscription?
    own = store.observe { [trace] state in
      trace.add("\(state.left.count)")
      if state.left.count == 2 { own?.cancel() }
    }
    for _ in 0..<4 { store.send(.left(.up)) }
    #expect(trace.all == ["0", "1", "2"])
    #expect(own?.isCancelled == true)
    own?.cancel()
  }

  @Test func `a released observer is not notified again`() {
    var subscription: Subscription? = store.observe { [trace] in trace.add("\($0.left.count)") }
    store.send(.left(.up))
    #expect(subscription?.isCancelled == false)
    subscription = nil
    store.send(.left(.up))
    #expect(trace.all == ["0", "1"])
  }

  @Test func `an observer added during a notification receives the current state, then new ones`() {
    var late: Subscription?
    let first = store.observe { [trace, store] state in
      trace.add("first \(state.left.count)")
      guard state.left.count == 1, late == nil else { return }
      late = store.observe { trace.add("late \($0.left.count)") }
    }
    store.send(.left(.up))
    store.send(.left(.up))
    #expect(trace.all == ["first 0", "first 1", "late 1", "first 2", "late 2"])
    first.cancel()
    late?.cancel()
  }

  @Test func `observers are notified after each action, before the next queued one`() {
    let trace = ToyTrace()
    let store = Store(initialState: [] as [Int]) {
      ToyScript { number in
        trace.add("reduce \(number)")
        return number < 2 ? .send(number + 1) : .none
      }
    }
    let subscription = store.observe { trace.add("told \($0)") }
    store.send(0)
    #expect(
      trace.all == [
        "told []", "reduce 0", "told [0]", "reduce 1", "told [0, 1]", "reduce 2",
        "told [0, 1, 2]",
      ]
    )
    subscription.cancel()
  }

  @Test func `states are the present one, then each that differs`() async {
    var states = store.scope(state: \.left.count, action: /ToyCounters.Action.left)
      .states.makeAsyncIterator()
    store.send(.left(.up))
    store.send(.right(.up))
    store.send(.left(.upTwice))
    var seen: [Int?] = []
    for _ in 0..<4 { seen.append(await states.next()) }
    #expect(seen == [0, 1, 2, 3])
  }

  @Test func `states end without an iterator`() async {
    for await count in store.scope(state: \.left.count, action: /ToyCounters.Action.left).states {
      store.send(.left(.up))
      if count == 3 { break }
    }
    #expect(store.state.left.count == 4)
    store.send(.left(.up))
    #expect(store.state.left.count == 5)
  }
}

extension ToyCounters.State {
  /// A computed property, so that it has no place in memory.
  fileprivate var doubled: Int { left.count * 2 }
}
