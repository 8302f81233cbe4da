/// How tabs get from what their host shows to what their state wants.
///
/// It decides one difference; the ``Ledger`` keeps the book, and ``LaneReconciler`` decides when to ask.
package struct TabReconciler: ContainerReconciler {
  package var capabilities: TabCapabilities

  package init(capabilities: TabCapabilities) { self.capabilities = capabilities }

  package func target(of ledger: Ledger) -> Showing {
    Showing(ledger.wantedElements, selected: ledger.wantedSelection)
  }

  package func command(from ledger: Ledger, to target: Showing) -> NavigationCommand? {
    TabCommand.command(
      from: ledger.shown.elements,
      to: target.elements,
      selected: ledger.shown.selected,
      select: target.selected,
      capabilities: capabilities
    ).map(NavigationCommand.tab)
  }
}
