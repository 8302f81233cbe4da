import ComposableNavigation
import NavigationScreens
import Testing
import TestSupport

@MainActor @Suite struct ModuleRouterLaws {
  /// A call of a router of modules, and the equivalent action.
  private struct Call {
    let action: ToyModules.Action
    let call: @MainActor (ModuleRouter<String>) -> Refusal?

    init(
      _ action: ToyModules.Action,
      call: @escaping @MainActor (ModuleRouter<String>) -> Refusal?
    ) {
      (self.action, self.call) = (action, call)
    }
  }

  /// `welcome home shop: shop list`.
  private static let three = ToyModules.State(root: "welcome", name: "welcome").after(
    .show([.init(.trailing, "home", name: "home"), .init(.top, "shop", name: "shop")]),
    .screens(.showScreen(.push, "list"))
  )

  private static let calls: [Call] = [
    .init(.showModule(.top, "x", name: "x", animated: false)) {
      $0.showModule(.top, "x", name: "x", animated: false)
    },
    .init(.show([.init(.top, "x"), .init(.top, "y")])) {
      $0.showModules([.init(.top, "x"), .init(.top, "y")])
    },
    .init(.showModule(.top, "x", from: three.screens.topID)) {
      $0.showModule(.top, "x", from: three.screens.topID)
    },
    .init(.show([.init(.top, "x")], from: .counted(0))) {
      $0.showModules([.init(.top, "x")], from: .counted(0))
    },
    .init(.show([])) { $0.showModules([]) },
    .init(.dismissModule()) { $0.dismissModule() },
    .init(.dismissModule("home")) { $0.dismissModule("home") },
    .init(.dismissModule("nobody")) { $0.dismissModule("nobody") },
    .init(.dismissModules(upTo: "home")) { $0.dismissModules(upTo: "home") },
    .init(.dismissModules(upTo: "nobody")) { $0.dismissModules(upTo: "nobody") },
    .init(.dismissModules(count: 2)) { $0.dismissModules(count: 2) },
    .init(.dismissModules(count: -1)) { $0.dismissModules(count: -1) },
    .init(.dismissModules(count: 3)) { $0.dismissModules(count: 3) },
    .init(.dismissAllModules(animated: false)) { $0.dismissAllModules(animated: false) },
    .init(.screens(.showScreen(.push, "x"))) { $0.router().showScreen(.push, "x") },
  ]

  /// - Returns: The call whose result differs from that of its action, or nil.
  private static func difference(
    _ moves: [Int],
    _ calls: [Call] = calls
  ) -> String? {
    let called = Store(initialState: three) { ToyModules() }
    let sent = Store(initialState: three) { ToyModules() }
    var (heard, expected) = ([Refusal](), [Refusal]())
    called.onRefusal = { heard.append($0) }
    sent.onRefusal = { expected.append($0) }
    for move in moves {
      let action = Self.calls[move].action
      let foreseen = ToyModules.refusal(of: action, in: sent.state)
      let refusal = calls[move].call(ModuleRouter(called))
      sent.send(action)
      if refusal != foreseen || called.state != sent.state || heard != expected {
        return "\(action)"
      }
    }
    return nil
  }

  private static func random(_ numbers: inout ToyRandom) -> Int {
    Int.random(in: 0..<calls.count, using: &numbers)
  }

  @Test func `each call of a module's router does the same as its action`() {
    for call in Self.calls.indices { #expect(Self.difference([call]) == nil) }
  }

  @Test func `a call of a module's router and its action do the same`() async {
    await Walk(seeds: 0..<seedBound(20), length: 30, step: Self.random) { _, moves in
      Self.difference(moves)
    }
    .expectNone(of: "calls on modules")
  }

  @Test func `a call that dismisses all modules for one would be found out`() async throws {
    var wrong = Self.calls
    let index = try #require(wrong.firstIndex { $0.action == .dismissModule() })
    wrong[index] = .init(wrong[index].action) { $0.dismissAllModules() }
    let calls = wrong
    await Walk(seeds: 0..<20, length: 30, step: Self.random) { _, moves in
      Self.difference(moves, calls)
    }
    .expectFound(within: 2, saying: "dismiss")
  }
}
