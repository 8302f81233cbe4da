/// The plan by which the handler of a split puts its columns: those that there are, the order in
/// which they are set up, and the one that hears of a change first.
///
/// A value, so that the searches put columns by the code by which the handler does.
package struct SplitPlacing: Hashable, Sendable {
  /// The names of the columns as entries of the split, in order.
  package static let ids = Entries(naming: SplitColumn.allCases).ids

  /// The columns whose handlers have not been given the hosts that the split has now.
  private var waiting: [SplitColumn] = []

  /// Makes the placing of a split that has no host.
  package init() {}

  /// Something that is done with the handler of a column when a view shows the column.
  package enum Act: Hashable, Sendable {
    /// It lies there from now on.
    case move
    /// It is set up with the host of its column.
    case setUp
  }

  /// Notes that the split has a host, which has hosts of its own for the columns.
  package mutating func begin() { waiting = SplitColumn.allCases }

  /// Tells whether a column is to be set up when it is shown next.
  package func isWaiting(_ column: SplitColumn) -> Bool { waiting.contains(column) }

  /// Puts a column into a view.
  ///
  /// - Returns: The acts on its handler, in order: a column is set up when it is shown first,
  ///   because it knows where it lies then.
  package mutating func put(_ column: SplitColumn) -> [Act] {
    guard let index = waiting.firstIndex(of: column) else { return [.move] }
    waiting.remove(at: index)
    return [.move, .setUp]
  }

  /// The columns that a split is to show.
  package static func shown(isCollapsed: Bool) -> [EntryID] {
    isCollapsed ? Array(ids.prefix(1)) : ids
  }

  /// The column of an entry of the split; nil when it is none.
  package static func column(of entry: EntryID) -> SplitColumn? {
    zip(ids, SplitColumn.allCases).first { $0.0 == entry }?.1
  }

  /// Returns the columns that hear of a change, in order; nil stands for the split itself.
  ///
  /// A screen that moves is taken away before it is shown elsewhere.
  package static func listeners(isCollapsed: Bool) -> [SplitColumn?] {
    var listeners: [SplitColumn?] = SplitColumn.allCases
    if isCollapsed { listeners.insert(nil, at: 0) }
    listeners.append(nil)
    return listeners
  }
}
