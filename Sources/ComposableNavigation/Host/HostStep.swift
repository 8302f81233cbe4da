/// The kind of a command's step, in the order in which a lane performs steps.
///
/// Of several possible commands, the lane performs the one with the lowest step first. This order
/// needs the fewest visible steps, and obstacles are removed first.
///
/// ```swift
/// StackCommand.push([ElementID(2)]).step             // .change
/// ModalCommand.dismiss(ElementID(1)).step            // .dismissal, which goes before
/// ```
public enum HostStep: Hashable, Sendable, Comparable {
  /// Removes content that covers everything else.
  case dismissal
  /// Changes a host's content; most commands do.
  case change
  /// Adds a place that views move to, after they have left their old places.
  case expansion
  /// Presents content that covers everything else.
  case presentation
}
