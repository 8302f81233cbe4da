import ComposableNavigation
import NavigationScreens
import NavigationTesting
import Testing

/// Screens that a guard keeps, in all environments.
@MainActor @Suite struct GuardedScreensTests {
  private typealias Screens = ScreenNavigation<String>

  private let window = ToyHosts<ToyForms>(isOfModules: false)

  private var store: Store<ToyForms.State, ToyForms.Action> { window.store }

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

  @Test func `the host of an environment knows that a screen in it stays`() throws {
    let root = try #require(window.root)
    store.send(.screens(.showScreen(.sheet, "list")))
    #expect(root.modal.blockers == [:])
    store.send(.screens(.showScreen(.push, "form")))
    #expect(root.modal.blockers.count == 1)
    // Pulling down the sheet would remove the form.
    root.modal.dismiss()
    #expect(store.state.screens.screens == ["home", "list", "form"])
    let sheet = root.modal.presentable
    sheet?.stack.swipeBack()
    #expect(store.state.screens.screens == ["home", "list", "form"])
    store.send(.force(.screens(.dismissScreen())))
    #expect(root.modal.blockers == [:])
    root.modal.dismiss()
    #expect(store.state.screens.screens == ["home"])
  }
}
