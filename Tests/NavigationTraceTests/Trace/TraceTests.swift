import Testing
import TestSupport

@testable import NavigationJSON
@testable import NavigationTrace

@testable import ComposableNavigation

@Suite(.late) struct TraceTests {
  private static let host = TraceHost(lane: 1, number: 2)
  private static let desired = TraceDesiredContent(
    entries: ["a", "#0"],
    selected: "a",
    style: "sheet"
  )
  /// One half, spelled as no Double prints it.
  private static let half = JSONNumber("0.50") ?? 0
  private static let value = JSONValue.object([
    "list": .array([
      .null, .bool(true), .number(-7), .number(JSONNumber(UInt64.max)), .number(half),
    ]),
    "text": .string("ä/\"\n"),
  ])

  /// One event of each kind, and of each kind of field.
  private nonisolated static let events: [TraceEvent] = [
    .note("> open AUT"), .act("back"), .tree("stack\n└─ inbox"), .state("inbox"),
    .action(.value(value), from: .program), .action(.value(.null), from: .program),
    .action(.text("load"), from: .work(3)),
    .dropped(.value(.string("x")), from: .effect), .dropped(.text(""), from: .host),
    .began(work: 0), .ended(work: 1, error: nil), .ended(work: 1, error: "threw"),
    .cancelled(work: 2), .refusal("there is nothing to take away"),
    .issue(kind: "host", message: "wrong"),
    .joined(host, shape: "modal", in: TraceHost(lane: 1, number: 1), element: 4),
    .joined(host, shape: "stack", in: nil, element: nil), .left(host), .wants(host, desired),
    .wants(host, TraceDesiredContent()), .coalesced(host, desired, reason: "the host"),
    .asked(host, command: "push e1", isAnimated: true),
    .asked(host, command: "pop e1", isAnimated: false),
    .done(host, Showing([ElementID(1), ElementID(2)], selected: ElementID(2))),
    .done(host, Showing([ElementID(1)], hasExpanded: true)),
    .refused(host, command: "push e1", reason: "a gesture is in progress"), .misused(lane: 3),
    .attached(host, .nothing),
    .report(host, "removed e1 e9"), .report(host, "gesture began"), .report(host, "expanded"),
    .waits(host, for: "a gesture to end"), .waits(host, for: nil),
  ]

  @Test func `a written trace is read again`() throws {
    let trace = Trace(name: "Inbox", events: Self.events)
    let again = try Trace(reading: trace.text.utf8)
    #expect(again == trace)
    #expect(again.text == trace.text)
    #expect(again.lines.map(\.number) == Array(2...Self.events.count + 1))
  }

  @Test func `every kind of event is among those that are tested`() {
    let names = Set(Self.events.map(name))
    #expect(names == Set(TraceEvent.Name.allCases.map(\.rawValue)))
  }

  private func name(_ event: TraceEvent) -> String {
    let name = event.line.split(separator: "\"event\":\"").last?.prefix { $0 != "\"" }
    return name.map(String.init) ?? ""
  }

  // A recording that was cut off between two lines “differed” in a replay. Now a trace records its
  // end (`Trace.end`).
  @Test func `every truncation is an error with its line, or is read up to its last whole line`() {
    // Six events at a time, because each truncation reads all lines before it.
    for start in stride(from: 0, to: Self.events.count, by: 6) {
      cutEverywhere(Array(Self.events[start...].prefix(6)))
    }
  }

  private func cutEverywhere(_ events: [TraceEvent]) {
    let bytes = Array(Trace(name: "Inbox", events: events).text.utf8)
    let newline = UInt8(ascii: "\n")
    // A trace without the last line break is complete.
    for length in bytes.indices.dropLast() {
      let part = bytes[..<length]
      let ended = part.count { $0 == newline }
      let missing = ended + (bytes[length] == newline ? 2 : 1)
      do throws(TraceError) {
        _ = try Trace(reading: part)
        Issue.record("\(length) bytes are read as a whole trace")
      } catch let error {
        if length == 0 || ended == 0 && bytes[length] != newline {
          #expect(error == .noTrace)
        } else {
          #expect(error.description.hasPrefix("line \(missing): "))
        }
      }
      guard let trace = try? Trace(readingUnfinished: part) else {
        #expect(ended == 0)
        continue
      }
      #expect(trace.cutLine == missing)
      #expect(trace.events == Array(events.prefix(missing - 2)))
      #expect((try? Trace(readingUnfinished: trace.text.utf8)) == trace)
    }
  }

  @Test func `a trace of an earlier recorder does not say that it ends, and is whole`() throws {
    let text = Self.head + "\n" + TraceEvent.note("a").line + "\n"
    #expect(try Trace(reading: text.utf8).cutLine == nil)
    #expect(try Trace(readingUnfinished: text.utf8).events == [.note("a")])
  }

