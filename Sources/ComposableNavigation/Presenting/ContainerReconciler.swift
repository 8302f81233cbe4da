/// The part of a lane that is particular to a shape: what its state wants, and the one command that
/// leads towards it.
package protocol ContainerReconciler: Hashable, Sendable {
  /// The elements, selection and style that the state wants of the host.
  func target(of ledger: Ledger) -> Showing

  /// The one difference between what is shown and a target, as one command; nil for none.
  func command(from ledger: Ledger, to target: Showing) -> NavigationCommand?
}

/// A reconciler of any shape, for a lane of all kinds.
package enum ShapeReconciler: ContainerReconciler {
  case stack(StackReconciler)
  case modal(ModalReconciler)
  case tab(TabReconciler)
  case split(SplitReconciler)

  package func target(of ledger: Ledger) -> Showing {
    switch self {
    case .stack(let reconciler): reconciler.target(of: ledger)
    case .modal(let reconciler): reconciler.target(of: ledger)
    case .tab(let reconciler): reconciler.target(of: ledger)
    case .split(let reconciler): reconciler.target(of: ledger)
    }
  }

  package func command(from ledger: Ledger, to target: Showing) -> NavigationCommand? {
    switch self {
    case .stack(let reconciler): reconciler.command(from: ledger, to: target)
    case .modal(let reconciler): reconciler.command(from: ledger, to: target)
    case .tab(let reconciler): reconciler.command(from: ledger, to: target)
    case .split(let reconciler): reconciler.command(from: ledger, to: target)
    }
  }

  package var isModal: Bool { if case .modal = self { true } else { false } }

  /// Tells whether what is shown goes with all that is presented over it.
  package var dismissesAbove: Bool {
    guard case .modal(let reconciler) = self else { return false }
    return reconciler.capabilities.contains(.dismissAbove)
  }
}
