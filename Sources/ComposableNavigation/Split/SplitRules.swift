/// The rules by which a split gets from the columns that its host shows to those that its state
/// wants.
///
/// It decides one difference; the lane decides when to ask. What lies in the columns is shown by the
/// rules of stacks.
///
/// ```swift
/// let (list, note) = (ElementID(1), ElementID(2))
/// SplitRules(capabilities: ()).command(from: Showing([list, note]), to: Showing([list]))
/// // .collapse(hiding: [note])
/// ```
public struct SplitRules: HostRules {
  /// The name in traces: `split`.
  public static var name: String { "split" }

  /// Tells that the columns share the split's entries, each of which one column shows: true.
  public static var sharesEntries: Bool { true }

  /// Makes the rules; there is nothing that a host could do in fewer steps.
  public init(capabilities: Void) {}

  /// Returns the columns to take away or to put there; nil for none.
  ///
  /// A split that has expanded by itself is asked to hide no column, where one is wanted: so it shows
  /// one column again, or says why not.
  ///
  /// - Complexity: O(*n*²) in the number of columns.
  public func command(from shown: Showing, to target: Showing) -> SplitCommand<ElementID>? {
    if let command = SplitCommand.command(from: shown.elements, to: target.elements) {
      return command
    }
    // The state wants one column all the same.
    let isTooWide = shown.hasExpanded && !target.hasExpanded && target.elements.count == 1
    return isTooWide ? .collapse(hiding: []) : nil
  }

  /// Tells whether a column is shown.
  ///
  /// - Complexity: O(*n*) in the number of columns.
  public func isInFront(_ element: ElementID, in showing: Showing) -> Bool {
    showing.elements.contains(element)
  }
}