  @Test(arguments: [
    #""elements":[1,9],"kind":"removed""#: HostReport.removed([ElementID(1), ElementID(9)]),
    #""element":2,"kind":"selected""#: .selected(ElementID(2)),
    #""elements":[2],"kind":"attempted""#: .attempted(.removed([ElementID(2)])),
    #""element":2,"kind":"attempted""#: .attempted(.selected(ElementID(2))),
    #""detent":{"fraction":{"_0":0.5}},"element":2,"kind":"selected detent""#:
      .selectedDetent(.fraction(0.5), of: ElementID(2)),
    #""kind":"expanded""#: .expanded, #""kind":"gesture began""#: .gestureBegan,
    #""kind":"gesture ended""#: .gestureEnded, #""kind":"ready""#: .ready,
    #""kind":"foreign","text":"an advert""#: .foreign("an advert"),
    #""kind":"attached""#: .attached, #""kind":"detached""#: .detached,
    #""kind":"taken","text":"OtherHandler""#: .taken(by: "OtherHandler"),
  ])
  func `a report of an earlier recorder is read`(_ fields: String, _ report: HostReport) throws {
    let text = Self.head + "\n" + #"{"event":"report","host":"1.2",\#(fields)}"#
    #expect(try Trace(reading: text.utf8).events == [.report(Self.host, "\(report)")])
  }

  @Test func `nothing follows the end`() throws {
    let text = Trace(name: "a", events: [.note("a")]).text + TraceEvent.note("b").line
    let error = TraceError.corrupt(line: 4, reason: "the recording has ended before")
    #expect(throws: error) { try Trace(reading: text.utf8) }
    #expect(throws: error) { try Trace(readingUnfinished: text.utf8) }
  }

  @Test func `every flipped bit gives a trace or an error, and never a crash`() {
    var (flips, read) = (0, 0)
    for event in Self.events {
      let bytes = Array(Trace(name: "", events: [event]).text.utf8)
      flips += bytes.count * 8
      for bit in 0..<bytes.count * 8 {
        var flipped = bytes
        flipped[bit / 8] ^= 1 << UInt8(bit % 8)
        guard let trace = try? Trace(reading: flipped) else { continue }
        read += 1
        // A decoded trace can be encoded.
        #expect((try? Trace(reading: trace.text.utf8))?.events == trace.events)
      }
    }
    print("searched \(flips) flips; \(read) were read")
  }

  @Test(arguments: [
    ("", "line 1: this is no trace; expected {\"name\":…,\"trace\":1}"),
    ("\n\n", "line 1: this is no trace; expected {\"name\":…,\"trace\":1}"),
    ("{}", "line 1: this is no trace; expected {\"name\":…,\"trace\":1}"),
    (#"{"name":"a","trace":7}"#, "line 1: the trace has version 7; expected version 1"),
    (
      "\(head)\n7",
      "line 2: expected an object, found a number; "
        + "expected a JSON object with an event"
    ),
    (
      "\(head)\n{}",
      "line 2: “event” is missing; expected a JSON object with an event"
    ),
    (
      "\(head)\n{\"event\":\"left\",\"host\":\"1.1\"}\n\n{\"event\":\"left\"}",
      "line 4: left needs “host”; expected a JSON object with an event"
    ),
    (
      "\(head)\n{\"event\":\"left\",\"host\":\"1\"}",
      "line 2: “1” is no host, as 1.2 is; expected a JSON object with an event"
    ),
    (
      "\(head)\n{\"event\":\"action\",\"text\":\"x\",\"from\":\"you\"}",
      "line 2: no sender is called “you”; expected a JSON object with an event"
    ),
    (
      "\(head)\n{\"event\":\"report\",\"host\":\"1.1\"}",
      "line 2: report needs “text”; expected a JSON object with an event"
    ),
    (
      "\(head)\n{\"event\":\"note\",\"text\":7}",
      "line 2: text: expected String, found a number; "
        + "expected a JSON object with an event"
    ),
    (
      Trace.head(name: "a") + "\n",
      "line 2: the recording was cut off here; expected {\"event\":\"end\"} at its end"
    ),
    (
      "\(head)\n{\"event\":\"note\",",
      "line 2: it ends too soon at byte 16; expected a JSON object with an event"
    ),
  ])
  func `a wrong line is reported with the expected content`(text: String, message: String) {
    #expect {
      try Trace(reading: text.utf8)
    } throws: { error in
      if "\(error)" != message { print("\(error)") }
      return "\(error)" == message
    }
  }

  private nonisolated static let head = #"{"name":"a","trace":1}"#

  @Test func `events of a newer recorder are passed over and listed`() throws {
    let text = """
      \(Self.head)\r
      {"event":"note","text":"a","new":true}\r
      {"event":"weather","is":["nice"]}
      {"event":"note","text":"b"}
      """
    let trace = try Trace(reading: text.utf8)
    #expect(trace.events == [.note("a"), .note("b")])
    #expect(trace.lines.map(\.number) == [2, 4])
    #expect(
      trace.skipped.map(\.description)
        == ["line 3: skipped, there is no event “weather”"]
    )
  }

  @Test(arguments: [
    [UInt8](repeating: UInt8(ascii: "["), count: 100_000),
    Array("\(head)\n".utf8) + [UInt8](repeating: UInt8(ascii: "["), count: 100_000),
    Array("\(head)\n{\"event\":\"action\",\"from\":\"program\",\"action\":".utf8)
      + [UInt8](repeating: UInt8(ascii: "["), count: 100_000)
      + [UInt8](repeating: UInt8(ascii: "]"), count: 100_000) + Array("}".utf8),
    Array("\(head)\n".utf8) + [0xFF, 0xFE, 0x00],
    [0x00],
  ])
  func `bytes of no valid trace are an error`(bytes: [UInt8]) {
    #expect(throws: TraceError.self) { try Trace(reading: bytes) }
  }
}
