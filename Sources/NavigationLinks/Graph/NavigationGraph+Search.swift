public import ComposableNavigation

extension NavigationGraph {
  /// Finds out which screens lead to which, by trying actions.
  ///
  /// Give the actions that lead on from a screen, with sample values, and not those that lead back, or
  /// every screen is in a loop. A screen is looked at in the state in which it is first reached, and
  /// again where it is reached with actions that it did not have before, such as a cart that only a
  /// user who has signed in can pay for; then only these are tried.
  ///
  /// An action that stays on its screen and changes the state, such as typing or signing in, is no
  /// transition, and opens further ways: all actions are tried again after it, on its screen and on
  /// those that it leads to. A screen is looked at after each set of such actions, after the smallest
  /// sets first and after no more than 100 of them, which is all sets of six actions. Where an action
  /// leads elsewhere for another reason, give it two names, or make a graph from that state.
  ///
  /// Actions that reducers send are reduced too; asynchronous effects begin and
  /// are never done, so a screen that only they lead to needs an action of its own. Nothing is shown and no
  /// effect runs.
  ///
  /// - Parameters:
  ///   - reducer: The feature.
  ///   - state: The state to begin with.
  ///   - links: The screens that links lead to: ``LinkTable/linkedScreens`` of each table, or
  ///     ``LinkTable/linkedScreens(from:named:)`` where a screen declares them.
  ///   - views: The names of the views of screens in a tree; those that are called like their
  ///     screens are left out.
  ///   - screen: The screen in front, whose name is ``name(of:)``. A screen leads to itself when another
  ///     value of its name comes in front.
  ///   - actions: The actions that can be done there.
  /// - Complexity: O(screens × actions) reductions, 100 times as many where actions stay on screens.
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

  /// Finds out which screens lead to which, whoever tries the actions.
  ///
  /// - Parameters:
  ///   - start: The state to begin with, and the screen in front.
  ///   - links: The screens that links lead to.
  ///   - views: The names of the views of screens.
  ///   - actions: The actions that can be done in a state.
  ///   - trying: The outcome of an action in a state: the next one, and the screen in front.
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

  /// The state after an action and all that reducers send at once.
  ///
  /// A feature that never rests is left after a thousand actions.
  package static func state<State, Action>(
    after action: Action,
    in state: State,
    by reducer: ResolvedReducer<State, Action>
  ) -> State {
    var store = PausedStore(state: state, reducer: reducer)
    store.send(action)
    var left = 1000
    while left > 0, store.reduceNext() != nil { left -= 1 }
    return store.state
  }

  /// The findings of a search so far.
  private struct Findings<State, Action, Screen> {
    /// A screen in one of the states in which it was reached.
    struct Look {
      let place: (state: State, screen: Screen)
      let name: String
      let way: [Transition]
      /// The actions on the way that stayed on their screens.
      let stays: Set<String>
      let actions: [Action]
    }

    /// The most sets of actions that stay with which a screen is looked at.
    private static var mostLooks: Int { 100 }

    private(set) var looks: [Look] = []
    private(set) var reached: [String] = []
    private(set) var transitions: [Transition] = []
    private(set) var ways: [String: [Transition]] = [:]
    private var tried: [String: Set<String>] = [:]
    private var past: [String: Set<Set<String>>] = [:]
    private var ends: Set<[String]> = []

    /// Notes a screen, to be looked at with all actions where others have stayed on the way than ever
    /// before, else with those that it did not have before.
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

    /// Notes that an action leads from one screen to another.
    ///
    /// - Returns: The way there.
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

  /// The part that an action shares with those of its name; its type, where it is of no enum.
  private static func kind(of action: Any) -> String {
    Mirror(reflecting: action).displayStyle == .enum
      ? actionName(of: action) : "\(type(of: action))"
  }
}
