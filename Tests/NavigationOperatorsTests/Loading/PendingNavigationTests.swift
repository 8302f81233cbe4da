import ComposableNavigation
import NavigationOperators
import NavigationTesting
import Testing
import TestSupport

@MainActor @Suite struct PendingNavigationTests {
  private typealias Pending = ToyLoading.Pending
  private let clock = TestClock()

  private func store(
    _ state: ToyLoading.State = .init()
  ) -> TestStore<ToyLoading.State, ToyLoading.Action> {
    let clock = clock
    let store = TestStore(initialState: state) { ToyLoading(clock: clock) }
    store.exhaustivity = .off
    return store
  }

  @Test func `a request is pending until its data is there`() async {
    let store = store()
    await store.send(.pending(.request(3)))
    #expect(store.state.pending.phase == .pending(3))
    #expect(store.state.opened == [])
    await clock.advance(by: .seconds(3))
    #expect(store.state.pending.phase == .idle)
    #expect(store.state.opened == ["page 3"])
    #expect(store.state.ended == ["3 loaded"])
    await clock.advance(by: .seconds(20))
    #expect(store.state.ended == ["3 loaded"])
    await store.finish()
  }

  @Test func `an error is kept with its reason, and can be tried again or forgotten`() async {
    let store = store()
    await store.send(.pending(.request(-1)))
    await clock.advance(by: .milliseconds(1))
    #expect(store.state.pending.phase == .failed(-1, reason: "there is none"))
    await store.send(.pending(.retry))
    await clock.advance(by: .milliseconds(1))
    #expect(store.state.ended == ["-1 failed: there is none", "-1 failed: there is none"])
    await store.send(.pending(.cancel))
    #expect(store.state.pending.phase == .idle)
    #expect(store.state.ended.count == 2)
    await store.finish()
  }

  @Test func `a request that takes too long ends, and its late answer is not opened`() async {
    let store = store()
    await store.send(.pending(.request(15)))
    await clock.advance(by: .milliseconds(9_999))
    #expect(store.state.pending.pending == 15)
    await clock.advance(by: .milliseconds(1))
    #expect(store.state.pending.phase == .timedOut(15))
    await clock.advance(by: .seconds(20))
    #expect(store.state.opened == [])
    #expect(store.state.ended == ["15 timed out"])
    await store.finish()
  }

  @Test func `a newer request supersedes the one that is pending`() async {
    let store = store()
    await store.send(.pending(.request(5)))
    await clock.advance(by: .seconds(4))
    await store.send(.pending(.request(2)))
    #expect(store.state.ended == ["5 superseded by 2"])
    await clock.advance(by: .seconds(9))
    #expect(store.state.opened == ["page 2"])
    #expect(store.state.ended.last == "2 loaded")
    await store.finish()
  }

  @Test func `one feature in two places loads in both at once`() async {
    struct Pair: Reducer {
      struct State: Equatable { var left = ToyLoading.State(), right = ToyLoading.State() }
      enum Action: Equatable, Sendable { case left(ToyLoading.Action), right(ToyLoading.Action) }
      let clock: TestClock
      var body: some Reducer<State, Action> {
        ToyLoading(clock: clock).pullback(state: \.left, action: /Action.left)
        ToyLoading(clock: clock).pullback(state: \.right, action: /Action.right)
      }
    }
    let clock = clock
    let store = TestStore(initialState: Pair.State()) { Pair(clock: clock) }
    store.exhaustivity = .off
    await store.send(.left(.pending(.request(3))))
    await store.send(.right(.pending(.request(3))))
    await clock.advance(by: .seconds(3))
    #expect(store.state.left.opened == ["page 3"])
    #expect(store.state.right.opened == ["page 3"])
    await store.finish()
  }

  @Test func `a cancelled request ends its work`() async {
    let store = store()
    await store.send(.pending(.request(5)))
    #expect(clock.pendingSleeps.count == 2)
    await store.send(.pending(.cancel))
    #expect(store.state.pending.phase == .idle)
    #expect(store.state.ended == ["5 cancelled"])
    await clock.advance(by: .seconds(20))
    #expect(store.state.opened == [])
    #expect(clock.pendingSleeps.isEmpty)
    await store.finish()
  }

  @Test func `a request pending when the app ended begins again, with its full time`() async throws
  {
    var saved = ToyLoading.State()
    _ = ToyLoading().reduce(into: &saved, action: .pending(.request(8)))
    let store = store(try restored(saved))
    #expect(store.state.pending.phase == .pending(8))
    await store.send(.pending(.resume))
    #expect(store.state.pending.phase == .pending(8))
    #expect(store.state.ended == [])
    await clock.advance(by: .seconds(8))
    #expect(store.state.opened == ["page 8"])
    await store.send(.pending(.resume))
    #expect(store.state.pending.phase == .idle)
    await store.finish()
  }

  @Test func `an action without a pending request is refused, with a reason`() {
    var (state, other) = (Pending.State(), ToyLoading.State())
    #expect(Pending.refusal(of: .cancel, in: state) == .because(PendingRefusal.nothingPending))
    #expect(Pending.refusal(of: .retry, in: state)?.description == "there is nothing to try again")
    _ = ToyLoading().reduce(into: &other, action: .pending(.request(1)))
    state = other.pending
    let late = state.ticket
    _ = ToyLoading().reduce(into: &other, action: .pending(.request(1)))
    #expect(late != nil)
    #expect(late != other.pending.ticket)
    if let late {
      let before = other
      for answer in [Pending.Action.loaded("x", of: late), .timedOut(of: late)] {
        let refusal = Pending.refusal(of: answer, in: other.pending)
        #expect(refusal?.reason(as: PendingRefusal.self) == .late)
        _ = ToyLoading().reduce(into: &other, action: .pending(answer))
      }
      #expect(other == before)
    }
  }

  @Test(arguments: [Duration.seconds(Int64.max), .seconds(-Int64.max)])
  func `a clock waits for the longest and for the shortest time-out`(timeout: Duration) async {
    let clock = ContinuousClock()
    let store = Store(initialState: ToyLoading.State()) {
      ToyLoading(clock: clock, timeout: timeout)
    }
    let waiting = store.send(.pending(.request(0)))
    await waiting.finish()
    #expect(store.state.ended.count == 1)
  }

  @Test func `actions and states are saved and read`() throws {
    var state = Pending.State()
    #expect(try restored(state) == state)
    var feature = ToyLoading.State()
    _ = ToyLoading().reduce(into: &feature, action: .pending(.request(7)))
    state = feature.pending
    let again = try restored(state)
    #expect(again == state)
    #expect(again.ticket == state.ticket)
    let ticket = try #require(state.ticket)
    let actions: [Pending.Action] = [
      .request(1), .cancel, .retry, .resume, .loaded("a", of: ticket), .timedOut(of: ticket),
      .failed(reason: "b", of: ticket),
    ]
    #expect(try restored(actions) == actions)
    try expectSoundReading(state) { read in
      var read = ToyLoading.State(pending: read)
      _ = ToyLoading().reduce(into: &read, action: .pending(.request(1)))
      return read.pending.phase == .pending(1)
    }
  }
}
