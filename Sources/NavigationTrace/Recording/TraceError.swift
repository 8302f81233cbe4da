/// An error of reading or replaying a trace.
///
/// ```swift
/// TraceError.version(7).description
/// // "line 1: the trace has version 7; expected version 1"
/// ```
public enum TraceError: Error, Hashable, Sendable {
  /// The first line is not that of a trace.
  case noTrace
  /// The trace has another layout.
  case version(Int)
  /// A line is not an event.
  case corrupt(line: Int, reason: String)
  /// The recording was cut off before this line.
  case cut(line: Int)
  /// An action was recorded as a text, which cannot be sent.
  case textAction(line: Int)
  /// The coder cannot decode an action.
  case unknownAction(line: Int, reason: String)
}

extension TraceError: CustomStringConvertible {
  /// The line, its content, and the expected content.
  public var description: String {
    switch self {
    case .noTrace:
      "line 1: this is no trace; expected {\"name\":…,\"trace\":\(Trace.version)}"
    case .version(let version):
      "line 1: the trace has version \(version); expected version \(Trace.version)"
    case .corrupt(let line, let reason):
      "line \(line): \(reason); expected a JSON object with an event"
    case .cut(let line):
      "line \(line): the recording was cut off here; expected \(Trace.end) at its end"
    case .textAction(let line):
      "line \(line): the action was recorded as a text; expected JSON: record it again, and give the "
        + "recorder a coder, as .traced(by: .codable()) gives a showcase one"
    case .unknownAction(let line, let reason):
      "line \(line): \(reason); expected an action of this app"
    }
  }
}
