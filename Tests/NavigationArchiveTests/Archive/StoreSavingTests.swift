import ComposableNavigation
import Foundation
import NavigationArchive
import Testing

@Suite @MainActor struct StoreSavingTests {
  private struct Counting: Reducer {
    func reduce(into state: inout Int, action: Int) -> Effect<Int> {
      state += action
      return .none
    }
  }

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `each state is saved before any observer sees the next action`() throws {
    let file: ArchiveFile<Int> = ArchiveFile(
      "\(folder.path)/saved",
      format: ArchiveFormat("Counting", initial: 0)
    )
    let store = Store(initialState: 5) { Counting() }
    let saving = store.saving(to: file)
    #expect(try file.load()?.state == 5)
    var seen: [Int?] = []
    let watching = store.observe { _ in seen.append((try? file.load())?.state) }
    store.send(2)
    store.send(0)
    store.send(1)
    #expect(seen == [5, 7, 8])
    saving.cancel()
    watching.cancel()
    store.send(1)
    #expect(try file.load()?.state == 8)
  }

  @Test func `a failed save is reported once until a save succeeds`() throws {
    let path = "\(folder.path)/inner/saved"
    let file: ArchiveFile<Int> = ArchiveFile(path, format: ArchiveFormat("Counting", initial: 0))
    var refusals: [Refusal] = []
    let store = Store(initialState: 0) {
      Counting()
    } onRefusal: {
      refusals.append($0)
    }
    let saving = store.saving(to: file)
    store.send(1)
    let error = ArchiveFileError.notWritten(path, reason: "No such file or directory")
    #expect(refusals.map { $0.reason(as: ArchiveFileError.self) } == [error])
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/inner",
      withIntermediateDirectories: true
    )
    store.send(1)
    #expect(try file.load()?.state == 2)
    try FileManager.default.removeItem(atPath: "\(folder.path)/inner")
    store.send(1)
    store.send(1)
    #expect(refusals.count == 2)
    withExtendedLifetime(saving) {}
  }
}
