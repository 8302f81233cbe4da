extension StackNavigation.State {
  /// Whether nothing lies above the root; an empty stack is there too.
  ///
  /// For what is to be seen on the root alone: observe it as any part of a state. U calls it
  /// `navigationStorage(isRoot:)`, which says nothing before the first change.
  public var isRoot: Bool { entries.count <= 1 }

  /// The topmost screen of one case, for `.pop(to: .entry(id))`: going back to a type of screen.
  ///
  /// ```swift
  /// if let id = state.stack.topmost(/Screen.person) { return .send(.stack(.pop(to: .entry(id)))) }
  /// ```
  ///
  /// U calls it `popTo(View.Type)`. O(*n*).
  ///
  /// - Returns: nil when there is none.
  public func topmost<Value>(_ path: CasePath<Item, Value>) -> EntryID? {
    topmost { path.extract($0) != nil }
  }

  /// The topmost screen with a name of the developer's: going back to an id.
  ///
  /// A name may be used twice; then the upper one is meant. U calls it `popTo(id)`. O(*n*).
  ///
  /// - Returns: nil when there is none.
  public func topmost<Name: Equatable>(_ name: Name, by path: KeyPath<Item, Name>) -> EntryID? {
    topmost { $0[keyPath: path] == name }
  }

  /// The topmost screen of which something holds.
  ///
  /// O(*n*).
  ///
  /// - Returns: nil when there is none.
  public func topmost(where holds: (Item) -> Bool) -> EntryID? {
    items.lastIndex(where: holds).map { entries.ids[$0] }
  }
}
