extension ModalNavigation.State where Item: DialogState {
  /// The picture of the presented dialog, with its buttons; an empty list when nothing is
  /// presented.
  public var tree: [NavigationTree] { tree { $0.item.tree } }
}
