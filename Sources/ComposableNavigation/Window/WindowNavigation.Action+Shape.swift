extension WindowNavigation.Action: ShapeAction {
  package static var shapeName: String { "WindowNavigation<\(Item.self)>" }

  package func wouldChange(_ state: Any) -> Bool? {
    WindowNavigation<Item>().wouldChange(state, by: self)
  }
}
