public import ComposableNavigation

extension Reducer {
  /// Tells the features in entries when they come in front, are covered, or fall behind.
  ///
  /// Reach for it for what runs only while a person sees it: a camera, a poll, a countdown.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .forEach(\.stack, action: /Action.stack, elements: /Action.page) { Page() }
  ///   .onLifecycle(Lifecycles(of: \.stack, elements: /Action.page, tell: /Page.Action.lifecycle))
  /// ```
  ///
  /// The feature gets an action of its own, with its `Lifecycle`; see
  /// ``ComposableNavigation/Effect/whileFront(_:id:_:)``. An entry begins as `Lifecycle.there` and
  /// is told each change after the action that made it, whoever made it; one that goes is told
  /// nothing, and its effects end. Put it on the outermost reducer: it sees what that changes. At
  /// the launch nothing has changed: see ``Lifecycles/tellingAll(in:)``.
  ///
  /// - Parameter lifecycles: The containers, and what is presented over what.
  /// - Returns: This reducer, which tells of changes as well.
  /// - Complexity: Each action costs O(*n*) in the number of entries that are shown, in and over each
  ///   other, and what their containers take to say who is in front; each entry that is told costs
  ///   its depth.
  public func onLifecycle(_ lifecycles: Lifecycles<State, Action>) -> some Reducer<State, Action> {
    OnLifecycle(base: self, lifecycles: lifecycles)
  }
}

private struct OnLifecycle<Base: Reducer>: Reducer {
  let base: Base
  let lifecycles: Lifecycles<Base.State, Base.Action>
  let owner = OwnerIdentity()

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    let before = lifecycles.stages(in: state)
    let effect = base.reduce(into: &state, action: action)
    let after = lifecycles.stages(in: state)
    return effect.merge(with: lifecycles.changes(from: before, to: after, in: state, owner))
  }

  func resolve() -> ResolvedReducer<Base.State, Base.Action> {
    let base = base.resolve()
    let resolved = OnLifecycle<ResolvedReducer>(base: base, lifecycles: lifecycles)
    return ResolvedReducer(issues: base.issues, of: resolved)
  }
}
