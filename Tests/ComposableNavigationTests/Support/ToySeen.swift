import ComposableNavigation
import NavigationTesting

/// The items that a host shows, with the one it has selected and the style.
struct ToySeen: Equatable {
  let items: [String]
  let selected: String?
  let style: PresentationStyle?

  init(_ items: [Int], selected: Int? = nil, style: PresentationStyle? = nil) {
    self.items = items.map { "\($0)" }
    self.selected = selected.map { "\($0)" }
    self.style = style
  }

  @MainActor
  init<Command, Capabilities>(on host: SimulatedContainerHost<String, Command, Capabilities>) {
    items = host.presentables
    selected = host.selectedPresentable
    style = host.style
  }
}
