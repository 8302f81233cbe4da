/// A recording of everything that happened to a store and its hosts, in order.
///
/// Reach for it when something went wrong on somebody else's machine, or to prove that nothing has
/// changed: record a run with a ``TraceRecorder``, read it, replay it with a ``TraceReplay``, look at
/// it as a page (``html``).
///
/// ```swift
/// let trace = try Trace(reading: Data(contentsOf: file))
/// trace.lines.first                                  // line 2: state "stack\n└─ inbox"
/// ```
///
/// It is written as JSON lines: first the version, `{"ends":true,"name":"Inbox","trace":1}`, then an
/// object for each ``TraceEvent``, as soon as it has happened, and last `{"event":"end"}`. A crash
/// leaves all events, and no end, to be read by ``init(readingUnfinished:)``. What was refused, dropped or coalesced, and why, is told by the
/// events of these names; what waits for what by `waits`.
public struct Trace: Hashable, Sendable {
  /// An event and the number of its line.
  public struct Line: Hashable, Sendable {
    /// Counted from 1, which is the version.
    public var number: Int
    /// The event on the line.
    public var event: TraceEvent
  }

  /// An event of an unknown kind, from a newer recorder.
  public struct Skipped: Hashable, Sendable, CustomStringConvertible {
    /// Counted from 1.
    public var line: Int
    /// The kind's name in the trace.
    public var name: String

    /// The line, and why it was skipped.
    public var description: String { "line \(line): skipped, there is no event “\(name)”" }
  }

  /// The layout that is written, and the only one that is read.
  public static let version = 1

  /// The name of what was recorded.
  public let name: String

  /// The recorded events with their line numbers, in order.
  public let lines: [Line]

  /// The lines that were passed over, since their kind is unknown.
  public let skipped: [Skipped]

  /// The first line that is missing, or of which only a part is there, because the recording was cut
  /// off; nil when it was not.
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

  /// The trace as it is written: lines that end with a line break.
  ///
  /// A trace that was cut off has no ``end``.
  ///
  /// - Complexity: O(*n*).
  public var text: String {
    let end = cutLine == nil ? [Trace.end] : []
    return ([Trace.head(name: name)] + events.map(\.line) + end).map { $0 + "\n" }.joined()
  }
}
