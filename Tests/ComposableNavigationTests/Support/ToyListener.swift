import ComposableNavigation

/// Records the reports of a store.
@MainActor
final class ToyListener {
  private(set) var issues: [String] = []
  private(set) var refusals: [String] = []

  func store<State, Action: Sendable, R: Reducer<State, Action>>(
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
