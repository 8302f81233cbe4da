extension ModalNavigation: BackNavigable {
  /// Dismisses the presented item, by its identity.
  public func backAction(in state: State) -> Action? {
    state.presentedID.map { .dismiss(id: $0, cause: .user) }
  }
}
