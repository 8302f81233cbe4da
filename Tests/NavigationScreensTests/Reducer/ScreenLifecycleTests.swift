import ComposableNavigation
import NavigationScreens
import Testing

@Suite struct ScreenLifecycleTests {
  private typealias Screens = ScreenNavigation<String>

  private func state(after actions: Screens.Action...) -> Screens.State {
    var state = Screens.State(root: "home")
    for action in actions { _ = Screens().reduce(into: &state, action: action) }
    return state
  }

  private func levels(_ state: Screens.State) -> [Lifecycle?] {
    state.entries.ids.map { state.lifecycle(of: $0) }
  }

  @Test func `the last screen of each environment is shown, and that of the last is in front`() {
    let state = state(
      after: .showScreen(.push, "a"),
      .showScreen(.sheet, "b"),
      .showScreen(.push, "c")
    )
    #expect(levels(state) == [.there, .covered, .there, .front])
    #expect(state.tree.front == .screen("c"))
  }

  @Test func `an alert covers the screen in front`() {
    var state = state(after: .showScreen(.push, "a"))
    let alert = Screens.Alert.alert(AlertState("Sure?", buttons: []))
    _ = Screens().reduce(into: &state, action: .alert(.show(alert)))
    #expect(state.alert != nil)
    #expect(levels(state) == [.there, .covered])
    _ = Screens().reduce(into: &state, action: .dismissAllAlerts())
    #expect(levels(state) == [.there, .front])
  }
}
