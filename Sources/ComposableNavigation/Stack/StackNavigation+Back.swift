extension StackNavigation: BackNavigable {
  /// Goes back one screen, but not from the root; names the screen that it leaves.
  public func backAction(in state: State) -> Action? {
    state.items.count > 1 ? state.topID.map { .remove([$0], cause: .user) } : nil
  }
}
