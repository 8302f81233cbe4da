import ComposableNavigation
import NavigationScreens
import NavigationTesting
import Testing

/// Screens that a guard keeps, in the module in front.
@MainActor @Suite struct GuardedModulesTests {
  private typealias Modules = ModuleNavigation<String>

  private let window = ToyHosts<ToyForms>(isOfModules: true)

  private var store: Store<ToyForms.State, ToyForms.Action> { window.store }

  private func open(_ screen: String) {
    store.send(.modules(.showModule(.trailing, "home")))
    store.send(.modules(.screens(.showScreen(.push, screen))))
  }

  @Test func `no module takes the place of one with a screen that stays`() {
    open("form")
    let before = store.state
    for way: Modules.Action in [
      .showModule(.trailing, "help"), .dismissModule(), .dismissAllModules(),
    ] {
      let refusal = store.send(.modules(way)).refusal
      #expect(refusal?.description == "The form is half filled in.")
      #expect(store.state == before)
    }
    store.send(.force(.modules(.dismissModule())))
    #expect(store.state.modules.drawing == "welcome: welcome")
  }

  @Test func `the host of modules knows that a screen in the one in front stays`() throws {
    let host = try #require(window.host)
    open("list")
    #expect(host.blockers == [:])
    store.send(.modules(.screens(.showScreen(.sheet, "form"))))
    #expect(host.blockers.values.map(\.reason) == ["The form is half filled in."])
    host.swipeBack()
    #expect(store.state.modules.top.root == "home")
    #expect(host.presentables.count == 1)
    // A host that ignores the guard shows the same view again.
    let page = try #require(host.presentables.last)
    host.obeysGuards = false
    host.swipeBack()
    #expect(store.state.modules.top.root == "home")
    #expect(host.presentables.last === page)
    store.send(.force(.modules(.dismissModule())))
    #expect(host.blockers == [:])
    #expect(store.state.modules.top.root == "welcome")
  }
}
