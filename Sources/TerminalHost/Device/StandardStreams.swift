#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The standard streams of a process.
enum StandardStreams {
  /// Opens each closed stream as an empty file that cannot be written to.
  ///
  /// Otherwise, the next file that is opened would be used as the stream. Call this before any file
  /// is opened. Also ignores `SIGPIPE`, so that writing to a closed pipe is an error.
  static func open() {
    signal(SIGPIPE, SIG_IGN)
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(stream, F_GETFD) == -1 && errno == EBADF {
      // Streams are checked in order, so this one is the lowest free number.
      _ = libraryOpen("/dev/null", O_RDONLY)
    }
  }
}

private func libraryOpen(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }
