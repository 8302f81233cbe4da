import ComposableNavigation
import NavigationScreens
import Testing

@Suite struct ScreenLifecycleTests {
  private let home = ToyScreens.State(root: "home")

  private func levels(_ state: ToyScreens.State) -> [Lifecycle?] {
    state.entries.ids.map { state.lifecycle(of: $0) }
  }

  @Test func `the last screen of each environment is shown, and that of the last is in front`() {
    let state = home.after(
      .showScreen(.push, "a"),
      .showScreen(.sheet, "b"),
      .showScreen(.push, "c")
    )
    #expect(levels(state) == [.there, .covered, .there, .front])
    #expect(state.tree.front == .screen("c"))
  }

  @Test func `an alert covers the screen in front`() {
    let alert = ToyScreens.Alert.alert(AlertState("Sure?", buttons: []))
    let asked = home.after(.showScreen(.push, "a"), .alert(.show(alert)))
    #expect(asked.alert != nil)
    #expect(levels(asked) == [.there, .covered])
    #expect(levels(asked.after(.dismissAllAlerts())) == [.there, .front])
  }
}
