#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The new text of a file while it is written, beside the file.
///
/// Its name is of this process and this one write, and it is locked while it is written: whoever finds
/// it and can lock it knows that nobody writes it any more. A kill takes the lock away, and nothing
/// else does.
struct FileDraft {
  let path: String
  private let number: Int32

  /// Makes an empty one, which nobody but its owner can read.
  init(beside target: String) throws(FileFault) {
    for _ in 0..<16 {
      let path = Self.path(beside: target)
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
      let number = libraryOpen(path, flags, 0o600)
      if number < 0, errno == EINTR || errno == EEXIST { continue }
      guard number >= 0 else { throw .last }
      while flock(number, LOCK_EX) != 0, errno == EINTR {}
      var facts = stat()
      guard fstat(number, &facts) == 0, facts.st_nlink == 0 else {
        self.path = path
        self.number = number
        return
      }
      // Somebody who tidies up was quicker than the lock.
      libraryClose(number)
    }
    throw FileFault(code: EEXIST)
  }

  /// Lets the same people read it as what lies there; where that is not allowed, its owner alone.
  func belongAsBefore(_ facts: stat) throws(FileFault) {
    var own = stat()
    guard fstat(number, &own) == 0 else { throw .last }
    if own.st_uid != facts.st_uid || own.st_gid != facts.st_gid {
      // Only some may give files away.
      guard fchown(number, facts.st_uid, facts.st_gid) == 0 else { return }
    }
    guard fchmod(number, facts.st_mode & 0o777) == 0 else { throw .last }
  }

  /// Writes everything, and waits until it is on the disk.
  func fill(_ bytes: [UInt8]) throws(FileFault) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { libraryWrite(number, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count == 0 {
        throw FileFault(code: EIO)
      } else if errno != EINTR {
        throw .last
      }
    }
    while !isOnDisk() {
      guard errno == EINTR else { throw .last }
    }
  }

  /// Takes the place of a file.
  func replace(_ target: String) throws(FileFault) {
    guard libraryRename(path, target) == 0 else { throw .last }
  }

  /// Takes it away, unfinished.
  func discard() {
    unlink(path)
    close()
  }

  /// Lets go of the lock.
  func close() { libraryClose(number) }

  private func isOnDisk() -> Bool {
    #if canImport(Darwin)
      // There `fsync` hands it to the disk, which may still lose it.
      if fcntl(number, F_FULLFSYNC) == 0 { return true }
    #endif
    return fsync(number) == 0
  }

  // MARK: Names

  /// A name that nobody has: `.saved.json.4711.9f3c….saving`.
  private static func path(beside target: String) -> String {
    let (folder, name) = WholeFile.split(target)
    let word = String(UInt64.random(in: UInt64.min...UInt64.max), radix: 16)
    return "\(folder)\(prefix(of: name))\(getpid()).\(word)\(suffix)"
  }

  /// Returns the beginning of the names of the drafts beside a file, short enough for what follows.
  static func prefix(of name: String) -> String {
    var prefix = "."
    for character in name {
      guard prefix.utf8.count + character.utf8.count <= 180 else { break }
      prefix.append(character)
    }
    return prefix + "."
  }

  /// The end of the drafts' names.
  static let suffix = ".saving"
}

private func libraryOpen(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
  open(path, flags, mode)
}

private func libraryWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}

private func libraryRename(_ old: String, _ new: String) -> Int32 { rename(old, new) }

private func libraryClose(_ file: Int32) { _ = close(file) }
