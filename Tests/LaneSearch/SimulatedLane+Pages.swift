import ComposableNavigation

// The program's state, with a page for each container.
extension SimulatedLane {
  struct Page: Sendable {
    let number: Int
    /// The page and entry that contain this page; nil for a root.
    let outer: Outer?
    let blueprint: Blueprint
    var content: any Content

    struct Outer: Hashable, Sendable {
      let page: Int
      private let visit: Visit
      /// The index among several containers in the entry.
      let slot: Int

      var entry: EntryID { visit.id }

      init(page: Int, entry: EntryID, slot: Int) {
        self.page = page
        visit = Visit(entry)
        self.slot = slot
      }
    }
  }

  func pageIndex(_ number: Int) -> Int? {
    for index in pages.indices where pages[index].number == number { return index }
    return nil
  }

  func pageIndex(_ place: Page.Outer) -> Int? {
    for index in pages.indices {
      guard let outer = pages[index].outer, outer == place else { continue }
      return index
    }
    return nil
  }

  /// Returns the entries from the root to the page, for a script.
  func address(of page: Int) -> [EntryID] {
    guard let outer = pageIndex(page).flatMap({ pages[$0].outer }) else { return [] }
    return address(of: outer.page) + [outer.entry]
  }

  func entries(of page: Int) -> [EntryID] {
    pageIndex(page).map { pages[$0].content.entries } ?? []
  }

  /// Returns the number of a container's page, and makes the page if there is none.
  mutating func openPage(_ blueprint: Blueprint, _ outer: Page.Outer?) -> Int {
    if let outer, let index = pageIndex(outer) {
      return pages[index].number
    }
    let number = pageNumber(outer)
    pages.append(
      Page(
        number: number,
        outer: outer,
        blueprint: blueprint,
        content: blueprint.initialContent
      )
    )
    openPagesInside(number)
    return number
  }

  /// Returns an unused number, or the earlier number of a page that has been restored.
  mutating func pageNumber(_ outer: Page.Outer?) -> Int {
    if let number = outer.flatMap({ pageNumbers[$0] }) { return number }
    defer { nextPage += 1 }
    if tracksVisits, let outer { pageNumbers[outer] = nextPage }
    return nextPage
  }

  /// Opens pages for the containers in new entries, with their initial states.
  mutating func openPagesInside(_ number: Int) {
    guard let index = pageIndex(number) else { return }
    let nested = pages[index].blueprint.nested
    guard !nested.isEmpty else { return }
    for entry in pages[index].content.entries {
      for slot in nested.indices {
        _ = openPage(nested[slot], Page.Outer(page: number, entry: entry, slot: slot))
      }
    }
  }

  /// Closes the pages in an entry.
  mutating func closePages(in page: Int, at entry: EntryID) {
    while let index = pages.firstIndex(where: {
      $0.outer?.page == page && $0.outer?.entry.isSame(as: entry) == true
    }) {
      closePage(index)
    }
  }

  /// Closes a page and the pages in it.
  mutating func closePage(_ index: Int) {
    let page = pages.remove(at: index)
    while let inner = pages.firstIndex(where: { $0.outer?.page == page.number }) {
      closePage(inner)
    }
  }
}
