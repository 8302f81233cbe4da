import ComposableNavigation
import NavigationLinks
import Testing

@Suite struct LinkTableErrorTests {
  @Test func `two patterns of one rank are refused with a link that both match`() {
    let problem = problem {
      Link(/ToyPlace.named) {
        "a"; Segment.value("name", String.self)
      }
      Link(/ToyPlace.page) {
        "a"; Segment.value("title", String.self); Segment.optional("n", Int.self)
      }
    }
    #expect(problem?.kind == .ambiguous)
    #expect(problem?.witness == "a/a")
    #expect(
      problem?.description
        == "nothing says whether “a/:name” or “a/:title/[:n]” is to win (a/a)"
    )
  }

  @Test func `patterns of one text and several types are distinguished by the types`() throws {
    let table = try LinkTable<ToyPlace> {
      Link(/ToyPlace.person) {
        "note"; Segment.value("id", Int.self)
      }
      Link(/ToyPlace.named) {
        "note"; Segment.value("id", String.self)
      }
      Link(/ToyPlace.home) { "home" }
    }
    for (link, id) in [
      ("note/7", "note/:id(Int)"), ("note/x", "note/:id(String)"), ("home", "home"),
    ] {
      #expect(try table.match(LinkURL(link)).id == id)
    }
    let same = problem {
      for _ in 0..<2 {
        Link(/ToyPlace.named) {
          "a"; Segment.value("x", String.self)
        }
      }
    }
    #expect(same?.description == "two patterns are called “a/:x(String)” (a/a)")
  }

  @Test func `two types that share a text are refused with that text`() {
    enum Other: String, CaseIterable, LinkParameter { case blue, black }
    let problem = problem {
      Link(/ToyPlace.day) {
        Segment.value("day", ToyDay.self); Query.value("c", ToyColor.self)
      }
      Link(id: "color", read: { (_: ToyColor) in .home }, write: { _ in nil }) {
        Segment.value("c", ToyColor.self)
      }
      Link(id: "other", read: { (_: Other) in .home }, write: { _ in nil }) {
        Segment.value("o", Other.self)
      }
    }
    #expect(problem?.kind == .ambiguous)
    #expect(problem?.ids == ["color", "other"])
    #expect(problem?.witness == "blue")
  }

  @Test func `required names that are not one within the other are refused`() {
    let problem = problem {
      Link(id: "a", read: { (_: Int) in .home }, write: { _ in nil }) { Query.value("a", Int.self) }
      Link(id: "b", read: { (_: Int) in .home }, write: { _ in nil }) { Query.value("b", Int.self) }
    }
    #expect(problem?.kind == .ambiguous)
    #expect(problem?.witness == "?a=1&b=1")
  }

  @Test func `a pattern that reads one link in two ways is refused`() {
    let problem = problem {
      Link(id: "two", read: { (_: (Int?, Int?)) in .home }, write: { _ in nil }) {
        Segment.optional("x", Int.self)
        Segment.optional("y", Int.self)
      }
    }
    #expect(problem?.description == "“two” reads one link in two ways (1)")
  }

  @Test func `a wildcard in the shadow of another is refused`() {
    let problem = problem {
      Link(/ToyPlace.file) {
        "a"; "b"; Segment.wildcard()
      }
      Link(id: "all", read: { .file($0) }, write: { _ in nil }) {
        "a"; Segment.wildcard()
      }.priority(1)
    }
    #expect(problem?.kind == .unreachable)
    #expect(problem?.description == "“a/b/**” never wins: “all” takes all its links (a/b/a)")
  }

  @Test(arguments: [
    ["a/:x": "b/:x", "b/:x": "a/:x"], ["a/:x": "a/:x"], ["a/*r": "a/b/*r"],
  ])
  func `redirects that come back to where they began are refused`(redirects: [String: String]) {
    let problem = problem {
      Link(/ToyPlace.home) { "home" }
      for (from, target) in redirects { Redirect(from, to: target) }
    }
    #expect(problem?.kind == .redirectCycle)
    #expect(problem?.witness.hasSuffix("/1") == true)
  }

  @Test func `a redirect to nowhere is refused`() {
    let nowhere = problem { Redirect("a", to: "b") }
    #expect(nowhere?.description == "“a” leads to no pattern (a)")
    let unknown = problem {
      Link(/ToyPlace.named) {
        "b"; Segment.value("x", String.self)
      }
      Redirect("a", to: "b/:x")
    }
    #expect(unknown?.description == "“a” captures no “x” (a)")
  }

  @Test func `a pattern's own inconsistencies are checked`() {
    let twice = problem {
      Link(/ToyPlace.home, id: "x") { "a" }
      Link(/ToyPlace.home, id: "x") { "b" }
    }
    #expect(twice?.description == "two patterns are called “x” (b)")
    let behind = problem {
      Link(id: "f", read: { (_: ([String], Int)) in .home }, write: { _ in nil }) {
        Segment.wildcard("all")
        Segment.value("n", Int.self)
      }
    }
    #expect(behind?.description == "“all” takes all that is left, and more follows (a/1)")
    let shared = problem {
      Link(id: "s", read: { (_: (Int, Int)) in .home }, write: { _ in nil }) {
        Query.value("n", Int.self, shared: true)
        Query.value("n", Int.self)
      }
    }
    #expect(
      shared?.description == "“n” is shared and read twice: both readers get one value (?n=1)"
    )
  }

  @Test func `all problems are reported at once`() {
    do throws(LinkTableError) {
      _ = try LinkTable<ToyPlace> {
        Redirect("a", to: "b")
        Redirect("c", to: "d")
      }
      Issue.record("it was built")
    } catch {
      #expect(error.description == "“a” leads to no pattern (a)\n“c” leads to no pattern (c)")
    }
  }

  private func problem(
    @LinkTableBuilder<ToyPlace> _ rules: () -> LinkTable<ToyPlace>.Rules
  ) -> LinkProblem? {
    do throws(LinkTableError) {
      _ = try LinkTable(rules)
      return nil
    } catch {
      return error.problems.first
    }
  }
}
