package import ComposableNavigation

/// A split host that, like each of its columns, can be slow, refuse and leave the screen at any
/// moment.
package final class NastySplitHost: NastyHost, SplitHost {
  package typealias Content = NastyView

  package var onRoomChange: (@MainActor (_ isCollapsed: Bool) -> Void)?
  package var options = SplitOptions()
  private let primary: NastyStackHost
  private let supplementary: NastyStackHost
  private let detail: NastyStackHost
  private var contents = HostContents<SplitColumn>()

  package override init(_ name: String, log: NastyLog, isRoot: Bool, isToldAttached: Bool = false) {
    primary = NastyStackHost("\(name).primary", log: log, isRoot: false)
    supplementary = NastyStackHost("\(name).supplementary", log: log, isRoot: false)
    detail = NastyStackHost("\(name).detail", log: log, isRoot: false)
    super.init(name, log: log, isRoot: isRoot, isToldAttached: isToldAttached)
  }

  package override var shown: Showing { contents.shown }
  package override var views: [NastyView] { presentColumns.flatMap { self[$0].views } }
  package override var frontViews: [NastyView] { presentColumns.flatMap { self[$0].frontViews } }
  override func removeAll() { contents.begin() }

  /// The shown columns, in order.
  package var shownColumns: [SplitColumn] {
    SplitColumn.allCases.filter(contents.views.contains)
  }

  /// Returns the number of the column that shows a view, or nil.
  package func column(of view: NastyView) -> Int? {
    SplitColumn.allCases.firstIndex { column in self[column].views.contains { $0 === view } }
  }

  private var presentColumns: [SplitColumn] { shownColumns.filter { !self[$0].isAway } }

  package var columnHosts: [NastyStackHost] { [primary, supplementary, detail] }

  package subscript(column: SplitColumn) -> NastyStackHost {
    column.one(of: primary, supplementary, detail)
  }

  package func host(of column: SplitColumn) -> any StackHost<NastyView> { self[column] }

  package func perform(
    _ command: SplitCommand<ElementID>,
    presentables: [ElementID: SplitColumn],
    animated: Bool,
    acknowledgement: Acknowledgement
  ) {
    carryOut("\(command)", acknowledgement) { [weak self] in
      guard let self, let refusal = contents.take(command, with: presentables) else { return }
      log.note("\(name) is not told which column it is: \(refusal)")
    }
  }

  /// Asks the state for columns or for none, depending on the room in the window.
  package func changeRoom(_ isCollapsed: Bool) {
    guard canReport else { return }
    onRoomChange?(isCollapsed)
  }

  /// Expands by itself.
  package func expand() {
    guard canReport, contents.views.count == 1 else { return }
    contents.hasExpanded = true
    report(.expanded)
  }

  /// Goes back in a column as the user does.
  package func back(_ column: Int) -> [String] {
    guard !isAway, !shownColumns.isEmpty else { return [] }
    return self[shownColumns[column % shownColumns.count]].back(1)
  }
}
