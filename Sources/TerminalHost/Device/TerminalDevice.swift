#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal that a person sits at: where keys come from, and where drawings go.
struct TerminalDevice: Sendable {
  let input: Int32
  let output: Int32

  /// The terminal of the process; nil when input or output is something else, or when it can only
  /// print lines.
  ///
  /// - Parameters:
  ///   - input: Where keys come from.
  ///   - output: Where drawings go.
  ///   - environment: `TERM` says what the terminal can do.
  init?(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO, environment: [String: String]) {
    guard isatty(input) == 1, isatty(output) == 1, Self.canDraw(environment) else { return nil }
    self.input = input
    self.output = output
  }

  /// Tells whether a terminal of the kind that the environment names can move its cursor.
  static func canDraw(_ environment: [String: String]) -> Bool {
    guard let kind = environment["TERM"], !kind.isEmpty else { return false }
    return kind != "dumb"
  }

  /// The numbers of columns and rows; 80 and 24 when the terminal does not know.
  var size: TerminalSize { TerminalSize(of: output) ?? TerminalSize(width: 80, height: 24) }

  /// Writes everything, however often it takes.
  ///
  /// - Returns: False when nobody reads any more.
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

  /// The most columns and rows that are drawn, and that can be asked for.
  static let largest = 1000
}

extension TerminalSize {
  /// The size of the terminal that a file is; nil for another file, and when it does not know.
  init?(of file: Int32) {
    var size = winsize()
    guard ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    // No screen is larger, and a drawing has as many cells.
    self.init(
      width: min(Int(size.ws_col), Self.largest),
      height: min(Int(size.ws_row), Self.largest)
    )
  }
}
