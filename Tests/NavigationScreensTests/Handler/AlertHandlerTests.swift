import ComposableNavigation
import NavigationScreens
import NavigationTesting
import Testing

@MainActor @Suite struct AlertHandlerTests {
  private let ask: ToyScreens.Action = .showAlert("Sure?") {
    ButtonState("Yes", action: .answered("yes"))
    ButtonState("Help", action: .showScreen(.sheet, "help"))
    ButtonState.cancel()
  }

  @Test func `a modal host shows the alert of the screen in front`() {
    let window = ToyWindow()
    window.send(ask)
    #expect(window.drawing == "home ! Sure?")
    #expect(window.root?.modal.style == .alert)
    window.send(.dismissAlert())
    window.send(.showScreen(.sheet, "sheet"))
    window.send(.showConfirmationDialog("Which?"))
    #expect(window.drawing == "home | sheet sheet ! Which?")
    #expect(window.root?.environments.last?.modal.style == .confirmationDialog)
    #expect(window.issues == [])
  }

  @Test func `the user's tap is reported, and its request is shown`() {
    let window = ToyWindow()
    window.send(ask)
    let late = window.root?.dialog
    window.tap("Yes")
    #expect(window.drawing == "home")
    #expect(window.store.state.gone == ["alert Sure? by user", "answered yes"])
    late?.tap?("Yes")
    #expect(window.store.state.gone.count == 2)
    #expect(late?.title == "Sure?")
    window.send(ask)
    window.tap("Help")
    #expect(window.drawing == "home | sheet help")
    #expect(window.issues == [])
  }

  @Test func `a dialog that the user swipes away leaves the state`() {
    let window = ToyWindow()
    window.send(.showConfirmationDialog("Which?"))
    window.root?.modal.dismiss()
    #expect(window.store.state.screens.alert == nil)
    #expect(window.drawing == "home")
    #expect(window.store.state.gone == ["alert Which? by user"])
  }

  @Test func `an alert whose screen is covered is dismissed, and returns with its own view`() throws
  {
    let window = ToyWindow()
    window.send(ask)
    let view = try #require(window.root?.dialog)
    window.send(.showScreen(.sheet, "sheet"))
    #expect(window.drawing == "home | sheet sheet")
    window.swipe()
    #expect(window.drawing == "home ! Sure?")
    #expect(window.root?.dialog === view)
    window.send(.showScreen(.push, "page"))
    #expect(window.drawing == "home page")
    window.back()
    #expect(window.drawing == "home ! Sure?")
    #expect(window.root?.dialog === view)
    #expect(window.issues == [])
  }

  @Test func `a modal's action may present an alert`() {
    let window = ToyWindow(ToyScreens.State(root: "home").after(.showScreen(.sheet, "sheet")))
    let id = window.store.state.screens.topID
    let alert = ToyScreens.Alert.alert(AlertState("Sure?", buttons: []))
    window.send(.modal(over: id, .presentAlert(.alert(alert))))
    #expect(window.drawing == "home | sheet sheet ! Sure?")
    window.send(.modal(over: id, .presentSheet(.screen(.init(screen: "more")))))
    #expect(window.drawing == "home | sheet sheet | sheet more")
    window.send(.modal(over: nil, .presentAlert(.alert(alert))))
    #expect(window.drawing == "home ! Sure?")
    #expect(window.store.state.screens.drawing == window.drawing)
    #expect(window.issues == [])
  }

  @Test func `the tree of the state is that of the hosts`() {
    let state = ToyScreens.State(root: "home").after(
      .showScreens([.init(.push, "list"), .init(.sheet, "filter"), .init(.push, "colours")]),
      .showAlert("Sure?")
    )
    #expect(
      state.tree.description == """
        stack
        ├─ home
        ├─ list
        └─ (sheet)
           └─ stack
              ├─ filter
              ├─ colours
              └─ (alert)
                 └─ Sure?
                    └─ [OK] cancel
        """
    )
  }
}
