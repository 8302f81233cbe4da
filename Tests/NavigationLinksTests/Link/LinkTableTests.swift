import ComposableNavigation
import Foundation
import Testing

@testable import NavigationLinks

@Suite struct LinkTableTests {
  static let links: [(String, ToyPlace)] = [
    ("home", .home),
    ("person/42", .person(42)),
    ("person/-7", .person(-7)),
    ("person/name/Anna%20K", .named("Anna K")),
    ("file", .file([])),
    ("file/a/b%2Fc/d", .file(["a", "b/c", "d"])),
    ("book/Emma", .page("Emma", number: nil)),
    ("book/Emma/3", .page("Emma", number: 3)),
    ("search?text=a%2Bb", .search(text: "a+b", tags: [], page: 1)),
    ("search?text=&tag=x&tag=y&tag=x&page=2", .search(text: "", tags: ["x", "y", "x"], page: 2)),
    ("day/2024-366?color=blue", .day(ToyDay(year: 2024, day: 366), .blue)),
    ("user?user.id=7&user.name=%C3%89va", .user(ToyUser(id: 7, name: "Éva"))),
  ]

  @Test(arguments: links)
  func `what was printed is read as what it was`(text: String, place: ToyPlace) throws {
    let table = try ToyLinks.table()
    #expect(try table.parse(text) == place)
    #expect(try table.print(place) == text)
  }

  @Test(arguments: [
    ("person", "at 6: found nothing, expected “name” or Int for “id”"),
    ("person/x", "at 7: found “x”, expected “name” or Int for “id”"),
    ("home/more", "at 5: found “more”, expected the end"),
    ("search?tag=a", "at 12: found nothing, expected a query value “text”: String for “search”"),
    (
      "day/1-1?color=pink", "at 8: found “pink”, expected ToyColor for “color” of “day”"
    ),
    ("book/Emma/x", "at 10: found “x”, expected Int for “number” or the end"),
    (
      "folk//x",
      "at 6: found “x”, expected “name” or Int for “id”, redirected by “folk/:id” → “people/:id”"
    ),
  ])
  func `invalid text has a position and the expected part`(
    text: String,
    message: String
  ) throws {
    let table = try ToyLinks.table()
    do throws(LinkError) {
      _ = try table.parse(text)
      Issue.record("\(text) was read")
    } catch {
      #expect(error.description == message)
    }
  }

  @Test func `the first unknown component is reported with the known ones`() throws {
    let table = try ToyLinks.table()
    do throws(LinkError) {
      _ = try table.parse("nowhere")
      Issue.record("it was read")
    } catch {
      #expect(error.position == 0)
      #expect(error.expected.contains("“book” or “day” or “file”"))
      #expect(error.expected.hasSuffix("1 more"))
    }
  }

  @Test func `redirects are followed and named`() throws {
    let match = try ToyLinks.table().match(LinkURL("folk/7?x=1"))
    #expect(match.target == .person(7))
    #expect(match.id == "person/:id")
    #expect(match.redirects == ["folk/:id", "people/:id"])
  }

