extension TabNavigation: BackNavigable {
  /// Returns the action that selects the latest tab in the history; nil without a history.
  ///
  /// The state's ``State/backBehavior`` defines the history.
  public func backAction(in state: State) -> Action? {
    state.history.isEmpty ? nil : .selectPrevious(cause: .user)
  }
}
