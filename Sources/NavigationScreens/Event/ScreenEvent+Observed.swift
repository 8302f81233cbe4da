public import ComposableNavigation

extension ScreenNavigation {
  /// Adds an observer of the events of the screens.
  ///
  /// ```swift
  /// ScreenNavigation<Page>().observed(from: .analytic) { analytics.log($0.name, $0.parameters) }
  /// ```
  ///
  /// The store calls the observer right after each action, before the action's effects run. Actions
  /// that the observer sends are queued. This is SwiftfulRouting's `enableLogging`.
  ///
  /// - Parameters:
  ///   - level: The lowest level that is reported.
  ///   - receive: The observer.
  /// - Returns: The observed reducer of the screens, for use in place of this one.
  /// - Complexity: O(*n*) an action.
  public func observed(
    from level: ScreenEvent.Level = .info,
    by receive: @escaping @MainActor @Sendable (ScreenEvent) -> Void
  ) -> some Reducer<State, Action> {
    reporting(from: level, to: receive) { ScreenEvent.events(of: $0, from: $1, to: $2) }
  }
}

extension ModuleNavigation {
  /// Adds an observer of the events of the modules and of their screens.
  ///
  /// See ``ScreenNavigation/observed(from:by:)``.
  ///
  /// - Parameters:
  ///   - level: The lowest level that is reported.
  ///   - receive: The observer.
  /// - Returns: The observed reducer of the modules, for use in place of this one.
  public func observed(
    from level: ScreenEvent.Level = .info,
    by receive: @escaping @MainActor @Sendable (ScreenEvent) -> Void
  ) -> some Reducer<State, Action> {
    reporting(from: level, to: receive) { ScreenEvent.events(of: $0, from: $1, to: $2) }
  }
}

extension Reducer {
  fileprivate func reporting(
    from level: ScreenEvent.Level,
    to receive: @escaping @MainActor @Sendable (ScreenEvent) -> Void,
    _ events: @escaping @Sendable (Action, State, State) -> [ScreenEvent]
  ) -> some Reducer<State, Action> {
    around { base in
      { place, sent in
        let state = place.assumingMemoryBound(to: State.self)
        let before = state.pointee
        let effect = base.run(place, sent)
        let action = sent.assumingMemoryBound(to: Action.self).pointee
        let reported = events(action, before, state.pointee).filter { $0.level >= level }
        guard !reported.isEmpty else { return effect }
        return Effect<Action>.perform { reported.forEach(receive) }.erased.merged(with: effect)
      }
    }
  }
}