  @Test func `a value without a link is refused by name`() throws {
    let table = try ToyLinks.table()
    #expect(throws: LinkPrintError.emptyComponent("name")) { try table.print(.named("")) }
    #expect(
      LinkPrintError.emptyComponent("name").description
        == "“name” is empty, which a path cannot say"
    )
    let small = try LinkTable<ToyPlace> {
      Link(/ToyPlace.person) { Segment.value("id", Int.self) }.where { $0 != .person(0) }
    }
    #expect(throws: LinkPrintError.guarded(":id")) { try small.print(.person(0)) }
    #expect(throws: LinkPrintError.noPattern("home")) { try small.print(.home) }
  }

  @Test func `the n-th reader of a name gets its n-th value`() throws {
    let table = try LinkTable<ToyPlace> {
      Link(/ToyPlace.user) {
        LinkPart {
          Query.value("n", Int.self)
          Query.value("n", String.self)
        }
        .map {
          ToyUser(id: $0, name: $1)
        } back: {
          ($0.id, $0.name)
        }
      }
    }
    #expect(try table.parse("?n=1&n=x&n=y") == .user(ToyUser(id: 1, name: "x")))
    #expect(try table.print(.user(ToyUser(id: 1, name: "x"))) == "?n=1&n=x")
  }

  @Test(arguments: [false, true])
  func `the winner does not depend on the order of declaration`(isReversed: Bool) throws {
    let links: [Link<String>] = [
      Link("literal", id: "literal") { "a/new" },
      Self.text("int") {
        LinkPart {
          "a"; Segment.value("n", Int.self)
        }.map(String.init) { Int($0) ?? 0 }
      },
      Self.text("text") {
        "a"; Segment.value("t", String.self)
      },
      Self.text("rest") {
        LinkPart {
          "a"; Segment.wildcard()
        }
        .map {
          $0.joined(separator: " ")
        } back: {
          $0.split(separator: " ").map(String.init)
        }
      },
    ]
    let table = try LinkTable<String> { isReversed ? links.reversed() : links }
    let winners = try ["a/new", "a/7", "a/x", "a", "a/x/y"].map { try table.match(LinkURL($0)).id }
    #expect(winners == ["literal", "int", "text", "rest", "rest"])
  }

  @Test func `a priority and a guard change the winner`() throws {
    let table = try LinkTable<ToyPlace> {
      Link(.home, id: "literal") { "a/7" }
      Link(/ToyPlace.person, id: "number") {
        "a"; Segment.value("id", Int.self)
      }
      .where { $0 == .person(7) || $0 == .person(8) }.priority(1)
      Link(/ToyPlace.named, id: "text") {
        "a"; Segment.value("name", String.self)
      }
    }
    let winners = try ["a/7", "a/8", "a/9"].map { try table.match(LinkURL($0)).id }
    #expect(winners == ["number", "number", "text"])
  }

  @Test(arguments: [10, 100, 1_000])
  func `a match costs the length of the link, not the number of patterns`(count: Int) throws {
    let table = try LinkTable<Int> {
      for number in 0..<count {
        Link(number) {
          "page\(number)"; "of"; "many"
        }
      }
    }
    #expect(try table.match(LinkURL("page\(count - 1)/of/many")).steps == 5)
    #expect(try table.parse("page\(count / 2)/of/many") == count / 2)
    #expect(try table.print(count - 1) == "page\(count - 1)/of/many")
  }

  @Test func `printing asks the patterns of a value's key alone`() throws {
    let table = try LinkTable<Int>(key: \.self) {
      for number in 0..<100 { Link(number) { "page\(number)" } }
      Link(id: "any", read: { $0 }, write: { $0 }) {
        "n"; Segment.value("n", Int.self)
      }
    }
    #expect(try table.print(7) == "page7")
    #expect(throws: LinkPrintError.noPattern("200")) { try table.print(200) }
  }

  @Test(arguments: [10, 1_000, 100_000])
  func `steps grow with the link alone`(length: Int) throws {
    let text = "file" + String(repeating: "/a", count: length)
    let match = try ToyLinks.table().match(LinkURL(text))
    #expect(match.steps == length + 3)
  }

  @Test(arguments: [10, 1_000])
  func `a rest of lower priority is not measured if another pattern wins`(length: Int) throws {
    let table = try LinkTable<ToyPlace> {
      Link(/ToyPlace.home) { "a" }
      Link(/ToyPlace.file) { Segment.wildcard() }.priority(-1)
    }
    var reading = LinkReading(
      try LinkURL(Array(repeating: "a", count: length).joined(separator: "/"))
    )
    let match = try table.match(&reading, isWhole: false)
    #expect(match.target == .home)
    #expect(match.steps == 4)
    #expect(try table.parse("b/c") == .file(["b", "c"]))
    #expect(try table.parse("a/a") == .file(["a", "a"]))
  }

  @Test func `a value whose text cannot be read is refused by name`() throws {
    let table = try LinkTable<[Date]> {
      Link(id: "one", read: { [$0] }, write: { $0.count == 1 ? $0[0] : nil }) {
        "one"; Query.value("d", Date.self)
      }
      Link(id: "all", read: { $0 }, write: { $0 }) {
        "all"; Query.repeated("d", Date.self)
      }
    }
    let late = Date(timeIntervalSince1970: 1_700_000_000_000)
    #expect(throws: LinkPrintError.unreadable("d")) { try table.print([late]) }
    #expect(throws: LinkPrintError.unreadable("d")) { try table.print([late, late]) }
    #expect(
      LinkPrintError.unreadable("d").description == "the value of “d” has no text that can be read"
    )
    let day = [Date(timeIntervalSinceReferenceDate: 0)]
    #expect(try table.parse(try table.print(day)) == day)
  }

  @Test func `a link is explained`() throws {
    let table = try LinkTable<ToyPlace> {
      Link(.home, id: "new") { "person/new" }
      Link(/ToyPlace.named) {
        "person"; Segment.value("name", String.self)
      }
      Link(/ToyPlace.person) {
        "person"; Segment.value("id", Int.self)
      }
      Link(/ToyPlace.file) { Segment.wildcard("path") }
    }
    #expect(
      try table.explain("person/new").description
        == """
        person/new
        ● new
        ○ person/:name: “new” is a literal in “new”
        ○ *path: “person” is a literal in “new”
        ✗ person/:id: at 7: found “new”, expected Int for “id”
        """
    )
    #expect(
      try table.explain("person/7").description
        == """
        person/7
        ● person/:id
        ○ person/:name: “7” is Int for “id” in “person/:id”, which has fewer texts
        ○ *path: “person” is a literal in “person/:id”
        ✗ new: at 7: found “7”, expected “new”
        """
    )
  }

  private static func text(
    _ id: String,
    @LinkPartBuilder _ parts: () -> LinkPart<String>
  ) -> Link<String> {
    Link(id: id, read: { "\(id) \($0)" }, write: { $0.hasPrefix(id) ? $0 : nil }, parts)
  }

  @Test func `a pattern for every value prints every case`() throws {
    let table = try LinkTable<ToyColor> {
      Link(CasePath.whole, id: "color") { Query.value("color", ToyColor.self) }
    }
    #expect(
      try ToyColor.allCases.map(table.print) == ["?color=red", "?color=green", "?color=blue"]
    )
    #expect(table.check().unrepresentable == [])
  }
}
