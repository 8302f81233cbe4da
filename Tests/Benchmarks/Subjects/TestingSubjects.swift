import ComposableNavigation
import LaneSearch
import NavigationTesting

/// The cost of tests: a step of a test store, and a transition of a search.
@MainActor
enum TestingSubjects {
  static var all: [Subject] {
    [
      stepping("TestStore, a step", target: 200) { store in
        await store.send(.add(1)) { $0.count += 1 }
      },
      stepping("TestStore, a step and a received action", target: 400) { store in
        await store.send(.sendBack)
        await store.receive(.add(1)) { $0.count += 1 }
      },
      stepping("TestStore, a step and what its work sends", target: 400) { store in
        await store.send(.workBack)
        await store.receive(.add(1)) { $0.count += 1 }
      },
    ] + searches
  }

  private static func stepping(
    _ name: String,
    target: Double,
    _ step: @escaping @MainActor (TestStore<Leaf, Echo.Action>) async -> Void
  ) -> Subject {
    Subject(name: name, target: target) {
      let store = TestStore(initialState: Leaf()) { Echo() }
      return (
        sendBound, Work(waiting: { count in for _ in 0..<count { await step(store) } })
      )
    }
  }

  /// At least 500,000 transitions a second on one core.
  private static let transition = 2_000.0

  private static var searches: [Subject] {
    [
      // Small searches have layers too small to share among cores.
      (
        "a stack", Blueprint.stack(count: 1),
        [.operations: 4, .removals: 2] as SimulatedLane.Budget
      ),
      ("a modal", .modal(), [.operations: 5, .removals: 2]),
      ("stack of modals", .stack(count: 1, entry: [.modal()]), [.operations: 3, .removals: 1]),
    ].flatMap { name, blueprint, budget in
      let lane = SimulatedLane(blueprint, budget)
      return [
        exploring("explorer, \(name), a transition", lane) { Explorer().explore($0) },
        sharing("explorer, \(name), all cores, a transition", lane),
      ]
    }
  }

  /// The same search on one core is the bound; on two it takes 1.7 times as long.
  private static func sharing(_ name: String, _ lane: SimulatedLane) -> Subject {
    Subject(name: name, against: .oneCore, target: 1 / 1.7, rate: "transitions") {
      let transitions = Explorer().explore(lane).transitions
      return (
        Work(batch: transitions) { for _ in 0..<$0 { blackHole(Explorer().explore(lane)) } },
        Work(batch: transitions) {
          for _ in 0..<$0 { blackHole(Explorer().exploreInParallel(lane)) }
        }
      )
    }
  }

  private static func exploring(
    _ name: String,
    _ lane: SimulatedLane,
    _ explore: @escaping @MainActor (SimulatedLane) -> Exploration
  ) -> Subject {
    Subject(name: name, against: .numbers, time: transition, rate: "transitions") {
      let seen = explore(lane)
      let transitions = seen.transitions
      return (
        searching(seen.states, transitions),
        Work(batch: transitions) { for _ in 0..<$0 { blackHole(explore(lane)) } }
      )
    }
  }
}

/// Counts all actions, including those that it sends itself.
private struct Echo: Reducer {
  enum Action: Equatable { case add(Int), sendBack, workBack }

  func reduce(into state: inout Leaf, action: Action) -> Effect<Action> {
    switch action {
    case .add(let value):
      state.count += value
      return .none
    case .sendBack:
      return .send(.add(1))
    case .workBack:
      return .run { await $0(.add(1)) }
    }
  }
}
