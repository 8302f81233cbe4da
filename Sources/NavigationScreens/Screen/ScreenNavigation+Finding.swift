public import ComposableNavigation

extension ScreenNavigation.State {
  /// Tells whether a screen is open.
  ///
  /// - Complexity: O(*n*) for a name.
  public func isOpen(_ target: ScreenTarget) -> Bool { entries.position(of: target) != nil }

  /// The topmost screen that shows this, to go back to it instead of opening it once more.
  ///
  /// ```swift
  /// if let id = state.topmost(.person(7)) { return .send(.screens(.dismissScreens(upTo: .entry(id)))) }
  /// ```
  ///
  /// - Returns: nil when there is none.
  /// - Complexity: O(*n*).
  public func topmost(_ screen: Screen) -> EntryID? { topmost { $0 == screen } }

  /// The topmost screen of one case: going back to a type of screen.
  ///
  /// - Returns: nil when there is none.
  /// - Complexity: O(*n*).
  public func topmost<Value>(_ path: CasePath<Screen, Value>) -> EntryID? {
    topmost { path.extract($0) != nil }
  }

  /// The topmost screen that meets a condition.
  ///
  /// - Returns: nil when there is none.
  /// - Complexity: O(*n*).
  public func topmost(where holds: (Screen) -> Bool) -> EntryID? {
    entries.items.lastIndex { holds($0.screen) }.map { entries.ids[$0] }
  }
}
