/// The action whose reducer returned an effect, and the position of a part in that effect.
package struct SearchTag<Action: Sendable>: EffectTag {
  package let cause: Action
  package private(set) var path: [Int] = []

  package mutating func enter(_ part: Int) { path.append(part) }
}
