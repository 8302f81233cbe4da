import ComposableNavigation
import NavigationArchive
import NavigationJSON
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

  @Test func `the error of a migration step is the reason`() {
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
    var value = JSONValue.object(["list": .array([.number(1), .object(["a": .null])])])
    value["list"]?.changeEach { $0["a"] = .bool(true) }
    #expect(value == .object(["list": .array([.number(1), .object(["a": .bool(true)])])]))
    value.rename("nothing", to: "list")
    value["list"]?["no"] = .null
    #expect(value["list"]?.elements.count == 2)
    value["list"]?.elements = []
    value.rename("list", to: "rest")
    #expect(value == .object(["rest": .array([])]))
    value["rest"] = nil
    #expect(value == .object([:]))
    #expect(value["rest"] == nil)
    #expect(value.elements.isEmpty)
  }

  // MARK: Items

  private enum Old: Hashable, Sendable, Codable { case list, mail(Int) }
  private enum New: Hashable, Sendable, Codable { case list, message(Int) }

  private func migrated<Before: Codable & Sendable, After: Codable & Sendable>(
    _ before: Before,
    to after: After
  ) throws -> ArchivedState<After> {
    let bytes = try ArchiveFormat("Post", initial: before).bytes(of: before)
    let step = ArchiveMigration(from: 1) { value in
      value.changeEachItem { item in item.rename("mail", to: "message") }
    }
    return try ArchiveFormat("Post", version: 2, initial: after, migrations: [step]).read(bytes)
  }

  @Test func `an item is renamed among the items, in ids and in the history`() throws {
    typealias Before = StackNavigation<Old>
    var state = Before.State(items: [.list, .mail(1)], history: .kept(limit: 4))
    _ = Before().reduce(into: &state, action: .pushItem(.mail(2)))
    _ = Before().reduce(into: &state, action: .pushItem(.mail(3)))
    _ = Before().reduce(into: &state, action: .popItem())
    let restored = try migrated(state, to: StackNavigation<New>.State())
    #expect(restored.state.items == [.list, .message(1), .message(2)])
    #expect(restored.state.forwardItems == [.message(3)])
    #expect(restored.report == ArchiveReport(version: 1))
    // The first two are named by their items and found by these names.
    #expect(
      restored.state.entries.ids.prefix(2)
        == StackNavigation<New>.State(items: [.list, .message(1)]).entries.ids[...]
    )
  }

  @Test func `items of tabs, columns and modals are renamed too`() throws {
    let tabs = try migrated(
      TabNavigation<Old>.State(items: [.list, .mail(1)], activeItem: .mail(1)),
      to: TabNavigation<New>.State(items: [.list])
    )
    #expect(tabs.state.items == [.list, .message(1)])
    #expect(tabs.state.activeItem == .message(1))
    let split = try migrated(
      SplitNavigation<Old>.State(primary: [.list], detail: [.mail(1)]),
      to: SplitNavigation<New>.State(primary: [.list])
    )
    #expect(split.state == SplitNavigation<New>.State(primary: [.list], detail: [.message(1)]))
    let modal = try migrated(
      ModalNavigation<Old>.State(styledItem: .init(item: .mail(1), style: .pageSheet)),
      to: ModalNavigation<New>.State()
    )
    #expect(modal.state.item == .message(1))
    for report in [tabs.report, split.report, modal.report] {
      #expect(report == ArchiveReport(version: 1))
    }
  }

  @Test func `items of windows are renamed too, also of those that can be opened again`() throws {
    typealias Before = WindowNavigation<Old>
    var state = Before.State(items: [.list, .mail(1), .mail(2)], reopening: .kept(limit: 4))
    _ = Before().reduce(into: &state, action: .close(item: .mail(2)))
    let windows = try migrated(state, to: WindowNavigation<New>.State())
    #expect(windows.state.items == [.list, .message(1)])
    #expect(windows.state.closedItems == [.message(2)])
    #expect(windows.report == ArchiveReport(version: 1))
  }

  @Test func `two entries that get one name are both there`() throws {
    let before = StackNavigation<Old>.State(items: [.mail(1), .mail(2)])
    let bytes = try ArchiveFormat("Post", initial: before).bytes(of: before)
    let step = ArchiveMigration(from: 1) { value in
      value.changeEachItem { $0 = .object(["message": .object(["_0": .number(1)])]) }
    }
    let restored = try ArchiveFormat(
      "Post",
      version: 2,
      initial: StackNavigation<New>.State(),
      migrations: [step]
    ).read(bytes)
    #expect(restored.state.items == [.message(1), .message(1)])
    #expect(restored.report.losses.map(\.kind) == [.numbered])
  }

  @Test func `a value that is not a container stays unchanged, also when a change throws`() {
    for value: JSONValue in [.null, .number(1), .array([.null]), .object(["a": .null])] {
      var changed = value
      changed.changeEachItem { $0 = .string("changed") }
      #expect(changed == value)
    }
    let state = JSONValue.object([
      "entries": .object(["items": .array([.number(1)])]),
      "history": .object(["forward": .array([.number(2)])]),
    ])
    var changed = state
    #expect(throws: TooOld.self) {
      try changed.changeEachItem { item in
        if item == .number(2) { throw TooOld() }
        item = .null
      }
    }
    #expect(changed == state)
  }
}
