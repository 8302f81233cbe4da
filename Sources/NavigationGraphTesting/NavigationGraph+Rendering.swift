public import ComposableNavigation
public import NavigationLinks

extension NavigationGraph {
  /// Finds the transitions between screens from a live host.
  ///
  /// SUINavigation calls it `.rendering`. A graph of the reducer alone reads the screen from the
  /// state. This initializer instead sends each action to a store with handlers and a host, and
  /// reads the screen in front from the host. The graph omits screens that no handler shows.
  /// Compare the two graphs, or take a snapshot.
  ///
  /// ```swift
  /// let shown = NavigationGraph(rendering: App(), from: App.State()) { store in
  ///   let host = SimulatedStackHost<Screen>()
  ///   let handler = StackNavigationHandler(
  ///     store: store.scope(state: \.stack, action: /App.Action.stack),
  ///     viewProvider: Screens()
  ///   )
  ///   handler.setup(with: host)
  ///   return { withExtendedLifetime(handler) { host.presentables.last } }
  /// } actions: {
  ///   $0.exits
  /// }
  /// #expect(shown == graph)
  /// ```
  ///
  /// Effects do not run. For a window with nested containers, return the front of its tree:
  /// `window.tree.front`.
  ///
  /// - Parameters:
  ///   - reducer: The feature.
  ///   - state: The initial state.
  ///   - links: The screens that links open: `linkedScreens` of each table.
  ///   - views: The names of the screens' views in a tree.
  ///   - screen: Connects a host to a store. Returns a closure that reads the screen in front from
  ///     the host and retains the handlers.
  ///   - actions: Returns the possible actions in a state.
  /// - Complexity: O(screens × actions) hosts.
  @MainActor
  public init<R: Reducer, Screen: Equatable>(
    rendering reducer: R,
    from state: R.State,
    links: [LinkedScreen] = [],
    views: [String: View] = [:],
    screen: @MainActor (Store<R.State, R.Action>) -> @MainActor () -> Screen,
    actions: (R.State) -> [R.Action]
  ) {
    let settled = Settled(reducer: reducer.resolve())
    let cold = Store(initialState: state) { settled }
    self.init(
      from: (state, screen(cold)()),
      links: links,
      views: views,
      actions: actions
    ) { action, state in
      let store = Store(initialState: state) { settled }
      let front = screen(store)
      store.send(action)
      return (store.state, front())
    }
  }
}

/// A feature that is at rest after each action: the action and all synchronous consequences are
/// reduced together, and effects do not run.
private struct Settled<State, Action: Sendable>: Reducer {
  let reducer: ResolvedReducer<State, Action>

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state = NavigationGraph.state(after: action, in: state, by: reducer)
    return .none
  }
}
