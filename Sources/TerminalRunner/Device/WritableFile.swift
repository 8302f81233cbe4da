#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file open for writing: a stream, a pipe, a device, or a file on a disk.
///
/// When ``write(_:)`` returns, the system has the bytes: a crash of the process loses none.
struct WritableFile: Sendable {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  /// Opens and empties an existing file, or creates one.
  ///
  /// An existing file keeps its kind: a device, a link, the mode of a file.
  ///
  /// - Parameters:
  ///   - path: The path; an error if it contains a zero byte.
  ///   - mode: The permissions of a new file, without those in the process's mask.
  /// - Throws: The system's reason if the file cannot be opened.
  init(path: String, mode: Int = 0o666) throws(FileFailure) {
    guard !path.utf8.contains(0) else { throw FileFailure(code: EINVAL) }
    var number: Int32 = -1
    repeat {
      number = libraryOpen(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode_t(mode))
    } while number < 0 && errno == EINTR
    guard number >= 0 else { throw FileFailure(code: errno) }
    self.number = number
  }

  /// Writes all bytes, with as many calls as necessary.
  func write(_ bytes: [UInt8]) throws(FileFailure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { libraryWrite(number, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count == 0 {
        throw FileFailure(code: EIO)
      } else if errno == EAGAIN {
        var descriptor = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
        poll(&descriptor, 1, -1)
      } else if errno != EINTR {
        throw FileFailure(code: errno)
      }
    }
  }

  func close() throws(FileFailure) {
    guard libraryClose(number) == 0 || errno == EINTR else { throw FileFailure(code: errno) }
  }
}

/// The system's reason why a file cannot be written.
package struct FileFailure: Error, Hashable, CustomStringConvertible {
  let code: Int32

  package var description: String { String(cString: strerror(code)) }
}

private func libraryOpen(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
  open(path, flags, mode)
}

private func libraryWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}

private func libraryClose(_ file: Int32) -> Int32 { close(file) }
