import ComposableNavigation
import Foundation
import NavigationArchive
import NavigationScreens
import TerminalRunner
import Testing

@testable import Onboarding

@MainActor
@Suite struct OnboardingResumeTests {
  private func run(
    _ script: String,
    _ state: Onboarding.State = .init(),
    _ saved: SavedOnboarding
  ) async -> (status: Int32, output: String) {
    var output = ""
    let status = await Onboarding.showcase(state, saved: saved).run(
      arguments: [],
      input: ScriptInput(script),
      output: ScriptOutput { output += "\($0)\n" },
      error: ScriptOutput { output += "\($0)\n" }
    )
    return (status, output)
  }

  @Test func `an app that ended anywhere in its questions continues there`() async throws {
    let script =
      ["continue", "name Ada", "continue", "like news", "continue", "plan team", "continue"]
      + ["continue", "continue", "notify", "continue", "continue", "continue"]
    let whole = await run(script.map { "\($0)\n" }.joined(), .init(), .nowhere)
    for count in 0...script.count {
      let file = TemporaryFile()
      let first = script[..<count].map { "\($0)\n" }.joined()
      let rest = script[count...].map { "\($0)\n" }.joined()
      let before = await run(first, .init(), .file(file.path))
      let state = try #require(try Self.archive(file.path).load()).state
      let after = await run(rest, state, .file(file.path))
      #expect(before.status == 0)
      #expect(after.status == 0)
      #expect(before.output + dropTree(after.output) == whole.output)
    }
  }

  /// Returns the output without the tree at the start.
  private func dropTree(_ output: String) -> String {
    output.range(of: "> ").map { String(output[$0.lowerBound...]) } ?? ""
  }

  @Test func `a failed save is reported once`() async {
    let broken = SavedOnboarding { _ in throw CocoaError(.fileWriteNoPermission) }
    let run = await run("tap OK\ncontinue\nname Ada\n", .init(), broken)
    #expect(run.status == 0)
    #expect(run.output.components(separatedBy: "Not saved").count == 2)
  }

  @Test func `saving keeps the file's permissions and leaves no other file`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("onboarding-\(UUID().uuidString)").path
    let manager = FileManager.default
    try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? manager.removeItem(atPath: folder) }
    for name in ["saved", "saved.module"] {
      let path = "\(folder)/\(name)"
      try "old".write(toFile: path, atomically: true, encoding: .utf8)
      chmod(path, 0o600)
      // The previous save was killed halfway.
      try "ol".write(
        toFile: "\(folder)/.\(name).1.0123456789abcdef.saving",
        atomically: true,
        encoding: .utf8
      )
      if name == "saved" {
        try SavedOnboarding.file(path).write(Onboarding.State(order: .b))
        #expect(try Self.archive(path).load()?.state == Onboarding.State(order: .b))
      } else {
        let memory = ModuleMemory.file(path)
        #expect(memory.load() == "old")
        memory.save("new")
        #expect(memory.load() == "new")
      }
      var facts = stat()
      stat(path, &facts)
      #expect(facts.st_mode & 0o777 == 0o600)
    }
    #expect(try manager.contentsOfDirectory(atPath: folder).sorted() == ["saved", "saved.module"])
  }

  @Test func `there is nothing to resume at first`() throws {
    #expect(try Self.archive("/no/such/file").load() == nil)
  }

  @Test func `a file that is no onboarding is an error and stays as it is`() throws {
    let file = TemporaryFile()
    for text in ["{}", "[]", "{\"archive\":1", "{\"archive\":1,\"name\":\"Notes\",\"version\":1}"] {
      try file.write(text)
      #expect(throws: ArchiveFileError.self) { try Self.archive(file.path).load() }
      #expect(throws: OnboardingOptionError.self) {
        try OnboardingOptions(["--saved", file.path]).file()
      }
      #expect(try file.text == text)
    }
    #expect(
      "\(OnboardingOptionError.notSaved(.notRead("x", reason: "no")))"
        == "\"x\" cannot be read: no; move it away to begin without it"
    )
  }

  @Test func `a file without an envelope is read, as it was written before`() throws {
    let file = TemporaryFile()
    try file.write(OldOnboarding.text)
    let restored = try #require(try Self.archive(file.path).load())
    #expect(restored.report == ArchiveReport(version: 0))
    #expect(restored.state.answers == Answers(name: "Ada", interests: [.news], plan: .team))
    #expect(
      restored.state.screens.screens == [.welcome, .name, .interests, .plan, .team]
    )
    // The branch continues where it was.
    let store = Store(initialState: restored.state) { Onboarding() }
    store.send(.continueTapped(on: store.state.screens.topID))
    #expect(store.state.screens.topScreen == .invite)
  }

  private static func archive(_ path: String) -> ArchiveFile<Onboarding.State> {
    ArchiveFile(path, format: .onboarding)
  }

  @Test func `options of its own are taken, the rest is for every showcase`() throws {
    let options = try OnboardingOptions(["--lines", "--order", "b", "--saved", "f", "--help"])
    #expect(options.order == .b)
    #expect(options.path == "f")
    #expect(options.rest == ["--lines", "--help"])
    #expect(try OnboardingOptions([]).order == .a)
  }

  @Test(arguments: [
    (["--order", "c"], "\"c\" is no order; expected --order a or --order b"),
    (["--order"], "nothing is no order; expected --order a or --order b"),
    (["--lines", "--saved"], "a file is missing; expected --saved FILE"),
  ])
  func `a wrong option is reported with the expected one`(arguments: [String], message: String) {
    do throws(OnboardingOptionError) {
      _ = try OnboardingOptions(arguments)
      Issue.record("nothing was thrown")
    } catch {
      #expect(error.description == message)
    }
  }
}
