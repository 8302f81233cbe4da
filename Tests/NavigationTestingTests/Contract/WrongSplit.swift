import ComposableNavigation
import NavigationTesting

/// A split host with one fault.
final class WrongSplit: SplitHost {
  enum Way: String, CaseIterable {
    case ignoresCollapses, forgetsAColumn, forgetsToReport, reportsCollapses, namesNoExpansion
  }

  let isAttached: Bool
  var onReport: HostReport.Receiver?
  var onRoomChange: (@MainActor (_ isCollapsed: Bool) -> Void)?
  var options = SplitOptions()
  private let primary = PageStack(isAttached: false)
  private let supplementary = PageStack(isAttached: false)
  private let detail = PageStack(isAttached: false)
  private var panes: [(id: ElementID, column: SplitColumn)] = []
  private var hasExpanded = false
  private let way: Way

  init(_ way: Way, _ setting: HostSetting) {
    self.way = way
    isAttached = !setting.isNested
  }

  var shown: Showing {
    Showing(panes.map(\.id), hasExpanded: hasExpanded && way != .namesNoExpansion)
  }

  var titles: [SplitColumn: [String]] {
    Dictionary(panes.map { ($0.column, stack($0.column).titles) }) { first, _ in first }
  }

  func host(of column: SplitColumn) -> any StackHost<String> { stack(column) }

  private func stack(_ column: SplitColumn) -> PageStack {
    column.one(of: primary, supplementary, detail)
  }

  func begin(keepingPrevious: Bool) { (panes, hasExpanded) = ([], false) }

  func perform(
    _ command: SplitCommand<ElementID>,
    presentables: [ElementID: SplitColumn],
    animated: Bool,
    acknowledgement: Acknowledgement
  ) {
    hasExpanded = false
    let before = panes.map(\.id)
    var ids = command.applied(to: before)
    switch command {
    case .collapse(let gone):
      if way == .ignoresCollapses { ids = before }
      if way == .reportsCollapses { onReport?(.removed(gone)) }
    case .expand:
      if way == .forgetsAColumn { ids = Array(ids.dropLast()) }
    }
    panes = ids.compactMap { id in presentables[id].map { (id, $0) } }
    acknowledgement.done(showing: shown)
  }

  func changeRoom(hasRoom: Bool) { onRoomChange?(!hasRoom) }

  func finishTransition() -> Bool {
    [primary, supplementary, detail].contains { $0.transition.finish() }
  }

  func collapse() -> Bool {
    guard panes.count > 1 else { return false }
    let gone = panes.dropFirst().map(\.id)
    panes = Array(panes.prefix(1))
    if way != .forgetsToReport { onReport?(.removed(gone)) }
    return true
  }

  func expand() -> Bool {
    guard panes.count == 1 else { return false }
    hasExpanded = true
    onReport?(.expanded)
    return true
  }
}

@MainActor
final class WrongSplitDriver: TextDriver {
  let host: WrongSplit

  init(_ way: WrongSplit.Way, _ setting: HostSetting) { host = WrongSplit(way, setting) }

  var screen: HostScreen { .columns(host.titles) }

  func perform(_ act: HostAct) -> Bool {
    switch act {
    case .endTransition: return host.finishTransition()
    case .loseRoom: host.changeRoom(hasRoom: false)
    case .gainRoom: host.changeRoom(hasRoom: true)
    case .collapse: return host.collapse()
    case .expand: return host.expand()
    default: return false
    }
    return true
  }
}
