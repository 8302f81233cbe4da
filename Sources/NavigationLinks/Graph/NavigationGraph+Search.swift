public import ComposableNavigation

extension NavigationGraph {
  /// Finds out which screens lead to which, by trying actions.
  ///
  /// Each screen is looked at once, in the state in which it is first reached: give the actions that
  /// lead on from it, with sample values, and not those that lead back, or every screen is in a loop.
  /// What reducers send is reduced too; asynchronous effects begin and are never done, so what only
  /// they lead to needs an action of its own. Nothing is shown and no effect runs.
  ///
  /// - Parameters:
  ///   - reducer: The feature.
  ///   - state: The state to begin with.
  ///   - links: What links lead to: ``LinkTable/linkedScreens`` of each table.
  ///   - screen: The screen in front, whose name is ``name(of:)``. A screen leads to itself when another
  ///     value of its name comes in front.
  ///   - actions: What can be done there.
  /// - Complexity: O(screens × actions) reductions.
  public init<R: Reducer, Screen: Equatable>(
    of reducer: R,
    from state: R.State,
    links: [LinkedScreen] = [],
    screen: (R.State) -> Screen,
    actions: (R.State) -> [R.Action]
  ) {
    let resolved = reducer.resolve()
    var reached = [Self.name(of: screen(state))]
    var seen = Set(reached)
    var transitions: [Transition] = []
    var waiting = [state]
    var next = 0
    while next < waiting.count {
      let state = waiting[next]
      let from = reached[next]
      next += 1
      var targets: Set<String> = []
      for action in actions(state) {
        var store = PausedStore(state: state, reducer: resolved)
        store.send(action)
        var left = Self.longestChain
        while left > 0, store.reduceNext() != nil { left -= 1 }
        let shown = screen(store.state)
        let to = Self.name(of: shown)
        guard shown != screen(state), targets.insert(to).inserted else { continue }
        transitions.append(Transition(from: from, to: to, action: Self.actionName(of: action)))
        guard seen.insert(to).inserted else { continue }
        reached.append(to)
        waiting.append(store.state)
      }
    }
    self.init(start: reached[0], reached: reached, transitions: transitions, links: links)
  }

  /// How many actions one action may lead to, before its feature counts as one that never rests.
  private static var longestChain: Int { 1000 }
}
