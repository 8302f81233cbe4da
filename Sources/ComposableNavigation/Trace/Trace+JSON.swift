import Foundation

extension Trace {
  /// Reads what ``text`` writes.
  ///
  /// Events of an unknown kind are passed over and listed in ``skipped``; empty lines say nothing.
  ///
  /// - Complexity: O(*n*).
  ///
  /// - Parameter bytes: Any bytes.
  /// - Throws: ``TraceError``, with the number of the first line that is not as expected.
  public init(reading bytes: some Sequence<UInt8>) throws(TraceError) {
    try self.init(bytes, isFinished: true)
  }

  /// Reads what ``text`` writes, also where the recording was cut off.
  ///
  /// Reach for it to read what a crash, a kill or a full disk has left, or a recording that goes on:
  /// whatever is of the last line is left out, and its number is ``cutLine``.
  ///
  /// ```swift
  /// try Trace(readingUnfinished: Data(contentsOf: file)).cutLine      // 812: half of it is there
  /// ```
  ///
  /// - Parameter bytes: Any bytes.
  /// - Throws: ``TraceError``, with the number of the first line that ends and is not as expected.
  /// - Complexity: O(*n*).
  public init(readingUnfinished bytes: some Sequence<UInt8>) throws(TraceError) {
    try self.init(bytes, isFinished: false)
  }

  private init(_ bytes: some Sequence<UInt8>, isFinished: Bool) throws(TraceError) {
    let rows = Array(bytes).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard let head = rows.first,
      let version = try? JSONDecoder().decode(Head.self, from: Data(head))
    else { throw .noTrace }
    guard version.trace == Trace.version else { throw .version(version.trace) }
    var lines: [Line] = []
    var skipped: [Skipped] = []
    var cutLine: Int?
    for (index, row) in rows.enumerated().dropFirst()
    where !row.allSatisfy({ $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: " ") }) {
      switch Trace.event(Data(row)) {
      case .success(let event): lines.append(Line(number: index + 1, event: event))
      case .unknown(let name): skipped.append(Skipped(line: index + 1, name: name))
      case .corrupt(let reason):
        // Nothing follows the line break of a line that ends.
        guard !isFinished, index == rows.count - 1 else {
          throw .corrupt(line: index + 1, reason: reason)
        }
        cutLine = index + 1
      }
    }
    self.init(name: version.name, lines: lines, skipped: skipped, cutLine: cutLine)
  }

  private enum Reading {
    case success(TraceEvent)
    case unknown(String)
    case corrupt(String)
  }

  private static func event(_ row: Data) -> Reading {
    do {
      return .success(try JSONDecoder().decode(TraceEvent.self, from: row))
    } catch {
      let name = try? JSONDecoder().decode(Named.self, from: row).event
      if let name, TraceEvent.Name(rawValue: name) == nil { return .unknown(name) }
      return .corrupt(TraceCodingError(error).description)
    }
  }

  /// The first line of a trace.
  public static func head(name: String) -> String {
    json(Head(name: name, trace: version)) ?? ""
  }

  private struct Head: Codable {
    let name: String
    let trace: Int
  }

  private struct Named: Decodable {
    let event: String
  }

  fileprivate static func json(_ value: some Encodable) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map {
      String(decoding: $0, as: UTF8.self).withEscapedCommands
    }
  }
}

extension String {
  /// The same JSON, which can be printed as it is: what a terminal would obey is escaped.
  fileprivate var withEscapedCommands: String {
    guard unicodeScalars.contains(where: { $0.isCommand }) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      guard scalar.isCommand else {
        text.unicodeScalars.append(scalar)
        continue
      }
      // There is none that takes more than four digits.
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
    return text
  }
}

extension TraceEvent {
  /// The event as a line of a trace, without the line break.
  public var line: String {
    // Only a number that is none cannot be written, and no JSON has been read with one.
    Trace.json(self) ?? Trace.json(TraceEvent.note("an event could not be written")) ?? ""
  }
}

extension TraceValue: CustomStringConvertible {
  /// The value as JSON, names in order.
  public var description: String { Trace.json(self) ?? "null" }
}

extension TraceValue {
  /// Makes a tree of the JSON that a value's own Codable writes.
  init(encoding value: some Encodable, marking visits: LiveVisits? = nil) throws {
    let encoder = JSONEncoder()
    if let key = CodingUserInfoKey.liveVisits { encoder.userInfo[key] = visits }
    self = try JSONDecoder().decode(TraceValue.self, from: encoder.encode(value))
  }

  /// Reads a value by its own Codable; ids may be named by these types.
  func decoded<Value: Decodable>(
    as type: Value.Type,
    names: EntryNames,
    among visits: LiveVisits? = nil
  ) throws -> Value {
    let decoder = JSONDecoder()
    if let key = CodingUserInfoKey.liveVisits { decoder.userInfo[key] = visits }
    if let key = CodingUserInfoKey.entryNames { decoder.userInfo[key] = names }
    return try decoder.decode(type, from: JSONEncoder().encode(self))
  }
}

/// The fault in some JSON, in a sentence.
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
