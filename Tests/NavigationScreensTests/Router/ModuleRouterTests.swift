import ComposableNavigation
import Foundation
import NavigationScreens
import Testing

@MainActor @Suite struct ModuleRouterTests {
  struct Call: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let action: ToyModules.Action
    let result: String
    let call: @MainActor @Sendable (ModuleRouter<String>) -> Refusal?

    init(
      _ name: String,
      _ result: String,
      _ action: ToyModules.Action,
      call: @escaping @MainActor @Sendable (ModuleRouter<String>) -> Refusal?
    ) {
      (testDescription, self.result, self.action, self.call) = (name, result, action, call)
    }
  }

  /// `welcome home shop: shop list`.
  nonisolated static let three = ToyModules.State(root: "welcome", name: "welcome").after(
    .show([.init(.trailing, "home", name: "home"), .init(.top, "shop", name: "shop")]),
    .screens(.showScreen(.push, "list"))
  )

  nonisolated static let calls: [Call] = [
    .init(
      "show",
      "welcome home shop x: x",
      .showModule(.top, "x", name: "x", animated: false)
    ) { $0.showModule(.top, "x", name: "x", animated: false) },
    .init("show several", "welcome home shop x y: y", .show([.init(.top, "x"), .init(.top, "y")])) {
      $0.showModules([.init(.top, "x"), .init(.top, "y")])
    },
    .init(
      "show from the screen in front",
      "welcome home shop x: x",
      .showModule(.top, "x", from: three.screens.topID)
    ) { $0.showModule(.top, "x", from: three.screens.topID) },
    .init(
      "show from a screen that has gone",
      "#0 is not on top, #2 is",
      .show([.init(.top, "x")], from: .counted(0))
    ) { $0.showModules([.init(.top, "x")], from: .counted(0)) },
    .init("show none", "welcome home shop: shop list", .show([])) { $0.showModules([]) },
    .init("dismiss", "welcome home: home", .dismissModule()) { $0.dismissModule() },
    .init("dismiss one", "welcome: welcome", .dismissModule("home")) { $0.dismissModule("home") },
    .init("dismiss nobody", "nobody is not there", .dismissModule("nobody")) {
      $0.dismissModule("nobody")
    },
    .init("up to", "welcome home: home", .dismissModules(upTo: "home")) {
      $0.dismissModules(upTo: "home")
    },
    .init("up to nobody", "nobody is not there", .dismissModules(upTo: "nobody")) {
      $0.dismissModules(upTo: "nobody")
    },
    .init("count", "welcome: welcome", .dismissModules(count: 2)) { $0.dismissModules(count: 2) },
    .init("count below zero", "-1 is no count", .dismissModules(count: -1)) {
      $0.dismissModules(count: -1)
    },
    .init("count above all", "3 were to go, but there are only 2", .dismissModules(count: 3)) {
      $0.dismissModules(count: 3)
    },
    .init("all", "welcome: welcome", .dismissAllModules(animated: false)) {
      $0.dismissAllModules(animated: false)
    },
    .init(
      "a screen",
      "welcome home shop: shop list x",
      .screens(.showScreen(.push, "x"))
    ) { $0.router().showScreen(.push, "x") },
  ]

  @Test(arguments: calls)
  func `a call changes modules as its action does`(call: Call) {
    #expect(Self.three.drawing == "welcome home shop: shop list")
    let called = Store(initialState: Self.three) { ToyModules() }
    let sent = Store(initialState: Self.three) { ToyModules() }
    var (heard, expected) = ([Refusal](), [Refusal]())
    called.onRefusal = { heard.append($0) }
    sent.onRefusal = { expected.append($0) }
    let refusal = call.call(ModuleRouter(called))
    sent.send(call.action)
    #expect(called.state == sent.state)
    #expect(heard == expected)
    #expect(heard == (refusal.map { [$0] } ?? []))
    #expect(refusal?.description ?? called.state.drawing == call.result)
  }

  @Test func `a double tap shows a module once`() {
    let store = Store(initialState: ToyModules.State(root: "welcome")) { ToyModules() }
    let (router, id) = (ModuleRouter(store), store.state.screens.topID)
    #expect(router.showModule(.top, "home", from: id) == nil)
    #expect(router.showModule(.top, "home", from: id) == .notOnTop(id, top: .counted(1)))
    #expect(router.activeModules.items.map(\.root) == ["welcome", "home"])
  }

  @Test func `the first module stays`() {
    let store = Store(initialState: ToyModules.State(root: "welcome")) { ToyModules() }
    let router = ModuleRouter(store)
    #expect(router.dismissModule() == .root(.counted(0)))
    #expect(router.dismissAllModules() == nil)
    #expect(router.activeModules.items.map(\.root) == ["welcome"])
  }

  @Test func `a router opens a URL by the opener of the screens`() async throws {
    let opened = Locked<[URL]>([])
    let store = Store(initialState: ToyScreens.State(root: "home")) {
      ToyScreens { url in opened.withLock { $0.append(url) } }
    }
    let url = try #require(URL(string: "https://swift.org"))
    #expect(Router(store).showSafari(url) == nil)
    while store.liveEffectCount > 0 { await Task.yield() }
    #expect(opened.withLock { $0 } == [url])
  }

  @Test func `without an opener a URL is an issue`() throws {
    var issues: [NavigationIssue] = []
    let store = Store(initialState: ToyScreens.State(root: "home")) {
      ToyScreens()
    } onIssue: {
      issues.append($0)
    }
    Router(store).showSafari(try #require(URL(string: "https://swift.org")))
    #expect(issues.count == 1)
  }
}
