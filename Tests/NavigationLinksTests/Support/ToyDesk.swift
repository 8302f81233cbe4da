import ComposableNavigation
import NavigationLinks
import TestSupport

/// A desk of pages that carry a draft besides their link, in every shape.
struct ToyDesk: Equatable, Sendable {
  /// A page whose link is its name alone.
  struct Page: Hashable, Sendable {
    var name: String
    var draft = 0
  }

  var tabs = TabNavigation<Page>.State(items: [Page(name: "x"), Page(name: "y")])
  var left = StackNavigation<Page>.State(items: [Page(name: "root")])
  var right = StackNavigation<Page>.State(items: [Page(name: "root")])
  var columns = SplitNavigation<Page>.State(
    primary: [Page(name: "root")],
    detail: [Page(name: "root")]
  )
  var sheet = ModalNavigation<Page>.State()
  var inSheet = StackNavigation<Page>.State(items: [Page(name: "root")])
  var note: Page?

  /// The names of the pages of a stack, with their identities and drafts.
  static func visits(_ entries: Entries<Page>) -> [String] {
    entries.map { "\($0.item.name) \($0.id) \($0.item.draft)" }
  }

  /// All pages that are open.
  var visits: [[String]] {
    [left, right, inSheet, columns[.primary], columns[.detail]].map { Self.visits($0.entries) }
      + [sheet.item, note].map { page in page.map { ["\($0.name) \($0.draft)"] } ?? [] }
  }

  /// The maps of all shapes, by name.
  static func maps() throws -> [(name: String, map: LinkMap<ToyDesk>)] {
    let (ab, cd) = (try pages(["0", "a", "b"]), try pages(["c", "d"]))
    let (tabs, sheets, notes) = (try pages(["x", "y"]), try pages(["s", "t"]), try pages(["n"]))
    let stack = LinkMap<ToyDesk>.stack(\.left, ab)
    let modal = LinkMap<ToyDesk>.modal(\.sheet, sheets) {
      $0.name == "s" ? .stack(\.inSheet, cd) : nil
    }
    let note = LinkMap<ToyDesk>.value(notes, get: \.note, set: { $0.note = $1 })
    let inTabs = LinkMap<ToyDesk>.tabs(\.tabs, tabs) { tab in
      .stack(tab.name == "x" ? \.left : \.right, ab)
    }
    return [
      ("stack", stack),
      (
        "stack with parents",
        .stack(\.left, ab, parents: { $0.name == "b" ? [Page(name: "a")] : [] })
      ),
      ("stack with content", .stack(\.left, ab) { $0.name == "b" ? modal : nil }),
      ("stack from each screen", .stack(\.left, from: { _ in ab })),
      ("tabs", inTabs),
      ("modal", modal),
      (
        "split",
        .split(\.columns, try pages(["0", "a", "b", "c", "d"])) {
          $0.name < "c" ? .primary : .detail
        }
      ),
      ("value", note),
      (
        "all",
        LinkMap {
          inTabs
          modal
          note
        }
      ),
    ]
  }

  private static func pages(_ names: [String]) throws -> LinkTable<Page> {
    try LinkTable {
      for name in names {
        Link(
          id: name,
          read: { Page(name: name) },
          write: { $0.name == name ? () : nil }
        ) { LinkPart { name } }
      }
    }
  }

  /// Returns desks with up to a few open pages in every place, each page with its own draft.
  static func all() -> [ToyDesk] {
    var desks: [ToyDesk] = []
    for right in [[], ["b"]] {
      for sheet in [nil, "s", "t"] {
        for isSecond in [false, true] {
          let isPlain = right.isEmpty && sheet == nil && !isSecond
          let most = isPlain ? 3 : sheet == nil ? 1 : 0
          for left in allLists(of: ["a", "b", "0"], upTo: most) {
            var desk = ToyDesk()
            var draft = 0
            func page(_ name: String) -> Page {
              draft += 1
              return Page(name: name, draft: draft)
            }
            desk.left.items += left.map(page)
            desk.right.items += right.map(page)
            desk.inSheet.items += sheet == "s" ? right.map { _ in page("d") } : []
            desk.sheet.styledItem = sheet.map { .init(item: page($0), style: .pageSheet) }
            desk.note = isSecond ? page("n") : nil
            desk.tabs.activeIndex.map { _ in
              desk.tabs.activeID = desk.tabs.entries.ids[isSecond ? 1 : 0]
            }
            for id in desk.tabs.entries.ids { desk.tabs[id: id]?.draft = 90 }
            for (column, names) in [(SplitColumn.primary, left), (.detail, right.map { _ in "d" })]
            {
              for name in names {
                _ = SplitNavigation()
                  .reduce(into: &desk.columns, action: .column(column, .pushItem(page(name))))
              }
            }
            desks.append(desk)
          }
        }
      }
    }
    return desks
  }
}
