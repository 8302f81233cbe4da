/// The messages about events that a test has not stated.
enum Leftover {
  static func messages(_ actions: [some Sendable], liveEffects: Int) -> [String] {
    (actions.isEmpty ? [] : [self.actions(actions)])
      + (liveEffects > 0 ? [running(liveEffects)] : [])
  }

  static func actions(_ actions: [some Sendable]) -> String {
    let list = actions.map { "\n  \(Dump($0).headline)" }.joined()
    return "\(actions.count) received \(actions.count == 1 ? "action was" : "actions were") "
      + "not asserted:\(list)"
  }

  static func running(_ count: Int) -> String {
    count == 1 ? "1 effect is still running" : "\(count) effects are still running"
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
