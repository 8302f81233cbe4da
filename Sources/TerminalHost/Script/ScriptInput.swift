import Foundation

/// The source of a script: bytes, piece by piece.
///
/// ```swift
/// ScriptInput("push message\nback\n")
/// ```
public struct ScriptInput {
  /// The most bytes that a line may have; longer ones are counted, reported, and not kept.
  public static let longestLine = 4096

  /// Gives the next piece; an empty one is the end.
  let next: () throws -> [UInt8]

  /// Makes an input of a function that gives the next piece, and an empty one at the end.
  public init(next: @escaping () throws -> [UInt8]) { self.next = next }

  /// Makes an input of bytes.
  ///
  /// - Parameters:
  ///   - bytes: All of it.
  ///   - pieces: The number of bytes that come at once, at least one.
  public init(_ bytes: [UInt8], pieces: Int = 65_536) {
    var rest = bytes[...]
    self.init {
      defer { rest = rest.dropFirst(max(1, pieces)) }
      return Array(rest.prefix(max(1, pieces)))
    }
  }

  /// Makes an input of a text.
  public init(_ script: String) { self.init(Array(script.utf8)) }

  /// The input that is piped to the process, or typed.
  public static var standardInput: ScriptInput { ScriptInput(reading: STDIN_FILENO) }

  /// Makes an input of an open file; one that does not block is waited for.
  ///
  /// - Parameters:
  ///   - file: The file's number.
  ///   - wait: Returns when there may be something to read, or nothing any more.
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
