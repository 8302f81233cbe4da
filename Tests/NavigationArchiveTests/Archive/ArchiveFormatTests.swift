import ComposableNavigation
import NavigationArchive
import NavigationJSON
import Testing

@Suite struct ArchiveFormatTests {
  private typealias State = ToyArchived.State

  private let format = ToyArchived.format

  private func text(_ state: State) throws -> String {
    String(decoding: try format.bytes(of: state), as: UTF8.self)
  }

  private func error(
    of text: String,
    _ format: ArchiveFormat<State> = ToyArchived.format
  ) -> ArchiveError? {
    do throws(ArchiveError) {
      _ = try format.read(text.utf8)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a written state is read back unchanged, ids included`() throws {
    for state in [State(), ToyArchived.full] {
      let restored = try format.read(try format.bytes(of: state))
      #expect(restored.state == state)
      #expect(restored.report == ArchiveReport(version: 1, app: "1.0"))
      #expect(restored.report.isWhole)
    }
  }

  @Test func `the same state is the same bytes`() throws {
    #expect(try format.bytes(of: ToyArchived.full) == format.bytes(of: ToyArchived.full))
    let again = try format.read(try format.bytes(of: ToyArchived.full)).state
    #expect(try format.bytes(of: again) == format.bytes(of: ToyArchived.full))
  }

  @Test func `an archive names its app and version`() throws {
    let number: ArchiveFormat<[Int]> = ArchiveFormat("N", version: 3, app: "2.1", initial: [])
    #expect(
      String(decoding: try number.bytes(of: [7]), as: UTF8.self)
        == #"{"app":"2.1","archive":1,"name":"N","state":[7],"version":3}"#
    )
  }

  private static let noArchives: [(String, ArchiveError?)] = [
    ("", nil), ("[]", .noArchive(reason: "it says nothing of a format")),
    ("7", .noArchive(reason: "it says nothing of a format")),
    (#"{"archive":"1"}"#, .noArchive(reason: "it does not say of which envelope it is")),
    (#"{"archive":0}"#, .noArchive(reason: "it does not say of which envelope it is")),
    (#"{"archive":2,"name":"Toy"}"#, .newerEnvelope(2)),
    (#"{"archive":1}"#, .noArchive(reason: "it does not say of which app")),
    (#"{"archive":1,"name":"Other"}"#, .otherName("Other", expected: "Toy")),
    (#"{"archive":1,"name":"Toy"}"#, .noArchive(reason: "it does not say of which version")),
    (
      #"{"archive":1,"name":"Toy","version":-1}"#,
      .noArchive(reason: "it does not say of which version")
    ),
    (
      #"{"app":"9","archive":1,"name":"Toy","version":9}"#,
      .newer(version: 9, app: "9", known: 1)
    ),
  ]

  @Test(arguments: noArchives)
  func `data that is not an archive is a typed error`(text: String, expected: ArchiveError?) {
    let found = error(of: text)
    #expect(found != nil)
    if let expected { #expect(found == expected) }
  }

  private static let texts: [(ArchiveError, String)] = [
    (
      ArchiveError.newer(version: 7, app: "4.0", known: 2),
      "the archive has version 7, of 4.0; expected version 2 at the most"
    ),
    (.otherName("a", expected: "b"), "the archive is of \"a\"; expected \"b\""),
    (.newerEnvelope(2), "the archive has an envelope of version 2; expected version 1"),
    (.noArchive(reason: "it is short"), "this is no archive: it is short"),
    (
      .noMigration(from: 1, to: 3),
      "the archive has version 1, and no migration leads from there to version 3"
    ),
    (
      .migration(from: 1, reason: "no"), "the archive has version 1, and its migration failed: no"
    ),
    (.tooDeep(900), "the state cannot be written: it nests 900 levels, and more than can be read"),
  ]

  @Test(arguments: texts)
  func `an error has the found and the expected value`(error: ArchiveError, text: String) {
    #expect(error.description == text)
  }

  @Test func `an error shows no command of an archive raw`() {
    let found = error(of: "{\"archive\":1,\"name\":\"a\u{202E}b\"}")
    #expect(found?.description == "the archive is of \"a·b\"; expected \"Toy\"")
  }

  @Test func `a later version is refused, or read as if it were of today`() throws {
    let later = try text(ToyArchived.full).replacing(#""version":1"#, with: #""version":2"#)
    #expect(error(of: later) == .newer(version: 2, app: "1.0", known: 1))
    let lossy: ArchiveFormat<State> = ArchiveFormat(
      "Toy",
      newer: .decodeLossily,
      initial: State()
    )
    let restored = try lossy.read(later.utf8)
    #expect(restored.state == ToyArchived.full)
    #expect(restored.report.version == 2)
    #expect(restored.report.isWhole)
  }

  @Test func `a state that could not be decoded again is not written`() throws {
    let deep: ArchiveFormat<JSONValue> = ArchiveFormat("Deep", initial: .null)
    func nested(_ depth: Int) -> JSONValue {
      (0..<depth).reduce(JSONValue.null) { value, _ in .array([value]) }
    }
    // The envelope is one level itself.
    let most = nested(ArchiveFormat<JSONValue>.deepest - 1)
    #expect(try deep.read(try deep.bytes(of: most)).state == most)
    #expect(throws: ArchiveError.tooDeep(501)) { try deep.bytes(of: nested(500)) }
    // Brackets in a text do not nest.
    let brackets = JSONValue.string(String(repeating: "[\"\\", count: 600))
    #expect(try deep.read(try deep.bytes(of: brackets)).state == brackets)
  }

  @Test func `a number that is none is not written`() {
    let numbers: ArchiveFormat<[Double]> = ArchiveFormat("N", initial: [])
    #expect(throws: ArchiveError.self) { try numbers.bytes(of: [.nan]) }
  }

  @Test func `the report lists the app's repairs`() throws {
    let careful: ArchiveFormat<State> = ArchiveFormat("Toy", initial: State()) { state in
      guard state.likes > 2 else { return [] }
      state.likes = 2
      return ["nobody is liked so often"]
    }
    let restored = try careful.read(try format.bytes(of: ToyArchived.full))
    #expect(restored.state.likes == 2)
    #expect(
      restored.report.description
        == "version 1, of 1.0; 1 part is not as it was:\n"
        + "all of it was made legal: nobody is liked so often"
    )
  }

  @Test func `a report of several losses speaks of several`() {
    let loss = ArchiveLoss(.replaced, container: "draft", reason: "“draft” is missing")
    #expect(
      ArchiveReport(version: 1, losses: [loss, loss]).description
        == "version 1; 2 parts are not as they were:\n"
        + "draft is as at first: “draft” is missing\ndraft is as at first: “draft” is missing"
    )
  }
}
