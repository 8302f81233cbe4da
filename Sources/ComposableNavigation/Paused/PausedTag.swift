/// The action whose reducer asked for an effect, and the position of the effect in what it asked.
package struct PausedTag<Action: Sendable>: EffectTag {
  package let cause: Action
  package private(set) var path: [Int] = []

  init(cause: Action) { self.cause = cause }

  package mutating func enter(_ part: Int) { path.append(part) }
}
