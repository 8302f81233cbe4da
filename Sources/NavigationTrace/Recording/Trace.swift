/// A recording of all events of a store and its hosts, in order.
///
/// Use it to examine a fault on another machine, or to prove that nothing has changed: record a run
/// with a ``TraceRecorder``, read it, replay it with a ``TraceReplay``, or show it as a page
/// (``html``).
///
/// ```swift
/// let trace = try Trace(reading: Data(contentsOf: file))
/// trace.lines.first                                  // line 2: state "stack\n└─ inbox"
/// ```
///
/// A trace is written as JSON lines: first the version, `{"ends":true,"name":"Inbox","trace":1}`,
/// then an object for each ``TraceEvent`` as soon as it occurs, and at the end `{"event":"end"}`.
/// After a crash, the trace contains all events but no end; read it by
/// ``init(readingUnfinished:)``. The events `refusal`, `refused`, `dropped` and `coalesced` contain
/// the reasons; `waits` names the reason why a host waits.
public struct Trace: Hashable, Sendable {
  /// An event and the number of its line.
  public struct Line: Hashable, Sendable {
    /// The line number, counted from 1, which is the version's line.
    public var number: Int
    /// The event on the line.
    public var event: TraceEvent
  }

  /// An event of an unknown kind, from a newer recorder.
  public struct Skipped: Hashable, Sendable, CustomStringConvertible {
    /// The line number, counted from 1.
    public var line: Int
    /// The name of the kind in the trace.
    public var name: String

    /// The line, and the reason why it was skipped.
    public var description: String { "line \(line): skipped, there is no event “\(name)”" }
  }

  /// The version of the layout, which is the only one that can be read.
  public static let version = 1

  /// The name of the recording.
  public let name: String

  /// The recorded events with their line numbers, in order.
  public let lines: [Line]

  /// The lines that were skipped because their kind is unknown.
  public let skipped: [Skipped]

  /// The first line that is missing or incomplete because the recording was cut off; nil for a
  /// complete recording.
  ///
  /// Only ``init(readingUnfinished:)`` reads such a trace.
  public let cutLine: Int?

  init(name: String, lines: [Line], skipped: [Skipped], cutLine: Int? = nil) {
    self.name = name
    self.lines = lines
    self.skipped = skipped
    self.cutLine = cutLine
  }

  /// Makes a trace of events.
  public init(name: String, events: [TraceEvent]) {
    let lines = events.enumerated().map { Line(number: $0 + 2, event: $1) }
    self.init(name: name, lines: lines, skipped: [])
  }

  /// The recorded events, without line numbers.
  public var events: [TraceEvent] { lines.map(\.event) }

  /// The written form of the trace: lines that end with a line break.
  ///
  /// A trace that was cut off has no ``end``.
  ///
  /// - Complexity: O(*n*).
  public var text: String {
    let end = cutLine == nil ? [Trace.end] : []
    return ([Trace.head(name: name)] + events.map(\.line) + end).map { $0 + "\n" }.joined()
  }
}
