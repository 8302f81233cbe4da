extension ModalNavigation.State where Item: DialogState {
  /// The drawing of the presented dialog, with its buttons; an empty list if nothing is presented.
  public var tree: [NavigationTree] { tree { $0.item.tree } }
}
