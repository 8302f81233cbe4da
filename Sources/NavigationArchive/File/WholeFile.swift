#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is written whole or not at all, even if the process or the machine stops.
///
/// The new content is written beside the file, in the same folder, and replaces the file after all
/// of it is on the disk. The file keeps its access rights and extended attributes; a new file is
/// accessible only to its owner. A symbolic link stays a link, and its target is replaced. A path
/// to anything but a file, such as a device, is an error.
package struct WholeFile: Sendable {
  let path: FilePath

  /// Waits until the name of a file is on the disk.
  let syncFolder: @Sendable (FilePath) throws(FileFault) -> Void

  package init(_ path: String) { self.init(FilePath(path.utf8)) }

  init(
    _ path: FilePath,
    syncFolder: @escaping @Sendable (FilePath) throws(FileFault) -> Void = Self.syncFolder
  ) {
    self.path = path
    self.syncFolder = syncFolder
  }

  /// Returns the bytes of the file; nil if there is none.
  package func read() throws(FileFault) -> [UInt8]? { try readStamped()?.bytes }

  /// Reads the file, with the stamp that distinguishes it from its replacement.
  func readStamped() throws(FileFault) -> (bytes: [UInt8], stamp: FileStamp)? {
    guard let file = try OpenFile(path) else { return nil }
    defer { file.close() }
    return (try file.bytes(), file.stamp)
  }

  /// Replaces the content of the file.
  ///
  /// - Throws: ``FileFault``; the file is unchanged, or has the new content, if only the disk of its
  ///   folder has a fault.
  package func write(_ bytes: [UInt8]) throws(FileFault) {
    if let fault = try write(bytes, ifAllowed: { _ in true })?.fault { throw fault }
  }

  /// Replaces the content of the file, if the present content may be lost.
  ///
  /// - Parameters:
  ///   - bytes: The new content of the file.
  ///   - mayReplace: Returns true if the file may be replaced; called before anything is written,
  ///     and again before the new file replaces the old one; receives nil if there is no file.
  /// - Returns: The stamp of the new file, with the fault because of which its name may not be on the
  ///   disk; nil if the present file must not be lost.
  /// - Throws: ``FileFault``; the present file is unchanged.
  func write(
    _ bytes: [UInt8],
    ifAllowed mayReplace: (FileStamp?) -> Bool
  ) throws(FileFault) -> (stamp: FileStamp, fault: FileFault?)? {
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
    do throws(FileFault) {
      try syncFolder(target)
      return (stamp, nil)
    } catch {
      return (stamp, error)
    }
  }

  private static func stamp(of target: FilePath) throws(FileFault) -> FileStamp? {
    guard let file = try OpenFile(target) else { return nil }
    defer { file.close() }
    return file.stamp
  }

  /// Returns the path that the symbolic links lead to, even if it does not exist yet.
  func target() throws(FileFault) -> FilePath {
    guard !path.bytes.isEmpty, !path.bytes.contains(0) else { throw FileFault(code: EINVAL) }
    guard path.bytes.last != UInt8(ascii: "/") else { throw FileFault(code: EISDIR) }
    var target = path
    // The maximum number of links that a system follows.
    for _ in 0..<40 {
      var buffer = [CChar](repeating: 0, count: 4096)
      let count = target.withCharacters { readlink($0, &buffer, buffer.count) }
      // The path is not a link, or does not exist.
      guard count >= 0 else { return target }
      guard count < buffer.count else { throw FileFault(code: ENAMETOOLONG) }
      let next = buffer[..<count].map { UInt8(bitPattern: $0) }
      target = FilePath(next.first == UInt8(ascii: "/") ? next : target.folder + next)
    }
    throw FileFault(code: ELOOP)
  }

  @Sendable private static func syncFolder(of path: FilePath) throws(FileFault) {
    let folder = path.folder.isEmpty ? FilePath(".".utf8) : FilePath(path.folder)
    // Some folders are writable but not readable; the system then writes the name at its own time.
    let number = folder.withCharacters { open($0, O_RDONLY | O_CLOEXEC) }
    guard number >= 0 else { return }
    defer { close(number) }
    guard fsync(number) == 0 || errno == EINVAL || errno == EINTR else { throw .last }
  }
}

extension WholeFile {
  /// Removes the drafts that a killed process has left beside the file, but not a draft that
  /// another process is writing.
  ///
  /// A file whose name is not a draft's, or that cannot be removed, stays as well.
  package func removeLeftovers() {
    guard let target = try? self.target() else { return }
    let folder = target.folder.isEmpty ? FilePath(".".utf8) : FilePath(target.folder)
    guard let list = folder.withCharacters({ opendir($0) }) else { return }
    defer { closedir(list) }
    while let entry = readdir(list) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      guard FileDraft.isName(name[...], beside: target) else { continue }
      removeLeftover(FilePath(target.folder + name))
    }
  }

  private func removeLeftover(_ path: FilePath) {
    let number = path.withCharacters {
      open($0, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    }
    guard number >= 0 else { return }
    // A process that is writing the draft holds the lock; a killed process does not.
    if flock(number, LOCK_EX | LOCK_NB) == 0 { _ = path.withCharacters { unlink($0) } }
    close(number)
  }
}
