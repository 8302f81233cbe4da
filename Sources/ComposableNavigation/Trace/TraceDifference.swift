/// Where a replay differs from its trace first.
public struct TraceDifference: Hashable, Sendable {
  /// The line of the trace.
  public var line: Int

  /// What happened then; nil when nothing more did.
  public var recorded: TraceEvent?

  /// What happened in the replay; nil when nothing did.
  public var replayed: TraceEvent?
}

extension TraceDifference: CustomStringConvertible {
  /// The line, and both events from where they differ.
  public var description: String {
    let (one, other) = (Self.text(recorded), Self.text(replayed))
    let common = zip(one, other).prefix { $0 == $1 }.count
    func excerpt(_ text: String) -> String {
      let start = common > 120 ? common - 60 : 0
      return (start > 0 ? "…" : "") + String(text.dropFirst(start)).cut(to: 400)
    }
    return "line \(line): the trace has\n\(excerpt(one))\nbut the replay has\n\(excerpt(other))"
  }

  private static func text(_ event: TraceEvent?) -> String {
    switch event {
    case .state(let text)?: "the state\n\(text)"
    case .tree(let text)?: "the tree\n\(text)"
    case let event?: event.line
    case nil: "nothing"
    }
  }
}
