import ComposableNavigation

// A program that resets its state, restores copies, reads its archive, or moves entries.
extension SimulatedLane {
  /// The program's copy of a root's states.
  struct Kept: Sendable {
    let root: Int
    let pages: [Page]
  }

  private static let mostKept = 2

  func addRollbacks(_ steps: inout [Step]) {
    guard budget[.rollbacks] > 0 else { return }
    for root in roots {
      guard let index = pageIndex(root) else { continue }
      let blueprint = pages[index].blueprint
      var rollbacks: [Rollback] = [.reset, .readAgain]
      if blueprint.initialContent.insertion != nil { rollbacks.append(.resetAndInsert) }
      if kept.count < Self.mostKept { rollbacks.append(.keep) }
      for number in kept.indices where kept[number].root == root {
        rollbacks.append(.restore(number))
      }
      for other in roots where other != root {
        guard blueprint.isPile, let there = pageIndex(other), pages[there].blueprint.isPile
        else { continue }
        if pages[index].content.entries.count > 1 { rollbacks.append(.moveTop(to: other)) }
        if root < other, pages[there].blueprint == blueprint {
          rollbacks.append(.swap(with: other))
        }
      }
      for rollback in rollbacks { steps.append(.rollback(page: root, rollback)) }
    }
  }

  mutating func rollBack(_ root: Int, _ rollback: Rollback) {
    budget[.rollbacks] -= 1
    guard let index = pageIndex(root) else { return }
    let page = pages[index]
    let serial = page.blueprint.sharesEntries ? 0 : nextSerial
    switch rollback {
    case .reset:
      changeAtOnce(page) { $0.begin(page) { $0 } }
    case .resetAndInsert:
      if !page.blueprint.sharesEntries { nextSerial += 1 }
      changeAtOnce(page) { $0.begin(page) { $0.inserting(serial: serial) } }
    case .readAgain:
      changeAtOnce(page) { lane in
        let tree = lane.takeTree(of: root)
        lane.plant(page, as: root, at: nil, with: tree, isRead: true)
      }
    case .keep:
      kept.append(Kept(root: root, pages: tree(of: root)))
    case .restore(let number):
      let copy = kept[number].pages
      changeAtOnce(page) { lane in
        _ = lane.takeTree(of: root)
        lane.pages += copy
      }
    case .moveTop(to: let other):
      nextSerial += 1
      changeAtOnce(page) { lane in
        guard let from = lane.pageIndex(root), let to = lane.pageIndex(other) else { return }
        lane.pages[from].content = lane.pages[from].content.after(.pop, serial: serial)
        lane.pages[to].content = lane.pages[to].content.after(.push, serial: serial)
      }
    case .swap(with: let other):
      guard let there = pageIndex(other) else { return }
      let otherPage = pages[there]
      changeAtOnce(page) { lane in
        let (tree, otherTree) = (lane.takeTree(of: root), lane.takeTree(of: other))
        lane.plant(page, as: other, at: nil, with: tree)
        lane.plant(otherPage, as: root, at: nil, with: otherTree)
      }
    }
  }

  // MARK: Changes

  /// Changes states in one operation, then updates every handler whose desired state has changed.
  private mutating func changeAtOnce(_ page: Page, _ change: (inout SimulatedLane) -> Void) {
    if page.blueprint.sharesEntries { return changeSplitAtOnce(page.number, change) }
    let before = pages
    change(&self)
    closeOrphans()
    for number in pages.map(\.number) { openPagesInside(number) }
    allowNew(since: before)
    for page in before { noteDeparted(from: page.number, before: page.content) }
    tellAll()
  }

  /// Changes states as `changeAtOnce`, but updates a split's columns first, in their order.
  private mutating func changeSplitAtOnce(_ root: Int, _ change: (inout SimulatedLane) -> Void) {
    let before = pages
    hold { window in
      window.changeColumns(of: root) { lane in
        change(&lane)
        lane.closeOrphans()
        lane.openPagesInside(root)
        lane.allowNew(since: before)
      }
      window.tellAll()
    }
  }

  /// Allows new entries to be shown, even if the user has removed them before.
  private mutating func allowNew(since before: [Page]) {
    for page in pages {
      let old = VisitSet(before.first { $0.number == page.number }?.content.entries ?? [])
      for entry in page.content.entries where !old.contains(entry) {
        allow(RemovedEntry(page: page.number, entry: entry))
      }
    }
  }

