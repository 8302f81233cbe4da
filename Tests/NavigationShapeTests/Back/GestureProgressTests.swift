import ComposableNavigation
import NavigationTesting
import Testing

@MainActor
@Suite struct GestureProgressTests {
  private typealias Pages = StackNavigation<String>

  private struct Names: ViewProviding {
    func makePresentable(for page: String) -> String { page }
  }

  @Test func `the progress of a gesture is reported until it ends, and changes nothing`() {
    let store = Store(initialState: Pages.State(items: ["a", "b"])) { Pages() }
    let host = SimulatedStackHost<String>()
    let handler = StackNavigationHandler(store: store, viewProvider: Names())
    handler.setup(with: host)
    var drawn: [String] = []
    handler.onGestureMoved = { fraction in
      let target = Pages().previewBack(in: store.state)?.topItem ?? "nothing"
      drawn.append(fraction.map { "\(target) \($0)" } ?? "ended")
    }
    host.moveGesture(to: 0.2)
    host.beginGesture()
    host.moveGesture(to: 0.5)
    host.moveGesture(to: 2)
    host.endGesture()
    #expect(drawn == ["a 0.5", "a 1.0", "ended"])
    #expect(store.state.items == ["a", "b"])
    host.swipeBack()
    #expect(store.state.items == ["a"])
  }
}
