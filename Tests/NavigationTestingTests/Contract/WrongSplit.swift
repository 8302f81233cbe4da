import ComposableNavigation
import NavigationTesting

/// A split host with one fault.
final class WrongSplit: InstantHost<SplitColumn, SplitCommand<ElementID>>, SplitHost {
  enum Way: String, CaseIterable {
    case ignoresCollapses, forgetsAColumn, forgetsToReport, reportsCollapses, namesNoExpansion
  }

  var onRoomChange: (@MainActor (_ isCollapsed: Bool) -> Void)?
  var options = SplitOptions()
  private let primary = PageStack(isAttached: false)
  private let supplementary = PageStack(isAttached: false)
  private let detail = PageStack(isAttached: false)
  private let way: Way

  init(_ way: Way, _ setting: HostSetting) {
    self.way = way
    super.init(isAttached: !setting.isNested, alwaysSelects: false)
  }

  var titles: [SplitColumn: [String]] {
    Dictionary(views.map { ($0, stack($0).titles) }) { first, _ in first }
  }

  func host(of column: SplitColumn) -> any StackHost<String> { stack(column) }

  private func stack(_ column: SplitColumn) -> PageStack {
    column.one(of: primary, supplementary, detail)
  }

  override func perform(
    _ command: SplitCommand<ElementID>,
    presentables: [ElementID: SplitColumn],
    animated: Bool,
    acknowledgement: Acknowledgement
  ) {
    var wrong = command
    switch command {
    case .collapse(let gone):
      if way == .ignoresCollapses { wrong = .collapse(hiding: []) }
      if way == .reportsCollapses { onReport?(.removed(gone)) }
    case .expand(let come):
      if way == .forgetsAColumn { wrong = .expand(showing: come.dropLast()) }
    }
    super.perform(
      wrong,
      presentables: presentables,
      animated: animated,
      acknowledgement: acknowledgement
    )
  }

  func changeRoom(hasRoom: Bool) { onRoomChange?(!hasRoom) }

  func finishTransition() -> Bool {
    [primary, supplementary, detail].contains { $0.transition.finish() }
  }

  func collapse() -> Bool {
    guard let report = contents.lose(shown.elements.dropFirst()) else { return false }
    if way != .forgetsToReport { onReport?(report) }
    return true
  }

  func expand() -> Bool {
    guard views.count == 1 else { return false }
    contents.hasExpanded = way != .namesNoExpansion
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
