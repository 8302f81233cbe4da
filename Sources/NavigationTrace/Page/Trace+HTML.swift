import NavigationJSON

extension Trace {
  /// The trace as one page that can be stepped through in a browser.
  ///
  /// Use it to find the moment of a fault: the page opens on the user's first action, and shows at
  /// each step the action and its sender, the tree with its changes, each host's command and answer,
  /// the running effects, and in red the refusals with their reasons.
  ///
  /// ```swift
  /// try Data(trace.html.utf8).write(to: file)          // opens from a folder, with no network
  /// ```
  ///
  /// The events of effects and hosts are folded under the action that they follow from. The page is
  /// one file that loads nothing. Each step has its own link, `#step-12`, which unfolds it. The page
  /// contains the trace in the form of ``text``, with each event on its original line. Text from
  /// outside is shown as text: control characters are shown as dots.
  ///
  /// - Complexity: O(*n*)
  public var html: String {
    var page = TracePage.head(name: name)
    // The first line is the version, which is already in the page.
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
  /// All known data of the event, as JSON.
  fileprivate var asEvent: String {
    JSONValue.object(["event": .string(name)]).description
  }
}
