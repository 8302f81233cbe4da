extension ModalNavigation: BackNavigable {
  /// Returns the action that dismisses the presented item, by its id; nil if nothing is presented.
  public func backAction(in state: State) -> Action? {
    state.presentedID.map { .dismiss(id: $0, cause: .user) }
  }
}
