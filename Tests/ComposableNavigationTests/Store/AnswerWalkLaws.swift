import NavigationTesting
import Testing
import TestSupport

import ComposableNavigation

/// Law 10 over long random runs: effects' answers arrive in the order in which they were sent;
/// `send` inside `send` is queued, not nested.
@Suite @MainActor struct AnswerWalkLaws {
  private func walk(_ seeds: UInt64, rule: ToyClerk.Rule = .right) -> Walk<ToyGroveStep> {
    ToyGroveStep.walk(seeds, length: 30, changes: false) { ToyGroveRig.run($0, rule: rule) }
  }

  @Test func `a store and a paused store reduce the actions of effects in a queue's order`() async {
    await walk(seedBound(80)).expectNone(of: "stores and paused stores")
  }

  @Test func `actions that are nested, not queued, are found in two steps`() async {
    await walk(200, rule: .lastFirst).expectFound(within: 2, saying: "the store has")
  }

  @Test func `effects that do not wait for those before them are found in one step`() async {
    await walk(200, rule: .rowsAtOnce).expectFound(within: 1, saying: "works are live")
  }

  // MARK: Work that really runs

  @Test func `the answers of tasks are reduced in the order of the clock`() async {
    await runningWalk(seedBound(20)).expectNone(of: "stores with running tasks")
  }

  @Test func `tasks that answer in another order than the clock's are found`() async {
    await runningWalk(20, rule: .lastFirst).expectFound(within: 2, saying: "the store has")
  }

  private func runningWalk(_ seeds: UInt64, rule: ToyClerk.Rule = .right) -> Walk<ToyGroveStep> {
    ToyGroveStep.walk(seeds, length: 10, changes: true) { steps in
      await ToyTimedGrove(rule: rule).run(steps)
    }
  }
}

/// A test store whose work sleeps and answers, and a model with a list of wake times.
@MainActor
private final class ToyTimedGrove {
  private let clock = TestClock()
  private let clerk: ToyClerk
  private let store: TestStore<ToyGrove.State, ToyGrove.Action>
  private var sleepers: [(until: Int, work: ToyClerk.Work, isSecond: Bool)] = []
  private var now = 0
  private var kept: (clerk: ToyGrove.State, store: ToyGrove.State)?

  init(rule: ToyClerk.Rule) {
    clerk = ToyClerk(.init(), rule: rule)
    let clock = clock
    store = TestStore(initialState: .init()) {
      ToyGrove { number in
        .run { send in
          try await clock.sleep(for: .microseconds(Self.delay(number, isSecond: false)))
          await send(ToyOrder(label: 100 + number))
          try await clock.sleep(for: .microseconds(Self.delay(number, isSecond: true)))
          await send(ToyOrder(label: 200 + number))
        }
      }
    }
    store.exhaustivity = .off(showSkippedAssertions: false)
    clerk.onBegin = { [weak self] work in self?.sleep(work, isSecond: false) }
  }

  /// Long and different delays, so that no two tasks wake at once.
  nonisolated static func delay(_ number: Int, isSecond: Bool) -> Int {
    1 + (isSecond ? number &* 7_919 % 1_000_003 : number)
  }

  func run(_ steps: [ToyGroveStep]) async -> String? {
    for (index, step) in steps.enumerated() {
      switch step {
      case .hear(let which, let order):
        let places = clerk.state.places
        let place = places[which % places.count]
        clerk.send(order, at: place)
        store.store.send(.init(order, at: place))
      case .change(let which, let change):
        let places = clerk.state.places.filter { $0.last != .detail && $0.last != .busy }
        let place = places[which % places.count]
        // Each has items of its own: equal items of another grove contain other visits.
        guard let state = clerk.state[place[...]],
          let stored = store.state[place.map(\.unresolved)[...]]
        else { continue }
        clerk.send(ToyGrove.Action(change.action(state, mark: index), in: place))
        store.store.send(ToyGrove.Action(change.action(stored, mark: index), in: place))
      case .inside(let order):
        clerk.send(order, at: [])
        store.store.send(.hear(order))
      case .answer(let number, _), .end(let number):
        pass(number * 20_011)
        await clock.advance(by: .microseconds(number * 20_011))
      case .keep: kept = (clerk.state, store.state)
      case .goBack:
        guard let kept else { continue }
        clerk.send(.write { $0 = kept.clerk })
        store.store.send(.write { $0 = kept.store })
      }
      if let difference { return "step \(index): \(difference)" }
    }
    while let last = sleepers.map(\.until).max() {
      let duration = last - now
      pass(duration)
      await clock.advance(by: .microseconds(duration))
      if let difference { return "at rest: \(difference)" }
    }
    return nil
  }

  private func sleep(_ work: ToyClerk.Work, isSecond: Bool) {
    sleepers.append((now + Self.delay(work.number, isSecond: isSecond), work, isSecond))
  }

  private func pass(_ duration: Int) {
    let end = now + duration
    while let next = sleepers.indices.min(by: { sleepers[$0].until < sleepers[$1].until }),
      sleepers[next].until <= end
    {
      let (until, work, isSecond) = sleepers.remove(at: next)
      now = until
      guard clerk.works.contains(where: { $0 === work }) else { continue }
      clerk.answer(work, ToyOrder(label: (isSecond ? 200 : 100) + work.number))
      guard clerk.works.contains(where: { $0 === work }) else { continue }
      if isSecond { clerk.end(work) } else { sleep(work, isSecond: true) }
    }
    now = end
  }

  private var difference: String? {
    if store.state != clerk.state {
      return "the store has \(store.state.drawing), the model \(clerk.state.drawing)"
    }
    let count = store.store.liveEffectCount
    return count == clerk.works.count ? nil : "\(count) live, in the model \(clerk.works.count)"
  }
}
