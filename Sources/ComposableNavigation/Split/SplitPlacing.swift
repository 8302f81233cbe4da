/// The placement of a split's columns: the columns to show, the order of their setup, and the order
/// in which they observe changes.
///
/// A value type, so that the searches place columns with the same code as the handler.
package struct SplitPlacing: Hashable, Sendable {
  /// The names of the columns as entries of the split, in order.
  package static let ids = Entries(naming: SplitColumn.allCases).ids

  /// The columns whose handlers have not been set up with the split's current host.
  private var waiting: [SplitColumn] = []

  /// Makes the placement for a split that has no host.
  package init() {}

  /// A step that a column's handler performs when a view shows the column.
  package enum Act: Hashable, Sendable {
    /// The handler moves to the new placement.
    case move
    /// The handler is set up with the host of its column.
    case setUp
  }

  /// Notes that the split has a host, so each column has a new host too.
  package mutating func begin() { waiting = SplitColumn.allCases }

  /// Returns a Boolean value that indicates whether a column is set up when it is shown next.
  package func isWaiting(_ column: SplitColumn) -> Bool { waiting.contains(column) }

  /// Places a column in a view.
  ///
  /// - Returns: The steps of the column's handler, in order: it is set up when the column is first
  ///   shown, because its placement is known then.
  package mutating func put(_ column: SplitColumn) -> [Act] {
    guard let index = waiting.firstIndex(of: column) else { return [.move] }
    waiting.remove(at: index)
    return [.move, .setUp]
  }

  /// Returns the columns that a split shows.
  package static func shown(isCollapsed: Bool) -> [EntryID] {
    isCollapsed ? Array(ids.prefix(1)) : ids
  }

  /// Returns the column of an entry of the split; nil if the entry is not a column.
  package static func column(of entry: EntryID) -> SplitColumn? {
    zip(ids, SplitColumn.allCases).first { $0.0 == entry }?.1
  }

  /// Returns the columns that observe a change, in order; nil stands for the split itself.
  ///
  /// A screen that moves is removed from one column before another shows it.
  package static func listeners(isCollapsed: Bool) -> [SplitColumn?] {
    var listeners: [SplitColumn?] = SplitColumn.allCases
    if isCollapsed { listeners.insert(nil, at: 0) }
    listeners.append(nil)
    return listeners
  }
}
