import ComposableNavigation
import NavigationJSON

extension Trace {
  /// Reads the output of ``text``.
  ///
  /// Events of an unknown kind are listed in ``skipped``; empty lines are ignored.
  ///
  /// - Complexity: O(*n*).
  ///
  /// - Parameter bytes: Any bytes.
  /// - Throws: ``TraceError``, with the number of the first line that is unexpected or missing.
  public init(reading bytes: some Sequence<UInt8>) throws(TraceError) {
    try self.init(bytes, isFinished: true)
  }

  /// Reads the output of ``text``, even if the recording was cut off.
  ///
  /// Use it to read a recording that ended with a crash, a kill or a full disk, or that is still
  /// being written: ``cutLine`` is the first line that is missing or incomplete.
  ///
  /// ```swift
  /// try Trace(readingUnfinished: Data(contentsOf: file)).cutLine      // 812: 811 lines are there
  /// ```
  ///
  /// - Parameter bytes: Any bytes.
  /// - Throws: ``TraceError``, with the number of the first complete line that is unexpected.
  /// - Complexity: O(*n*).
  public init(readingUnfinished bytes: some Sequence<UInt8>) throws(TraceError) {
    try self.init(bytes, isFinished: false)
  }

  private init(_ bytes: some Sequence<UInt8>, isFinished: Bool) throws(TraceError) {
    let rows = Array(bytes).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard let head = rows.first,
      let version = try? JSONValue(reading: head).decoded(as: Head.self)
    else { throw .noTrace }
    guard version.trace == Trace.version else { throw .version(version.trace) }
    var lines: [Line] = []
    var skipped: [Skipped] = []
    var cutLine: Int?
    var (last, isEnded) = (0, false)
    for (index, row) in rows.enumerated().dropFirst()
    where !row.allSatisfy({ $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: " ") }) {
      last = index
      guard !isEnded else {
        throw .corrupt(line: index + 1, reason: "the recording has ended before")
      }
      switch Trace.event(row) {
      case .end: isEnded = true
      case .success(let event): lines.append(Line(number: index + 1, event: event))
      case .unknown(let name): skipped.append(Skipped(line: index + 1, name: name))
      case .corrupt(let reason):
        // A complete line ends with a line break, so the last row is empty.
        guard !isFinished, index == rows.count - 1 else {
          throw .corrupt(line: index + 1, reason: reason)
        }
        cutLine = index + 1
      }
    }
    // Traces of earlier recorders have no end line.
    if version.ends == true, !isEnded, cutLine == nil {
      guard !isFinished else { throw .cut(line: last + 2) }
      cutLine = last + 2
    }
    self.init(name: version.name, lines: lines, skipped: skipped, cutLine: cutLine)
  }

  private enum Reading {
    case success(TraceEvent)
    case end
    case unknown(String)
    case corrupt(String)
  }

  private static func event(_ row: ArraySlice<UInt8>) -> Reading {
    do {
      let value = try JSONValue(reading: row)
      if case .string(let name)? = value["event"], TraceEvent.Name(rawValue: name) == nil {
        return name == "end" ? .end : .unknown(name)
      }
      return .success(try value.decoded(as: TraceEvent.self))
    } catch {
      return .corrupt(TraceCodingError(error).description)
    }
  }

  /// Returns the first line of a trace, without the line break; the line states that the trace has
  /// an ``end``.
  ///
  /// Write it before the events if you write a trace event by event:
  ///
  /// ```swift
  /// write(Trace.head(name: "Inbox") + "\n")
  /// let recorder = TraceRecorder(store, coder: .codable(), draw: draw) { write($0.line + "\n") }
  /// …
  /// recorder.stop()
  /// write(Trace.end + "\n")
  /// ```
  ///
  /// - Parameter name: The name of the recording.
  /// - Returns: A line of JSON.
  public static func head(name: String) -> String {
    JSONValue.object([
      "ends": .bool(true), "name": .string(name), "trace": .number(JSONNumber(version)),
    ]).description
  }

  /// The last line of a trace, without the line break: a trace without it was cut off.
  public static var end: String { JSONValue.object(["event": .string("end")]).description }

  private struct Head: Decodable {
    var ends: Bool?
    let name: String
    let trace: Int
  }
}

extension TraceEvent {
  /// The event as a line of a trace, without the line break.
  public var line: String {
    // Only a number that is not finite cannot be written, and decoded JSON contains none.
    let value = try? json
    return
      (value
      ?? .object(["event": .string("note"), "text": .string("an event could not be written")]))
      .description
  }
}

extension JSONValue {
  /// Encodes a value as JSON; ids contain whether they are late.
  init(writing value: some Encodable, marking visits: LiveVisits?) throws {
    let key = CodingUserInfoKey.liveVisits
    try self.init(writing: value, visits.flatMap { visits in key.map { [$0: visits] } } ?? [:])
  }

  /// Decodes a value; these types may name ids.
  func decoded<Value: Decodable>(
    as type: Value.Type,
    names: EntryNames,
    among visits: LiveVisits? = nil
  ) throws -> Value {
    var userInfo: [CodingUserInfoKey: Any] = [:]
    if let key = CodingUserInfoKey.liveVisits { userInfo[key] = visits }
    if let key = CodingUserInfoKey.entryNames { userInfo[key] = names }
    return try decoded(as: type, userInfo)
  }
}

/// The fault in some JSON, as a sentence.
struct TraceCodingError: CustomStringConvertible {
  let description: String

  init(_ error: any Error) {
    description =
      switch error {
      case DecodingError.dataCorrupted(let context): Self.text(context)
      case DecodingError.typeMismatch(_, let context): Self.text(context)
      case DecodingError.valueNotFound(_, let context): Self.text(context)
      case DecodingError.keyNotFound(let key, _): "“\(key.stringValue)” is missing"
      default: "\(error)"
      }
  }

  private static func text(_ context: DecodingError.Context) -> String {
    let path = context.codingPath.map(\.stringValue).joined(separator: ".")
    let text = context.debugDescription
    let sentence = text.hasSuffix(".") ? String(text.dropLast()) : text
    return path.isEmpty ? sentence : "\(path): \(sentence)"
  }
}
