extension TabNavigation.Action: ShapeAction {
  package static var shapeName: String { "TabNavigation<\(Item.self)>" }

  package func wouldChange(_ state: Any) -> Bool? {
    TabNavigation<Item>().wouldChange(state, by: self)
  }
}
