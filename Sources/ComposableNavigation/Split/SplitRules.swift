/// The rules that find the command from the columns that a host shows to the desired ones.
///
/// The rules compare two lists of columns; the lane decides when to send the command. The rules of
/// stacks apply to the screens in the columns.
///
/// ```swift
/// let (list, note) = (ElementID(1), ElementID(2))
/// SplitRules(capabilities: ()).command(from: Showing([list, note]), to: Showing([list]))
/// // .collapse(hiding: [note])
/// ```
public struct SplitRules: HostRules {
  /// The reports of split hosts.
  public typealias Report = SplitReport

  /// The name in traces: `split`.
  public static var name: String { "split" }

  /// A Boolean value that indicates whether the columns share the split's entries: always true.
  public static var sharesEntries: Bool { true }

  /// Makes the rules, which are the same for every split host.
  public init(capabilities: Void) {}

  /// Returns the columns to hide or to show; nil if nothing differs.
  ///
  /// If the state wants one column and the host has expanded by itself, the command hides no
  /// column: the host then shows one column again, or refuses with a reason.
  ///
  /// - Complexity: O(*n*²) in the number of columns.
  public func command(from shown: Showing, to target: Showing) -> SplitCommand<ElementID>? {
    if let command = SplitCommand.command(from: shown.elements, to: target.elements) {
      return command
    }
    // The host shows more than the one column that the state wants.
    let isTooWide = shown.hasExpanded && !target.hasExpanded && target.elements.count == 1
    return isTooWide ? .collapse(hiding: []) : nil
  }

  /// Returns the report of a split that has expanded while it was off screen.
  public func lateReport(on showing: Showing) -> SplitReport? {
    showing.hasExpanded ? .expanded : nil
  }

  /// Returns a Boolean value that indicates whether a column is shown.
  ///
  /// - Complexity: O(*n*) in the number of columns.
  public func isInFront(_ element: ElementID, in showing: Showing) -> Bool {
    showing.elements.contains(element)
  }
}
