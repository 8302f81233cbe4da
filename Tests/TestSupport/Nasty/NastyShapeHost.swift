package import ComposableNavigation

package typealias NastyStackHost = NastyShapeHost<StackCommand<ElementID>, StackCapabilities>
package typealias NastyModalHost = NastyShapeHost<ModalCommand<ElementID>, ModalCapabilities>
package typealias NastyTabHost = NastyShapeHost<TabCommand<ElementID>, TabCapabilities>

/// A host of any shape that can be slow, refuse, forget, and leave the screen at any moment.
package final class NastyShapeHost<Command: HostCommand, Capabilities: NastyCapabilities>:
  NastyHost, NavigationHost
{
  /// A fault that a host's acknowledgements do not show.
  package enum Mistake: Sendable { case keepsPages, makesViewsAnew }

  package let capabilities: Capabilities
  package var mistake: Mistake?
  package private(set) var style: PresentationStyle?
  private var pages: [(id: ElementID, view: NastyView)] = []
  private var selected: ElementID?
  private var leftovers: [NastyView] = []

  package init(
    _ name: String,
    log: NastyLog,
    isRoot: Bool,
    isToldAttached: Bool = false,
    capabilities: Capabilities = .usual
  ) {
    self.capabilities = capabilities
    super.init(name, log: log, isRoot: isRoot, isToldAttached: isToldAttached)
  }

  package override var shown: Showing {
    Showing(pages.map { $0.id }, selected: selected, style: style)
  }
  package override var views: [NastyView] { pages.map { $0.view } + leftovers }
  package override var frontViews: [NastyView] {
    let front = Capabilities.haveSelection ? selected : pages.last?.id
    return pages.filter { $0.id == front }.map { $0.view }
  }
  override func removeAll() { (pages, selected, style) = ([], nil, nil) }

  package func perform(
    _ command: Command,
    presentables: [ElementID: NastyView],
    animated: Bool,
    acknowledgement: Acknowledgement
  ) {
    if let onAsk {
      let new = command.added.filter { id in !pages.contains { $0.id == id } }
      onAsk(new.compactMap { presentables[$0] })
    }
    carryOut("\(command)", acknowledgement, refusing: refusal(of: command)) { [weak self, gone] in
      self?.apply(command, presentables, goneThen: gone)
    }
  }

  /// Refuses to present over another presentation.
  private func refusal(of command: Command) -> HostRefusal? {
    guard command.step == .presentation else { return nil }
    guard let other = pages.first?.id, !command.added.contains(other) else { return nil }
    if !hasEverForgotten { log.note("\(name) is to \(command) over \(other)") }
    return "something else is presented"
  }

  private func apply(
    _ command: Command,
    _ presentables: [ElementID: NastyView],
    goneThen: Set<ElementID>
  ) {
    if command.step == .change, command.style != nil, !capabilities.canRestyle {
      log.note("\(name) is to \(command) and cannot")
    }
    let (old, after) = (pages, command.applied(to: shown))
    pages = []
    for id in after.elements {
      let before = old.first { $0.id == id }?.view
      guard
        var view = self.view(of: id, before: before, among: presentables, goneThen: goneThen)
      else { continue }
      if before == nil, mistake == .makesViewsAnew { view = NastyView(view.title) }
      if let twice = pages.firstIndex(where: { $0.id == id }) {
        // Only a host that has left out a page may receive it again.
        if !hasEverForgotten { log.note("\(name) is asked to add \(id), which it shows") }
        pages.remove(at: twice)
      }
      pages.append((id, view))
    }
    style = pages.isEmpty ? nil : after.style
    select(after.selected)
    guard mistake == .keepsPages else { return }
    let ids = pages.map { $0.id }
    leftovers += old.filter { !ids.contains($0.id) }.map { $0.view }
  }

  /// Selects a page if it is there; otherwise keeps the selection or takes the first page.
  private func select(_ wished: ElementID?) {
    guard Capabilities.haveSelection else { return }
    if pages.contains(where: { $0.id == wished }) { selected = wished }
    if !pages.contains(where: { $0.id == selected }) { selected = pages.first?.id }
  }

  /// Removes pages as the user does.
  ///
  /// - Returns: The titles of the removed pages.
  private func takeAway(_ taken: some Collection<(id: ElementID, view: NastyView)>) -> [String] {
    guard !isAway, !taken.isEmpty else { return [] }
    let ids = taken.map { $0.id }
    pages.removeAll { ids.contains($0.id) }
    if pages.isEmpty { style = nil }
    select(nil)
    reportRemoved(ids)
    return taken.map { $0.view.title }
  }
}

extension NastyShapeHost: StackHost
where Command == StackCommand<ElementID>, Capabilities == StackCapabilities {
  /// Goes back as the user does; the first page stays.
  ///
  /// - Returns: The titles of the removed pages.
  package func back(_ count: Int) -> [String] {
    takeAway(pages.suffix(max(0, min(count, pages.count - 1))))
  }
}

extension NastyShapeHost: ModalHost
where Command == ModalCommand<ElementID>, Capabilities == ModalCapabilities {
  /// Swipes down the presentation as the user does.
  ///
  /// - Returns: The titles of the removed pages.
  package func swipeDown() -> [String] { takeAway(pages) }
}

extension NastyShapeHost: TabHost
where Command == TabCommand<ElementID>, Capabilities == TabCapabilities {
  /// Taps a tab as the user does.
  ///
  /// - Returns: The title of the tab, or nil if the selection does not change.
  package func tap(_ index: Int) -> String? {
    guard !isAway, !pages.isEmpty else { return nil }
    let tab = pages[index % pages.count]
    guard tab.id != selected else { return nil }
    selected = tab.id
    report(.selected(tab.id))
    return tab.view.title
  }

  /// Closes a tab as the user does; at least one stays.
  package func close(_ index: Int) -> [String] {
    pages.count > 1 ? takeAway([pages[index % pages.count]]) : []
  }
}
