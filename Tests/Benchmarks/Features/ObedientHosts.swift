import ComposableNavigation

// Hosts that do as they are told, at once, and keep no book of it: what a round trip costs is then
// the handler's.

/// A view that is nothing but an object.
final class View {}

/// Makes such views.
struct Views<Item>: ViewProviding {
  func makePresentable(for item: Item) -> View { View() }
}

final class ObedientStackHost: StackHost {
  typealias Presentable = View

  let capabilities = StackCapabilities.all
  private(set) var shown = Showing.nothing
  var onReport: (@MainActor (HostReport) -> Void)?

  func perform(
    _ command: StackCommand<ElementID>,
    presentables: [ElementID: View],
    animated: Bool,
    acknowledgement: Acknowledgement
  ) {
    switch command {
    case .push(let elements): shown.elements += elements
    case .pop(let elements): shown.elements.removeLast(elements.count)
    case .replace(let old, let new):
      shown.elements.removeLast(old.count)
      shown.elements += new
    }
    acknowledgement.done(showing: shown)
  }
}
