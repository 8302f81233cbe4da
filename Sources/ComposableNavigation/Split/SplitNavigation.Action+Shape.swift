extension SplitNavigation.Action: ShapeAction {
  package static var shapeName: String { "SplitNavigation<\(Item.self)>" }

  package func wouldChange(_ state: Any) -> Bool? {
    SplitNavigation<Item>().wouldChange(state, by: self)
  }
}
