/// How a modal gets from what its host shows to what its state wants.
///
/// It decides one difference; the ``Ledger`` keeps the book, and ``LaneReconciler`` decides when to
/// ask, and whether what is wanted may be shown at all: its screen may be covered.
package struct ModalReconciler: ContainerReconciler {
  package var capabilities: ModalCapabilities

  package init(capabilities: ModalCapabilities) { self.capabilities = capabilities }

  package func target(of ledger: Ledger) -> Showing {
    let element = ledger.wantedElements.first
    return Showing(
      element.map { [$0] } ?? [],
      style: element == nil ? nil : ledger.wanted.style
    )
  }

  package func command(from ledger: Ledger, to target: Showing) -> NavigationCommand? {
    if let shown = ledger.shown.elements.first, shown == target.elements.first,
      ledger.shown.style == nil, let style = target.style
    {
      // Nobody knows how it is presented.
      return .modal(capabilities.contains(.restyle) ? .restyle(shown, style) : .dismiss(shown))
    }
    let shown = ledger.shown.elements.first.map { ($0, ledger.shown.style ?? .automatic) }
    let wanted = target.elements.first.map { ($0, target.style ?? .automatic) }
    return ModalCommand.commands(from: shown, to: wanted, capabilities: capabilities).first
      .map(NavigationCommand.modal)
  }
}
