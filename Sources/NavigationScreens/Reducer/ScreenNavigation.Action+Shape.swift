import ComposableNavigation

extension ScreenNavigation.Action: ShapeAction {
  package static var shapeName: String { "ScreenNavigation<\(Screen.self)>" }

  package func wouldChange(_ state: Any) -> Bool? {
    ScreenNavigation<Screen>().wouldChange(state, by: self)
  }
}
