import ComposableNavigation
import TestSupport

/// Tabs of counters, addressed by their ids.
struct ToyDesk: Reducer {
  struct State {
    var tabs = TabNavigation<ToyCounter.State>.State(
      items: [.init(count: 1), .init(count: 5)],
      id: \.count
    )

    var counts: [Int] { tabs.items.map { $0.count } }
  }

  enum Action: Sendable {
    case tabs(TabNavigation<ToyCounter.State>.Action)
    case tab(EntryID, ToyCounter.Action)
  }

  let trace: ToyTrace

  var body: some Reducer<State, Action> {
    ToyNote<State, Action>(trace) { state, _ in "\(state.counts)" }
      .forEach(\.tabs, action: /Action.tabs, elements: /Action.tab) { ToyCounter() }
  }
}

/// Tabs of counters, addressing the active one.
struct ToyFrontDesk: Reducer {
  typealias State = ToyDesk.State

  enum Action: Sendable {
    case tabs(TabNavigation<ToyCounter.State>.Action)
    case active(ToyCounter.Action)
  }

  let trace: ToyTrace

  var body: some Reducer<State, Action> {
    ToyNote<State, Action>(trace) { state, _ in "\(state.counts)" }
      .ifLet(\.tabs, action: /Action.tabs, element: /Action.active) { ToyCounter() }
  }
}
