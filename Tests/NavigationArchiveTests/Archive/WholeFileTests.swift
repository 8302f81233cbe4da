@testable import NavigationArchive

#if os(Linux)
  import CNavigationFiles
#endif
import Foundation
import Testing

@Suite struct WholeFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func file(_ name: String) -> WholeFile { WholeFile("\(folder.path)/\(name)") }

  private func mode(of name: String) -> UInt32 {
    var facts = stat()
    lstat("\(folder.path)/\(name)", &facts)
    return UInt32(facts.st_mode)
  }

  @Test func `the written value is read back, and no other file is left beside it`() throws {
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

  @Test func `a folder that cannot be synced is a fault, with the new content in the file`() throws
  {
    let path = FilePath("\(folder.path)/a".utf8)
    let broken = WholeFile(path) { _ throws(FileFault) in throw FileFault(code: EIO) }
    #expect(throws: FileFault(code: EIO)) { try broken.write([1]) }
    #expect(try file("a").read() == [1])
    #expect(folder.names == ["a"])
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

  @Test func `a link without a target leads to the new file`() throws {
    try #require(symlink("later", "\(folder.path)/link") == 0)
    #expect(try file("link").read() == nil)
    try file("link").write([1])
    #expect(folder.names == ["later", "link"])
    try #require(symlink("loop", "\(folder.path)/loop") == 0)
    #expect(throws: FileFault(code: ELOOP)) { try file("loop").write([1]) }
  }

  @Test func `a path that is not a file is an error`() throws {
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

  @Test func `leftovers of a killed save are removed, and files being written stay`() throws {
    try folder.write("text", to: "a")
    try folder.write("half", to: ".a.4711.00000000deadbeef.saving")
    try folder.write("half", to: ".b.4711.00000000deadbeef.saving")
    try folder.write("mine", to: ".a.saved")
    let target = FilePath("\(folder.path)/a".utf8)
    let draft = try FileDraft(beside: target)
    file("a").removeLeftovers()
    #expect(Set(folder.names).isSuperset(of: [".a.saved", ".b.4711.00000000deadbeef.saving", "a"]))
    #expect(folder.names.count == 4)
    #expect(FileManager.default.fileExists(atPath: draft.path.text))
    try draft.fill(Array("new".utf8))
    try draft.replace(target)
    draft.close()
    #expect(try folder.text(of: "a") == "new")
    #expect(folder.names.count == 3)
  }

  // Tidying up removed files of others. Now only names of drafts are removed
  // (`FileDraft.isName(_:beside:)`).
  @Test(arguments: [
    ".a.my notes.saving", ".a.x.saving", ".a.4711.beef.saving", ".a.4711.00000000deadbeeX.saving",
    ".a.x.00000000deadbeef.saving", ".a..00000000deadbeef.saving",
    ".a.1.4711.00000000deadbeef.saving",
    ".a.4711.00000000deadbeef.saving2", ".ab.4711.00000000deadbeef.saving", ".a.saving",
  ])
  func `a file with another name than a draft has stays`(name: String) throws {
    try folder.write("mine", to: name)
    file("a").removeLeftovers()
    #expect(folder.names == [name])
  }

  @Test func `a link to a name that is no text is followed`() throws {
    let name = FilePath(Array("\(folder.path)/st".utf8) + [0xE9, UInt8(ascii: "t")])
    try WholeFile(name).write([1])
    try #require(name.withCharacters { symlink($0, "\(folder.path)/link") } == 0)
    try file("link").write([2])
    #expect(try WholeFile(name).read() == [2])
    #expect(try file("link").read() == [2])
    // The kept file has a name beside it.
    let kept = try file("link").keepBeside([3])
    #expect(kept.bytes == name.bytes + Array(".unread".utf8))
    #expect(folder.names.count == 3)
  }

  #if os(Linux)
    /// Returns the value of an attribute, or nil without one of this name.
    private func attribute(_ attribute: String, of name: String) throws -> [UInt8]? {
      let file = try #require(try OpenFile(FilePath("\(folder.path)/\(name)".utf8)))
      defer { file.close() }
      var bytes = [UInt8](repeating: 0, count: 256)
      let count = fgetxattr(file.number, attribute, &bytes, bytes.count)
      return count < 0 ? nil : Array(bytes[..<count])
    }

    /// Sets an attribute and returns whether the file system supports it.
    private func set(_ attribute: String, _ value: [UInt8], of path: String) throws -> Bool {
      let number = open(path, O_RDONLY)
      defer { close(number) }
      return fsetxattr(number, attribute, value, value.count, 0) == 0
    }

    /// An access control list in which a user may read, the group may not, and the mask, shown as
    /// the middle digit of the mode, permits the user to read.
    private static let list: [UInt8] =
      [2, 0, 0, 0]
      + [(1, 6, nil), (2, 4, 1234), (4, 0, nil), (16, 4, nil), (32, 0, nil)].flatMap {
        (tag: UInt8, right: UInt8, user: UInt32?) in
        [tag, 0, right, 0] + withUnsafeBytes(of: (user ?? .max).littleEndian) { Array($0) }
      }

    // Saving made a private file readable by others. Now a draft gets the rights of the file that
    // it replaces (`FileDraft.belong(as:)`).
    @Test func `who may read a file stays as it was, by a list of rights too`() throws {
      try folder.write("old", to: "a")
      chmod("\(folder.path)/a", 0o600)
      let rights = "system.posix_acl_access"
      // Some file systems do not support access control lists.
      guard try set(rights, Self.list, of: "\(folder.path)/a") else { return }
      _ = try set("user.colour", Array("red".utf8), of: "\(folder.path)/a")
      let colour = try attribute("user.colour", of: "a")
      let before = mode(of: "a")
      try file("a").write([1])
      #expect(try attribute(rights, of: "a") == Self.list)
      #expect(try attribute("user.colour", of: "a") == colour)
      #expect(mode(of: "a") == before)
    }

    @Test func `a list that a folder gives to new files is not given to one that was there`() throws
    {
      try folder.write("old", to: "a")
      chmod("\(folder.path)/a", 0o640)
      guard try set("system.posix_acl_default", Self.list, of: folder.path) else { return }
      try file("a").write([1])
      #expect(try attribute("system.posix_acl_access", of: "a") == nil)
      #expect(mode(of: "a") & 0o777 == 0o640)
    }
  #endif

  @Test func `a long name leaves room for its suffix`() throws {
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
