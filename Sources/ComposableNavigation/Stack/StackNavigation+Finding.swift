extension StackNavigation.State {
  /// A Boolean value that indicates whether the stack shows its root; an empty stack does too.
  ///
  /// Use it for a view that is visible on the root only, and observe it like any part of a state.
  /// SUINavigation's `navigationStorage(isRoot:)` does the same but is silent until the first
  /// change.
  public var isRoot: Bool { entries.count <= 1 }

  /// Returns the topmost screen of one case, for `.pop(to: .entry(id))`: going back to a type of
  /// screen.
  ///
  /// ```swift
  /// if let id = state.stack.topmost(/Screen.person) { return .send(.stack(.pop(to: .entry(id)))) }
  /// ```
  ///
  /// Together with `.pop(to:)` it corresponds to SUINavigation's `popTo(View.Type)`.
  ///
  /// - Complexity: O(*n*).
  ///
  /// - Returns: nil if there is none.
  public func topmost<Value>(_ path: CasePath<Item, Value>) -> EntryID? {
    topmost { path.extract($0) != nil }
  }

  /// Returns the topmost screen whose item has a given name: going back to an id.
  ///
  /// If two screens have the name, the upper one is returned. Together with `.pop(to:)` it
  /// corresponds to SUINavigation's `popTo(id)`.
  ///
  /// - Complexity: O(*n*).
  ///
  /// - Returns: nil if there is none.
  public func topmost<Name: Equatable>(_ name: Name, by path: KeyPath<Item, Name>) -> EntryID? {
    topmost { $0[keyPath: path] == name }
  }

  /// Returns the topmost screen whose item meets a condition.
  ///
  /// - Complexity: O(*n*).
  ///
  /// - Returns: nil if there is none.
  public func topmost(where holds: (Item) -> Bool) -> EntryID? {
    items.lastIndex(where: holds).map { entries.ids[$0] }
  }
}
