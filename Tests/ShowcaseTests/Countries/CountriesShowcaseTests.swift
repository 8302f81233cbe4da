import Foundation
import TerminalRunner
import Testing
import TestSupport

@testable import Countries

@MainActor
@Suite struct CountriesShowcaseTests {
  @Test func `the transcript is the one in the repository`() async throws {
    let run = await Run(.ready, try CountriesTranscript.script)
    expectLines(of: run.output, are: try CountriesTranscript.expected)
    #expect(run.status == 2)
  }

  @Test func `an unplugged handler is noticed`() async throws {
    let run = await Run(.ready, "open AUT\n", connectsHandlers: false)
    #expect(run.status == 3)
    #expect(run.error.contains("but the state is:"))
  }

  @Test func `the script of the README ends well`() async {
    let run = await Run(.ready, "filter\nchoose Europe\nreset\nquit\n")
    #expect(run.status == 0)
    #expect(run.error == "")
  }

  @Test func `a bad line is reported, and later lines run`() async {
    let run = await Run(.ready, "open AUT\nno-such-command\nback\nquit\n")
    #expect(run.status == 2)
    #expect(
      run.error == """
        line 2: there is no command "no-such-command"; --help lists them all

        """
    )
    #expect(run.output.hasSuffix(Self.listTree))
  }

  @Test(arguments: [
    ("open Austia", "\"Austia\" does not do; expected a country, perhaps Austria or Russia"),
    ("open", "CODE|NAME|LINK is missing"),
    ("open Atlantis", "\"Atlantis\" does not do; expected a code such as AT or AUT, or a name"),
    ("tab maps", "\"maps\" does not do; expected a tab, one of: countries, favourites, about"),
    (
      "sort population",
      "\"population\" does not do; expected an order, one of: name, code, continent"
    ),
    ("apply", "\"apply\" does not do; expected a sheet in front"),
    ("reset", "\"reset\" does not do; expected a sheet in front"),
    ("rate", "\"rate\" does not do; expected the tab about in front"),
    ("continent", "\"continent\" does not do; expected an open country in front"),
    ("related HUN", "\"Hungary\" does not do; expected an open country in front"),
    ("home now", "\"now\" is one argument too many"),
  ])
  func `a line that cannot be carried out is reported with the expected input`(
    line: String,
    message: String
  ) async {
    let run = await Run(.ready, "\(line)\n")
    #expect(run.status == 2)
    #expect(run.error.hasPrefix("line 1: \(message)"))
    #expect(run.output == Self.listTree)
  }

  @Test func `a command that does not fit a sheet is reported with the expected one`() async {
    let run = await Run(.ready, "sort\nreset\ndismiss\nfilter\nchoose Atlantis\nchoose code\n")
    #expect(run.status == 2)
    let names = "Africa, Americas, Asia, Europe, Oceania, all"
    #expect(
      run.error == """
        line 2: "reset" does not do; expected the filter sheet in front; usage: reset
        line 5: "Atlantis" does not do; expected a continent, one of: \(names); \
        usage: choose ORDER|CONTINENT|all
        line 6: "code" does not do; expected a continent, one of: \(names); \
        usage: choose ORDER|CONTINENT|all

        """
    )
  }

  @Test(arguments: DeepLink.allCases)
  func `a link shows the same cold and warm, and back closes it`(link: DeepLink) async {
    let backs = String(repeating: "back\n", count: 8)
    let cold = await Run(.ready, "open \(link)\n")
    let warm = await Run(.ready, "open HU\ncontinent\ntab about\nrate\nopen \(link)\n\(backs)")
    #expect(cold.status == 0)
    #expect(warm.status == 0)
    #expect(warm.error == "")
    #expect(warm.output.contains("> open \(link)\n"))
    #expect(warm.output.hasSuffix("refused: there is nothing to go back to\n" + warm.lastTree))
  }

  @Test func `a link from outside names its app, and another app's is no link`() async {
    let outside = await Run(.ready, "open countries://euro\n")
    let inside = await Run(.ready, "open euro\n")
    #expect(outside.status == 0)
    #expect(outside.lastTree == inside.lastTree)
    let other = await Run(.ready, "open continents://euro\n")
    #expect(other.status == 2)
    #expect(other.output == Self.listTree)
  }

  @Test func `a link before the countries are loaded says so`() async {
    let run = await Run(AtlasLoader { throw NoConnection() }, "open euro\n")
    #expect(run.status == 2)
    #expect(run.error.contains("expected the countries to be loaded"))
  }

  @Test func `countries that cannot be loaded are said to be missing`() async {
    let run = await Run(AtlasLoader { throw NoConnection() }, "open AUT\n")
    #expect(run.status == 2)
    #expect(run.output.contains("● stack\n│  └─ Countries (not loaded)"))
    #expect(
      run.error == """
        line 1: "AUT" does not do; expected the countries to be loaded, which failed: no connection; \
        try reload; usage: open CODE|NAME|LINK

        """
    )
  }

  @Test func `every country can be opened by a line with its code, and by one with its name`() async
  {
    let countries = World.atlas.countries
    let script = countries.map { "open \($0.code)\nopen \($0.name)\n" }.joined()
    let run = await Run(.ready, script)
    #expect(run.status == 0)
    #expect(run.error == "")
    let shown = run.output.split(separator: "\n").filter { $0.hasPrefix("│     └─ ") }
    #expect(shown.map { String($0.dropFirst(9)) } == countries.flatMap { [$0.name, $0.name] })
  }

  private static let listTree = """
    tabs
    ├─ ● stack
    │  └─ Countries by name
    ├─ ○ stack
    │  └─ Favourites (0)
    └─ ○ About

    """
}

/// The transcript in the repository.
enum CountriesTranscript {
  static var script: String { get throws { try text("script") } }
  static var expected: String { get throws { try text("expected") } }

  static func url(_ kind: String) -> URL? {
    Bundle.module.url(forResource: "Countries", withExtension: kind, subdirectory: "Transcripts")
  }

  private static func text(_ kind: String) throws -> String {
    try String(contentsOf: #require(url(kind)), encoding: .utf8)
  }
}

/// The output of the showcase for a script, and its exit status.
@MainActor
private final class Run {
  private(set) var output = ""
  private(set) var error = ""
  private(set) var status: Int32 = -1

  /// The last drawn tree.
  var lastTree: String {
    output.range(of: "tabs\n", options: .backwards).map { String(output[$0.lowerBound...]) } ?? ""
  }

  init(_ loader: AtlasLoader, _ script: String, connectsHandlers: Bool = true) async {
    guard let showcase = try? CountriesApp.showcase(loader: loader) else { return }
    status = await showcase.run(
      arguments: [],
      input: ScriptInput(script),
      output: ScriptOutput { self.output += $0 + "\n" },
      error: ScriptOutput { self.error += $0 + "\n" },
      connectsHandlers: connectsHandlers
    )
  }
}
