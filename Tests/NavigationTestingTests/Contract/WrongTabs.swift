import ComposableNavigation
import NavigationTesting

/// A tab host with one fault.
final class WrongTabs: InstantHost<String, TabCommand<ElementID>>, TabHost {
  enum Way: String, CaseIterable {
    case selectsTheFirst, losesTheSelection, forgetsToReport, reportsAnother, reportsSelections
    case insertsAtTheEnd, leavesGuarded, reportsTheNext
  }

  let capabilities = TabCapabilities.all
  private let way: Way

  init(_ way: Way, _ setting: HostSetting) {
    self.way = way
    super.init(isAttached: !setting.isNested)
  }

  /// A Boolean value that indicates whether the user can close tabs.
  var closes: Bool { way == .reportsTheNext }

  override func perform(
    _ command: TabCommand<ElementID>,
    presentables: [ElementID: String],
    animated: Bool,
    acknowledgement: Acknowledgement
  ) {
    var wrong = command
    let after = command.applied(to: shown.elements)
    switch way {
    case .insertsAtTheEnd:
      // An element after a missing one is appended.
      wrong.edits = command.edits.map { edit in
        if case .insert(let tab, after: _) = edit {
          .insert(tab, after: ElementID(99))
        } else {
          edit
        }
      }
    case .selectsTheFirst where command.select != nil: wrong.select = after.first
    case .losesTheSelection where command.select == nil: wrong.select = after.last
    case .reportsSelections: if let select = command.select { onReport?(.selected(select)) }
    default: break
    }
    super.perform(
      wrong,
      presentables: presentables,
      animated: animated,
      acknowledgement: acknowledgement
    )
  }

  func close(_ index: Int) {
    let old = shown.selected
    if let report = contents.lose([shown.elements[index]]) { onReport?(report) }
    if way == .reportsTheNext, let selected = shown.selected, selected != old {
      onReport?(.selected(selected))
    }
  }

  func tap(_ index: Int) {
    guard let report = contents.select(shown.elements[index], leaving: false) else { return }
    switch way {
    case .forgetsToReport: break
    case .reportsAnother: onReport?(.selected(shown.elements[0]))
    default: onReport?(report)
    }
  }
}

@MainActor
final class WrongTabsDriver: TextDriver {
  let host: WrongTabs

  init(_ way: WrongTabs.Way, _ setting: HostSetting) { host = WrongTabs(way, setting) }

  var screen: HostScreen { .tabs(host.views, selected: host.selectedView) }

  func perform(_ act: HostAct) -> Bool {
    switch act {
    case .tapTab(let index): host.tap(index)
    case .closeTab(let index) where host.closes: host.close(index)
    default: return false
    }
    return true
  }
}
