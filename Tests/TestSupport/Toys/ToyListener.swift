package import ComposableNavigation

/// Records the reports of a store.
@MainActor
package final class ToyListener {
  package init() {}

  package private(set) var issues: [String] = []
  package private(set) var refusals: [String] = []

  package func store<State, Action: Sendable, R: Reducer<State, Action>>(
    _ state: State,
    @ReducerBuilder<State, Action> _ reducer: () -> R
  ) -> Store<State, Action> {
    Store(
      initialState: state,
      reducer: reducer,
      onIssue: { self.issues.append($0.description) },
      onRefusal: { self.refusals.append($0.description) }
    )
  }
}
