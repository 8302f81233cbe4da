#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The new content of a file, written beside the file.
///
/// The draft's name is unique for this process and this write, and the draft is locked while it is
/// written: a process that can lock it knows that no other process is writing it. Only a kill
/// releases the lock early.
struct FileDraft {
  let path: FilePath
  let number: Int32

  /// Makes an empty draft that only its owner can read.
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
      // Another process has removed the draft before it was locked.
      libraryClose(number)
    }
    throw FileFault(code: EEXIST)
  }

  /// Copies the access rights of the file that the draft replaces; if that is not allowed, only the
  /// owner can read the draft.
  func belong(as file: OpenFile) throws(FileFault) {
    var own = stat()
    guard fstat(number, &own) == 0 else { throw .last }
    let facts = file.facts
    // Only privileged users may change a file's owner.
    let hasOwner =
      (own.st_uid == facts.st_uid && own.st_gid == facts.st_gid)
      || fchown(number, facts.st_uid, facts.st_gid) == 0
    // The list first: without it, the mode would let the group read content that the list forbids.
    try copyAttributes(of: file, hasOwner: hasOwner)
    guard !hasOwner || fchmod(number, facts.st_mode & 0o777) == 0 else { throw .last }
  }

  /// Writes all bytes, and waits until they are on the disk.
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

  /// Returns the stamp of the filled draft, which identifies the file.
  func stamp() throws(FileFault) -> FileStamp {
    var facts = stat()
    guard fstat(number, &facts) == 0 else { throw .last }
    return FileStamp(facts)
  }

  /// Replaces a file by the draft.
  func replace(_ target: FilePath) throws(FileFault) {
    let code = path.withCharacters { old in target.withCharacters { rename(old, $0) } }
    guard code == 0 else { throw .last }
  }

  /// Removes the unfinished draft.
  func discard() {
    _ = path.withCharacters { unlink($0) }
    close()
  }

  /// Closes the draft, which releases the lock.
  func close() { libraryClose(number) }

  private func isOnDisk() -> Bool {
    #if canImport(Darwin)
      // On Darwin, `fsync` passes the bytes to the disk, which may still lose them.
      if fcntl(number, F_FULLFSYNC) == 0 { return true }
    #endif
    return fsync(number) == 0
  }

  // MARK: Names

  /// Returns an unused name: `.saved.json.4711.00009f3c11d2a6b0.saving`.
  private static func path(beside target: FilePath) -> FilePath {
    let digits = String(UInt64.random(in: UInt64.min...UInt64.max), radix: 16)
    let word = String(repeating: "0", count: wordLength - digits.count) + digits
    let middle = Array("\(getpid()).\(word)".utf8)
    return FilePath(Array(target.folder) + prefix(of: target) + middle + suffix)
  }

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

  /// Returns the beginning of the names of a file's drafts, short enough for the rest of the name.
  private static func prefix(of target: FilePath) -> [UInt8] {
    var name = target.name.prefix(180)
    // Not within a character: some systems allow only UTF-8.
    while name.endIndex < target.name.endIndex, target.name[name.endIndex] & 0xC0 == 0x80,
      !name.isEmpty
    {
      name = name.dropLast()
    }
    return [UInt8(ascii: ".")] + name + [UInt8(ascii: ".")]
  }

  private static let suffix = Array(".saving".utf8)

  /// The number of digits that make a draft's name unique.
  private static let wordLength = 16
}

private func libraryWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
