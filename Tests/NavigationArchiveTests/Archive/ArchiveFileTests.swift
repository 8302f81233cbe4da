import Foundation
import Testing
import TestSupport

@testable import ComposableNavigation
@testable import NavigationArchive

@Suite struct ArchiveFileTests {
  private typealias State = ToyArchived.State

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var file: ArchiveFile<State> {
    ArchiveFile("\(folder.path)/saved", format: ToyArchived.format)
  }

  @Test func `a state is there again, and at first there is none`() async throws {
    #expect(try file.load() == nil)
    try file.write(ToyArchived.full)
    #expect(try file.load()?.state == ToyArchived.full)
    try await file.save(State())
    #expect(try file.load()?.state == State())
    #expect(folder.names == ["saved"])
  }

  @Test func `an earlier save never takes the place of a later one`() async throws {
    let file = self.file
    // A hundred calls at once: whichever ends first, the last call determines the saved state.
    await withTaskGroup(of: Void.self) { group in
      for likes in 0..<100 {
        var state = State()
        state.likes = likes
        group.addTask { [state] in try? await file.save(state) }
      }
    }
    var state = try #require(try file.load()).state
    #expect((0..<100).contains(state.likes))
    state.likes = 100
    try file.write(state)
    #expect(try file.load()?.state.likes == 100)
    #expect(folder.names == ["saved"])
  }

  @Test func `an earlier save does not follow one whose folder could not be synced`() throws {
    let folderFault = Locked(false)
    let whole = WholeFile(FilePath(file.path.utf8)) { _ throws(FileFault) in
      if folderFault.withLock({ $0 }) { throw FileFault(code: EIO) }
    }
    let file = ArchiveFile(file.path, whole, ToyArchived.format)
    let earlier = file.takeNumber()
    folderFault.withLock { $0 = true }
    var later = State()
    later.likes = 2
    let fault = ArchiveFileError.notSynced(file.path, reason: FileFault(code: EIO).description)
    #expect(throws: fault) { try file.write(later) }
    #expect(fault.description.contains("may not be on the disk"))
    folderFault.withLock { $0 = false }
    // What the file has is later, but may not be on the disk.
    #expect(throws: fault) { try file.write(State(), number: earlier) }
    #expect(try file.load()?.state == later)
    try file.write(State())
    #expect(try file.load()?.state == State())
  }

  @Test func `a file that could not be read is not written over until it is set aside`() throws {
    let half = #"{"archive":1,"name":"#
    try folder.write(half, to: "saved")
    let file = self.file
    #expect(throws: ArchiveFileError.self) { try file.load() }
    #expect(throws: ArchiveFileError.wouldBeLost(file.path)) { try file.write(State()) }
    #expect(try folder.text(of: "saved") == half)
    #expect(try file.setAside() == "\(file.path).unread")
    try file.write(State())
    #expect(try folder.text(of: "saved.unread") == half)
    #expect(try file.load()?.state == State())
    // Equal bytes are kept once; other bytes get a name of their own.
    try folder.write(half, to: "saved")
    #expect(try file.setAside() == "\(file.path).unread")
    try folder.write("other", to: "saved")
    #expect(try file.setAside() == "\(file.path).unread-2")
    #expect(folder.names == ["saved", "saved.unread", "saved.unread-2"])
  }

  @Test func `a later version's file stays as it is`() throws {
    let later = #"{"app":"9","archive":1,"name":"Toy","state":{},"version":9}"#
    try folder.write(later, to: "saved")
    let file = self.file
    #expect(
      throws: ArchiveFileError.noState(file.path, .newer(version: 9, app: "9", known: 1))
    ) {
      try file.load()
    }
    #expect(throws: ArchiveFileError.wouldBeLost(file.path)) { try file.write(State()) }
    #expect(try folder.text(of: "saved") == later)
  }

  // An earlier app overwrote the archive of a later one. Now `ArchiveFile` looks at the existing
  // file first.
  @Test func `a file written by a later version is not overwritten`() throws {
    let step = ArchiveMigration(from: 1) { _ in }
    func file(_ version: Int, _ name: String = "Toy") -> ArchiveFile<State> {
      let format = ArchiveFormat(
        name,
        version: version,
        app: "\(version)",
        initial: State(),
        migrations: [step]
      )
      return ArchiveFile("\(folder.path)/saved", format: format)
    }
    let (old, new) = (file(1), file(2))
    var state = State()
    let error = ArchiveFileError.wouldReplace(old.path, .newer(version: 2, app: "2", known: 1))
    try old.write(state)
    _ = try old.load()
    state.likes = 2
    try new.write(state)
    state.likes = 3
    // The old file object has loaded an earlier version, the other one has loaded nothing.
    for old in [old, file(1)] {
      #expect(throws: error) { try old.write(state) }
      #expect(throws: error) { try old.write(state) }
    }
    #expect(try new.load()?.state.likes == 2)
    #expect(throws: ArchiveFileError.wouldReplace(old.path, .otherName("Toy", expected: "Other"))) {
      try file(1, "Other").write(state)
    }
    #expect(folder.names == ["saved"])
    // Setting the file aside loses nothing, and then the old object can write.
    #expect(try old.setAside() == "\(old.path).unread")
    try old.write(state)
    try old.write(state)
    #expect(try new.load()?.state.likes == 3)
    #expect(folder.names == ["saved", "saved.unread"])
    #expect(
      error.description
        == "the state is not saved to \(old.path.debugDescription): the archive has version 2, of 2; "
        + "expected version 1 at the most, and would be lost"
    )
  }

  @Test func `a state written during a save is not lost`() throws {
    let whole = WholeFile("\(folder.path)/saved")
    var asked = 0
    // Another process is faster: it writes between the first check and the second.
    let written = try whole.write([1]) { stamp in
      asked += 1
      if asked == 1 { try? folder.write("later", to: "saved") }
      return stamp == nil
    }
    #expect(written == nil)
    #expect(asked == 2)
    #expect(try folder.text(of: "saved") == "later")
    #expect(folder.names == ["saved"])
  }

  @Test func `a file that was moved away does not block the next save`() throws {
    try folder.write("{", to: "saved")
    let file = self.file
    #expect(throws: ArchiveFileError.self) { try file.load() }
    try FileManager.default.removeItem(atPath: file.path)
    try file.write(State())
    #expect(try file.load()?.state == State())
  }

  @Test func `leftovers of a killed save are removed at the next start`() throws {
    try file.write(State())
    try folder.write("half", to: ".saved.12.0123456789abcdef.saving")
    _ = try file.load()
    #expect(folder.names == ["saved"])
    try folder.write("half", to: ".saved.12.0123456789abcdef.saving")
    try file.write(State())
    #expect(folder.names == ["saved"])
  }

  @Test func `a state that cannot be encoded is an error, and no file is written`() {
    let nowhere: ArchiveFile<State> = ArchiveFile("/no/such/file", format: ToyArchived.format)
    let error = ArchiveFileError.notWritten(
      "/no/such/file",
      reason: "No such file or directory"
    )
    #expect(throws: error) { try nowhere.write(State()) }
    #expect(
      error.description
        == "the state is not saved to \"/no/such/file\": No such file or directory"
    )
    #expect(throws: ArchiveFileError.self) {
      try ArchiveFile(folder.path, format: ToyArchived.format).load()
    }
  }
}
