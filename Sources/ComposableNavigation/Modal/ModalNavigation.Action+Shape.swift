extension ModalNavigation.Action: ShapeAction {
  package static var shapeName: String { "ModalNavigation<\(Item.self)>" }

  package func wouldChange(_ state: Any) -> Bool? {
    ModalNavigation<Item>().wouldChange(state, by: self)
  }
}
