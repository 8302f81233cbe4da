extension ModalNavigation: BackNavigable {
  /// Returns the action that dismisses the presented item, by its id; nil if nothing is presented.
  ///
  /// The user leaves an alert or a confirmation dialog by its cancel button: nil if that button is
  /// disabled, and for an alert without one. The action of the button is not included, because the
  /// modal does not know it: a host's back taps the button.
  public func backAction(in state: State) -> Action? {
    guard let id = state.presentedID, state.dialog?.canGoBack != false else { return nil }
    return .dismiss(id: id, cause: .user)
  }
}

extension ModalNavigation.State {
  /// The presented dialog: the item, or the value of its case; nil for another item.
  fileprivate var dialog: (any DialogState)? {
    guard let item else { return nil }
    if let dialog = item as? any DialogState { return dialog }
    guard style == .alert || style == .confirmationDialog else { return nil }
    return Mirror(reflecting: item).children.first?.value as? any DialogState
  }
}

extension DialogState {
  fileprivate var canGoBack: Bool {
    cancelButtonID.map { button($0)?.isDisabled == false } ?? Self.isDismissedByBack
  }
}
