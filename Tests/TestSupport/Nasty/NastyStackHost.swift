package import ComposableNavigation

/// A stack host that can be slow, refuse, forget, and go off screen at any moment.
package final class NastyStackHost: NastyHost, StackHost {
  /// A fault of a host that nobody can tell from its answers.
  package enum Mistake: Sendable { case keepsPages, makesViewsAnew }

  package let capabilities: StackCapabilities
  package var mistake: Mistake?
  private var leftovers: [NastyView] = []
  private var pages: [(id: ElementID, view: NastyView)] = []

  package init(
    _ name: String,
    log: NastyLog,
    isRoot: Bool,
    isToldAttached: Bool = false,
    capabilities: StackCapabilities = .all
  ) {
    self.capabilities = capabilities
    super.init(name, log: log, isRoot: isRoot, isToldAttached: isToldAttached)
  }

  package override var shown: Showing { Showing(pages.map { $0.id }) }
  package override var views: [NastyView] { pages.map { $0.view } + leftovers }
  package override var frontViews: [NastyView] { pages.suffix(1).map { $0.view } }
  override func removeAll() { pages = [] }

  package func perform(
    _ command: StackCommand<ElementID>,
    presentables: [ElementID: NastyView],
    animated: Bool,
    acknowledgement: Acknowledgement
  ) {
    carryOut("\(command)", acknowledgement) { [weak self, gone] in
      self?.apply(command, presentables, goneThen: gone)
    }
  }

  private func apply(
    _ command: StackCommand<ElementID>,
    _ presentables: [ElementID: NastyView],
    goneThen: Set<ElementID>
  ) {
    let old = pages
    pages = []
    for id in command.applied(to: old.map { $0.id }) {
      let before = old.first { $0.id == id }?.view
      guard
        var view = self.view(of: id, before: before, among: presentables, goneThen: goneThen)
      else { continue }
      if before == nil, mistake == .makesViewsAnew { view = NastyView(view.title) }
      if let twice = pages.firstIndex(where: { $0.id == id }) {
        // Only who has forgotten to name a page is asked for it again.
        if !hasEverForgotten { log.note("\(name) is asked to add \(id), which it shows") }
        pages.remove(at: twice)
      }
      pages.append((id, view))
    }
    guard mistake == .keepsPages else { return }
    let ids = pages.map { $0.id }
    leftovers += old.filter { !ids.contains($0.id) }.map { $0.view }
  }

  /// Goes back some pages, as a person does; the first one stays.
  ///
  /// - Returns: What was taken away.
  package func back(_ count: Int) -> [String] {
    let taken = pages.suffix(max(0, min(count, pages.count - 1)))
    guard !isAway, !taken.isEmpty else { return [] }
    pages.removeLast(taken.count)
    reportRemoved(taken.map { $0.id })
    return taken.map { $0.view.title }
  }
}
