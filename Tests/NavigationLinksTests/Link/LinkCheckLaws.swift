import ComposableNavigation
import NavigationLinks
import Testing
import TestSupport

@Suite(.late) struct LinkCheckLaws {
  @Test func `a sound table passes, and names the values without a link`() {
    let check = LinkTable<ToyPlace>.check(ToyLinks.rules)
    #expect(check.failure == nil, "\(check)")
    #expect(check.cases > 5_000)
    #expect(
      check.unrepresentable == [
        "“name” is empty, which a path cannot say", "“path” is empty, which a path cannot say",
        "“title” is empty, which a path cannot say",
      ]
    )
  }

  // MARK: Seeded bugs

  @Test func `it finds a literal under a parameter`() {
    let check = LinkTable<ToyPlace>.check {
      Link(/ToyPlace.home) {
        "person"; "new"
      }
      Link(/ToyPlace.named) {
        "person"; Segment.value("name", String.self)
      }
    }
    #expect(
      check.failure?.description
        == """
        broken: what was printed is read as what it was
        pattern: person/:name
        link: person/new
        named("new") is read as home
        """
    )
  }

  @Test func `it finds a list beside an optional component`() throws {
    let rules: @Sendable () -> [Link<ToyPlace>] = {
      [
        Link(/ToyPlace.page) {
          "a"
          Segment.optional("n", Int.self).map {
            ("", number: $0)
          } back: {
            $1
          }
        },
        Link(/ToyPlace.file) {
          "a"; Segment.wildcard()
        },
      ]
    }
    let check = LinkTable<ToyPlace>.check { rules() }
    #expect(check.failure?.law == .roundTrip)
    // A link that the check reports is not printed.
    let table = try LinkTable<ToyPlace> { rules() }
    for components in [[], ["3"]] {
      #expect(throws: LinkPrintError.readByAnother("a/**", "a/[:n]")) {
        try table.print(.file(components))
      }
    }
    #expect(try table.print(.file(["x"])) == "a/x")
    #expect(
      LinkPrintError.readByAnother("a/**", "a/[:n]").description
        == "“a/[:n]” reads the link of “a/**” for the value"
    )
  }

  @Test func `it names types of which nothing says which is to win`() throws {
    struct Slug: LinkParameter, Hashable {
      let linkText: String
      init?(linkText text: String) {
        guard text.hasPrefix("zz-") else { return nil }
        linkText = text
      }
      static var linkSamples: [Slug] { [Slug(linkText: "zz-1")].compactMap(\.self) }
    }
    struct Code: LinkParameter, Hashable {
      let linkText: String
      init?(linkText text: String) {
        guard text.hasSuffix("-9") else { return nil }
        linkText = text
      }
      static var linkSamples: [Code] { [Code(linkText: "q-9")].compactMap(\.self) }
    }
    enum Place: Hashable, Sendable { case slug(Slug), code(Code), number(Int), color(ToyColor) }
    let table = try LinkTable<Place> {
      Link(/Place.slug) { Segment.value("a", Slug.self) }
      Link(/Place.code) { Segment.value("a", Code.self) }
    }
    let check = table.check()
    #expect(check.failure == nil)
    #expect(check.unordered == ["Code before Slug"])
    #expect(
      check.description.hasSuffix(
        "no order: Code before Slug; no text of the check is read by both"
      )
    )
    let (slug, code) = (try #require(Slug(linkText: "zz-9")), try #require(Code(linkText: "zz-9")))
    #expect(try table.parse(table.print(.code(code))) == .code(code))
    #expect(throws: LinkPrintError.readByAnother(":a(Slug)", ":a(Code)")) {
      try table.print(.slug(slug))
    }
    // The check knows all values of these types.
    let known = LinkTable<Place>.check {
      Link(/Place.number) { Segment.value("n", Int.self) }
      Link(/Place.color) { Segment.value("c", ToyColor.self) }
    }
    #expect(known.unordered == [])
  }

  @Test func `it finds a shadowed wildcard`() {
    let check = LinkTable<ToyPlace>.check {
      Link(/ToyPlace.file) {
        "a"; Segment.wildcard()
      }
      Link(/ToyPlace.named) { Segment.value("x", String.self) }
      Link(id: "all", read: { .file($0) }, write: { _ in nil }) { Segment.wildcard() }.priority(1)
    }
    #expect(check.failure?.law == .building)
    #expect(check.failure?.detail.contains("“a/**” never wins: “all” takes all its links") == true)
  }

  @Test func `it finds an optional default that is printed and not read`() {
    let check = LinkTable<ToyPlace>.check {
      Link(/ToyPlace.page) {
        Segment.value("title", String.self)
        Query.optional("number", Int.self).map {
          $0
        } back: {
          $0 ?? 1
        }
      }
    }
    #expect(check.failure?.law == .roundTrip)
    #expect(
      check.failure?.detail == #"page("a", number: nil) is read as page("a", number: Optional(1))"#
    )
    let ignored = LinkTable<ToyPlace>.check(also: [.person(2)]) {
      Link(/ToyPlace.person) {
        Query.value("n", Int.self, default: 1).map { _ in
          1
        } back: {
          $0
        }
      }
    }
    #expect(ignored.failure?.detail == "person(2) is read as person(1)")
  }

  @Test(arguments: ["/", "%", "+"])
  func `it finds a slash, a percent sign or a plus in a value`(text: String) {
    let check = LinkTable<ToyPlace>.check {
      Link(/ToyPlace.named) {
        Segment.value("name", String.self).map {
          $0
        } back: {
          $0.replacing(text, with: "_")
        }
      }
    }
    #expect(check.failure?.law == .roundTrip)
    #expect(check.failure?.detail.hasPrefix("named(") == true)
    #expect(check.failure?.detail.contains(text) == true)
  }

  @Test func `it finds repeated query values in the wrong order`() {
    let check = LinkTable<ToyPlace>.check {
      Link(/ToyPlace.file) {
        Query.repeated("tag", String.self).map {
          $0.reversed()
        } back: {
          $0
        }
      }
    }
    #expect(check.failure?.law == .roundTrip)
    #expect(check.failure?.detail == #"file(["1", "a"]) is read as file(["a", "1"])"#)
  }

  @Test func `the check finds a pattern whose guard never lets it win`() {
    let check = LinkTable<ToyPlace>.check {
      Link(/ToyPlace.person) { Segment.value("id", Int.self) }.where { _ in false }
    }
    #expect(check.failure?.law == .reachable)
    #expect(check.failure?.id == ":id")
    #expect(check.unrepresentable == ["the guard of “:id” refuses the value"])
  }

  @Test func `it finds a form that prints otherwise than it was read`() {
    struct Folded: LinkParameter, Equatable {
      var linkText: String
      static func == (lhs: Folded, rhs: Folded) -> Bool {
        lhs.linkText.lowercased() == rhs.linkText.lowercased()
      }
    }
    let folded = LinkTable<Folded>.check {
      Link(CasePath.whole) { Segment.value("name", Folded.self) }
    }
    #expect(folded.failure?.law == .canonical)
    #expect(folded.failure?.detail.hasSuffix("printed as A") == true, "\(folded)")
    struct Composed: LinkParameter, Equatable {
      let bytes: [UInt8]
      init?(linkText: String) { bytes = Array(linkText.utf8) }
      var linkText: String {
        String(decoding: bytes, as: UTF8.self).replacing("e\u{301}", with: "\u{E9}")
      }
    }
    let composed = LinkTable<Composed>.check {
      Link(CasePath.whole) { Segment.value("name", Composed.self) }
    }
    #expect(composed.failure?.law == .roundTrip)
    #expect(composed.failure?.witness == "%C3%A9")
  }

  @Test func `a failure is made as small as the samples allow`() {
    let check = LinkTable<ToyPlace>.check {
      Link(/ToyPlace.search) {
        Query.value("text", String.self)
        Query.repeated("tag", String.self).map {
          $0
        } back: {
          $0.count > 2 ? [] : $0
        }
        Query.value("page", Int.self, default: 1)
      }
    }
    #expect(
      check.failure?.detail
        == #"search(text: "a", tags: ["a", "a", "a"], page: 1) is read as search(text: "a", tags: [], page: 1)"#
    )
  }
}
