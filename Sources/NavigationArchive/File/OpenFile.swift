#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The reason why a file cannot be read or written, as a system error.
package struct FileFault: Error, Hashable, Sendable, CustomStringConvertible {
  package let code: Int32

  /// The error of the last system call.
  static var last: FileFault { FileFault(code: errno) }

  /// The fault that the maximum number of copies of a file already exists.
  static var tooManyKept: FileFault { FileFault(code: EEXIST) }

  package var description: String { String(cString: strerror(code)) }
}

/// A file that is open for reading.
struct OpenFile {
  let number: Int32
  let facts: stat

  /// Opens a file; nil if there is none.
  ///
  /// - Throws: ``FileFault``, also for a folder or a device.
  init?(_ path: FilePath) throws(FileFault) {
    guard !path.bytes.isEmpty, !path.bytes.contains(0) else { throw FileFault(code: EINVAL) }
    // Opening a pipe would wait for the process that writes to it.
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK
    let number = path.withCharacters { open($0, flags) }
    guard number >= 0 else {
      if errno == ENOENT { return nil }
      throw .last
    }
    var facts = stat()
    let isKnown = fstat(number, &facts) == 0
    let code = isKnown ? facts.whyNoFile : errno
    guard code == 0 else {
      libraryClose(number)
      throw FileFault(code: code)
    }
    (self.number, self.facts) = (number, facts)
  }

  var stamp: FileStamp { FileStamp(facts) }

  /// Reads the whole file.
  func bytes() throws(FileFault) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = piece.withUnsafeMutableBytes { read(number, $0.baseAddress, $0.count) }
      if count == 0 { return bytes }
      if count > 0 {
        bytes += piece[..<count]
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  func close() { libraryClose(number) }
}

/// The attributes of a file that change when it is replaced or written.
struct FileStamp: Hashable {
  private let numbers: [Int64]

  init(_ facts: stat) {
    #if canImport(Darwin)
      let time = facts.st_mtimespec
    #else
      let time = facts.st_mtim
    #endif
    numbers = [
      Int64(truncatingIfNeeded: facts.st_dev), Int64(truncatingIfNeeded: facts.st_ino),
      Int64(facts.st_size), Int64(time.tv_sec), Int64(time.tv_nsec),
    ]
  }
}

extension stat {
  /// The system error for an object that is not a regular file; 0 for a file.
  fileprivate var whyNoFile: Int32 {
    switch st_mode & S_IFMT {
    case S_IFREG: 0
    case S_IFDIR: EISDIR
    default: EINVAL
    }
  }
}

func libraryClose(_ file: Int32) { _ = close(file) }
