extension Reducer {
  /// Runs a child on one case of an optional enum while the enum is in that case.
  ///
  /// Use it if at most one of several children is open, and their actions are the parent's own: an
  /// optional enum of the children, instead of a property for each.
  ///
  /// ```swift
  /// enum Open { case filter(Filter.State), help(Help.State) }
  ///
  /// Reduce { state, action in … }                      // state.open is an Open?
  ///   .ifLet(\.open, case: /Open.filter, action: /Action.filter) { Filter() }
  ///   .ifLet(\.open, case: /Open.help, action: /Action.help) { Help() }
  /// ```
  ///
  /// As with the other `ifLet`, a child runs before this reducer, its effects end with its case,
  /// and an action while the enum is in another case changes nothing and is an issue. This
  /// reducer's own actions do not reach a child. A view's store is
  /// ``Store/scope(state:case:action:)``.
  ///
  /// - Parameters:
  ///   - state: The key path to the optional enum.
  ///   - path: The case that contains the child's state.
  ///   - action: The case of the child's actions.
  ///   - dismiss: The action of this reducer that removes the child, for an ``Effect/dismiss`` of
  ///     the child; nil for a child that is only a part, whose dismissal dismisses the feature that
  ///     contains this reducer.
  ///   - child: The child's reducer.
  /// - Returns: This reducer, combined with the child's.
  public func ifLet<Cases, ChildState, ChildAction, Child: Reducer>(
    _ state: any WritableKeyPath<State, Cases?> & Sendable,
    case path: CasePath<Cases, ChildState>,
    action: CasePath<Action, ChildAction>,
    dismiss: Action? = nil,
    @ReducerBuilder<ChildState, ChildAction> child: @escaping @Sendable () -> Child
  ) -> some Reducer<State, Action> where Child.State == ChildState, Child.Action == ChildAction {
    PresentChild(
      parent: self,
      part: .optionalCase(PresentedCase(StateLocation(state), path)),
      action: action,
      dismiss: dismiss,
      child: child
    )
  }
}

/// One case of an optional enum; only the closures know the type of the enum.
@usableFromInline
struct PresentedCase<State, Child>: Sendable {
  let read: @Sendable (State) -> Child?
  /// Returns the function that runs a child on the case, given the lift for its effects.
  let run: @Sendable (@escaping @Sendable (AnyEffect) -> AnyEffect) -> EntryRun
  let issues: @Sendable () -> [NavigationIssue]
  let takeProblem: @Sendable () -> String?

  init<Cases>(_ location: StateLocation<State, Cases?>, _ path: CasePath<Cases, Child>) {
    read = { (state: State) in state[keyPath: location.path].flatMap { path.extract($0) } }
    run = { lift in location.raw.around(path.runOnOptionalState(lift: lift)) }
    issues = { path.issues() }
    takeProblem = { path.takeProblem() }
  }
}
