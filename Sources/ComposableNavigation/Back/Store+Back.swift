// The way back of the container whose handler has the store. It is looked for when it is asked for.
extension Store {
  /// Returns the way back by a container's own rule, or by that of the larger container that the
  /// state is a part of; nil if there is none.
  func wayBack(by container: some Reducer<State, Action>) -> ActBack? {
    if let whole { return whole() }
    let way = container.resolve().wayBack(in: state)
    guard let action = way.action else { return nil }
    // From the handler, as a host's report is: a replay repeats the user's act, not the action.
    return ActBack(act: { self.send(action, whenSettled: {}) }, removed: way.removed)
  }

  /// Returns this store, whose handler goes back as a larger feature does.
  ///
  /// Use it if the feature goes back in a part that has no handler, such as ``StepNavigation``; a
  /// handler otherwise goes back in its own container:
  ///
  /// ```swift
  /// let tabs = store.scope(state: \.tabs, action: /Search.Action.tabs).goingBack(by: Search(), in: store)
  /// TerminalTabs(store: tabs, viewProvider: views)     // its back undoes a step before it leaves a tab
  /// ```
  ///
  /// - Parameters:
  ///   - container: The reducer of the feature.
  ///   - store: The store of the feature, of which this one is a part.
  /// - Returns: This store.
  public func goingBack<Whole, WholeAction>(
    by container: some Reducer<Whole, WholeAction>,
    in store: Store<Whole, WholeAction>
  ) -> Store {
    lazy var resolved = container.resolve()
    whole = { store.wayBack(by: resolved) }
    return self
  }
}
