public import ComposableNavigation

extension Reducer {
  /// Refuses every action that would leave a blocked place.
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
  /// - a blocked entry is left by force or not at all
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
    let all = LeaveGuard.all(of: guards)
    return around(issues: { force.issues() + (attempted?.issues() ?? []) }) { base in
      let guarding = Guarding(base: base, guard: all, force: force, attempted: attempted)
      return { guarding.run($0, $1) }
    }
  }
}

/// Carries out actions, and takes those back that a guard refuses.
///
/// A class, whose functions need not look up its type for each action (benchmark “guards idle”).
private final class Guarding<State, Action: Sendable>: Sendable {
  private let base: ResolvedReducer<State, Action>
  private let force: CasePath<Action, Action>
  private let attempted: CasePath<Action, LeaveAttempt<Action>>?
  private let isForced: @Sendable (UnsafeMutableRawPointer) -> Bool
  private let mayRefuse: @Sendable (UnsafePointer<State>) -> Bool
  private let isUntouched: @Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  private let refuse: @Sendable (State, State) -> Refusal?

  init(
    base: ResolvedReducer<State, Action>,
    guard leaveGuard: LeaveGuard<State>,
    force: CasePath<Action, Action>,
    attempted: CasePath<Action, LeaveAttempt<Action>>?
  ) {
    (self.base, self.force, self.attempted) = (base, force, attempted)
    isForced = force.isCase
    mayRefuse = leaveGuard.mayRefuse
    isUntouched = leaveGuard.isUntouched
    refuse = leaveGuard.refuse
  }

  func run(_ place: UnsafeMutableRawPointer, _ action: UnsafeMutableRawPointer) -> AnyEffect? {
    let state = place.assumingMemoryBound(to: State.self)
    if isForced(action) { return runForced(&state.pointee, sent(action)).erased }
    guard mayRefuse(UnsafePointer(state)) else { return base.run(place, action) }
    let size = MemoryLayout<State>.size
    return withUnsafeTemporaryAllocation(byteCount: size, alignment: 16) { bytes in
      bytes.copyMemory(from: UnsafeRawBufferPointer(start: place, count: size))
      let before = state.pointee
      let effect = base.run(place, action)
      // Invariant: the copy keeps what the bytes refer to.
      if let start = bytes.baseAddress, isUntouched(start, place) { return effect }
      guard let refusal = refuse(before, state.pointee) else { return effect }
      state.pointee = before
      return refused(refusal, sent(action)).erased
    }
  }

  private func sent(_ action: UnsafeMutableRawPointer) -> Action {
    action.assumingMemoryBound(to: Action.self).pointee
  }

  private func runForced(
    _ state: inout State,
    _ action: Action
  ) -> Effect<Action> {
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
}
