import ComposableNavigation
import NavigationTesting
import Testing

extension ShownShape where Shape == WindowNavigation<String> {
  fileprivate convenience init(host: SimulatedWindowHost<String> = SimulatedWindowHost()) {
    let state = WindowNavigation<String>.State(items: ["a", "b", "c"])
    self.init(state: state, host: host, ignorePrevious: true)
  }
}

@MainActor
@Suite struct SimulatedWindowHostTests {
  private typealias Desktop = ShownShape<WindowNavigation<String>>

  @Test func `windows are shown in order and one is focused`() {
    let desktop = Desktop(host: SimulatedWindowHost(previous: ["OLD"]))
    #expect(desktop.host.presentables == ["OLD", "A", "B", "C"])
    #expect(desktop.host.selectedPresentable == "C")
    desktop.store.send(.setItems(["c", "a"]))
    #expect(desktop.host.presentables == ["OLD", "C", "A"])
    desktop.store.send(.focus(item: "a"))
    #expect(desktop.host.selectedPresentable == "A")
    #expect(desktop.issues == [])
  }

  @Test(arguments: 0..<3)
  func `a click focuses a window`(index: Int) {
    let desktop = Desktop()
    desktop.host.focus(at: index)
    #expect(desktop.store.state.focusedIndex == index)
    #expect(desktop.host.selectedPresentable == ["A", "B", "C"][index])
    #expect(desktop.issues == [])
  }

  @Test func `a window that is closed is gone, and the one before is focused`() {
    let desktop = Desktop()
    desktop.host.focus(at: 0)
    desktop.host.close(at: 0)
    #expect(desktop.store.state.items == ["b", "c"])
    #expect(desktop.host.presentables == ["B", "C"])
    #expect(desktop.host.selectedPresentable == "C")
    desktop.host.close(at: 9)
    desktop.host.focus(at: -1)
    #expect(desktop.host.presentables == ["B", "C"])
    #expect(desktop.issues == [])
  }
}
