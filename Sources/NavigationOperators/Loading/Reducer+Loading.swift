public import ComposableNavigation

extension Reducer {
  /// Loads what a link, a route or anything else needs before it is opened.
  ///
  /// The request is begun by `.request`, and its data comes to `ended`, in the very action that
  /// brings it: nothing can come in between. It is told of every other end too, once for each
  /// request. This reducer runs after that.
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
  ///   - pending: Where the request lies; one place for each kind of request.
  ///   - action: The actions about it.
  ///   - loader: The loader.
  ///   - ended: The work to do when a request has ended: gets the state, the request and its end.
  /// - Returns: This reducer, and what is on its way.
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
  /// The object that stands for the place where this is pulled back; nil until it is resolved.
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
    // The work ends or begins first, so that an effect of the answer may ask for more.
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
    return ResolvedReducer(issues: base.issues + action.issues(), of: resolved)
  }
}

/// The name of the work of a place's requests: two places in one feature do not end each other's, nor
/// does one feature that is pulled back twice.
private struct LoadingID: Hashable, @unchecked Sendable {
  // Unchecked because AnyKeyPath is not Sendable; what goes in is.
  let path: AnyKeyPath
  let identity: ObjectIdentifier?
}

extension LoadingID: CustomStringConvertible {
  /// The place, as an explanation of what runs shows it.
  var description: String { "loading for \(path)" }
}
