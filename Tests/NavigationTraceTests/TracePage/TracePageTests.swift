import Testing

@testable import ComposableNavigation
@testable import NavigationJSON
@testable import NavigationTrace

@Suite struct TracePageTests {
  /// Returns the trace in a page, as it is written there.
  private func lines(of page: String) -> [String] {
    let parts = page.components(after: "\n\(TracePage.opening)\n", before: "\n</script>")
    return parts.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func `the page has the trace as it is written`() throws {
    let trace = Trace(
      name: "Inbox",
      events: [
        .state("stack\n└─ inbox"), .action(.value(.object(["open": .number(7)])), from: .program),
        .refusal("#3 is not there"),
      ]
    )
    let text = lines(of: trace.html).joined(separator: "\n")
    #expect(text + "\n" == trace.text)
    #expect(try Trace(reading: text.utf8) == trace)
  }

  @Test(arguments: [
    "</script><script>alert(1)</script>", "<!--<script>", "\u{600}</script>", "</script\u{338}>",
    "]]></SCRIPT >", "&lt;/script&gt;", "\"><img src=x onerror=alert(1)>",
  ])
  func `text from outside ends no element`(text: String) throws {
    let trace = Trace(
      name: text,
      events: [
        .note(text), .issue(kind: text, message: text),
        .action(.value(.object([text: .string(text)])), from: .program),
      ]
    )
    let page = trace.html
    #expect(page.unicodeScalars.count { $0 == "<" } == emptyPage.unicodeScalars.count { $0 == "<" })
    #expect(try Trace(reading: lines(of: page).joined(separator: "\n").utf8) == trace)
  }

  private var emptyPage: String { Trace(name: "", events: []).html }

  @Test func `control characters are in the page by their number`() {
    let trace = Trace(name: "a\u{202E}b", events: [.note("\u{1B}[31m\u{2066}\u{85}\u{2028}")])
    let page = trace.html
    #expect(!page.unicodeScalars.contains { $0.isCommand && $0 != "\n" })
    #expect(page.contains("<title>a·b: a trace</title>"))
    #expect(page.contains(#"[31m\u2066\u0085\u2028""#))
  }

  @Test func `the page draws the same characters as dots as the package`() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), scalar != "\n" else { continue }
      let isDot = TracePage.commands.contains { $0.contains(value) }
      if isDot != scalar.isCommand { Issue.record("U+\(String(value, radix: 16))") }
    }
    #expect(TracePage.commandClass.hasPrefix(#"\u0000-\u0009\u000b-\u001f\u007f-\u009f"#))
    #expect(TracePage.script.contains("/[\(TracePage.commandClass)]/g"))
  }

  @Test func `each event is on the line from which it was read`() throws {
    let text = """
      {"name":"a","trace":1}

      {"event":"note","text":"third"}
      {"event":"weather<","is":"nice"}

      {"event":"note","text":"sixth"}
      {"event":"no
      """
    let trace = try Trace(readingUnfinished: text.utf8)
    #expect(
      lines(of: trace.html) == [
        Trace.head(name: "a"), "", #"{"event":"note","text":"third"}"#,
        #"{"event":"weather\u003C"}"#, "", #"{"event":"note","text":"sixth"}"#,
      ]
    )
    let again = try Trace(readingUnfinished: lines(of: trace.html).joined(separator: "\n").utf8)
    #expect(again.lines.map(\.number) == trace.lines.map(\.number))
    #expect(trace.cutLine == 7)
    #expect(again.cutLine == 7)
  }

  @Test func `a page loads nothing, and is whole but for the trace`() {
    let page = emptyPage
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n"))
    #expect(page.hasSuffix("</script>\n</body>\n</html>\n"))
    #expect(page.contains("default-src 'none'"))
    for outside in ["https:", "src=", "@import", "url(", "<link"] {
      #expect(!page.contains(outside))
    }
    // The name of the SVG namespace, which is never opened.
    #expect(page.split(separator: "http:").count == 2)
    #expect(page.contains("http://www.w3.org/2000/svg"))
  }
}

extension String {
  /// Returns the text after the first occurrence of one text and before the last of another.
  fileprivate func components(after start: String, before end: String) -> String {
    guard let first = firstRange(of: start),
      let last = ranges(of: end).last, first.upperBound <= last.lowerBound
    else { return "" }
    return String(self[first.upperBound..<last.lowerBound])
  }
}
