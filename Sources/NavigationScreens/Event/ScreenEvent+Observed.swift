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
    Observed(base: self, level: level, receive: receive) {
      ScreenEvent.events(of: $0, from: $1, to: $2)
    }
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
    Observed(base: self, level: level, receive: receive) {
      ScreenEvent.events(of: $0, from: $1, to: $2)
    }
  }
}

private struct Observed<Base: Reducer>: Reducer {
  let base: Base
  let level: ScreenEvent.Level
  let receive: @MainActor @Sendable (ScreenEvent) -> Void
  let events: @Sendable (Base.Action, Base.State, Base.State) -> [ScreenEvent]

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    let before = state
    let effect = base.reduce(into: &state, action: action)
    let events = events(action, before, state).filter { $0.level >= level }
    guard !events.isEmpty else { return effect }
    return .merge(.perform { [receive] in events.forEach(receive) }, effect)
  }

  func resolve() -> ResolvedReducer<Base.State, Base.Action> {
    let base = base.resolve()
    let resolved = Observed<ResolvedReducer<Base.State, Base.Action>>(
      base: base,
      level: level,
      receive: receive,
      events: events
    )
    return ResolvedReducer(of: resolved, over: base)
  }
}
