/// The messages about events that a test has not stated.
enum Leftover {
  static func messages<Action: Sendable>(_ actions: [Action], running: [Action]) -> [String] {
    (actions.isEmpty ? [] : [self.actions(actions)])
      + (running.isEmpty ? [] : [self.running(running)])
  }

  static func actions(_ actions: [some Sendable]) -> String {
    let list = actions.map { "\n  \(Dump($0).headline)" }.joined()
    return "\(actions.count) received \(actions.count == 1 ? "action was" : "actions were") "
      + "not asserted:\(list)"
  }

  // The causes are the actions that began the running effects.
  static func running(_ causes: [some Sendable]) -> String {
    let count = causes.count == 1 ? "1 effect is" : "\(causes.count) effects are"
    let names = causes.map { Dump($0).headline }.joined(separator: ", ")
    return "\(count) still running, begun by \(names)"
  }
}

/// The message about two states that differ.
enum Difference {
  static let legend = " (− expected, + actual):\n"

  static func text<State>(_ title: String, expected: State, actual: State) -> String {
    let difference = LineDiff.text(
      from: Dump(expected).lines(opened: true),
      to: Dump(actual).lines(opened: true)
    )
    return title
      + (difference.map { legend + $0 } ?? "; they look the same, but == tells them apart")
  }
}