  /// Updates every handler whose desired state has changed.
  ///
  /// The lane receives all updates together, as from a store that notifies its observers.
  private mutating func tellAll() {
    hold { window in
      for id in window.hosts.map(\.id) {
        guard let host = window.host(id), let index = window.pageIndex(host.page),
          let member = window.lane[id],
          !member.record.wants(
            window.told(window.pages[index].content.desiredContent(in: host.column))
          )
        else { continue }
        window.refused = []
        window.tell(host)
      }
    }
  }

  /// Closes the pages in entries that the state no longer has.
  private mutating func closeOrphans() {
    while let orphan = pages.indices.first(where: { isOrphan(pages[$0]) }) { closePage(orphan) }
  }

  /// Returns a Boolean value that indicates whether a page's entry is no longer in the state.
  private func isOrphan(_ page: Page) -> Bool {
    guard let outer = page.outer else { return false }
    return !entries(of: outer.page).contains(where: outer.entry.isSame)
  }

  /// Replaces a root's state with its initial state and a change.
  private mutating func begin(_ page: Page, _ change: (any Content) -> any Content) {
    _ = takeTree(of: page.number)
    let content = change(page.blueprint.initialContent)
    pages.append(
      Page(number: page.number, outer: nil, blueprint: page.blueprint, content: content)
    )
  }

  /// Returns the states in a root.
  private func tree(of root: Int) -> [Page] {
    pages.filter { page in
      var next = page
      while let outer = next.outer, let index = pageIndex(outer.page) { next = pages[index] }
      return next.number == root
    }
  }

  mutating func takeTree(of root: Int) -> [Page] {
    let tree = tree(of: root)
    let numbers = Set(tree.map(\.number))
    pages.removeAll { numbers.contains($0.number) }
    return tree
  }

  /// Puts a state and its nested states at a place: the same visits, or others that were decoded.
  private mutating func plant(
    _ page: Page,
    as number: Int,
    at outer: Page.Outer?,
    with tree: [Page],
    isRead: Bool = false
  ) {
    let content = isRead ? page.content.readAgain(serial: &nextSerial) : page.content
    pages.append(Page(number: number, outer: outer, blueprint: page.blueprint, content: content))
    for (old, new) in zip(page.content.entries, content.entries) {
      for inner in tree {
        guard let place = inner.outer, place.page == page.number, place.entry.isSame(as: old)
        else { continue }
        let outer = Page.Outer(page: number, entry: new, slot: place.slot)
        plant(inner, as: pageNumber(outer), at: outer, with: tree, isRead: isRead)
      }
    }
  }

  // MARK: The laws

  /// Makes the views of a command as a handler does, from the current state.
  mutating func makeViews(_ command: NavigationCommand, _ index: Int) {
    guard let record = lane[hosts[index].id]?.record, let page = pageIndex(hosts[index].page)
    else { return }
    let shown = hosts[index].shown
    for element in command.added
    where !hosts[index].views.contains(where: { $0.element == element }) {
      guard let entry = record.elements[element] else { continue }
      guard let serial = pages[page].content.item(of: entry) else {
        fail("asked for \(entry), which the state does not have")
        continue
      }
      // A split's items are not serial numbers, so the visits are compared.
      let isShown =
        hosts[index].column == nil
        ? hosts[index].views.contains { $0.serial == serial && shown.contains($0.element) }
        : shown.contains { record.elements[$0]?.isSame(as: entry) == true }
      if isShown { fail("made another view of visit \(serial), which is shown") }
      hosts[index].views.append(SimulatedHost.View(element: element, serial: serial))
    }
  }

  /// Checks that at rest a host shows the visits of its state, without using ids.
  mutating func checkVisits(_ content: any Content, _ host: SimulatedHost) {
    if host.blueprint.sharesEntries || host.column != nil { return }
    // A modal host that shows nothing is checked elsewhere.
    if host.blueprint.isOverlay, host.shown.isEmpty { return }
    let shown = host.shown.map { element in
      host.views.first { $0.element == element }?.serial ?? -1
    }
    if shown != content.shownItems {
      fail("at rest, the visits \(shown) are shown and the state has \(content.shownItems)")
    }
  }
}
