import ComposableNavigation

/// A reducer whose effects a test writes down: each number leads to what the script says.
struct ToyScript: Reducer {
  typealias State = [Int]
  typealias Action = Int

  let script: @Sendable (Int) -> Effect<Int>

  init(_ script: @escaping @Sendable (Int) -> Effect<Int>) { self.script = script }

  /// Answers 0 with an effect, and everything else with none.
  init(first effect: Effect<Int>) { self.init { $0 == 0 ? effect : .none } }

  func reduce(into state: inout [Int], action: Int) -> Effect<Int> {
    state.append(action)
    return script(action)
  }
}
