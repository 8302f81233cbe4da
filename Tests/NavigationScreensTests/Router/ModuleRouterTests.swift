import ComposableNavigation
import Foundation
import NavigationScreens
import Testing

@MainActor @Suite struct ModuleRouterTests {
  @Test func `a double tap shows a module once`() {
    let store = Store(initialState: ToyModules.State(root: "welcome")) { ToyModules() }
    let (router, id) = (ModuleRouter(store), store.state.screens.topID)
    #expect(router.showModule(.top, "home", from: id) == nil)
    #expect(router.showModule(.top, "home", from: id) == .notOnTop(id, top: .counted(1)))
    #expect(router.activeModules.items.map(\.root) == ["welcome", "home"])
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
}
