/// The kind of step that a command is, in the order in which a lane asks for them.
///
/// Of several commands that may go, the one with the lowest step goes first: so there are the
/// fewest visible steps, and what is in the way has gone before.
///
/// ```swift
/// StackCommand.push([ElementID(2)]).step             // .change
/// ModalCommand.dismiss(ElementID(1)).step            // .dismissal, which goes before
/// ```
public enum HostStep: Hashable, Sendable, Comparable {
  /// Takes away what lies over everything.
  case dismissal
  /// Changes what a host shows; most commands do.
  case change
  /// Brings back a place that views move to: they leave the place where they are before.
  case expansion
  /// Puts something over everything.
  case presentation
}
