public import ComposableNavigation
public import NavigationLinks

extension NavigationGraph {
  /// Finds out which screens lead to which, by what a live host shows: SUINavigation's mode
  /// `.rendering`.
  ///
  /// As a graph of the reducer alone, but each action is sent to a store with handlers and a host, and
  /// the screen in front is what the host shows: one that a handler does not bring there is in no such
  /// graph. Compare the two, or snapshot this one.
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
  /// No effect runs. For a window with all that lies in it, return what is in front of its tree:
  /// `window.tree.front`.
  ///
  /// - Parameters:
  ///   - reducer: The feature.
  ///   - state: The state to begin with.
  ///   - links: The screens that links lead to: `linkedScreens` of each table.
  ///   - views: The names of the views of screens in a tree.
  ///   - screen: Connects a host to a store; returns what reads the screen in front from the host, and
  ///     keeps the handlers.
  ///   - actions: The actions that can be done there.
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

/// A feature that is at rest after each action: all that follows at once is reduced with it, and no
/// effect runs.
private struct Settled<State, Action: Sendable>: Reducer {
  let reducer: ResolvedReducer<State, Action>

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state = NavigationGraph.state(after: action, in: state, by: reducer)
    return .none
  }
}
