import Foundation

extension WholeFile {
  /// Takes away what a kill has left beside the file; what another process is writing stays.
  ///
  /// A file that cannot be taken away stays as well: it is in nobody's way.
  package func removeLeftovers() {
    guard let target = try? self.target() else { return }
    let (folder, name) = WholeFile.split(target)
    let prefix = FileDraft.prefix(of: name)
    let all = try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)
    for other in all ?? [] where other.hasPrefix(prefix) && other.hasSuffix(FileDraft.suffix) {
      removeLeftover(folder + other)
    }
  }

  private func removeLeftover(_ path: String) {
    let number = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard number >= 0 else { return }
    // A process that still writes it holds the lock; one that was killed holds none.
    if flock(number, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
    close(number)
  }
}
