import Foundation
import Testing

@testable import ComposableNavigation

@Suite struct WholeFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func file(_ name: String) -> WholeFile { WholeFile("\(folder.path)/\(name)") }

  private func mode(of name: String) -> UInt32 {
    var facts = stat()
    lstat("\(folder.path)/\(name)", &facts)
    return UInt32(facts.st_mode)
  }

  @Test func `what was written is read, and nothing lies beside it`() throws {
    #expect(try file("a").read() == nil)
    for bytes in [[], [1], [UInt8](repeating: 7, count: 200_000), [2]] {
      try file("a").write(bytes)
      #expect(try file("a").read() == bytes)
    }
    #expect(folder.names == ["a"])
  }

  @Test func `a file that is made is its owner's, and one that was there is as it was`() throws {
    try file("new").write([1])
    #expect(mode(of: "new") & 0o777 == 0o600)
    try folder.write("old", to: "old")
    chmod("\(folder.path)/old", 0o640)
    try file("old").write([1])
    #expect(mode(of: "old") & 0o777 == 0o640)
  }

  @Test func `a link stays a link`() throws {
    try folder.write("old", to: "real")
    try #require(symlink("real", "\(folder.path)/near") == 0)
    try #require(symlink("\(folder.path)/near", "\(folder.path)/far") == 0)
    try file("far").write(Array("new".utf8))
    #expect(try folder.text(of: "real") == "new")
    #expect(mode(of: "far") & UInt32(S_IFMT) == UInt32(S_IFLNK))
    #expect(mode(of: "near") & UInt32(S_IFMT) == UInt32(S_IFLNK))
    #expect(folder.names == ["far", "near", "real"])
  }

  @Test func `a link to nothing leads to what is made`() throws {
    try #require(symlink("later", "\(folder.path)/link") == 0)
    #expect(try file("link").read() == nil)
    try file("link").write([1])
    #expect(folder.names == ["later", "link"])
    try #require(symlink("loop", "\(folder.path)/loop") == 0)
    #expect(throws: FileFault(code: ELOOP)) { try file("loop").write([1]) }
  }

  @Test func `what is no file is an error`() throws {
    #expect(throws: FileFault(code: EISDIR)) { try WholeFile(folder.path).write([1]) }
    #expect(throws: FileFault(code: EISDIR)) { try WholeFile(folder.path).read() }
    #expect(throws: FileFault(code: EISDIR)) { try WholeFile("\(folder.path)/").write([1]) }
    #expect(throws: FileFault(code: EINVAL)) { try WholeFile("/dev/null").write([1]) }
    #expect(throws: FileFault(code: EINVAL)) { try WholeFile("/dev/null").read() }
    #expect(throws: FileFault(code: EINVAL)) { try WholeFile("").write([1]) }
    #expect(throws: FileFault(code: EINVAL)) { try WholeFile("a\0b").write([1]) }
    #expect(throws: FileFault(code: ENOENT)) { try WholeFile("/no/such/folder/a").write([1]) }
    #expect(FileFault(code: ENOENT).description == "No such file or directory")
    #expect(folder.names.isEmpty)
  }

  @Test func `what a kill has left goes, and what is being written stays`() throws {
    try folder.write("text", to: "a")
    try folder.write("half", to: ".a.4711.beef.saving")
    try folder.write("half", to: ".b.4711.beef.saving")
    try folder.write("mine", to: ".a.saved")
    let draft = try FileDraft(beside: "\(folder.path)/a")
    file("a").removeLeftovers()
    #expect(Set(folder.names).isSuperset(of: [".a.saved", ".b.4711.beef.saving", "a"]))
    #expect(folder.names.count == 4)
    #expect(FileManager.default.fileExists(atPath: draft.path))
    try draft.fill(Array("new".utf8))
    try draft.replace("\(folder.path)/a")
    draft.close()
    #expect(try folder.text(of: "a") == "new")
    #expect(folder.names.count == 3)
  }

  @Test func `a long name has room for what comes behind it`() throws {
    let name = String(repeating: "ü", count: 120)
    try file(name).write([1])
    #expect(try file(name).read() == [1])
    #expect(folder.names == [name])
  }

  @Test func `writers and readers at once never see a mix`() async throws {
    let shared = file("shared")
    try shared.write([UInt8](repeating: 0, count: 5_000))
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for writer in 1...4 {
        group.addTask {
          for _ in 0..<10 {
            try shared.write([UInt8](repeating: UInt8(writer), count: 5_000 + writer))
          }
          return true
        }
        group.addTask {
          for _ in 0..<40 {
            shared.removeLeftovers()
            let bytes = try shared.read() ?? []
            let first = bytes.first ?? 9
            if bytes != [UInt8](repeating: first, count: 5_000 + Int(first)) { return false }
          }
          return true
        }
      }
      for try await isWhole in group { #expect(isWhole) }
    }
    #expect(folder.names == ["shared"])
  }
}
