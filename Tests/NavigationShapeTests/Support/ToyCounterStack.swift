import ComposableNavigation
import TestSupport

/// A stack of counters, which may keep its root.
struct ToyCounterStack: Reducer {
  typealias Stack = StackNavigation<ToyCounter.State>

  struct State: Equatable, Sendable { var stack: Stack.State }
  enum Action: Sendable { case stack(Stack.Action), counter(EntryID, ToyCounter.Action) }

  let keepsRoot: Bool

  var body: some Reducer<State, Action> {
    Reduce { _, _ in .none }
      .forEach(\.stack, action: /Action.stack, elements: /Action.counter, keepsRoot: keepsRoot) {
        ToyCounter()
      }
  }
}
