extension ModalNavigation.State {
  /// Returns the drawing of the presented entry, for ``NavigationTree/presenting(_:)``; an empty
  /// list if nothing is presented.
  public func tree(_ draw: (Entry<Item>) -> NavigationTree) -> [NavigationTree] {
    guard let entry = entries.first, let style else { return [] }
    return [.modal(style, draw(entry))]
  }

  /// The drawing of the presented entry, a screen with its item as the title; an empty list if
  /// nothing is presented.
  public var tree: [NavigationTree] { tree { .screen("\($0.item)") } }
}
