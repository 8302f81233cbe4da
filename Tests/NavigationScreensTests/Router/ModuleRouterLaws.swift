import ComposableNavigation
import NavigationScreens
import Testing
import TestSupport

@MainActor @Suite struct ModuleRouterLaws {
  private static let calls = ModuleRouterTests.calls

  /// - Returns: The call whose result differs from that of its action, or nil.
  private static func difference(
    _ moves: [Int],
    _ calls: [ModuleRouterTests.Call] = calls
  ) -> String? {
    let called = Store(initialState: ModuleRouterTests.three) { ToyModules() }
    let sent = Store(initialState: ModuleRouterTests.three) { ToyModules() }
    for move in moves {
      let action = Self.calls[move].action
      let foreseen = ToyModules.refusal(of: action, in: sent.state)
      let refusal = calls[move].call(ModuleRouter(called))
      sent.send(action)
      if refusal != foreseen || called.state != sent.state { return calls[move].testDescription }
    }
    return nil
  }

  private static func random(_ numbers: inout ToyRandom) -> Int {
    Int.random(in: 0..<calls.count, using: &numbers)
  }

  @Test func `a call of a module's router and its action do the same`() async {
    await Walk(seeds: 0..<seedBound(20), length: 30, step: Self.random) { _, moves in
      Self.difference(moves)
    }
    .expectNone(of: "calls on modules")
  }

  @Test func `a call that dismisses all modules for one would be found out`() async throws {
    var wrong = Self.calls
    let index = try #require(wrong.firstIndex { $0.testDescription == "dismiss" })
    wrong[index] = .init("dismiss", "", wrong[index].action) { $0.dismissAllModules() }
    let calls = wrong
    await Walk(seeds: 0..<20, length: 30, step: Self.random) { _, moves in
      Self.difference(moves, calls)
    }
    .expectFound(within: 2, saying: "dismiss")
  }
}
