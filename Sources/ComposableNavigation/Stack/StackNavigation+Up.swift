extension StackNavigation {
  /// Returns the action that goes up: to the parent of the top screen that the app declares.
  ///
  /// Back goes to the screen from which the user came, up to the screen that the top one belongs to,
  /// even if a link or another screen led there. The parents are those that a `LinkMap` places below
  /// the target of a link: write them once, and pass them to both.
  ///
  /// ```swift
  /// let stack = StackNavigation<String>()
  /// let state = StackNavigation<String>.State(items: ["shop", "search", "order"])
  /// let up = stack.upAction(in: state) { $0 == "order" ? ["account"] : [] }
  /// if let up { store.send(up) }                       // ["shop", "account"]; back: ["shop", "search"]
  /// ```
  ///
  /// A parent that is open below the top screen is gone back to; otherwise the parents replace all
  /// screens above the root.
  ///
  /// ## Laws
  /// - up leads to the declared parent, or to the root without one
  ///
  /// - Parameters:
  ///   - state: The stack.
  ///   - parents: Returns the screens between the root and a screen, the lowest first; none if its
  ///     parent is the root.
  /// - Returns: nil if the root is on top.
  /// - Complexity: O(*n*).
  public func upAction(in state: State, parents: (Item) -> [Item]) -> Action? {
    let items = state.items
    guard items.count > 1, let root = items.first, let top = items.last else { return nil }
    let above = parents(top)
    guard let parent = above.last else { return .popToRoot() }
    guard let open = items.dropLast().lastIndex(of: parent) else {
      return .setItems([root] + above)
    }
    return .pop(to: .entry(state.entries.ids[open]))
  }
}
