extension StackNavigation: BackNavigable {
  /// Returns the action that removes the top screen by its id; nil at the root.
  public func backAction(in state: State) -> Action? {
    state.items.count > 1 ? state.topID.map { .remove([$0], cause: .user) } : nil
  }
}
