import ComposableNavigation
import NavigationGraphTesting
import NavigationLinks
import Testing

@MainActor
@Suite struct RenderedGraphTests {
  @Test func `the screens of a host lead where the state's do`() throws {
    let links = try Kiosk.links().linkedScreens
    let shown = graph(links, Kiosk.connect)
    #expect(shown == (try Kiosk.graph()))
    #expect(NavigationNode(shown) == NavigationNode(try Kiosk.graph()))
  }

  @Test func `a screen that no host shows is not in the graph, and its snapshot says so`() throws {
    let links = try Kiosk.links().linkedScreens
    let shown = graph(links, Kiosk.connectOffScreen)
    #expect(shown.transitions == [])
    #expect(shown.screens == ["nothing", "second", "bool", "object"])
    let issues = NavigationNode(shown).check(with: NavigationNode(try Kiosk.graph()))
    #expect(issues?.description.contains("Actual 'nothing' expected 'root'") == true)
  }

  @Test func `a screen that is open in the host is a trigger`() throws {
    let store = Store(initialState: Kiosk.State()) { Kiosk() }
    let shown = Kiosk.connect(store)
    store.send(.secondTapped(7))
    store.send(.boolTapped)
    let root = NavigationNode(
      try Kiosk.graph(),
      open: shown().dropFirst().map(NavigationGraph.name(of:))
    )
    #expect(root.children.map(\.available) == [.trigger, .mock, .none])
    #expect(root.children[0].children.map(\.available) == [.trigger])
  }

  @Test func `no effect runs`() {
    let shown = NavigationGraph(rendering: Kiosk(), from: Kiosk.State()) { store in
      let screens = Kiosk.connect(store)
      return { screens().last }
    } actions: { _ in
      [.firstTapped]
    }
    #expect(shown.screens == ["root"])
  }

  private func graph(
    _ links: [LinkedScreen],
    _ connect: @escaping @MainActor (KioskStore) -> @MainActor () -> [Kiosk.Screen]
  ) -> NavigationGraph {
    NavigationGraph(rendering: Kiosk(), from: Kiosk.State(), links: links) { store in
      let screens = connect(store)
      return { screens().last }
    } actions: {
      Kiosk.actions(in: $0)
    }
  }

  private typealias KioskStore = Store<Kiosk.State, Kiosk.Action>
}
