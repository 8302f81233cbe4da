import ComposableNavigation

// Hosts that carry out commands at once and keep no records, so that a round trip measures the
// handler.

/// A view that is an empty object.
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

final class ObedientTabHost: TabHost {
  typealias Presentable = View

  let capabilities = TabCapabilities.all
  private(set) var shown = Showing.nothing
  var onReport: (@MainActor (HostReport) -> Void)?

  func perform(
    _ command: TabCommand<ElementID>,
    presentables: [ElementID: View],
    animated: Bool,
    acknowledgement: Acknowledgement
  ) {
    shown.elements = command.applied(to: shown.elements)
    shown.selected = command.select ?? shown.selected
    acknowledgement.done(showing: shown)
  }
}

final class ObedientModalHost: ModalHost {
  typealias Presentable = View

  let capabilities = ModalCapabilities.all
  private(set) var shown = Showing.nothing
  var onReport: (@MainActor (HostReport) -> Void)?

  func perform(
    _ command: ModalCommand<ElementID>,
    presentables: [ElementID: View],
    animated: Bool,
    acknowledgement: Acknowledgement
  ) {
    switch command {
    case .present(let element, _), .restyle(let element, _): shown = Showing([element])
    case .dismiss: shown = .nothing
    }
    acknowledgement.done(showing: shown)
  }
}
