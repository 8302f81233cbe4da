import Testing

@testable import Notes

@MainActor
@Suite struct NotesTourTests {
  @Test func `the outcome of each link is printed once the window shows it`() async throws {
    let tour = try #require(
      NotesTour([
        "--open", "main/notes#/notes/ideas", "second/notes", "main/settings/look", "main/nowhere",
      ])
    )
    let (status, lines) = await tour.run()
    #expect(
      lines == [
        "main/notes#/notes/ideas: ideas",
        "second/notes: refused: there is no scene second",
        "main/settings/look: Look",
        "main/nowhere: refused: /nowhere: nowhere at 0 is none of notes, settings",
      ]
    )
    #expect(status == 2)
  }

  @Test func `a tour on which all is shown ends well`() async throws {
    let tour = try #require(NotesTour(["--open", "main/settings/about"]))
    let (status, lines) = await tour.run()
    #expect(status == 0)
    #expect(lines == ["main/settings/about: About"])
  }

  @Test(arguments: [["--open"], ["--lines"], []])
  func `other options are those of every showcase`(arguments: [String]) {
    #expect(NotesTour(arguments) == nil)
  }
}
