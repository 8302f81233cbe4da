import ComposableNavigation
import NavigationTesting

extension Blueprint {
  /// Makes a split that begins with a number of supplementary entries; each may contain containers.
  package static func split(
    supplementary count: Int = 0,
    whenHidden: HiddenColumns = .keepTheRest,
    entry: [Blueprint] = []
  ) -> Blueprint {
    Blueprint(
      ShapeRules(SplitRules(capabilities: ())),
      .removes(),
      content: SplitContent(
        .init(primary: [0], supplementary: Array(10..<10 + count), detail: [20])
      ),
      nested: entry,
      whenHidden: whenHidden
    ) { element, showing in
      showing.elements.contains(element)
    }
  }
}

/// The program's state of a split, shared by its hosts, and values derived from it, which are read
/// more often than they change.
final class SplitContent: Content {
  /// The elements of a split's own host: the columns, in order.
  static var columns: [EntryID] { SplitPlacing.ids }

  private let state: SplitNavigation<Int>.State
  /// The entries that each column's handler should show, as in `SplitNavigationHandler`.
  private let shown: [SplitColumn: [EntryID]]
  let numbers: [Int]
  let operations: [ProgramOperation]

  init(_ state: SplitNavigation<Int>.State) {
    self.state = state
    let (primary, details) = (state[.primary].items, Array(state[.detail].items.dropFirst()))
    var shown: [SplitColumn: [EntryID]] = [:]
    for column in SplitColumn.allCases { shown[column] = state[shown: column].entries.ids }
    self.shown = shown
    numbers = [state.isCollapsed ? 1 : 0, primary.count, details.count] + details
    operations =
      [[1], [2, 3], []].filter { $0 != details }.map(ProgramOperation.show)
      + [.push, .setCollapsed(!state.isCollapsed)] + (primary.count > 1 ? [.pop] : [])
  }

  var entries: [EntryID] { state.entries.ids }

  var allItems: [Int] { state.entries.items }

  var shownItems: [Int] { allItems }

  var selectedItem: Int? { nil }

  var counter: Int { Int(truncatingIfNeeded: state.entries.nextNumber) }

  var waiting: [Int] { [] }

  var frontEntry: EntryID? { nil }

  var insertion: ProgramOperation? { .push }

  var lateActions: [LateAction.Kind] { [] }

  func desiredContent(in column: SplitColumn?) -> DesiredContent {
    guard let column else {
      return DesiredContent(entries: SplitPlacing.shown(isCollapsed: state.isCollapsed))
    }
    return DesiredContent(entries: shown[column] ?? [])
  }

  func item(of entry: EntryID) -> Int? { state.entries[id: entry] }

  func after(_ operation: ProgramOperation, serial: Int) -> any Content {
    switch operation {
    case .show(let items): reduced(.showDetail(items))
    case .setCollapsed(let isCollapsed): reduced(.setCollapsed(isCollapsed))
    case .pop: reduced(.primary(.popItem()))
    default: reduced(.primary(.pushItem(state[.primary].items.count)))
    }
  }

  func after(_ kind: LateAction.Kind, for id: EntryID, serial: Int) -> any Content { self }

  /// Reduces a report.
  ///
  /// A split reports that its host has collapsed or expanded; a column reports that the user has
  /// removed entries.
  func after(_ report: ModelReport, _ mistake: Mistake?, of host: SimulatedHost) -> any Content {
    if let column = host.column {
      reduced(.shown(column, .remove(report.gone, cause: .user)))
    } else {
      reduced(.setCollapsed(report.report.own == nil, cause: .user))
    }
  }

  private func reduced(_ action: SplitNavigation<Int>.Action) -> any Content {
    var after = state
    _ = SplitNavigation().reduce(into: &after, action: action)
    return SplitContent(after)
  }

  func readAgain(serial: inout Int) -> any Content {
    guard var read = state.archivedAndRead else { return self }
    for id in read.entries.ids where id.isCounted {
      read[id: id] = serial
      serial += 1
    }
    return SplitContent(read)
  }

  func isSame(as other: any Content) -> Bool { (other as? SplitContent)?.state == state }
}
