extension TabNavigation: BackNavigable {
  /// Returns the action that selects the tab that was active before; nil without a history.
  public func backAction(in state: State) -> Action? {
    state.history.isEmpty ? nil : .selectPrevious(cause: .user)
  }
}
