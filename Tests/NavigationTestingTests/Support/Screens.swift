import ComposableNavigation

/// Views that are their items' names.
struct Screens: ViewProviding {
  func makePresentable(for item: String) -> String { item.uppercased() }
}
