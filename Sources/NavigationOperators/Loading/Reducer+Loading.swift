public import ComposableNavigation

extension Reducer {
  /// Loads the data that a link, a route or another feature needs before it is opened.
  ///
  /// `.request` begins a request, and `ended` receives its data within the action that delivers it:
  /// no other action can run in between. `ended` is also called for every other outcome, once for
  /// each request. This reducer runs afterwards.
  ///
  /// ```swift
  /// .loading(\.opening, action: /Action.opening, by: loader) { state, id, outcome in
  ///   guard case .loaded(let note) = outcome else { return .none }
  ///   state.notes[id] = note
  ///   return .send(.stack(.pushItem(.note(id))))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - pending: The key path to the request's state; one for each kind of request.
  ///   - action: The case of the loader's actions.
  ///   - loader: The loader.
  ///   - ended: The closure to run after a request has ended; receives the state, the request and
  ///     its outcome.
  /// - Returns: This reducer, with the loader.
  public func loading<Query, Loaded>(
    _ pending: any WritableKeyPath<State, PendingNavigation<Query, Loaded>.State> & Sendable,
    action: CasePath<Action, PendingNavigation<Query, Loaded>.Action>,
    by loader: PendingNavigation<Query, Loaded>,
    ended:
      @escaping @Sendable (
        inout State, Query, PendingNavigation<Query, Loaded>.Outcome
      ) -> Effect<Action>
  ) -> some Reducer<State, Action> {
    LoadingReducer(base: self, pending: pending, action: action, loader: loader, ended: ended)
  }
}

private struct LoadingReducer<Base: Reducer, Query: Hashable & Sendable, Loaded: Sendable>:
  Reducer
{
  typealias State = Base.State
  typealias Action = Base.Action
  typealias Pending = PendingNavigation<Query, Loaded>

  let base: Base
  let pending: any WritableKeyPath<State, Pending.State> & Sendable
  let action: CasePath<Action, Pending.Action>
  let loader: Pending
  let ended: @Sendable (inout State, Query, Pending.Outcome) -> Effect<Action>
  /// The object that identifies this operator in a resolved reducer; nil until it is resolved.
  var identity: OwnerIdentity?

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard let own = self.action.extract(action) else {
      let late: Effect<Action> = self.action.lateIssue()
      return late.merge(with: base.reduce(into: &state, action: action))
    }
    let effect = carryOut(own, in: &state)
    return effect.merge(with: base.reduce(into: &state, action: action))
  }

  private func carryOut(_ action: Pending.Action, in state: inout State) -> Effect<Action> {
    if let refusal = Pending.refusal(of: action, in: state[keyPath: pending]) {
      return .report(.refusal(refusal))
    }
    let decision = Pending.carryOut(action, in: &state[keyPath: pending])
    let work = work(decision.work)
    guard let end = decision.ended else { return work }
    // The work ends or begins first, so that an effect of the answer may begin another request.
    return work.merge(with: ended(&state, end.request, end.outcome))
  }

  private func work(_ work: Pending.Decision.Work) -> Effect<Action> {
    let id = LoadingID(path: pending, identity: identity.map { ObjectIdentifier($0) })
    switch work {
    case .goesOn: return .none
    case .ends: return .cancel(id: id)
    case .begins(let ticket):
      return loader.work(for: ticket).map(action.wrap).cancellable(id: id, cancelInFlight: true)
    }
  }

  func resolve() -> ResolvedReducer<State, Action> {
    let base = base.resolve()
    let resolved = LoadingReducer<ResolvedReducer<State, Action>, Query, Loaded>(
      base: base,
      pending: pending,
      action: action,
      loader: loader,
      ended: ended,
      identity: OwnerIdentity()
    )
    return ResolvedReducer(of: resolved, over: base, issues: action.issues())
  }
}

/// The name of the requests' work: two loaders in one feature do not cancel each other's work, and
/// neither do two pullbacks of one feature.
private struct LoadingID: Hashable, @unchecked Sendable {
  // Unchecked because AnyKeyPath is not Sendable; the wrapped key path is.
  let path: AnyKeyPath
  let identity: ObjectIdentifier?
}

extension LoadingID: CustomStringConvertible {
  /// The key path, for the description of a running effect.
  var description: String { "loading for \(path)" }
}
