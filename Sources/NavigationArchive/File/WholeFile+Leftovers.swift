#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension WholeFile {
  /// Takes away what a kill has left beside the file; what another process is writing stays.
  ///
  /// A file with another name than a draft has, or that cannot be taken away, stays as well.
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
    // A process that still writes it holds the lock; one that was killed holds none.
    if flock(number, LOCK_EX | LOCK_NB) == 0 { _ = path.withCharacters { unlink($0) } }
    close(number)
  }
}
