import NavigationLinks
import Testing

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
  func `what is no link has its position`(text: String, error: String) {
    #expect(message(text) == error)
  }

  @Test func `bytes that are no UTF-8 are an error`() {
    #expect(throws: LinkError(.notUTF8, at: 0, found: "a\u{FFFD}", expected: "UTF-8")) {
      try LinkURL(bytes: [97, 0xFF])
    }
  }

  @Test(arguments: ["a/b", "%2F%25%2B", "caf%C3%A9?x=%26%3D", "a?x=", "?q=1", ""])
  func `what is written is read back and written the same`(text: String) throws {
    #expect(try LinkURL(text).description == text)
  }

  @Test func `every byte of a text survives`() throws {
    let text = String(String.UnicodeScalarView((0...0x2FF).compactMap(Unicode.Scalar.init)))
    let url = LinkURL(path: [text], query: [.init(text, text)])
    #expect(try LinkURL(url.description) == url)
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
