package import ComposableNavigation

/// A tab host that can be slow, refuse, forget, and go off screen at any moment.
package final class NastyTabHost: NastyHost, TabHost {
  package let capabilities: TabCapabilities
  private var tabs: [(id: ElementID, view: NastyView)] = []
  private var selected: ElementID?

  package init(
    _ name: String,
    log: NastyLog,
    isRoot: Bool,
    isToldAttached: Bool = false,
    capabilities: TabCapabilities = .all
  ) {
    self.capabilities = capabilities
    super.init(name, log: log, isRoot: isRoot, isToldAttached: isToldAttached)
  }

  package override var shown: Showing { Showing(tabs.map { $0.id }, selected: selected) }
  package override var views: [NastyView] { tabs.map { $0.view } }
  package override var frontViews: [NastyView] {
    tabs.filter { $0.id == selected }.map { $0.view }
  }
  override func removeAll() { (tabs, selected) = ([], nil) }

  package func perform(
    _ command: TabCommand<ElementID>,
    presentables: [ElementID: NastyView],
    animated: Bool,
    acknowledgement: Acknowledgement
  ) {
    carryOut("\(command)", acknowledgement) { [weak self, gone] in
      self?.apply(command, presentables, goneThen: gone)
    }
  }

  private func apply(
    _ command: TabCommand<ElementID>,
    _ presentables: [ElementID: NastyView],
    goneThen: Set<ElementID>
  ) {
    let old = tabs
    tabs = []
    for id in command.applied(to: old.map { $0.id }) where !tabs.contains(where: { $0.id == id }) {
      let before = old.first { $0.id == id }?.view
      guard
        let view = self.view(of: id, before: before, among: presentables, goneThen: goneThen)
      else { continue }
      tabs.append((id, view))
    }
    if let select = command.select, tabs.contains(where: { $0.id == select }) { selected = select }
    selectFirstIfNone()
  }

  private func selectFirstIfNone() {
    if !tabs.contains(where: { $0.id == selected }) { selected = tabs.first?.id }
  }

  /// Taps a tab, as a person does.
  ///
  /// - Returns: Its title; nil when nothing is selected anew.
  package func tap(_ index: Int) -> String? {
    guard !isAway, !tabs.isEmpty else { return nil }
    let tab = tabs[index % tabs.count]
    guard tab.id != selected else { return nil }
    selected = tab.id
    onReport?(.selected(tab.id))
    return tab.view.title
  }

  /// Closes a tab, as a person does; another one stays.
  package func close(_ index: Int) -> [String] {
    guard !isAway, tabs.count > 1 else { return [] }
    let tab = tabs.remove(at: index % tabs.count)
    selectFirstIfNone()
    reportRemoved([tab.id])
    return [tab.view.title]
  }
}
