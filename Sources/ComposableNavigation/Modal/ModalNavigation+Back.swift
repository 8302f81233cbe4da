extension ModalNavigation: BackNavigable {
  /// Dismisses what is presented, by name.
  public func backAction(in state: State) -> Action? {
    state.presentedID.map { .dismiss(id: $0, cause: .user) }
  }
}
