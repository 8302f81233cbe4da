extension Reducer {
  /// Runs a child on one case of an enum state while the state is in it.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .ifCaseLet(/State.loggedIn, action: /Action.loggedIn) { LoggedIn() }
  /// ```
  ///
  /// As with `ifLet`, the child runs first, its effects end with the case, and an action for a case
  /// that is not there changes nothing and is an issue.
  ///
  /// - Parameters:
  ///   - state: The case that holds the child's state.
  ///   - action: Which actions are the child's.
  ///   - child: The child's reducer.
  /// - Returns: This reducer and the other.
  public func ifCaseLet<ChildState, ChildAction, Child: Reducer>(
    _ state: CasePath<State, ChildState>,
    action: CasePath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: @escaping @Sendable () -> Child
  ) -> some Reducer<State, Action> where Child.State == ChildState, Child.Action == ChildAction {
    PresentChild(
      parent: self,
      action: action,
      child: child,
      stateIssues: state.issues(),
      lateIssue: { state.lateIssue() },
      extract: state.unwrap
    ) { parent, run in
      guard var child = state.extract(parent) else { return nil }
      let effect = run(&child)
      parent = state.embed(child)
      return effect
    }
  }
}

/// A parent and a child that is there or not: what `ifLet` and `ifCaseLet` share.
struct PresentChild<Parent: Reducer, Child: Reducer>: Reducer {
  typealias State = Parent.State
  typealias Action = Parent.Action
  typealias Update =
    @Sendable (inout State, (inout Child.State) -> Effect<Child.Action>) -> Effect<Child.Action>?

  let parent: Parent
  let action: CasePath<Action, Child.Action>
  let child: @Sendable () -> Child
  let stateIssues: [NavigationIssue]
  let lateIssue: @Sendable () -> Effect<Action>
  let extract: @Sendable (State) -> Child.State?
  let update: Update

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    resolve().run(&state, action)
  }

  func resolve() -> ResolvedReducer<State, Action> {
    let parent = parent.resolve()
    let (path, extract, update, lateIssue) = (action, extract, update, lateIssue)
    let lazy = LazyReducer { [child] in child().resolve() }
    let key = Owner.Key(container: ObjectIdentifier(lazy), entry: nil)
    return ResolvedReducer(issues: parent.issues + path.issues() + stateIssues) { state, action in
      guard let childAction = path.extract(action) else {
        return path.reportOnMiss().merge(with: parent.run(&state, action))
      }
      let effect = update(&state) { lazy.run(&$0, childAction) }
      guard let effect else {
        return lateIssue()
          .merge(with: .absent("\(Child.Action.self)", in: State.self))
          .merge(with: parent.run(&state, action))
      }
      let owned = effect.pulledBack(action: path.wrap, state: extract)
        .owned(by: key) { (state: State) in extract(state) != nil }
      return owned.merge(with: parent.run(&state, action))
    }
  }
}
