extension StackNavigation.Action: ShapeAction {
  package static var shapeName: String { "StackNavigation<\(Item.self)>" }

  package func wouldChange(_ state: Any) -> Bool? {
    StackNavigation<Item>().wouldChange(state, by: self)
  }
}
