import Foundation

/// Where a showcase writes: lines, to a stream or to a test.
///
/// ```swift
/// var lines: [String] = []
/// let output = ScriptOutput { lines.append($0) }
/// ```
@MainActor
public struct ScriptOutput {
  private let writeLine: @MainActor (String) -> Void

  /// Makes an output of a function that takes each line, without its line break.
  public init(_ writeLine: @escaping @MainActor (String) -> Void) { self.writeLine = writeLine }

  /// The process's standard output.
  public static var standardOutput: ScriptOutput { ScriptOutput(.standardOutput) }

  /// The process's standard error.
  public static var standardError: ScriptOutput { ScriptOutput(.standardError) }

  private init(_ handle: FileHandle) {
    // Nobody is left to be told when a stream cannot be written to.
    self.init { try? handle.write(contentsOf: Data("\($0)\n".utf8)) }
  }

  /// Writes a line; a line feed in it begins another.
  ///
  /// Nothing goes out otherwise, so that nothing from outside is drawn raw: what a terminal would
  /// obey is a dot, be it in a script, in a trace, in the name of a file or in an issue.
  public func write(_ line: String) { writeLine(line.printableLines) }
}
