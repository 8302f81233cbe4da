/// How a stack gets from what its host shows to what its state wants.
///
/// It decides one difference; the ``Ledger`` keeps the book, and ``LaneReconciler`` decides when to ask.
struct StackReconciler: ContainerReconciler {
  var capabilities: StackCapabilities

  func target(of ledger: Ledger) -> Target { Target(elements: ledger.wantedElements) }

  func command(from ledger: Ledger, to target: Target) -> NavigationCommand? {
    StackCommand.command(
      from: ledger.shown.elements,
      to: target.elements,
      capabilities: capabilities
    ).map(NavigationCommand.stack)
  }
}
