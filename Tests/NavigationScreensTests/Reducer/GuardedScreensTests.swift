import ComposableNavigation
import NavigationScreens
import NavigationTesting
import Testing

/// Screens that stay, in all environments.
@MainActor @Suite struct GuardedScreensTests {
  private typealias Screens = ScreenNavigation<String>

  /// An app whose forms stay.
  private struct App: Reducer {
    struct State: Equatable {
      var screens = Screens.State(root: "home")
    }

    enum Action: Sendable {
      case screens(Screens.Action)
      indirect case force(Action)
    }

    var body: some Reducer<State, Action> {
      Screens().pullback(state: \State.screens, action: /Action.screens)
        .guarded(
          by: LeaveGuard<State>(\.screens) { (_: State, screen: Entry<String>) in
            GuardedScreensTests.stay(screen)
          },
          force: /Action.force
        )
    }
  }

  private nonisolated static func stay(_ screen: Entry<String>) -> Stay? {
    screen.item == "form" ? Stay("The form is half filled in.") : nil
  }

  /// Views of such an app, with a host for each environment.
  private final class Views: ScreenViewProviding {
    typealias Screen = String
    typealias Presentable = ToyView

    var leaveGuard: (@MainActor (Entry<String>) -> Stay?)? { { GuardedScreensTests.stay($0) } }

    func makePresentable(for screen: String) -> ToyView { ToyView(screen) }

    func makeEnvironment(_ environment: ScreenEnvironment<Views>) -> ToyView {
      let view = ToyView("", isAttached: environment.id == nil)
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
      modal.setup(with: view.modal, in: environment.id == nil ? stack.lane : nil)
      return view
    }

    func makeDialog<Dialog: DialogState>(_ store: Store<Dialog, DialogAction>) -> ToyView {
      ToyView(store)
    }
  }

  private let store = Store(initialState: App.State()) { App() }

  private static let ways: [Screens.Action] = [
    .dismissScreen(), .dismissScreens(upTo: .entry(.counted(0))), .dismissScreens(count: 2),
    .remove([.counted(1)], cause: .user), .replaceTop(with: "other"),
  ]

  @Test func `no way of dismissing takes a screen away that stays`() {
    store.send(.screens(.showScreen(.sheet, "form")))
    let before = store.state
    var refusals: [String] = []
    store.onRefusal = { refusals.append($0.description) }
    for way in Self.ways where Screens.refusal(of: way, in: before.screens) == nil {
      store.send(.screens(way))
      #expect(store.state == before, "\(way)")
    }
    #expect(refusals.count >= 3)
    #expect(Set(refusals) == ["The form is half filled in."])
    store.send(.force(.screens(.dismissScreen())))
    #expect(store.state.screens.screens == ["home"])
  }

  @Test func `the host of an environment knows that a screen in it stays`() {
    let handler = ScreenNavigationHandler(
      store: store.scope(state: \.screens, action: /App.Action.screens),
      viewProvider: Views()
    )
    let root = handler.rootView
    store.send(.screens(.showScreen(.sheet, "list")))
    #expect(root.modal.stays == [:])
    store.send(.screens(.showScreen(.push, "form")))
    #expect(root.modal.stays.count == 1)
    // A pull at the sheet would take the form with it.
    root.modal.dismiss()
    #expect(store.state.screens.screens == ["home", "list", "form"])
    let sheet = root.modal.presentable
    sheet?.stack.swipeBack()
    #expect(store.state.screens.screens == ["home", "list", "form"])
    store.send(.force(.screens(.dismissScreen())))
    #expect(root.modal.stays == [:])
    root.modal.dismiss()
    #expect(store.state.screens.screens == ["home"])
  }
}
