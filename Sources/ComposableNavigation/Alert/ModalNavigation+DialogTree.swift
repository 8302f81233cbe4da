extension ModalNavigation.State where Item: DialogState {
  /// What is presented, with its buttons: one picture, or none.
  public var tree: [NavigationTree] { tree { $0.item.tree } }
}
