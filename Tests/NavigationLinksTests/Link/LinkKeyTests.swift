import ComposableNavigation
import NavigationLinks
import Testing
import TestSupport

/// Printing finds the patterns of a value by its case or by a key, and a check reports patterns
/// that neither distinguishes.
@Suite(.late) struct LinkKeyTests {
  private struct Page: Hashable, Sendable {
    var number: Int
    var name: String
  }

  /// Records the patterns that were asked to print, in order.
  private final class Asked: Sendable {
    let ids = Locked<[String]>([])

    func asked(_ id: String) { ids.withLock { $0.append(id) } }
  }

  // MARK: Without a key

  @Test func `patterns by closures are found by the case of their samples`() throws {
    let asked = Asked()
    let table = try LinkTable<ToyPlace> {
      Link(
        id: "file",
        read: { .file($0) },
        write: { (place: ToyPlace) -> [String]? in
          asked.asked("file")
          guard case .file(let path) = place else { return nil }
          return path
        }
      ) {
        "file"
        Segment.repeated("path", String.self)
      }
      Link(
        id: "person",
        read: { .person($0) },
        write: { (place: ToyPlace) -> Int? in
          asked.asked("person")
          guard case .person(let id) = place else { return nil }
          return id
        }
      ) {
        "person"
        Segment.value("id", Int.self)
      }
    }
    #expect(try table.print(.person(7)) == "person/7")
    #expect(try table.print(.file(["a"])) == "file/a")
    #expect(asked.ids.withLock { $0 } == ["person", "file"])
    // No pattern prints it: each one is tried once.
    #expect(throws: LinkPrintError.noPattern("home")) { try table.print(.home) }
    #expect(asked.ids.withLock { $0.sorted() } == ["file", "file", "person", "person"])
  }

  @Test func `a pattern by closures prints values of cases that none of its samples has`() throws {
    let table = try LinkTable<ToyPlace> { people }
    #expect(try table.print(.person(7)) == "people/7")
    #expect(try table.print(.home) == "people/8")
    #expect(table.check(runs: 20).failure == nil)
    // Another pattern of that case is tried first, for any id.
    let home = Link(/ToyPlace.home, id: "z") { "home" }
    let both = try LinkTable<ToyPlace> {
      people
      home
    }
    #expect(try both.print(.home) == "home")
    #expect(try both.print(.person(7)) == "people/7")
    #expect(both.check(also: [.home], runs: 20).failure == nil)
  }

  @Test func `of two patterns that print a value that with the higher priority does`() throws {
    let home = Link(/ToyPlace.home, id: "a") { "home" }
    let first = try LinkTable<ToyPlace> {
      home
      people.priority(1)
    }
    #expect(try first.print(.home) == "people/8")
    let last = try LinkTable<ToyPlace> {
      home
      people.priority(-1)
    }
    #expect(try last.print(.home) == "home")
  }

  /// A link to people whose pattern also prints the home as a number that no sample has.
  private var people: Link<ToyPlace> {
    Link(
      id: "people",
      read: { $0 == 8 ? .home : .person($0) },
      write: { (place: ToyPlace) -> Int? in
        switch place {
        case .home: return 8
        case .person(let id): return id == 8 ? nil : id
        default: return nil
        }
      }
    ) {
      "people"
      Segment.value("id", Int.self)
    }
  }

  // MARK: Results of a check

  @Test(arguments: [1, 8, 9, 12])
  func `a check names the patterns that no key tells apart`(count: Int) throws {
    let check = try LinkTable<Page> { pages(count) }.check(runs: 5)
    let ids = (0..<count).map { "page\($0)" }.sorted()
    #expect(check.failure == nil, "\(check)")
    #expect(check.keyless == (count > 8 ? ids : []))
    let line = "no key: printing asks \(count) patterns one by one, from “page0” on"
    #expect(check.description.hasSuffix("\n" + line) == (count > 8))
  }

  @Test func `a check names no pattern that a key tells apart`() throws {
    let check = try LinkTable<Page>(key: \.number) { pages(12) }.check(runs: 5)
    #expect(check.failure == nil, "\(check)")
    #expect(check.keyless == [], "\(check)")
    let coarse = try LinkTable<Page>(key: { $0.number % 2 }) { pages(20) }.check(runs: 5)
    #expect(coarse.keyless == (0..<10).map { "page\($0 * 2)" }.sorted())
  }

  @Test func `patterns of one case are not told apart by it`() throws {
    let table = try LinkTable<ToyPlace> {
      Link(/ToyPlace.home) { "home" }
      for number in 0..<9 {
        Link(
          id: "\(number)",
          read: { .page($0, number: number) },
          write: { (place: ToyPlace) -> String? in
            guard case .page(let title, number: let other) = place, other == number else {
              return nil
            }
            return title
          }
        ) {
          "page\(number)"
          Segment.value("title", String.self)
        }
      }
    }
    #expect(try table.print(.page("a", number: 3)) == "page3/a")
    #expect(table.check(runs: 5).keyless == (0..<9).map { "\($0)" })
  }

  private func pages(_ count: Int) -> [Link<Page>] {
    (0..<count).map { number in
      Link(
        id: "page\(number)",
        read: { Page(number: number, name: $0) },
        write: { $0.number == number ? $0.name : nil }
      ) {
        "page\(number)"
        Segment.value("name", String.self)
      }
    }
  }
}
