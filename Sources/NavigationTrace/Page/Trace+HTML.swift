import NavigationJSON
import ComposableNavigation

extension Trace {
  /// The trace as one page, to be stepped through in a browser.
  ///
  /// Reach for it when something went wrong and nobody knows when: the page shows at each step the
  /// action and who sent it, the tree with what has changed, what each host was asked and how it
  /// answered, the effects that were running, and in red what was refused and why.
  ///
  /// ```swift
  /// try Data(trace.html.utf8).write(to: file)          // opens from a folder, with no network
  /// ```
  ///
  /// The page is one file without anything from elsewhere. Each step has a link of its own,
  /// `#step-12`. The trace lies in it as ``text`` writes it, each event on the line that it was
  /// read from. What comes from outside is shown as text: what would be obeyed is a dot.
  ///
  /// - Complexity: O(*n*)
  public var html: String {
    var page = TracePage.head(name: name)
    // The first line is the version, which the page has already.
    var number = 2
    func add(_ line: String, at place: Int) {
      while number < place {
        page += "\n"
        number += 1
      }
      page += line + "\n"
      number += 1
    }
    var skipped = self.skipped[...]
    for line in lines {
      while let first = skipped.first, first.line < line.number {
        add(TracePage.line(first.asEvent), at: first.line)
        skipped = skipped.dropFirst()
      }
      add(TracePage.line(line.event), at: line.number)
    }
    for last in skipped { add(TracePage.line(last.asEvent), at: last.line) }
    if cutLine == nil { page += TracePage.line(Trace.end) + "\n" }
    return page + TracePage.foot
  }
}

extension Trace.Skipped {
  /// All that is known of it, as JSON.
  fileprivate var asEvent: String {
    JSONValue.object(["event": .string(name)]).description
  }
}
