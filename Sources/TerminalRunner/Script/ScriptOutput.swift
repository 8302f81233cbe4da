import Foundation
import TerminalHost

/// The output of a showcase: lines, to a stream or to a test.
///
/// ```swift
/// var lines: [String] = []
/// let output = ScriptOutput { lines.append($0) }
/// ```
@MainActor
public struct ScriptOutput {
  private let lines: Lines

  /// The number of columns of the output's terminal; nil if it is not a terminal.
  private(set) var columns: Int?

  /// Creates an output from a function that receives each line, without its line break.
  ///
  /// After the function throws, it is not called again.
  public init(_ writeLine: @escaping @MainActor (String) throws -> Void) {
    lines = Lines(writeLine)
  }

  /// The process's standard output.
  public static var standardOutput: ScriptOutput {
    var output = ScriptOutput(WritableFile(STDOUT_FILENO))
    output.columns = TerminalSize(of: STDOUT_FILENO)?.width
    return output
  }

  /// The process's standard error.
  public static var standardError: ScriptOutput { ScriptOutput(WritableFile(STDERR_FILENO)) }

  private init(_ file: WritableFile) {
    self.init { try file.write(Array("\($0)\n".utf8)) }
  }

  /// The reason why writing has failed; nil if all lines were written.
  public var failure: String? { lines.failure }

  /// Writes a line; a line feed in it begins another one.
  ///
  /// All output uses this method, which replaces control characters by dots. So text from a script,
  /// a trace, a file name or an issue cannot control the terminal.
  public func write(_ line: String) { lines.write(line.printableLines) }

  /// The state that all copies of an output share.
  @MainActor
  private final class Lines {
    private let writeLine: @MainActor (String) throws -> Void
    private(set) var failure: String?

    init(_ writeLine: @escaping @MainActor (String) throws -> Void) { self.writeLine = writeLine }

    func write(_ line: String) {
      guard failure == nil else { return }
      do {
        try writeLine(line)
      } catch {
        failure = "\(error)"
      }
    }
  }
}

extension ScriptOutput {
  /// Reports an output that could not be written.
  ///
  /// - Parameters:
  ///   - status: The exit status so far.
  ///   - name: The program's name.
  ///   - error: The output for the report; its own failure counts too.
  /// - Returns: The exit status: 2 instead of 0 if a line was not written.
  func status(_ status: Int32, of name: String, _ error: ScriptOutput) -> Int32 {
    if let failure { error.write("\(name): the output cannot be written: \(failure)") }
    let isWritten = failure == nil && error.failure == nil
    return isWritten || status != 0 ? status : 2
  }

  /// Writes lines to the process's standard output, and exits, without running a showcase.
  package static func end(_ status: Int32, of name: String, saying lines: [String]) -> Never {
    StandardStreams.open()
    let output = ScriptOutput.standardOutput
    for line in lines { output.write(line) }
    exit(output.status(status, of: name, .standardError))
  }
}
