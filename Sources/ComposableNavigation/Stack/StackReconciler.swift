/// How a stack gets from what its host shows to what its state wants.
///
/// It decides one difference; the ``Ledger`` keeps the book, and ``LaneReconciler`` decides when to ask.
package struct StackReconciler: ContainerReconciler {
  package var capabilities: StackCapabilities

  package init(capabilities: StackCapabilities) { self.capabilities = capabilities }

  package func target(of ledger: Ledger) -> Showing { Showing(ledger.wantedElements) }

  package func command(from ledger: Ledger, to target: Showing) -> NavigationCommand? {
    StackCommand.command(
      from: ledger.shown.elements,
      to: target.elements,
      capabilities: capabilities
    ).map(NavigationCommand.stack)
  }
}
