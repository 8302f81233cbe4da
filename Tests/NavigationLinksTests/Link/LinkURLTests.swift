import ComposableNavigation
import Foundation
import NavigationLinks
import Testing
import TestSupport

@Suite struct LinkURLTests {
  @Test(arguments: [
    ("", [], []),
    ("/", [], []),
    ("a/b", ["a", "b"], []),
    ("/a//b/", ["a", "b"], []),
    ("a?x=1&y=2", ["a"], ["x=1", "y=2"]),
    ("a?&&x=1&", ["a"], ["x=1"]),
    ("a?x=1=2", ["a"], ["x=1=2"]),
    ("a?x", ["a"], ["x="]),
    ("a b/c:d;e?q=what?;", ["a b", "c:d;e"], ["q=what?;"]),
    ("a/b#x/y?z", ["a", "b"], []),
    ("a%2Fb/%25/+", ["a/b", "%", "+"], []),
    (".", ["."], []),
    ("mailto:x", ["mailto:x"], []),
  ])
  func `a text is taken apart`(text: String, path: [String], query: [String]) throws {
    let url = try LinkURL(text)
    #expect(url.path == path)
    #expect(url.query.map { "\($0.name)=\($0.value)" } == query)
  }

  @Test(arguments: [
    ("a/%", "at 2: found “%”, expected two hexadecimal digits after “%”"),
    ("a/x%4", "at 3: found “%4”, expected two hexadecimal digits after “%”"),
    ("é/%G1", "at 3: found “%G1”, expected two hexadecimal digits after “%”"),
    ("a?x=%FF", "at 4: found “%FF”, expected UTF-8 behind its escapes"),
    ("app://a", "at 0: found “app://”, expected a path without a scheme"),
  ])
  func `text that is not a link has a position`(text: String, error: String) {
    #expect(message(text) == error)
  }

  @Test func `bytes that are no UTF-8 are an error`() {
    #expect(throws: LinkError(.notUTF8, at: 0, found: "a\u{FFFD}", expected: "UTF-8")) {
      try LinkURL(bytes: [97, 0xFF])
    }
  }

  @Test(arguments: ["a/b", "%2F%25%2B", "caf%C3%A9?x=%26%3D", "a?x=", "?q=1", ""])
  func `a printed link is read and printed the same`(text: String) throws {
    #expect(try LinkURL(text).description == text)
  }

  @Test func `every byte of a text survives`() throws {
    let text = String(String.UnicodeScalarView((0...0x2FF).compactMap(Unicode.Scalar.init)))
    let url = LinkURL(path: [text], query: [.init(text, text)])
    #expect(try LinkURL(url.description) == url)
  }

  @Test func `a plus is a plus, and a space where web forms are read`() throws {
    let forms = LinkBase.none.readingForms
    #expect(try LinkURL("a+b?c+d=e+f%2Bg%20h").query == [.init("c+d", "e+f+g h")])
    let read = try LinkURL("a+b?c+d=e+f%2Bg%20h", base: forms)
    #expect(read.path == ["a+b"])
    #expect(read.query == [.init("c d", "e f+g h")])
    #expect(read.description == "a%2Bb?c%20d=e%20f%2Bg%20h")
    #expect(try LinkURL("?%2B=é+é", base: forms).query == [.init("+", "é é")])
    #expect(
      throws: LinkError(
        .badEscape,
        at: 4,
        found: "%zz",
        expected: "two hexadecimal digits after “%”"
      )
    ) {
      try LinkURL("?x+=%zz", base: forms)
    }
    let web = LinkBase(scheme: "https", host: "notes.example").readingForms
    #expect(try LinkURL("https://notes.example/?q=a+b", base: web).query.first?.value == "a b")
    for base in [forms, web] {
      #expect(try JSONDecoder().decode(LinkBase.self, from: JSONEncoder().encode(base)) == base)
    }
    // Every text is printed in one way, and both bases read it as the original.
    for parts in allLists(of: ["a", "+", " ", "%2B", "é"], upTo: 4) {
      let url = LinkURL(query: [.init(parts.joined(), parts.joined())])
      for base in [LinkBase.none, forms] {
        #expect(!url.text(base: base).contains("+"))
        #expect(try LinkURL(url.text(base: base), base: base) == url)
      }
    }
  }

  @Test func `a table of links from web forms reads a plus as a space, and so does its map`() throws
  {
    let screens = try LinkTable<String>(base: .none.readingForms) {
      Link(CasePath.whole, id: "search") {
        "search"
        Query.value("q", String.self)
      }
    }
    #expect(try screens.parse("search?q=a+b") == "a b")
    #expect(try screens.print("a+b") == "search?q=a%2Bb")
    let map = LinkMap<StackNavigation<String>.State>.stack(\.self, screens)
    var stack = StackNavigation<String>.State(items: ["root"])
    _ = try map.append(from: "search?q=a+b", to: &stack)
    #expect(stack.items == ["root", "a b"])
  }

  @Test func `a base is read with and without, and printed`() throws {
    let app = LinkBase(scheme: "app")
    #expect(try LinkURL("app://main/notes", base: app).path == ["main", "notes"])
    #expect(try LinkURL("APP://main", base: app).path == ["main"])
    #expect(try LinkURL("main/notes", base: app).path == ["main", "notes"])
    let web = LinkBase(scheme: "https", host: "notes.example")
    #expect(try LinkURL("https://Notes.example/a?x=1", base: web).path == ["a"])
    #expect(try LinkURL("https://notes.example", base: web).path == [])
    #expect(LinkURL(path: ["a"]).text(base: web) == "https://notes.example/a")
    #expect(
      message("https://other.example/a", base: web)
        == "at 8: found “other.example”, expected notes.example"
    )
    #expect(
      message("http://notes.example/a", base: web) == "at 0: found “http://”, expected https://"
    )
  }

  private func message(_ text: String, base: LinkBase = .none) -> String? {
    do throws(LinkError) {
      _ = try LinkURL(text, base: base)
      return nil
    } catch {
      return error.description
    }
  }
}
