public import ComposableNavigation

extension ScreenNavigation {
  /// Adds an observer that is told of the events of the screens.
  ///
  /// ```swift
  /// ScreenNavigation<Page>().observed(from: .analytic) { analytics.log($0.name, $0.parameters) }
  /// ```
  ///
  /// It is told right after each action, by the store, and before what the action leads to; what it
  /// sends waits its turn. SwiftfulRouting's `enableLogging`.
  ///
  /// - Parameters:
  ///   - level: The least level that is told.
  ///   - receive: The observer.
  /// - Returns: The screens' reducer, to be pulled back in its place.
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
  /// Adds an observer that is told of the events of the modules and of their screens.
  ///
  /// See ``ScreenNavigation/observed(from:by:)``.
  ///
  /// - Parameters:
  ///   - level: The least level that is told.
  ///   - receive: The observer.
  /// - Returns: The modules' reducer, to be pulled back in its place.
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
}
