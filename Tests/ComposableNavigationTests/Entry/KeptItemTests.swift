import Testing
import TestSupport

@testable import ComposableNavigation

/// A page with a stack of its own, whose one entry is a different visit in each page that is made.
private struct Page: Hashable, Sendable {
  var name: String
  var inner = StackNavigation<String>.State()

  init(_ name: String) {
    self.name = name
    inner.items = ["inside"]
  }
}

/// A letter with an identity that equality ignores.
private struct Letter: Equatable {
  let name: String
  let serial: Int

  static func == (lhs: Letter, rhs: Letter) -> Bool { lhs.name == rhs.name }
}

/// The contents of an item that stays when an equal one is written.
@Suite struct KeptItemTests {
  /// Returns the visits inside pages.
  private func visits(_ pages: some Sequence<Page>) -> [EntryID] {
    pages.flatMap { $0.inner.entries.ids }
  }

  private func pages(_ count: Int) -> [Page] { (0..<count).map { Page("\($0)") } }

  @Test func `an equal item that is written keeps the visits inside it`() {
    let lists = allLists(of: ["a", "b"], upTo: 4)
    var search = ToySearch("writes of equal items")
    for old in lists {
      var start = Entries<Letter>()
      for (serial, name) in old.enumerated() { start.append(Letter(name: name, serial: serial)) }
      for new in lists {
        var written = start
        written.write(new.map { Letter(name: $0, serial: -1) })
        let kept = written.map { start[id: $0.id]?.serial ?? -1 }
        search.check(written.items.map(\.serial) == kept, "\(old) ← \(new)")
      }
    }
    search.finish()
  }

  @Test(arguments: [2, 30], [true, false])
  func `a stack and tabs keep the contents of their items`(count: Int, isReversed: Bool) {
    // Many are matched by their hashes, few by comparing each.
    let old = pages(count)
    let kept = isReversed ? Array(old.reversed()) : old
    let new = (isReversed ? Array(pages(count).reversed()) : pages(count)) + [Page("new")]
    #expect(!visits(new.dropLast()).areSame(as: visits(kept)))

    var stack = StackNavigation<Page>.State(items: old)
    stack.items = new
    #expect(stack.items == new)
    #expect(visits(stack.items.dropLast()).areSame(as: visits(kept)))
    stack = StackNavigation<Page>.State(items: old)
    _ = StackNavigation().reduce(into: &stack, action: .setItems(new))
    #expect(stack.items == new)
    #expect(visits(stack.items.dropLast()).areSame(as: visits(kept)))

    var tabs = TabNavigation<Page>.State(items: old)
    tabs.items = new
    #expect(tabs.items == new)
    #expect(visits(tabs.items.dropLast()).areSame(as: visits(kept)))
    tabs = TabNavigation<Page>.State(items: old)
    _ = TabNavigation().reduce(into: &tabs, action: .setItems(new))
    #expect(tabs.items == new)
    #expect(visits(tabs.items.dropLast()).areSame(as: visits(kept)))
  }

  @Test func `a modal keeps the contents of an item that is presented again`() {
    let page = Page("a")
    var modal = ModalNavigation<Page>.State(styledItem: .init(item: page, style: .pageSheet))
    _ = ModalNavigation().reduce(into: &modal, action: .presentFullScreen(Page("a")))
    #expect(modal.style == .fullScreen)
    #expect(visits(modal.entries.items).areSame(as: visits([page])))
    modal.styledItem = .init(item: Page("a"), style: .pageSheet)
    #expect(modal.style == .pageSheet)
    #expect(visits(modal.entries.items).areSame(as: visits([page])))
  }

  @Test func `a split keeps the contents of the items in its columns`() {
    let (list, empty, note) = (Page("list"), Page("empty"), Page("note"))
    var split = SplitNavigation<Page>.State(primary: [list], detail: [empty, note])
    let next = [Page("note"), Page("next")]
    _ = SplitNavigation().reduce(into: &split, action: .showDetail(next))
    #expect(split[.detail].items.map(\.name) == ["empty", "note", "next"])
    #expect(visits(split.entries.items.dropLast()).areSame(as: visits([list, empty, note])))
  }

  @Test func `a write by id changes exactly that item`() {
    let other = Page("a")
    var stack = StackNavigation<Page>.State(items: [Page("a"), other])
    let page = Page("a")
    stack[id: stack.entries.ids[0]] = page
    #expect(visits(stack.items).areSame(as: visits([page, other])))
  }
}
