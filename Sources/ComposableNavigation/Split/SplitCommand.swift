/// A command to a split host: one step on the way to other columns.
///
/// Each column's own ``StackCommand`` changes the screens in the column.
///
/// ```swift
/// SplitCommand.command(from: ["list", "note"], to: ["list"])     // .collapse(hiding: ["note"])
/// SplitCommand.command(from: ["list"], to: ["list", "note"])     // .expand(showing: ["note"])
/// SplitCommand.command(from: ["list"], to: ["list"])             // nil
/// ```
public enum SplitCommand<Element: Hashable & Sendable>: Hashable, Sendable {
  /// Hide these columns; the remaining column shows the screens of all.
  ///
  /// The list is empty for a host that has expanded by itself (``HostReport/expanded``) while the
  /// state wants one column: the host then removes the columns that it has added.
  case collapse(hiding: [Element])
  /// Show these columns beside the others, in this order.
  case expand(showing: [Element])

  /// Returns the one command that leads from one list of columns to another.
  ///
  /// ## Laws
  /// - applying the commands to the old columns gives the new columns
  ///
  /// - Complexity: O(*n*²).
  ///
  /// - Parameters:
  ///   - old: The columns that are shown.
  ///   - new: The columns that are to be shown.
  /// - Returns: The command, which is sufficient if one list contains the other; nil if both
  ///   contain the same columns.
  public static func command(from old: [Element], to new: [Element]) -> SplitCommand? {
    let gone = old.filter { !new.contains($0) }
    if !gone.isEmpty { return .collapse(hiding: gone) }
    let come = new.filter { !old.contains($0) }
    return come.isEmpty ? nil : .expand(showing: come)
  }

  /// Returns the columns after the command, as a host should show them.
  ///
  /// Columns to hide that are not shown are ignored, and a column that is shown is not inserted
  /// again.
  ///
  /// - Complexity: O(*n*²).
  public func applied(to columns: [Element]) -> [Element] {
    switch self {
    case .collapse(let gone): columns.filter { !gone.contains($0) }
    case .expand(let come): columns.inserting(come)
    }
  }
}
