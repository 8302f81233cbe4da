import Foundation
import NavigationRoutes
import Testing

@Suite struct RoutePathTests {
  @Test(arguments: [
    ("/", "/"), ("", "/"), (".", "."), ("./", "."), ("..", ".."), ("../..", "../.."),
    ("/..", "/"), ("/../../a", "/a"), ("/a/", "/a"), ("/a//b", "/a/b"), ("a/../..", ".."),
    ("a/./b/", "a/b"), ("/a/b/../c", "/a/c"), ("//", "/"), ("a/..", "."),
  ])
  func `slashes and dots are folded into one spelling`(text: String, canonical: String) throws {
    #expect(try RoutePath(text).description == canonical)
  }

  @Test(arguments: [
    ("/a b", ["a b"], "/a%20b"), ("/%C3%BC", ["ü"], "/%C3%BC"), ("/ü", ["ü"], "/%C3%BC"),
    ("/a%2Fb", ["a/b"], "/a%2Fb"), ("/100%25", ["100%"], "/100%25"),
    ("/%2e%2e", [".."], "/%2E%2E"), ("/%2E", ["."], "/%2E"), ("/a?x=1", ["a?x=1"], "/a%3Fx=1"),
    ("/a#f", ["a#f"], "/a%23f"), ("/a:b;c", ["a:b;c"], "/a:b;c"),
    ("/http://x/y", ["http:", "x", "y"], "/http:/x/y"), ("/%00", ["\0"], "/%00"),
  ])
  func `components are decoded when read and encoded when printed`(
    text: String,
    components: [String],
    printed: String
  ) throws {
    let path = try RoutePath(text)
    #expect(path.components == components)
    #expect(path.description == printed)
  }

  @Test(arguments: [
    (
      "/notes/100%",
      "% at 10 begins no escape: two hexadecimal digits were expected; a percent sign is %25"
    ),
    (
      "%4/b",
      "% at 0 begins no escape: two hexadecimal digits were expected; a percent sign is %25"
    ),
    ("/ü/%FF/a", "the component at 4 is no UTF-8 when its escapes are read"),
  ])
  func `a text that is not a path has an error and its byte`(
    text: String,
    reason: String
  ) {
    let error = #expect(throws: RoutePathError.self) { try RoutePath(text) }
    #expect(error?.description == reason)
  }

  @Test(arguments: [
    ("/a/b", "c", "/a/b/c"), ("/a/b", "/c", "/c"), ("/a/b", ".", "/a/b"), ("/a/b", "..", "/a"),
    ("/a/b", "../../../c", "/c"), ("/a/b", "", "/"), ("a/b", "../../../c", "../c"),
    ("..", "..", "../.."),
  ])
  func `a path leads from a base to a place`(base: String, path: String, end: String) throws {
    #expect(try RoutePath(path).resolved(against: RoutePath(base)).description == end)
  }

  @Test func `appending takes relative paths and single components alone`() throws {
    let notes: RoutePath = "/notes"
    #expect(try notes.appending("7/edit").description == "/notes/7/edit")
    #expect(try notes.appending("") == notes)
    #expect(try notes.appending(component: "a/b").description == "/notes/a%2Fb")
    #expect(try notes.appending(component: "..").components == ["notes", ".."])
    let absolute = #expect(throws: RoutePathError.self) { try notes.appending("/x") }
    #expect(absolute?.description == "an absolute path cannot be appended")
    let empty = #expect(throws: RoutePathError.self) { try notes.appending(component: "") }
    #expect(empty?.description == "component 1 is empty, and a path cannot say so")
    #expect(empty == #expect(throws: RoutePathError.self) { try RoutePath(components: ["a", ""]) })
  }

  @Test(arguments: [
    ("/", "/a", true), ("/a", "/a", true), ("/a/b", "/a", false), ("/a/b", "/a/bb", false),
    ("/a", "/a/b", true), ("a", "/a", false), ("..", "../a", true), ("../a", "a", false),
  ])
  func `a path contains itself and all paths below it, by whole components`(
    path: String,
    other: String,
    contains: Bool
  ) throws {
    #expect(try RoutePath(path).contains(RoutePath(other)) == contains)
  }

  @Test func `the root's parent is the root`() {
    #expect(RoutePath.root.parent == .root)
    #expect(RoutePath.root.isRoot)
    #expect(RoutePath("/a/b").parent == "/a")
    #expect(RoutePath.current.parent.description == "..")
  }

  @Test(
    arguments: [
      ("/", ""), ("/notes//caf%C3%A9/./x/../", "/notes/café"), ("../8", "../8"), (".", "a/.."),
    ] as [(RoutePath, String)]
  )
  func `a literal of a text that is a path is that path`(literal: RoutePath, text: String) throws {
    #expect(try RoutePath(text) == literal)
    #expect(RoutePath(stringLiteral: text) == literal)
  }

  @Test(
    arguments: [
      ("/done/100%", ["done", "100%"], "/done/100%25"),
      ("/%FF/a%20b", ["%FF", "a b"], "/%25FF/a%20b"), ("/%41%4", ["%41%4"], "/%2541%254"),
      ("%/..", [], "."),
    ] as [(RoutePath, [String], String)]
  )
  func `a literal takes an escape that is none for text, and is read again as it was printed`(
    literal: RoutePath,
    components: [String],
    printed: String
  ) throws {
    #expect(literal.components == components)
    #expect(literal.description == printed)
    #expect(try RoutePath(printed) == literal)
  }

  @Test func `a text that is put together is read, and may be none`() throws {
    let note = 7
    #expect(try RoutePath("/notes/\(note)") == "/notes/7")
    #expect(throws: RoutePathError.self) { try RoutePath("/notes/\(note)%") }
    let place = Waypoint(path: "/notes")
    #expect(place.beginCaching() == .beginCaching("/notes"))
  }

  @Test func `a path is saved as its text, and a text that is no path is not read`() throws {
    let path: RoutePath = "/a b/..%2F"
    let data = try JSONEncoder().encode([path])
    #expect(String(decoding: data, as: UTF8.self) == #"["\/a%20b\/..%2F"]"#)
    #expect(try JSONDecoder().decode([RoutePath].self, from: data) == [path])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([RoutePath].self, from: Data(#"["/%"]"#.utf8))
    }
  }
}
