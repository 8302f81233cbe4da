/// A command to a split host: one step on the way to other columns.
///
/// The screens in the columns are asked for by each column's own ``StackCommand``.
///
/// ```swift
/// SplitCommand.command(from: ["list", "note"], to: ["list"])     // .collapse(hiding: ["note"])
/// SplitCommand.command(from: ["list"], to: ["list", "note"])     // .expand(showing: ["note"])
/// SplitCommand.command(from: ["list"], to: ["list"])             // nil
/// ```
public enum SplitCommand<Element: Hashable & Sendable>: Hashable, Sendable {
  /// Take these columns away; one is left, which shows what lay in all of them.
  ///
  /// None are named to a host that has expanded by itself (``HostReport/expanded``) where the state
  /// wants one column: it takes away the places that it has added.
  case collapse(hiding: [Element])
  /// Put these columns beside those that are there, in this order.
  case expand(showing: [Element])

  /// The one command that leads from some columns to others.
  ///
  /// ## Laws
  /// - applying the commands to the old columns gives the new columns
  ///
  /// - Complexity: O(*n*²).
  ///
  /// - Parameters:
  ///   - old: The columns that are shown.
  ///   - new: Those that are to be.
  /// - Returns: The command, which leads all the way when one list contains the other; nil when the
  ///   same columns are shown.
  public static func command(from old: [Element], to new: [Element]) -> SplitCommand? {
    let gone = old.filter { !new.contains($0) }
    if !gone.isEmpty { return .collapse(hiding: gone) }
    let come = new.filter { !old.contains($0) }
    return come.isEmpty ? nil : .expand(showing: come)
  }

  /// The columns after the command, as a host should show them.
  ///
  /// Columns to take away that are not there are ignored, and a column that is there is not inserted
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
