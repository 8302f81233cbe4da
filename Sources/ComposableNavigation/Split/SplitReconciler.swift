/// How a split gets from the columns that its host shows to those that its state wants.
///
/// It decides one difference; the ``Ledger`` keeps the book, and ``LaneReconciler`` decides when to ask.
package struct SplitReconciler: ContainerReconciler {
  package init() {}

  package func target(of ledger: Ledger) -> Showing { Showing(ledger.wantedElements) }

  package func command(from ledger: Ledger, to target: Showing) -> NavigationCommand? {
    SplitCommand.command(from: ledger.shown.elements, to: target.elements)
      .map(NavigationCommand.split)
  }
}
