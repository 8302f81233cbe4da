package import ComposableNavigation

/// A modal host that can be slow, refuse, forget, and go off screen at any moment.
package final class NastyModalHost: NastyHost, ModalHost {
  package let capabilities: ModalCapabilities
  private var presented: (id: ElementID, view: NastyView, style: PresentationStyle)?

  package init(
    _ name: String,
    log: NastyLog,
    isRoot: Bool,
    isToldAttached: Bool = false,
    capabilities: ModalCapabilities = [.restyle]
  ) {
    self.capabilities = capabilities
    super.init(name, log: log, isRoot: isRoot, isToldAttached: isToldAttached)
  }

  package override var shown: Showing {
    Showing(presented.map { [$0.id] } ?? [], style: presented?.style)
  }
  package override var views: [NastyView] { presented.map { [$0.view] } ?? [] }
  package var style: PresentationStyle? { presented?.style }
  override func removeAll() { presented = nil }

  package func perform(
    _ command: ModalCommand<ElementID>,
    presentables: [ElementID: NastyView],
    animated: Bool,
    acknowledgement: Acknowledgement
  ) {
    var reason: HostRefusal?
    if case .present(let id, _) = command, let presented, presented.id != id {
      if !hasEverForgotten { log.note("\(name) is to present \(id) over \(presented.id)") }
      reason = "something else is presented"
    }
    carryOut("\(command)", acknowledgement, refusing: reason) { [weak self, gone] in
      self?.apply(command, presentables, goneThen: gone)
    }
  }

  private func apply(
    _ command: ModalCommand<ElementID>,
    _ presentables: [ElementID: NastyView],
    goneThen: Set<ElementID>
  ) {
    switch command {
    case .present(let id, let style):
      guard let view = self.view(of: id, before: nil, among: presentables, goneThen: goneThen)
      else { return }
      presented = (id, view, style)
    case .dismiss(let id):
      if presented?.id == id { presented = nil }
    case .restyle(let id, let style):
      if !capabilities.contains(.restyle) { log.note("\(name) is to restyle and cannot") }
      if presented?.id == id { presented?.style = style }
    }
  }

  /// Swipes down what is presented, as a person does.
  ///
  /// - Returns: What was taken away.
  package func swipeDown() -> [String] {
    guard !isAway, let taken = presented else { return [] }
    presented = nil
    reportRemoved([taken.id])
    return [taken.view.title]
  }
}
