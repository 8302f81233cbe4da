import ComposableNavigation
import TerminalHost
import Testing

/// The user goes back and forward again.
@MainActor
@Suite struct ForwardTests {
  /// Records the views that it makes, in order.
  private final class Screens: ViewProviding {
    private(set) var made: [String] = []

    func makePresentable(for item: String) -> TerminalView {
      made.append(item)
      return TerminalScreen(title: item)
    }
  }

  @Test func `a screen that the user leaves is ahead, and returns with a view of its own`() throws {
    let stack = StackNavigation<String>()
    let store = Store(
      initialState: StackNavigation<String>.State(items: ["a", "b"], history: .kept(limit: 9))
    ) {
      StackNavigation<String>()
    }
    let screens = Screens()
    let host = TerminalStack()
    let handler = StackNavigationHandler(store: store, viewProvider: screens)
    let window = TerminalWindow()
    window.show(host)
    handler.setup(with: host)
    #expect(stack.forwardAction(in: store.state) == nil)
    #expect(window.back())
    #expect(store.state.items == ["a"])
    #expect(store.state.forwardItems == ["b"])
    store.send(try #require(stack.forwardAction(in: store.state)))
    #expect(store.state.items == ["a", "b"])
    #expect(host.tree == store.state.tree)
    #expect(screens.made == ["a", "b", "b"])
    #expect(handler.waitsFor == nil)
  }
}
