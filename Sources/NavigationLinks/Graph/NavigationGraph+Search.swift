public import ComposableNavigation

extension NavigationGraph {
  /// Finds the transitions between screens by trying actions.
  ///
  /// Provide the actions that lead forward from a screen, with sample values. If you include those
  /// that lead back, every screen is in a loop. The search tries a screen's actions in the state in
  /// which it first reaches the screen. If it reaches the screen again with new actions, for
  /// example payment after the user has signed in, it tries only the new ones.
  ///
  /// An action that changes the state but not the screen, such as typing or signing in, is not a
  /// transition, but may make others possible. After it, the search tries all actions again, on its
  /// screen and on the following ones. It visits a screen with each set of such actions, the
  /// smallest sets first and at most 100 of them, which is enough for all sets of six actions. If
  /// an action leads to different screens for another reason, give it two names, or make a second
  /// graph from that state.
  ///
  /// The search also reduces the actions that reducers send. Asynchronous effects do not run, so a
  /// screen that only they lead to needs an action of its own. Nothing is displayed.
  ///
  /// - Parameters:
  ///   - reducer: The feature.
  ///   - state: The initial state.
  ///   - links: The screens that links open: ``LinkTable/linkedScreens`` of each table, or
  ///     ``LinkTable/linkedScreens(from:named:)`` for links that a screen declares.
  ///   - views: The names of the screens' views in a tree; omit those that equal the screen's name.
  ///   - screen: Returns the screen in front, whose name is ``name(of:)``. If another value with
  ///     the same name comes to the front, the screen leads to itself.
  ///   - actions: Returns the possible actions in a state.
  /// - Complexity: O(screens × actions) reductions, 100 times as many if actions stay on screens.
  public init<R: Reducer, Screen: Equatable>(
    of reducer: R,
    from state: R.State,
    links: [LinkedScreen] = [],
    views: [String: View] = [:],
    screen: (R.State) -> Screen,
    actions: (R.State) -> [R.Action]
  ) {
    let resolved = reducer.resolve()
    self.init(
      from: (state, screen(state)),
      links: links,
      views: views,
      actions: actions
    ) { action, state in
      let after = Self.state(after: action, in: state, by: resolved)
      return (after, screen(after))
    }
  }

  /// Finds the transitions between screens with a closure that tries actions.
  ///
  /// - Parameters:
  ///   - start: The initial state, and the screen in front.
  ///   - links: The screens that links open.
  ///   - views: The names of the screens' views.
  ///   - actions: Returns the possible actions in a state.
  ///   - trying: Returns the state after an action, and the screen in front.
  package init<State, Action, Screen: Equatable>(
    from start: (state: State, screen: Screen),
    links: [LinkedScreen],
    views: [String: View],
    actions: (State) -> [Action],
    trying: (Action, State) -> (state: State, screen: Screen)
  ) {
    var found = Findings<State, Action, Screen>()
    found.reach(start, by: [], past: [], actions(start.state))
    var next = 0
    while next < found.looks.count {
      let look = found.looks[next]
      next += 1
      for action in look.actions {
        let after = trying(action, look.place.state)
        if after.screen != look.place.screen {
          let way = found.lead(from: look, to: after.screen, by: action)
          found.reach(after, by: way, past: look.stays, actions(after.state))
        } else if !Self.areSame(after.state, look.place.state) {
          let stays = look.stays.union(["\(look.name) \(action)"])
          found.reach(after, by: look.way, past: stays, actions(after.state))
        }
      }
    }
    self.init(
      start: Self.name(of: start.screen),
      reached: found.reached,
      transitions: found.transitions,
      ways: found.ways,
      links: links,
      views: views
    )
  }

  /// Returns the state after an action and all actions that reducers then send synchronously.
  ///
  /// If a feature never comes to rest, the function stops after a thousand actions.
  package static func state<State, Action>(
    after action: Action,
    in state: State,
    by reducer: ResolvedReducer<State, Action>
  ) -> State {
    var store = SearchStore(state: state, reducer: reducer)
    store.send(action)
    var left = 1000
    while left > 0, store.reduceNext() != nil { left -= 1 }
    return store.state
  }

  /// The findings of a search so far.
  private struct Findings<State, Action, Screen> {
    /// A screen in one of the states in which the search reached it.
    struct Look {
      let place: (state: State, screen: Screen)
      let name: String
      let way: [Transition]
      /// The actions on the path that stayed on their screens.
      let stays: Set<String>
      let actions: [Action]
    }

    /// The greatest number of sets of staying actions with which the search visits a screen.
    private static var mostLooks: Int { 100 }

    private(set) var looks: [Look] = []
    private(set) var reached: [String] = []
    private(set) var transitions: [Transition] = []
    private(set) var ways: [String: [Transition]] = [:]
    private var tried: [String: Set<String>] = [:]
    private var past: [String: Set<Set<String>>] = [:]
    private var ends: Set<[String]> = []

    /// Adds a screen to visit: with all actions if the set of staying actions on the path is new,
    /// otherwise with the actions that the screen did not have before.
    mutating func reach(
      _ place: (state: State, screen: Screen),
      by way: [Transition],
      past stays: Set<String>,
      _ actions: [Action]
    ) {
      let name = NavigationGraph.name(of: place.screen)
      if ways[name] == nil {
        ways[name] = way
        reached.append(name)
      }
      let kinds = actions.map { NavigationGraph.kind(of: $0) }
      let known = tried[name, default: []]
      let isOther =
        past[name, default: []].count < Self.mostLooks
        && past[name, default: []].insert(stays).inserted
      let new = isOther ? actions : zip(actions, kinds).filter { !known.contains($0.1) }.map(\.0)
      tried[name, default: []].formUnion(kinds)
      guard !new.isEmpty else { return }
      looks.append(Look(place: place, name: name, way: way, stays: stays, actions: new))
    }

    /// Records that an action leads from one screen to another.
    ///
    /// - Returns: The path to the second screen.
    mutating func lead(from look: Look, to screen: Screen, by action: Action) -> [Transition] {
      let transition = Transition(
        from: look.name,
        to: NavigationGraph.name(of: screen),
        action: NavigationGraph.actionName(of: action)
      )
      guard ends.insert([transition.from, transition.to]).inserted else {
        let former = transitions.first { $0.from == transition.from && $0.to == transition.to }
        return look.way + [former ?? transition]
      }
      transitions.append(transition)
      return look.way + [transition]
    }
  }

  /// Returns true if two states are known to be equal.
  private static func areSame<State>(_ one: State, _ other: State) -> Bool {
    func isEqual<Value: Equatable>(_ one: Value) -> Bool { one == other as? Value }
    return (one as? any Equatable).map { isEqual($0) } ?? false
  }

  /// Returns the name of an action's cases; for an action that is not an enum, its type.
  private static func kind(of action: Any) -> String {
    Mirror(reflecting: action).displayStyle == .enum
      ? actionName(of: action) : "\(type(of: action))"
  }
}
