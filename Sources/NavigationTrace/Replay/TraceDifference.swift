import ComposableNavigation

/// The first place at which a replay differs from its trace.
public struct TraceDifference: Hashable, Sendable {
  /// The line of the trace.
  public var line: Int

  /// The event in the trace; nil after the end of the trace.
  public var recorded: TraceEvent?

  /// The event in the replay; nil if there was none.
  public var replayed: TraceEvent?
}

extension TraceDifference: CustomStringConvertible {
  /// The line, and the differing parts of both events.
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
