import Foundation
import Testing

@testable import NavigationTrace

@Suite(.enabled(if: PageScript.isAvailable, "node runs the script"))
struct TracePageScriptTests {
  @Test(arguments: [
    ([start, "note > open AT", "program", "effect", "tree"], 2),
    ([start, "joined", "program", "tree", "note # open", "note > open AT", "program"], 6),
    ([start, "program", "note > back", "act"], 3),
    ([start, "program", "note > open", "tree"], 0),
    ([start, "joined", "attached", "host"], 3),
    ([start, "joined", "attached"], 0),
    ([], 0),
  ])
  func `the page opens on the user's first action`(events: [String], step: Int) throws {
    #expect(try steps("firstStep(trace.events)", of: events) == "\(step)")
  }

  @Test func `later events are folded under an action of the user or of an effect`() throws {
    let events = [start, "joined", "program", "state", "effect", "wants", "tree", "program"]
    #expect(try steps(listed, of: events) == "[0,2,7]")
    #expect(try steps("[0, 2, 4].map((step) => folds.end(step))", of: events) == "[1,6,6]")
    #expect(try steps("(folds.toggle(2), \(listed))", of: events) == "[0,2,3,4,7]")
    #expect(try steps("(folds.unfoldTo(6), \(listed))", of: events) == "[0,2,3,4,5,6,7]")
    #expect(try steps("(folds.toggle(2), folds.toggle(3), \(listed))", of: events) == "[0,2,7]")
  }

  @Test func `a problem, a remark and an act of the user are never folded`() throws {
    let events = [start, "program", "refusal", "note > back", "act", "report", "host", "tree"]
    #expect(try steps(listed, of: events) == "[0,1,2,3,4]")
  }

  @Test func `each kind of dot and bar that is drawn is in the legend`() throws {
    let drawn = try PageScript.value(
      of: """
        [trace.events.map(dotKind).filter((kind) => !(kind in dots)),
          course.bars.map((bar) => bar.kind).filter((kind) => !(kind in bars)),
          Object.keys(dots).filter((kind) => !trace.events.map(dotKind).includes(kind)),
          Object.keys(bars).filter((kind) => !course.bars.some((bar) => bar.kind === kind))]
        """,
      in: """
        {"event":"joined","host":"1.1","shape":"stack"}
        {"event":"waits","host":"1.1","reason":"a gesture to end, then push([e1])"}
        {"event":"report","host":"1.1","kind":"gesture began"}
        {"event":"report","host":"1.1","kind":"gesture ended"}
        {"event":"asked","host":"1.1","command":"push e1"}
        {"event":"done","host":"1.1","shows":[1]}
        {"event":"asked","host":"1.1","command":"pop e1"}
        {"event":"refused","host":"1.1","command":"pop e1","reason":"it moves"}
        {"event":"action","from":"program","text":"load"}
        {"event":"began","work":0}
        {"event":"cancelled","work":0}
        {"event":"began","work":1}
        {"event":"ended","work":1}
        """
    )
    #expect(drawn == "[[],[],[],[]]")
    for kind in ["action", "problem", "event", "command", "refused", "waits", "gesture", "work"] {
      #expect(TracePage.style.contains("svg .\(kind) {"))
    }
  }

  @Test(arguments: [
    ("removed e2", "[1],1"), ("removed e1 e2", "[],1"), ("selected e2", "[1,2],2"),
    ("attempted removed e2", "[1,2],1"), ("gesture began", "[1,2],1"),
  ])
  func `a host shows its screens as the user has changed them`(
    report: String,
    shown: String
  ) throws {
    let shows = try PageScript.value(
      of: #"((now) => [now.shows, now.element])(course.host("1.1", 1).shows)"#,
      in: """
        {"event":"attached","host":"1.1","shows":[1,2],"element":1}
        {"event":"report","host":"1.1","text":"\(report)"}
        """
    )
    #expect(shows == "[\(shown)]")
  }

  @Test func `bars differ without their colours`() throws {
    let drawn = try PageScript.value(
      of: """
        (document.createElementNS = (_, name) => ({
          shape: name, setAttribute(key, value) { if (key !== "class") this.shape += ` ${value}`; },
        }), Object.keys(bars).map((kind) => `${kind}:${bar(kind, 0, 0, 18).shape}`))
        """
    )
    let shapes = try JSONDecoder().decode([String].self, from: Data(drawn.utf8)).map { bar in
      let (kind, shape) = (bar.prefix { $0 != ":" }, bar.drop { $0 != ":" })
      let isOutline = TracePage.style.contains("svg .\(kind) { fill: none")
      return "\(shape), \(isOutline ? "an outline" : "filled")"
    }
    #expect(shapes.count == 6)
    #expect(Set(shapes).count == 6, "\(shapes)")
  }

  @Test(arguments: [
    ("list(destination(add(saved(7))))", "… ▸ add ▸ |saved 7"),
    ("stack(popItem)", "stack ▸ |popItem"), ("load", "|load"),
  ])
  func `a row shows the end of an action's path`(action: String, row: String) throws {
    let line = #"{"event":"action","from":"program","text":"\#(action)"}"#
    #expect(try PageScript.value(of: #"shortTitle(places, 0).join("|")"#, in: line) == "\"\(row)\"")
  }

  private let listed = "trace.events.map((_, step) => step).filter((step) => folds.isListed(step))"

  /// Evaluates an expression about events that are given by their names or senders.
  private func steps(_ expression: String, of events: [String]) throws -> String {
    let lines = events.map { event in
      switch event {
      case "program", "host", "effect":
        #"{"event":"action","from":"\#(event)","text":"tapped"}"#
      case let note where note.hasPrefix("note "):
        #"{"event":"note","text":"\#(note.dropFirst(5))"}"#
      case "report": #"{"event":"report","host":"1.1","kind":"removed","elements":[1]}"#
      default: #"{"event":"\#(event)","host":"1.1","text":"a","shape":"stack"}"#
      }
    }
    return try PageScript.value(of: expression, in: lines.joined(separator: "\n"))
  }
}

private let start = "state"
