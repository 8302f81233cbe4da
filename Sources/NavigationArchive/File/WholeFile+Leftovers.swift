#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

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
