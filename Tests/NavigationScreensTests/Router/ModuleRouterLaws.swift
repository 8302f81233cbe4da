import ComposableNavigation
import NavigationScreens
import TestSupport
import Testing

@MainActor @Suite struct ModuleRouterLaws {
  private let calls = ModuleRouterTests.calls

  @Test func `a call of a module's router and its action do the same`() async {
    await Walk(seeds: 0..<seedBound(20), length: 30) { numbers in
      Int.random(in: 0..<calls.count, using: &numbers)
    } run: { _, moves in
      let called = Store(initialState: ModuleRouterTests.three) { ToyModules() }
      let sent = Store(initialState: ModuleRouterTests.three) { ToyModules() }
      for move in moves {
        let call = calls[move]
        let foreseen = ToyModules.refusal(of: call.action, in: sent.state)
        let refusal = call.call(ModuleRouter(called))
        sent.send(call.action)
        if refusal != foreseen || called.state != sent.state { return call.testDescription }
      }
      return nil
    }
    .expectNone(of: "calls on modules")
  }
}
