import ComposableNavigation
import NavigationLinks
import Testing

extension LinkMapContentTests {
  // MARK: Errors

  @Test func `an error of a query value names the component, the name and the type`() throws {
    let table = try LinkTable<Screen> {
      Link(/Screen.page) {
        "first"
        Query.value("number", Int.self)
      }
    }
    let map = LinkMap<StackNavigation<Screen>.State>.stack(\.self, table)
    var stack = StackNavigation<Screen>.State(items: [.root])
    for (link, text) in [
      ("first/first?number=1", "expected a query value “number”: Int for “first”"),
      ("first?number=x", "found “x”, expected Int for “number” of “first”"),
    ] {
      do throws(LinkError) {
        _ = try map.replace(with: link, in: &stack)
        Issue.record("\(link) was opened")
      } catch {
        #expect(error.description.hasSuffix(text), "\(error)")
        #expect(error.parameter?.component == "first")
        #expect(error.parameter?.name == "number")
        #expect(error.parameter?.type == "Int")
      }
    }
  }

  @Test func `a check says which type has no samples`() {
    let check = LinkTable<Code>.check {
      Link(CasePath.whole, id: "code") {
        "code"
        Query.value("code", Code.self)
      }
    }
    #expect(check.failure?.law == .samples)
    #expect(
      check.failure?.detail
        == "no text of the check is a Code for “code”: declare linkSamples in it"
    )
  }

  @Test func `a check of a map says which type has no samples`() throws {
    let table = try LinkTable<Code> {
      Link(CasePath.whole, id: "code") {
        "code"
        Query.value("code", Code.self)
      }
    }
    let map = LinkMap<StackNavigation<Code>.State>.stack(\.self, table)
    let check = map.check(from: .init(items: []), comparing: \.items)
    #expect(check.failure?.law == .samples)
    #expect(
      check.failure?.detail == "no text of the check is a Code: declare linkSamples in it"
    )
  }

  // MARK: Maps

  static func filters() throws -> LinkTable<String> {
    try LinkTable {
      Link(CasePath.whole, id: "filter") {
        "filter"
        Segment.value("name", String.self)
      }
    }
  }

  static func pages(
    _ base: LinkBase = .none
  ) throws -> LinkMap<StackNavigation<Screen>.State> {
    let table = try LinkTable<Screen>(base: base) {
      Link(/Screen.page) {
        "page"
        Segment.value("id", Int.self)
      }
    }
    return .stack(\.self, table)
  }

  static func sheets() throws -> LinkMap<App> {
    let table = try LinkTable<Sheet> {
      Link(read: { Sheet(name: $0) }, write: { $0.name }) {
        "sheet"
        Segment.value("name", String.self)
      }
    }
    let inner = try pages().pullback(\App.inSheet)
    return .modal(\.sheet, table) { _ in inner }
  }

  /// Returns a map whose first page has a filter of its own.
  static func filtered() throws -> LinkMap<App> {
    let filters = try filters()
    let table = try LinkTable<Screen> {
      Link(/Screen.page) {
        "page"
        Segment.value("id", Int.self)
      }
    }
    return .stack(
      \.stack,
      table,
      content: { $0 == .page(1) ? .modal(\.filter, filters) : nil }
    )
  }
}

/// A type whose values are not among the texts that a check knows.
private struct Code: LinkParameter, Hashable {
  let linkText: String

  init?(linkText: String) {
    guard linkText.hasPrefix("code-") else { return nil }
    self.linkText = linkText
  }
}
