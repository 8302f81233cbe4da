/// The action whose reducer returned an effect, and the position of a part in that effect.
package struct SearchTag<Action: Sendable>: EffectTag {
  package let cause: Action
  /// The number of actions that were reduced before this one.
  let number: Int
  package private(set) var path: [Int] = []

  init(cause: Action, number: Int = 0) {
    self.cause = cause
    self.number = number
  }

  package mutating func enter(_ part: Int) { path.append(part) }
}

extension EffectRun {
  /// The number of actions that were reduced before the one that began the run.
  package func actionNumber<Action: Sendable>() -> Int where Tag == SearchTag<Action> {
    scope.tag.number
  }
}
