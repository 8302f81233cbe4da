/// The rules by which a split gets from the columns that its host shows to those that its state
/// wants.
///
/// It decides one difference; the lane decides when to ask. What lies in the columns is shown by the
/// rules of stacks.
public struct SplitRules: HostRules {
  /// The name in traces: `split`.
  public static var name: String { "split" }

  /// Tells that the columns share the split's entries, each of which one column shows: true.
  public static var sharesEntries: Bool { true }

  /// Makes the rules; there is nothing that a host could do in fewer steps.
  public init(capabilities: Void) {}

  /// Returns the columns to take away or to put there; nil for none.
  ///
  /// - Complexity: O(*n*²) in the number of columns.
  public func command(from shown: Showing, to target: Showing) -> SplitCommand<ElementID>? {
    SplitCommand.command(from: shown.elements, to: target.elements)
  }

  /// Tells whether a column is shown.
  public func isInFront(_ element: ElementID, in showing: Showing) -> Bool {
    showing.elements.contains(element)
  }
}
