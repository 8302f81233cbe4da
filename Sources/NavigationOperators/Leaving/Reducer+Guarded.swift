public import ComposableNavigation

extension Reducer {
  /// Refuses every action that would leave a place that stays.
  ///
  /// Apply it to the outermost reducer, so that it sees every action: a pop, a dismissal, another
  /// tab, a link, a route, or a parent that writes `items`. The whole action is refused, with the
  /// reason (`Refusal.blocked(_:_:)`), and the state is unchanged; if the user has removed a screen
  /// in the host, the handler shows it again. In a body of several reducers the operator would
  /// apply to one of them: compose those in a separate reducer, and apply it to that.
  ///
  /// ```swift
  /// enum Action {
  ///   case stack(StackNavigation<Page.State>.Action), page(EntryID, Page.Action)
  ///   indirect case force(Action)
  ///   indirect case leaveAttempted(LeaveAttempt<Action>)
  /// }
  ///
  /// Reduce { state, action in … }
  ///   .forEach(\.stack, action: /Action.stack, elements: /Action.page) { Page() }
  ///   .guarded(by: unsaved, force: /Action.force, attempted: /Action.leaveAttempted)
  /// // store.send(.stack(.popItem()))                  refused: “The draft is not sent.”
  /// // store.send(.force(.stack(.popItem())))          passes
  /// ```
  ///
  /// A forced action reaches this reducer without its wrapper, and the actions that its effects
  /// send are forced too: a route that takes two steps is forced as a whole. Guards read the state
  /// before an action, so an action that saves *and* leaves is refused: save first, and then send
  /// the other action. Respond to an attempt by force or not at all: the same action is refused,
  /// and reported, again.
  ///
  /// ## Laws
  /// - while a guard stays, its entry leaves by force or not at all
  ///
  /// - Parameters:
  ///   - guards: The rules that return reasons to stay.
  ///   - force: The case whose action passes.
  ///   - attempted: The case that reports a refused action to this reducer, besides the refusal;
  ///     nil for no report.
  /// - Returns: This reducer, with guards.
  /// - Complexity: The state before an action is kept until the action is carried out, and the
  ///   guards are called for the entries that it removes; see ``LeaveGuard``. An action that changes
  ///   a container of *n* entries therefore copies it, O(*n*). Without guards there is no cost.
  public func guarded(
    by guards: LeaveGuard<State>...,
    force: CasePath<Action, Action>,
    attempted: CasePath<Action, LeaveAttempt<Action>>? = nil
  ) -> some Reducer<State, Action> {
    Guarded(base: self, leaveGuard: .all(of: guards), force: force, attempted: attempted)
  }
}

private struct Guarded<Base: Reducer>: Reducer {
  typealias Action = Base.Action

  let base: Base
  let leaveGuard: LeaveGuard<Base.State>
  let force: CasePath<Action, Action>
  let attempted: CasePath<Action, LeaveAttempt<Action>>?

  func reduce(into state: inout Base.State, action: Action) -> Effect<Action> {
    if let inner = force.extract(action) { return reduceForced(&state, inner) }
    guard leaveGuard.mayRefuse(state) else { return base.reduce(into: &state, action: action) }
    let before = state
    let effect = base.reduce(into: &state, action: action)
    guard let refusal = leaveGuard.refusal(from: before, to: state) else { return effect }
    state = before
    return refused(refusal, action)
  }

  private func reduceForced(_ state: inout Base.State, _ action: Action) -> Effect<Action> {
    var action = action
    while let inner = force.extract(action) { action = inner }
    let force = force
    return base.reduce(into: &state, action: action).map { sent in
      force.extract(sent) == nil ? force.embed(sent) : sent
    }
  }

  private func refused(_ refusal: Refusal, _ action: Action) -> Effect<Action> {
    let effect = Effect<Action>.refused(refusal)
    // An attempt that itself leaves a place would be reported again for ever.
    guard let attempted, attempted.extract(action) == nil,
      case .blocked(let id, let blocker) = refusal
    else { return effect }
    let attempt = LeaveAttempt(id: id, blocker: blocker, action: action)
    return effect.merge(with: .send(attempted.embed(attempt)))
  }

  func resolve() -> ResolvedReducer<Base.State, Action> {
    let base = base.resolve()
    let resolved = Guarded<ResolvedReducer<Base.State, Action>>(
      base: base,
      leaveGuard: leaveGuard,
      force: force,
      attempted: attempted
    )
    return ResolvedReducer(
      of: resolved,
      over: base,
      issues: force.issues() + (attempted?.issues() ?? [])
    )
  }
}
