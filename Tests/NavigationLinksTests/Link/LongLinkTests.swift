import ComposableNavigation
import NavigationLinks
import Testing
import TestSupport

/// Long links and large tables behave as short and small ones do; benchmarks measure their cost.
@Suite struct LongLinkTests {
  private struct Place: Hashable, Sendable {
    var page: Int
    var name = ""
  }

  private typealias Stack = StackNavigation<Place>.State

  @Test func `the error of a link that no pattern has names eight of them when it is read`() throws
  {
    let table = try table(of: 20)
    do throws(LinkError) {
      _ = try table.parse("nowhere/1")
      Issue.record("it was read")
    } catch {
      #expect(
        error.description
          == "at 0: found “nowhere”, expected “page0” or “page1” or “page10” or “page11” or “page12”"
          + " or “page13” or “page14” or “page15” or 12 more"
      )
      let named = (10...15).map { "“page\($0)”" }
      let same = LinkError(
        .noPattern,
        at: 0,
        found: "nowhere",
        expected: (["“page0”", "“page1”"] + named + ["12 more"]).joined(separator: " or ")
      )
      #expect(error == same)
      #expect(error.hashValue == same.hashValue)
    }
  }

  @Test func `errors with equal text are equal, also from different tables`() {
    let missed = [20, 20, 21].map { (size: Int) -> LinkError? in
      #expect(throws: LinkError.self) { _ = try table(of: size).parse("nowhere/1") }
    }
    #expect(missed.compactMap { $0 }.count == 3)
    #expect(missed[0] == missed[1])
    #expect(missed[0].hashValue == missed[1].hashValue)
    #expect(missed[0]?.description.hasSuffix("or 12 more") == true)
    #expect(missed[2]?.description.hasSuffix("or 13 more") == true)
    #expect(missed[0] != missed[2])
  }

  @Test(arguments: [0, 1, 9, 63, 64, 65, 200])
  func `a long query is read as a short one is`(count: Int) throws {
    let map = try map()
    let text = try map.currentURL(of: stack(count))
    var state = stack(0)
    _ = try map.append(from: text, to: &state)
    #expect(state.items == stack(count).items)
  }

  @Test(arguments: [1, 40])
  func `components captured by a losing pattern are there for the winning one`(count: Int) throws {
    let table = try LinkTable<Place> {
      Link(id: "both", read: { Place(page: $0.0 + $0.1) }, write: { ($0.page, 0) }) {
        "page"
        Query.value("id", Int.self)
        Query.value("more", Int.self)
      }
      Link(id: "one", read: { Place(page: $0) }, write: { $0.page }) {
        "page"
        Query.value("id", Int.self)
      }
    }
    let map = LinkMap<Stack>.stack(\.self, table)
    // Only the first screen has its second value: “both” takes an id and then fails.
    let ids = (0..<count * 2).map { "id=\($0)" }.joined(separator: "&")
    let text = Array(repeating: "page", count: count * 2).joined(separator: "/")
    var state = stack(0)
    _ = try map.append(from: "\(text)?\(ids)&more=100", to: &state)
    #expect(state.items.dropFirst().map(\.page) == [100] + Array(1..<count * 2))
  }

  @Test func `the partial output of a pattern that cannot print a value is discarded`() throws {
    let table = try LinkTable<Place> {
      Link(id: "a", read: { Place(page: $0.0, name: $0.1) }, write: { ($0.page, $0.name) }) {
        "a"
        Query.value("id", Int.self)
        Query.value("other", Int.self, default: 0).map {
          "\($0)"
        } back: {
          Int($0) ?? 0
        }
      }
      .where { $0.name == "0" }
      .priority(1)
      Link(id: "b", read: { Place(page: $0.0, name: $0.1) }, write: { ($0.page, $0.name) }) {
        "b"
        Query.value("id", Int.self)
        Query.value("name", String.self)
      }
    }
    let map = LinkMap<Stack>.stack(\.self, table)
    let items = [Place(page: -1)] + (0..<20).map { Place(page: $0, name: $0 % 2 == 0 ? "0" : "x") }
    let text = try map.currentURL(of: Stack(items: items))
    var state = stack(0)
    _ = try map.append(from: text, to: &state)
    #expect(state.items == items)
  }

  @Test func `going back to a link finds the last place of its longest beginning`() throws {
    var search = 0
    let map = LinkMap<Stack>.stack(\.self, try table(of: 2))
    let screens = [Place(page: 0, name: "a"), Place(page: 1, name: "a")]
    for open in allLists(of: screens, upTo: 5) {
      for run in allLists(of: screens, upTo: 4) where !run.isEmpty {
        search += 1
        var state = Stack(items: [Place(page: -1)] + open)
        let link = run.map { "page\($0.page)/a" }.joined(separator: "/")
        _ = try map.find(link, in: &state)
        #expect(Array(state.items.dropFirst()) == found(run, in: open))
      }
    }
    #expect(search > 500)
  }

  private func found(_ run: [Place], in open: [Place]) -> [Place] {
    for length in stride(from: run.count, to: 0, by: -1) {
      for start in open.indices.reversed()
      where open[start...].starts(with: run.prefix(length)) {
        return Array(open[..<(start + length)]) + Array(run.dropFirst(length))
      }
    }
    return run
  }

  private func table(of size: Int) throws -> LinkTable<Place> {
    try LinkTable(key: { $0.page }) {
      for page in 0..<size { link(page) }
    }
  }

  private func link(_ page: Int) -> Link<Place> {
    Link(
      id: "\(page)",
      read: { Place(page: page, name: $0) },
      write: { $0.page == page ? $0.name : nil }
    ) {
      "page\(page)"
      Segment.value("name", String.self)
    }
  }

  private func map() throws -> LinkMap<Stack> {
    let table = try LinkTable<Place> {
      Link(
        id: "page",
        read: { Place(page: $0.0, name: $0.1) },
        write: { ($0.page, $0.name) }
      ) {
        "page"
        Query.value("id", Int.self)
        Query.value("name", String.self, shared: true)
      }
    }
    return .stack(\.self, table)
  }

  /// Returns a stack of a root and `size` screens that share a name.
  private func stack(_ size: Int) -> Stack {
    Stack(items: [Place(page: -1)] + (0..<size).map { Place(page: $0, name: "all") })
  }
}
