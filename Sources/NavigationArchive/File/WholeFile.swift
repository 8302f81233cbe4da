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
/// on the disk. Who may read the file stays as it was, and so do its extended attributes; one that is
/// made is its owner's alone. A link stays one: what it leads to is replaced. What is no file, a device
/// for one, is an error.
package struct WholeFile: Sendable {
  let path: FilePath

  package init(_ path: String) { self.init(FilePath(path.utf8)) }

  init(_ path: FilePath) { self.path = path }

  /// The bytes of the file; nil when there is none.
  package func read() throws(FileFault) -> [UInt8]? { try readStamped()?.bytes }

  /// Reads the file, and what tells it from one that takes its place.
  func readStamped() throws(FileFault) -> (bytes: [UInt8], stamp: FileStamp)? {
    guard let file = try OpenFile(path) else { return nil }
    defer { file.close() }
    return (try file.bytes(), file.stamp)
  }

  /// Puts bytes in the place of what is there.
  package func write(_ bytes: [UInt8]) throws(FileFault) { _ = try write(bytes) { _ in true } }

  /// Puts bytes in the place of what is there, if that may be lost.
  ///
  /// - Parameters:
  ///   - bytes: The new content of the file.
  ///   - mayReplace: Is asked before anything is written, and again before the new file takes its
  ///     place; it is given nil if nothing is there.
  /// - Returns: The stamp of the new file; nil if the file that is there may not be lost.
  /// - Throws: ``FileFault``; what was there is as it was.
  func write(
    _ bytes: [UInt8],
    ifAllowed mayReplace: (FileStamp?) -> Bool
  ) throws(FileFault) -> FileStamp? {
    let target = try self.target()
    let old = try OpenFile(target)
    defer { old?.close() }
    guard mayReplace(old?.stamp) else { return nil }
    let draft = try FileDraft(beside: target)
    let stamp: FileStamp
    do throws(FileFault) {
      if let old { try draft.belong(as: old) }
      try draft.fill(bytes)
      stamp = try draft.stamp()
      guard mayReplace(try Self.stamp(of: target)) else {
        draft.discard()
        return nil
      }
      try draft.replace(target)
    } catch {
      draft.discard()
      throw error
    }
    draft.close()
    try Self.syncFolder(of: target)
    return stamp
  }

  private static func stamp(of target: FilePath) throws(FileFault) -> FileStamp? {
    guard let file = try OpenFile(target) else { return nil }
    defer { file.close() }
    return file.stamp
  }

  /// Returns the path of the file that the links lead to: also when nothing is there yet.
  func target() throws(FileFault) -> FilePath {
    guard !path.bytes.isEmpty, !path.bytes.contains(0) else { throw FileFault(code: EINVAL) }
    guard path.bytes.last != UInt8(ascii: "/") else { throw FileFault(code: EISDIR) }
    var target = path
    // As many as a system follows.
    for _ in 0..<40 {
      var buffer = [CChar](repeating: 0, count: 4096)
      let count = target.withCharacters { readlink($0, &buffer, buffer.count) }
      // It is no link, or nothing.
      guard count >= 0 else { return target }
      guard count < buffer.count else { throw FileFault(code: ENAMETOOLONG) }
      let next = buffer[..<count].map { UInt8(bitPattern: $0) }
      target = FilePath(next.first == UInt8(ascii: "/") ? next : target.folder + next)
    }
    throw FileFault(code: ELOOP)
  }

  /// Sees to it that the new name is on the disk as well.
  private static func syncFolder(of path: FilePath) throws(FileFault) {
    let folder = path.folder.isEmpty ? FilePath(".".utf8) : FilePath(path.folder)
    // Some folders can be written to and not be read; then the system does it in its own time.
    let number = folder.withCharacters { open($0, O_RDONLY | O_CLOEXEC) }
    guard number >= 0 else { return }
    defer { close(number) }
    guard fsync(number) == 0 || errno == EINVAL || errno == EINTR else { throw .last }
  }
}
