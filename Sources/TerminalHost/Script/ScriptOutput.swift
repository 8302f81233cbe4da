import Foundation

/// The output of a showcase: lines, to a stream or to a test.
///
/// ```swift
/// var lines: [String] = []
/// let output = ScriptOutput { lines.append($0) }
/// ```
@MainActor
public struct ScriptOutput {
  private let lines: Lines

  /// The columns of the terminal that it goes to; nil when it goes elsewhere.
  private(set) var columns: Int?

  /// Makes an output of a function that takes each line, without its line break; one that has thrown
  /// is not called again.
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

  /// The reason why nothing can be written any more; nil as long as everything has been.
  public var failure: String? { lines.failure }

  /// Writes a line; a line feed in it begins another.
  ///
  /// Nothing goes out otherwise, so that nothing from outside is drawn raw: what a terminal would
  /// obey is a dot, be it in a script, in a trace, in the name of a file or in an issue.
  public func write(_ line: String) { lines.write(line.printableLines) }

  /// The part that all copies of an output share.
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
  /// Says it when the output could not be written.
  ///
  /// - Parameters:
  ///   - status: The exit status otherwise.
  ///   - name: The program's name.
  ///   - error: Where it is said, and what else could not be written.
  /// - Returns: The exit status: 2 instead of 0 when something was not written.
  func status(_ status: Int32, of name: String, _ error: ScriptOutput) -> Int32 {
    if let failure { error.write("\(name): the output cannot be written: \(failure)") }
    let isWritten = failure == nil && error.failure == nil
    return isWritten || status != 0 ? status : 2
  }

  /// Writes lines to the process's standard output, and exits: for what a showcase says without being
  /// run.
  package static func end(_ status: Int32, of name: String, saying lines: [String]) -> Never {
    StandardStreams.open()
    let output = ScriptOutput.standardOutput
    for line in lines { output.write(line) }
    exit(output.status(status, of: name, .standardError))
  }
}
