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
  let path: FilePath
  let number: Int32

  /// Makes an empty one, which nobody but its owner can read.
  init(beside target: FilePath) throws(FileFault) {
    for _ in 0..<16 {
      let path = Self.path(beside: target)
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
      let number = path.withCharacters { open($0, flags, 0o600) }
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

  /// Lets the same users read it as the file that it replaces; where that is not allowed, its owner
  /// alone.
  func belong(as file: OpenFile) throws(FileFault) {
    var own = stat()
    guard fstat(number, &own) == 0 else { throw .last }
    let facts = file.facts
    // Only some may give files away.
    let hasOwner =
      (own.st_uid == facts.st_uid && own.st_gid == facts.st_gid)
      || fchown(number, facts.st_uid, facts.st_gid) == 0
    // The list first: without it the mode would let the group read what the list forbids.
    try copyAttributes(of: file, hasOwner: hasOwner)
    guard !hasOwner || fchmod(number, facts.st_mode & 0o777) == 0 else { throw .last }
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

  /// Tells what tells it from other files, when it is filled.
  func stamp() throws(FileFault) -> FileStamp {
    var facts = stat()
    guard fstat(number, &facts) == 0 else { throw .last }
    return FileStamp(facts)
  }

  /// Takes the place of a file.
  func replace(_ target: FilePath) throws(FileFault) {
    let code = path.withCharacters { old in target.withCharacters { rename(old, $0) } }
    guard code == 0 else { throw .last }
  }

  /// Takes it away, unfinished.
  func discard() {
    _ = path.withCharacters { unlink($0) }
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

  /// A name that nobody has: `.saved.json.4711.00009f3c11d2a6b0.saving`.
  private static func path(beside target: FilePath) -> FilePath {
    let digits = String(UInt64.random(in: UInt64.min...UInt64.max), radix: 16)
    let word = String(repeating: "0", count: wordLength - digits.count) + digits
    let middle = Array("\(getpid()).\(word)".utf8)
    return FilePath(Array(target.folder) + prefix(of: target) + middle + suffix)
  }

  /// Tells whether a name is one that a draft beside a file has, and not that of another file.
  static func isName(_ name: ArraySlice<UInt8>, beside target: FilePath) -> Bool {
    let prefix = prefix(of: target)
    guard name.starts(with: prefix), name.count > prefix.count + suffix.count,
      name.suffix(suffix.count) == suffix[...]
    else { return false }
    let middle = name.dropFirst(prefix.count).dropLast(suffix.count)
    let parts = middle.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, parts[1].count == wordLength else { return false }
    return parts[0].allSatisfy { "0123456789".utf8.contains($0) }
      && parts[1].allSatisfy { "0123456789abcdef".utf8.contains($0) }
  }

  /// The beginning of the names of the drafts beside a file, short enough for what follows.
  private static func prefix(of target: FilePath) -> [UInt8] {
    var name = target.name.prefix(180)
    // Not within a character: some systems allow nothing but UTF-8.
    while name.endIndex < target.name.endIndex, target.name[name.endIndex] & 0xC0 == 0x80,
      !name.isEmpty
    {
      name = name.dropLast()
    }
    return [UInt8(ascii: ".")] + name + [UInt8(ascii: ".")]
  }

  private static let suffix = Array(".saving".utf8)

  /// The digits of the number that makes a draft's name its own.
  private static let wordLength = 16
}

private func libraryWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}

private func libraryClose(_ file: Int32) { _ = close(file) }
