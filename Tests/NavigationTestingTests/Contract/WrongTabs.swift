import ComposableNavigation
import NavigationTesting

/// A tab host with one fault.
final class WrongTabs: TabHost {
  enum Way: String, CaseIterable {
    case selectsTheFirst, losesTheSelection, forgetsToReport, reportsAnother, reportsSelections
    case insertsAtTheEnd, leavesGuarded, reportsTheNext
  }

  let capabilities = TabCapabilities.all
  let isAttached: Bool
  var onReport: HostReport.Receiver?
  private(set) var tabs: [(id: ElementID, view: String)] = []
  private(set) var selected: ElementID?
  private let way: Way

  init(_ way: Way, _ setting: HostSetting) {
    self.way = way
    isAttached = !setting.isNested
  }

  /// A Boolean value that indicates whether the user can close tabs.
  var closes: Bool { way == .reportsTheNext }
  var shown: Showing { Showing(tabs.map(\.id), selected: selected) }

  func begin(keepingPrevious: Bool) { (tabs, selected) = ([], nil) }

  func perform(
    _ command: TabCommand<ElementID>,
    presentables: [ElementID: String],
    animated: Bool,
    acknowledgement: Acknowledgement
  ) {
    var ids = command.applied(to: tabs.map(\.id))
    if way == .insertsAtTheEnd {
      let old = tabs.map(\.id).filter(ids.contains)
      ids = old + ids.filter { !old.contains($0) }
    }
    tabs = ids.compactMap { id in presentables[id].map { (id, $0) } }
    if let select = command.select, ids.contains(select) {
      selected = way == .selectsTheFirst ? ids.first : select
      if way == .reportsSelections { onReport?(.selected(select)) }
    } else if way == .losesTheSelection {
      selected = ids.last
    }
    if selected.map(ids.contains) != true { selected = ids.first }
    acknowledgement.done(showing: shown)
  }

  func close(_ index: Int) {
    let gone = tabs.remove(at: index).id
    let wasSelected = selected == gone
    if wasSelected { selected = tabs.first?.id }
    onReport?(.removed([gone]))
    if way == .reportsTheNext, wasSelected, let selected { onReport?(.selected(selected)) }
  }

  func tap(_ index: Int) {
    selected = tabs[index].id
    switch way {
    case .forgetsToReport: break
    case .reportsAnother: onReport?(.selected(tabs[0].id))
    default: onReport?(.selected(tabs[index].id))
    }
  }
}

@MainActor
final class WrongTabsDriver: TextDriver {
  let host: WrongTabs

  init(_ way: WrongTabs.Way, _ setting: HostSetting) { host = WrongTabs(way, setting) }

  var screen: HostScreen {
    .tabs(host.tabs.map(\.view), selected: host.tabs.first { $0.id == host.selected }?.view)
  }

  func perform(_ act: HostAct) -> Bool {
    switch act {
    case .tapTab(let index): host.tap(index)
    case .closeTab(let index) where host.closes: host.close(index)
    default: return false
    }
    return true
  }
}
