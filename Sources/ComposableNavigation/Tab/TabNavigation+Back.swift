extension TabNavigation: BackNavigable {
  /// Selects the tab that was active before.
  public func backAction(in state: State) -> Action? {
    state.history.isEmpty ? nil : .selectPrevious(cause: .user)
  }
}
