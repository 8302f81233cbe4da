public import ComposableNavigation

extension Reducer {
  /// Reports to the features in entries when they come to the front, are covered, or are no longer
  /// visible.
  ///
  /// Use it for work that runs only while the user sees a screen: a camera, a poll, a countdown.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .forEach(\.stack, action: /Action.stack, elements: /Action.page) { Page() }
  ///   .onLifecycle(Lifecycles(of: \.stack, elements: /Action.page, tell: /Page.Action.lifecycle))
  /// ```
  ///
  /// The feature receives one of its own actions, with its `Lifecycle`; see
  /// ``ComposableNavigation/Effect/whileFront(_:id:_:)``. An entry begins as `Lifecycle.there` and
  /// receives each change after the action that made it. An entry that is removed receives nothing,
  /// and its effects end. Apply the operator to the outermost reducer, because it sees only that
  /// reducer's changes. At the launch nothing has changed: see ``Lifecycles/tellingAll(in:)``.
  ///
  /// - Parameter lifecycles: The containers, and which of them cover others.
  /// - Returns: This reducer, with reports of changes.
  /// - Complexity: Each action costs O(*n*) in the number of visible and covered entries, plus the
  ///   cost of `ElementState.lifecycles` in their containers; each report costs the depth of its
  ///   entry.
  public func onLifecycle(_ lifecycles: Lifecycles<State, Action>) -> some Reducer<State, Action> {
    around { base in
      let reports = Lifecycles<State, Action>.Reports()
      return { state, action in
        let before = lifecycles.parts.stages(in: state)
        let effect = base.run(state, action)
        // After most actions nothing has changed.
        if lifecycles.parts.areStill(before, in: state) { return effect }
        let after = lifecycles.parts.stages(in: state)
        if before.areSame(as: after) { return effect }
        return effect.merged(
          with: lifecycles.changes(from: before, to: after, at: state, reports)
        )
      }
    }
  }
}
