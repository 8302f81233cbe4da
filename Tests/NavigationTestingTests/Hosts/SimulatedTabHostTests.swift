import ComposableNavigation
import NavigationTesting
import Testing

extension ShownShape where Shape == TabNavigation<String> {
  fileprivate convenience init(host: SimulatedTabHost<String> = SimulatedTabHost()) {
    let state = TabNavigation<String>.State(items: ["a", "b", "c"])
    self.init(state: state, host: host, ignorePrevious: true)
  }
}

@MainActor
@Suite struct SimulatedTabHostTests {
  private typealias Window = ShownShape<TabNavigation<String>>

  @Test func `tabs are shown in order and one is selected`() {
    let window = Window(host: SimulatedTabHost(previous: ["OLD"]))
    #expect(window.host.presentables == ["OLD", "A", "B", "C"])
    #expect(window.host.selectedPresentable == "A")
    window.store.send(.setItems(["c", "a"]))
    #expect(window.host.presentables == ["OLD", "C", "A"])
    window.store.send(.setActiveItem("c"))
    #expect(window.host.selectedPresentable == "C")
    #expect(window.issues == [])
  }

  @Test(arguments: 0..<3)
  func `a tap selects a tab`(index: Int) {
    let window = Window()
    window.host.select(at: index)
    #expect(window.store.state.activeIndex == index)
    #expect(window.host.selectedPresentable == ["A", "B", "C"][index])
    #expect(window.issues == [])
  }

  @Test func `a tap beside the tabs changes nothing`() {
    let window = Window()
    window.host.select(at: 7)
    window.host.select(ElementID(99))
    #expect(window.store.state.activeIndex == 0)
    #expect(window.issues == [])
  }

  @Test func `a tab that is taken away is gone, and the one before it is selected`() {
    let window = Window()
    window.host.select(at: 1)
    window.host.remove([window.host.elements[1]])
    #expect(window.store.state.items == ["a", "c"])
    #expect(window.host.presentables == ["A", "C"])
    #expect(window.host.selectedPresentable == "A")
    #expect(window.issues == [])
  }

  @Test func `without capabilities a moved tab gets a new view`() {
    let window = Window(host: SimulatedTabHost(capabilities: []))
    window.store.send(.setItems(["c", "a", "b"]))
    #expect(window.host.presentables == ["C", "A", "B"])
    #expect(window.host.selectedPresentable == "A")
    #expect(window.issues == [])
  }
}
