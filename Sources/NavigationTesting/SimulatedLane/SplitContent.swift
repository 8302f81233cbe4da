import ComposableNavigation

/// The program's state of a split, one for all of its hosts, and what they read from it, which is
/// asked for more often than it changes.
package struct SplitContent: Hashable, Sendable {
  /// The elements of a split's own host: the columns, in order.
  static var columns: [EntryID] { SplitPlacing.ids }

  private(set) var state: SplitNavigation<Int>.State
  /// The entries that each column's handler is to show, as `SplitNavigationHandler` has it.
  private var shown: [SplitColumn: [EntryID]] = [:]
  /// The numbers that tell two states with as many entries apart.
  private(set) var numbers: [Int] = []
  /// The operations that the program may do.
  private(set) var operations: [Content.Operation] = []

  init(_ state: SplitNavigation<Int>.State) {
    self.state = state
    look()
  }

  /// Returns the entries that a handler is to show; without a column the split's own.
  func shown(in column: SplitColumn?) -> [EntryID] {
    if let column { return shown[column] ?? [] }
    return SplitPlacing.shown(isCollapsed: state.isCollapsed)
  }

  mutating func perform(_ operation: Content.Operation) {
    switch operation {
    case .show(let items): reduce(.showDetail(items))
    case .setCollapsed(let isCollapsed): reduce(.setCollapsed(isCollapsed))
    case .pop: reduce(.primary(.popItem()))
    default: reduce(.primary(.pushItem(state[.primary].items.count)))
    }
  }

  /// Reduces what a handler would send: the split's own that its host has collapsed, a column's what
  /// the user took away there.
  mutating func reduce(_ report: PendingReport, of column: SplitColumn?) {
    if let column {
      reduce(.shown(column, .remove(report.gone, cause: .user)))
    } else {
      reduce(.setCollapsed(true, cause: .user))
    }
  }

  private mutating func reduce(_ action: SplitNavigation<Int>.Action) {
    _ = SplitNavigation().reduce(into: &state, action: action)
    look()
  }

  private mutating func look() {
    let (primary, details) = (state[.primary].items, Array(state[.detail].items.dropFirst()))
    for column in SplitColumn.allCases { shown[column] = state[shown: column].entries.ids }
    numbers = [state.isCollapsed ? 1 : 0, primary.count, details.count] + details
    operations =
      [[1], [2, 3], []].filter { $0 != details }.map(Content.Operation.show)
      + [.push, .setCollapsed(!state.isCollapsed)] + (primary.count > 1 ? [.pop] : [])
  }
}
