import ComposableNavigation
import Testing

@Suite struct ArchiveMigrationTests {
  struct Shelf: Equatable, Codable {
    var books: [String] = []
    var colour = "red"
  }

  private struct TooOld: Error, CustomStringConvertible {
    let description = "it is too old"
  }

  private func format(
    _ version: Int,
    _ migrations: [ArchiveMigration]
  ) -> ArchiveFormat<Shelf> {
    ArchiveFormat("Shelf", version: version, initial: Shelf(), migrations: migrations)
  }

  private let toTwo = ArchiveMigration(from: 1) { $0.rename("volumes", to: "books") }
  private let toThree = ArchiveMigration(from: 2) { value in
    value["books"]?.changeEach { book in
      guard case .string(let title) = book else { return }
      book = .string(title.uppercased())
    }
    value["colour"] = .string("blue")
  }

  private let first = #"{"archive":1,"name":"Shelf","state":{"volumes":["a","b"]},"version":1}"#

  @Test func `steps are taken one after the other`() throws {
    let restored = try format(3, [toThree, toTwo]).read(first.utf8)
    #expect(restored.state == Shelf(books: ["A", "B"], colour: "blue"))
    #expect(restored.report == ArchiveReport(version: 1))
  }

  @Test func `a step may lead over several versions`() throws {
    let leap = ArchiveMigration(from: 1, to: 3) { $0 = .object(["books": .array([])]) }
    let restored = try format(3, [leap, toThree]).read(first.utf8)
    #expect(restored.state == Shelf())
    #expect(
      restored.report.losses
        == [ArchiveLoss(.replaced, container: "colour", reason: "“colour” is missing")]
    )
  }

  @Test func `without a way there is none`() {
    let back = ArchiveMigration(from: 2, to: 1) { _ in }
    let far = ArchiveMigration(from: 2, to: 9) { _ in }
    for steps in [[toTwo], [toTwo, back], [toTwo, far]] {
      #expect(throws: ArchiveError.noMigration(from: 2, to: 3)) {
        try format(3, steps).read(first.utf8)
      }
    }
    #expect(throws: ArchiveError.noMigration(from: 1, to: 3)) {
      try format(3, [toThree]).read(first.utf8)
    }
  }

  @Test func `what a step throws is the reason`() {
    let strict = ArchiveMigration(from: 1) { _ in throw TooOld() }
    #expect(throws: ArchiveError.migration(from: 1, reason: "it is too old")) {
      try format(2, [strict]).read(first.utf8)
    }
  }

  @Test func `what was written without a format is version 0`() throws {
    let bare = #"{"volumes":["a"],"colour":"green"}"#
    let adopt = ArchiveMigration(from: 0) { _ in }
    let restored = try format(2, [adopt, toTwo]).read(bare.utf8)
    #expect(restored.state == Shelf(books: ["a"], colour: "green"))
    #expect(restored.report == ArchiveReport(version: 0))
    #expect(throws: ArchiveError.noArchive(reason: "it says nothing of a format")) {
      try format(2, [toTwo]).read(bare.utf8)
    }
  }

  @Test func `values are changed where they are, and nowhere else`() {
    var value = ArchiveValue.object(["list": .array([.integer(1), .object(["a": .null])])])
    value["list"]?.changeEach { $0["a"] = .bool(true) }
    #expect(value == .object(["list": .array([.integer(1), .object(["a": .bool(true)])])]))
    value.rename("nothing", to: "list")
    value["list"]?["no"] = .null
    #expect(value["list"]?.elements.count == 2)
    value["list"]?.elements = []
    value.rename("list", to: "rest")
    #expect(value == .object(["rest": .array([])]))
    value["rest"] = nil
    #expect(value == .object([:]) && value["rest"] == nil && value.elements.isEmpty)
  }
}
