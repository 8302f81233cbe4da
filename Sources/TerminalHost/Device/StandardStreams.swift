#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The streams that a process begins with.
enum StandardStreams {
  /// Sees to it that each stream is open: one that was closed is empty, and takes nothing.
  ///
  /// Else the next file that anybody opens would be taken for it. Has to come before anything opens
  /// files. Who writes what nobody reads is told from now on, instead of being ended without a word.
  static func open() {
    signal(SIGPIPE, SIG_IGN)
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(stream, F_GETFD) == -1 && errno == EBADF {
      // Streams are looked at in order: the lowest number that is free is this one.
      _ = libraryOpen("/dev/null", O_RDONLY)
    }
  }
}

private func libraryOpen(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }
