public import ComposableNavigation

extension ScreenNavigation.State {
  /// Returns a Boolean value that indicates whether a screen is open.
  ///
  /// - Complexity: O(*n*) for a name.
  public func isOpen(_ target: ScreenTarget) -> Bool { entries.position(of: target) != nil }

  /// Returns the topmost screen with a value, to go back to it instead of showing another one.
  ///
  /// ```swift
  /// if let id = state.topmost(.person(7)) { return .send(.screens(.dismissScreens(upTo: .entry(id)))) }
  /// ```
  ///
  /// - Returns: The id; nil if no screen has the value.
  /// - Complexity: O(*n*).
  public func topmost(_ screen: Screen) -> EntryID? { topmost { $0 == screen } }

  /// Returns the topmost screen of a case, to go back to a type of screen.
  ///
  /// - Returns: The id; nil if there is none.
  /// - Complexity: O(*n*).
  public func topmost<Value>(_ path: CasePath<Screen, Value>) -> EntryID? {
    topmost { path.extract($0) != nil }
  }

  /// Returns the topmost screen that satisfies a condition.
  ///
  /// - Returns: The id; nil if there is none.
  /// - Complexity: O(*n*).
  public func topmost(where holds: (Screen) -> Bool) -> EntryID? {
    entries.items.lastIndex { holds($0.screen) }.map { entries.ids[$0] }
  }
}
