import ComposableNavigation

/// A reducer with scripted effects: the script maps each number to an effect.
struct ToyScript: Reducer {
  typealias State = [Int]
  typealias Action = Int

  let script: @Sendable (Int) -> Effect<Int>

  init(_ script: @escaping @Sendable (Int) -> Effect<Int>) { self.script = script }

  /// Responds to 0 with an effect and to all other numbers with none.
  init(first effect: Effect<Int>) { self.init { $0 == 0 ? effect : .none } }

  func reduce(into state: inout [Int], action: Int) -> Effect<Int> {
    state.append(action)
    return script(action)
  }
}
