extension Reducer {
  /// Runs a child on one case of an optional enum while it is there and in that case.
  ///
  /// Reach for it when at most one of several children is open, and their actions are the parent's
  /// own: an enum of what can be open, nil for nothing, without a property for each case.
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
  /// and an action for a case that is not there changes nothing and is an issue. Actions of this
  /// reducer itself concern no child. A view's store is ``Store/scope(state:case:action:)``.
  ///
  /// - Parameters:
  ///   - state: Where the enum lies, or nil.
  ///   - path: The case that holds the child's state.
  ///   - action: The actions that are the child's.
  ///   - dismiss: The action of this reducer that takes the child away, for an ``Effect/dismiss`` of
  ///     the child; nil for a child that is only a part, and dismisses what this reducer is in.
  ///   - child: The child's reducer.
  /// - Returns: This reducer and the other.
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

/// One case of an optional enum; which enum it is, only the closures know.
@usableFromInline
struct PresentedCase<State, Child>: Sendable {
  let read: @Sendable (State) -> Child?
  let write: @Sendable (inout State, Child) -> Void
  /// Makes the run of a child on the case, given how to make its effects the parent's.
  let run: @Sendable (@escaping @Sendable (AnyEffect) -> AnyEffect) -> EntryRun
  let issues: @Sendable () -> [NavigationIssue]
  let takeProblem: @Sendable () -> String?

  init<Cases>(_ location: StateLocation<State, Cases?>, _ path: CasePath<Cases, Child>) {
    read = { (state: State) in state[keyPath: location.path].flatMap { path.extract($0) } }
    write = { (state: inout State, child: Child) in
      state[keyPath: location.path] = path.embed(child)
    }
    run = { lift in location.raw.around(path.runOnOptionalState(lift: lift)) }
    issues = { path.issues() }
    takeProblem = { path.takeProblem() }
  }
}
