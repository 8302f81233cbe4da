import ComposableNavigation
import NavigationScreens
import NavigationTesting
import Testing

/// Screens that stay, in the module in front.
@MainActor @Suite struct GuardedModulesTests {
  private typealias Modules = ModuleNavigation<String>

  /// An app whose forms stay.
  private struct App: Reducer {
    struct State: Equatable {
      var modules = Modules.State(root: "welcome")
    }

    enum Action: Sendable {
      case modules(Modules.Action)
      indirect case force(Action)
    }

    var body: some Reducer<State, Action> {
      Modules().pullback(state: \State.modules, action: /Action.modules)
        .guarded(
          by: LeaveGuard<State>(\.modules.screens) { (_: State, screen: Entry<String>) in
            GuardedModulesTests.stay(screen)
          },
          force: /Action.force
        )
    }
  }

  private nonisolated static func stay(_ screen: Entry<String>) -> Stay? {
    screen.item == "form" ? Stay("The form is half filled in.") : nil
  }

  /// Views of such an app.
  private final class Views: ModuleViewProviding {
    typealias Screen = String
    typealias Presentable = ToyView

    var leaveGuard: (@MainActor (Entry<String>) -> Stay?)? { { GuardedModulesTests.stay($0) } }

    func makePresentable(for screen: String) -> ToyView { ToyView(screen) }

    func makeModules(_ modules: ScreenModules<Views>) -> ToyView {
      let view = ToyView("", isAttached: true)
      let stack = StackNavigationHandler(store: modules.stack, viewProvider: modules.views)
      view.handlers = [stack]
      stack.setup(with: view.stack)
      return view
    }

    func makeEnvironment(_ environment: ScreenEnvironment<Views>) -> ToyView {
      let view = ToyView("")
      let stack = StackNavigationHandler(
        store: environment.stack,
        viewProvider: environment.screens
      )
      let modal = ModalNavigationHandler(
        store: environment.modal,
        viewProvider: environment.presented
      )
      view.handlers = [stack, modal]
      stack.setup(with: view.stack)
      modal.setup(with: view.modal)
      return view
    }

    func makeDialog<Dialog: DialogState>(_ store: Store<Dialog, DialogAction>) -> ToyView {
      ToyView(store)
    }
  }

  private let store = Store(initialState: App.State()) { App() }

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
    let handler = ModuleNavigationHandler(
      store: store.scope(state: \.modules, action: /App.Action.modules),
      viewProvider: Views()
    )
    let host = handler.rootView.stack
    open("list")
    #expect(host.stays == [:])
    store.send(.modules(.screens(.showScreen(.sheet, "form"))))
    #expect(host.stays.values.map(\.reason) == ["The form is half filled in."])
    host.swipeBack()
    #expect(store.state.modules.top.root == "home" && host.presentables.count == 1)
    // One that lets it through shows the same view again.
    let page = try #require(host.presentables.last)
    host.obeysGuards = false
    host.swipeBack()
    #expect(store.state.modules.top.root == "home" && host.presentables.last === page)
    store.send(.force(.modules(.dismissModule())))
    #expect(host.stays == [:] && store.state.modules.top.root == "welcome")
    withExtendedLifetime(handler) {}
  }
}
