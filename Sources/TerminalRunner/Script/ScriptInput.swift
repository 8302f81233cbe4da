import Foundation

/// The source of a script: bytes, in pieces.
///
/// ```swift
/// ScriptInput("push message\nback\n")
/// ```
public struct ScriptInput {
  /// The maximum number of bytes of a line; a longer one is counted and reported, but not stored.
  public static let longestLine = 4096

  /// Returns the next piece; an empty one is the end.
  let next: () throws -> [UInt8]

  /// Creates an input from a function that returns the next piece, or an empty one at the end.
  public init(next: @escaping () throws -> [UInt8]) { self.next = next }

  /// Creates an input from bytes.
  ///
  /// - Parameters:
  ///   - bytes: All bytes.
  ///   - pieces: The number of bytes of each piece, at least one.
  public init(_ bytes: [UInt8], pieces: Int = 65_536) {
    var rest = bytes[...]
    self.init {
      defer { rest = rest.dropFirst(max(1, pieces)) }
      return Array(rest.prefix(max(1, pieces)))
    }
  }

  /// Creates an input from a text.
  public init(_ script: String) { self.init(Array(script.utf8)) }

  /// The process's standard input.
  public static var standardInput: ScriptInput { ScriptInput(reading: STDIN_FILENO) }

  /// Creates an input from an open file; waits if the file is non-blocking.
  ///
  /// - Parameters:
  ///   - file: The file descriptor.
  ///   - wait: Returns when there may be bytes to read, or the end.
  init(reading file: Int32, wait: @escaping (Int32) -> Void = Self.wait) {
    self.init {
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = read(file, &buffer, buffer.count)
        if count >= 0 { return Array(buffer.prefix(count)) }
        switch errno {
        case EINTR: continue
        case EAGAIN, EWOULDBLOCK: wait(file)
        case let code: throw ScriptInputError(reason: String(cString: strerror(code)))
        }
      }
    }
  }

  private static func wait(for file: Int32) {
    var descriptor = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    poll(&descriptor, 1, -1)
  }
}

/// The reason why an input cannot be read.
struct ScriptInputError: Error {
  let reason: String
}
