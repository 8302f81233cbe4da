extension StackNavigation.State {
  /// Tells whether nothing lies above the root; an empty stack is at its root too.
  ///
  /// Reach for it where something is to be seen on the root alone: observe it as you would any part
  /// of a state. SUINavigation has `navigationStorage(isRoot:)` for it, which is silent until the
  /// first change.
  public var isRoot: Bool { entries.count <= 1 }

  /// The topmost screen of one case, for `.pop(to: .entry(id))`: going back to a type of screen.
  ///
  /// ```swift
  /// if let id = state.stack.topmost(/Screen.person) { return .send(.stack(.pop(to: .entry(id)))) }
  /// ```
  ///
  /// With `.pop(to:)` it does what SUINavigation's `popTo(View.Type)` does.
  ///
  /// - Complexity: O(*n*).
  ///
  /// - Returns: nil when there is none.
  public func topmost<Value>(_ path: CasePath<Item, Value>) -> EntryID? {
    topmost { path.extract($0) != nil }
  }

  /// The topmost screen with a name of the developer's: going back to an id.
  ///
  /// A name may be used twice; then the upper one is meant. With `.pop(to:)` it does what
  /// SUINavigation's `popTo(id)` does.
  ///
  /// - Complexity: O(*n*).
  ///
  /// - Returns: nil when there is none.
  public func topmost<Name: Equatable>(_ name: Name, by path: KeyPath<Item, Name>) -> EntryID? {
    topmost { $0[keyPath: path] == name }
  }

  /// Returns the topmost screen whose item meets a condition.
  ///
  /// - Complexity: O(*n*).
  ///
  /// - Returns: nil when there is none.
  public func topmost(where holds: (Item) -> Bool) -> EntryID? {
    items.lastIndex(where: holds).map { entries.ids[$0] }
  }
}
