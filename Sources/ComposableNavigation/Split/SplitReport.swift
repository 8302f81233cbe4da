/// A report that only split hosts make.
///
/// ```swift
/// onReport?(.expanded)
/// ```
public enum SplitReport: ShapeReport {
  /// The split has expanded by itself.
  case expanded

  /// The report in words: `expanded`.
  public var words: String { "expanded" }

  /// None: the report is about the split as a whole.
  public var elements: [ElementID] { [] }

  /// Returns the content with room for columns, unless there are several: until the reducer has
  /// handled the report, the split does not collapse.
  public func applied(to showing: Showing) -> Showing {
    Showing(showing.elements, hasExpanded: showing.elements.count == 1)
  }
}

extension HostReport {
  /// A split has expanded by itself, for example because the device was turned: it shows places for
  /// columns that no command asked for.
  ///
  /// The host also sets ``Showing/hasExpanded``, until it has carried out a command. The reducer
  /// receives a request for columns, and the command that adds them follows. If the reducer keeps
  /// one column, the next command is a `collapse(hiding:)` of no elements, which the host carries
  /// out or refuses. From a host of another shape, the report is an issue.
  public static var expanded: HostReport { .own(SplitReport.expanded) }
}
