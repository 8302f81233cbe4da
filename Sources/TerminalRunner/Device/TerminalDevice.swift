#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The user's terminal: the source of keys, and the destination of drawings.
struct TerminalDevice: Sendable {
  let input: Int32
  let output: Int32

  /// Creates the process's terminal; nil if the files are not terminals, or can only print lines.
  ///
  /// - Parameters:
  ///   - input: The file that keys are read from.
  ///   - output: The file that drawings are written to.
  ///   - environment: The environment, whose `TERM` names the kind of terminal.
  init?(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO, environment: [String: String]) {
    guard isatty(input) == 1, isatty(output) == 1, Self.canDraw(environment) else { return nil }
    self.input = input
    self.output = output
  }

  /// Returns a Boolean value that indicates whether the kind of terminal can move its cursor.
  static func canDraw(_ environment: [String: String]) -> Bool {
    guard let kind = environment["TERM"], !kind.isEmpty else { return false }
    return kind != "dumb"
  }

  /// The numbers of columns and rows; 80 and 24 if the terminal does not report them.
  var size: TerminalSize { TerminalSize(of: output) ?? TerminalSize(width: 80, height: 24) }

  /// Writes all bytes, with as many calls as necessary.
  ///
  /// - Returns: False if the terminal was closed.
  @discardableResult
  func write(_ bytes: [UInt8]) -> Bool {
    do throws(FileFailure) {
      try WritableFile(output).write(bytes)
      return true
    } catch {
      return false
    }
  }
}

/// The numbers of columns and rows of a terminal.
struct TerminalSize: Hashable, Sendable {
  var width: Int
  var height: Int

  /// The maximum number of columns and rows that are drawn and that can be requested.
  static let largest = 1000
}

extension TerminalSize {
  /// Creates the size of a terminal; nil for another file, and if the terminal does not report it.
  init?(of file: Int32) {
    var size = winsize()
    guard ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    // Real screens are smaller, and the limit bounds the memory of a drawing.
    self.init(
      width: min(Int(size.ws_col), Self.largest),
      height: min(Int(size.ws_row), Self.largest)
    )
  }
}

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
