import ComposableNavigation
import Foundation
import NavigationArchive
import NavigationRoutes
import TerminalRunner
import Testing

@testable import Countries
@testable import Notes

/// Countries and Notes start with the state that they saved.
@MainActor
@Suite struct StateFileTests {
  private func run<State, Action: Sendable>(
    _ showcase: Showcase<State, Action>,
    _ script: [String]
  ) async -> (status: Int32, trees: [String]) {
    var output = ""
    let status = await showcase.run(
      arguments: [],
      input: ScriptInput(script.map { "\($0)\n" }.joined()),
      output: ScriptOutput { output += "\($0)\n" },
      error: ScriptOutput { output += "\($0)\n" }
    )
    return (status, output.components(separatedBy: "> "))
  }

  private func countries(
    _ path: String
  ) throws -> Showcase<CountriesApp.State, CountriesApp.Action> {
    let file: StateFile<CountriesApp.Saved> = try StateFile(
      path,
      format: .countries,
      name: "Countries"
    )
    return try CountriesApp.showcase(loader: .ready, file: file)
  }

  private func notes(_ path: String) throws -> Showcase<Notes.State, Notes.Action> {
    Notes.showcase(in: try StateFile(path, format: .notes, name: "Notes"))
  }

  @Test func `countries are where they were, with sheets, tabs and favourites`() async throws {
    let file = TemporaryFile()
    let script = [
      "open AUT", "continent", "related Hungary", "favourite", "tab favourites", "open JP",
      "tab countries", "home", "sort", "choose continent",
    ]
    let before = await run(try countries(file.path), script)
    let after = await run(try countries(file.path), [])
    #expect(before.status == 0)
    #expect(after.status == 0)
    let last = try #require(before.trees.last)
    #expect(last == "choose continent\n" + (after.trees.first ?? ""))
    // Loaded data is loaded again.
    #expect(try !file.text.contains("loading"))
  }

  @Test func `a part that no version has is put right, and the file is kept`() async throws {
    let file = TemporaryFile()
    _ = await run(try countries(file.path), ["open AUT"])
    let whole = try file.text
    try file.write(whole.replacing("[\"countries\",", with: "[\"planets\","))
    #expect(try file.text != whole)
    var said: [String] = []
    let restored: StateFile<CountriesApp.Saved> = try StateFile(
      file.path,
      format: .countries,
      name: "Countries",
      error: ScriptOutput { said.append($0) }
    )
    defer { try? FileManager.default.removeItem(atPath: "\(file.path).unread") }
    #expect(restored.restored?.tabs.items == AppTab.allCases)
    #expect(restored.restored?.list.items.count == 2)
    #expect(said.last == "Countries: as it was, it is kept in \(file.path).unread")
    #expect(said.joined().contains("the tabs were not those of the app"))
  }

  @Test func `notes are where they were, in every window`() async throws {
    let file = TemporaryFile()
    let script = [
      "go /notes", "detail /notes/ideas", "go /settings/look", "window second", "go /notes",
    ]
    let before = await run(try notes(file.path), script)
    let after = await run(try notes(file.path), [])
    #expect(before.status == 0)
    #expect(after.status == 0)
    #expect(before.trees.last == "go /notes\n" + (after.trees.first ?? ""))
  }

  @Test func `windows that do not match the routes are made to match`() throws {
    var state = Notes.State()
    state.windows.items = ["nowhere"]
    let format: ArchiveFormat<Notes.State> = .notes
    let restored = try format.read(try format.bytes(of: state))
    #expect(restored.state == Notes.State())
    #expect(restored.report.losses.map(\.kind) == [.repaired])
  }

  @Test func `an archive from before windows names the front one`() throws {
    var state = Notes.State()
    _ = Notes().reduce(into: &state, action: .windows(.open("second")))
    _ = Notes().reduce(into: &state, action: .windows(.focus(item: "main")))
    let text = String(decoding: try JSONEncoder().encode(state), as: UTF8.self)
    let key = try #require(text.range(of: #""windows":"#))
    // An unknown key beside the former one.
    let old = text.replacingCharacters(in: key, with: #""front":"second","ignored":"#)
    let read = try JSONDecoder().decode(Notes.State.self, from: Data(old.utf8))
    #expect(read.windows.items == ["main", "second"])
    #expect(read.front == "second")
    // Nothing is pending after decoding, so no place is completed.
    let paths = [read, state].map { $0.places.routes.scenes.map { "\($0.name) \($0.route.path)" } }
    #expect(paths[0] == paths[1])
  }

  // A recording into the file of the state was lost without a message. Now it is refused
  // (`StateFileOption`).
  @Test func `the file is named by an option, and the rest is for every showcase`() throws {
    let option = try StateFileOption(["--lines", "--state", "f", "--help"])
    #expect(option.path == "f")
    #expect(option.rest == ["--lines", "--help"])
    #expect(try StateFileOption([]).path == nil)
    #expect(throws: StateFileError.missingFile) { try StateFileOption(["--state"]) }
    #expect("\(StateFileError.missingFile)" == "a file is missing; expected --state FILE")
    for option in ["--record", "--replay"] {
      #expect(throws: StateFileError.sameFile(option, "./f")) {
        try StateFileOption(["--state", "./f", option, "f"])
      }
      #expect(try StateFileOption(["--state", "f", option, "g"]).path == "f")
    }
    #expect(
      "\(StateFileError.sameFile("--record", "f"))"
        == "--state and --record both name \"f\"; expected two files"
    )
    let folder = FileManager.default.temporaryDirectory.path
    let wrong = try StateFileOption(["--state", folder])
    let format: ArchiveFormat<Notes.State> = .notes
    #expect(throws: StateFileError.self) { try wrong.open(as: format, for: "Notes") }
  }
}
