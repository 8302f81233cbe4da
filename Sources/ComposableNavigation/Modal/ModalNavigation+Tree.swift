extension ModalNavigation.State {
  /// What is presented, for ``NavigationTree/presenting(_:)``: one picture, or none.
  public func tree(_ draw: (Entry<Item>) -> NavigationTree) -> [NavigationTree] {
    guard let entry = entries.first, let style else { return [] }
    return [.modal(style, draw(entry))]
  }

  /// What is presented, its item as the title of a screen: one picture, or none.
  public var tree: [NavigationTree] { tree { .screen("\($0.item)") } }
}
