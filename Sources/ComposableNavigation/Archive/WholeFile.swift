#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is written whole or not at all, whatever becomes of the process or the machine.
///
/// The new text is written beside the file, in the same folder, and takes its place when all of it is
/// on the disk. Who may read the file stays as it was; one that is made is its owner's alone. A link
/// stays one: what it leads to is replaced. What is no file, a device for one, is an error.
package struct WholeFile: Sendable {
  package let path: String

  package init(_ path: String) { self.path = path }

  /// The bytes of the file; nil when there is none.
  package func read() throws(FileFault) -> [UInt8]? {
    guard !path.utf8.contains(0) else { throw FileFault(code: EINVAL) }
    // A pipe would wait for whoever writes to it.
    let number = libraryOpen(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK, 0)
    guard number >= 0 else {
      if errno == ENOENT { return nil }
      throw .last
    }
    defer { libraryClose(number) }
    var facts = stat()
    guard fstat(number, &facts) == 0 else { throw .last }
    guard facts.st_mode & S_IFMT == S_IFREG else { throw FileFault(code: facts.whyNoFile) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = piece.withUnsafeMutableBytes { libraryRead(number, $0.baseAddress, $0.count) }
      if count == 0 { return bytes }
      if count > 0 {
        bytes += piece[..<count]
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  /// Puts bytes in the place of what is there.
  package func write(_ bytes: [UInt8]) throws(FileFault) {
    let target = try self.target()
    var facts = stat()
    let isThere = stat(target, &facts) == 0
    guard !isThere || facts.st_mode & S_IFMT == S_IFREG else {
      throw FileFault(code: facts.whyNoFile)
    }
    let draft = try FileDraft(beside: target)
    do throws(FileFault) {
      if isThere { try draft.belongAsBefore(facts) }
      try draft.fill(bytes)
      try draft.replace(target)
    } catch {
      draft.discard()
      throw error
    }
    draft.close()
    try Self.syncFolder(of: target)
  }

  /// Returns the path of the file that the links lead to: also when nothing is there yet.
  package func target() throws(FileFault) -> String {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw FileFault(code: EINVAL) }
    guard !path.hasSuffix("/") else { throw FileFault(code: EISDIR) }
    var target = path
    // As many as a system follows.
    for _ in 0..<40 {
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = buffer.withUnsafeMutableBytes { bytes in
        libraryReadLink(target, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
      }
      // It is no link, or nothing.
      guard count >= 0 else { return target }
      guard count < buffer.count else { throw FileFault(code: ENAMETOOLONG) }
      let next = String(decoding: buffer[..<count], as: UTF8.self)
      target = next.hasPrefix("/") ? next : Self.split(target).folder + next
    }
    throw FileFault(code: ELOOP)
  }

  /// The folder of a path, with the slash behind it, and the name in it.
  static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path) }
    return (String(path[...slash]), String(path[path.index(after: slash)...]))
  }

  /// Sees to it that the new name is on the disk as well.
  private static func syncFolder(of path: String) throws(FileFault) {
    let folder = split(path).folder
    // Some folders can be written to and not be read; then the system does it in its own time.
    let number = libraryOpen(folder.isEmpty ? "." : folder, O_RDONLY | O_CLOEXEC, 0)
    guard number >= 0 else { return }
    defer { libraryClose(number) }
    guard fsync(number) == 0 || errno == EINVAL || errno == EINTR else { throw .last }
  }
}

extension stat {
  /// The system's number for the reason why something other than a file cannot be used as one.
  fileprivate var whyNoFile: Int32 { st_mode & S_IFMT == S_IFDIR ? EISDIR : EINVAL }
}

private func libraryOpen(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
  open(path, flags, mode)
}

private func libraryRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, bytes, count)
}

private func libraryReadLink(
  _ path: String,
  _ bytes: UnsafeMutablePointer<CChar>?,
  _ count: Int
) -> Int {
  guard let bytes else { return -1 }
  return readlink(path, bytes, count)
}

private func libraryClose(_ file: Int32) { _ = close(file) }
