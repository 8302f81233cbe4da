import ComposableNavigation
import NavigationScreens
import TerminalHost
import TestSupport
import Testing

/// One Back: of a terminal's window, of the preview, and of the reducer.
@MainActor
@Suite struct BackLaws {
  /// Shows a feature in a window.
  private func show<World: BackWorld>(
    _ world: World,
    from state: World.State
  ) -> (store: Store<World.State, World.Action>, window: TerminalWindow) {
    let store = Store(initialState: state) { world }
    let (kept, window) = (KeptObjects(), TerminalWindow())
    window.show(World.view(of: store, kept), keeping: store, kept)
    return (store, window)
  }

  /// Goes back in a window; nil if the window cannot.
  private func hostBack<World: BackWorld>(_ world: World, from state: World.State) -> World.State? {
    let (store, window) = show(world, from: state)
    return window.canPerform(.back) && window.back() ? store.state : nil
  }

  /// Searches each shape with a feature in its entries.
  private func searchShapes<Inner: BackWorld>(with inner: Inner.Type, _ found: inout BackSearch) {
    search(StackOf<Inner>(), &found)
    search(ModalOf<Inner>(), &found)
    search(TabsOf<Inner>(), &found)
    search(SplitOf<Inner>(), &found)
    search(PagerWorld<Inner>(), &found)
    search(WindowsOf<Inner>(), &found)
  }

  private func search<World: BackWorld>(
    _ world: World,
    atMost limit: Int = bound(25, quick: 12, full: 250),
    _ found: inout BackSearch
  ) {
    found.search(world, atMost: limit) { [(name: "host", state: hostBack(world, from: $0))] }
  }

  @Test
  func `for every state the back of the host, its preview and the reducer's back are the same`() {
    var found = BackSearch()
    searchShapes(with: LeafWorld.self, &found)
    searchShapes(with: ScreensWorld.self, &found)
    searchShapes(with: StackOf<LeafWorld>.self, &found)
    searchShapes(with: ModalOf<LeafWorld>.self, &found)
    searchShapes(with: TabsOf<LeafWorld>.self, &found)
    searchShapes(with: SplitOf<LeafWorld>.self, &found)
    searchShapes(with: PagerWorld<LeafWorld>.self, &found)
    searchShapes(with: ModalOf<StackOf<ScreensWorld>>.self, &found)
    search(BesideWorld(), atMost: bound(250, quick: 100, full: 10_000), &found)
    print("searched \(found.states) states of 49 compositions, \(found.steps) steps back")
    found.expectNone()
    #expect(found.states > (isQuickBound ? 400 : 1_000))
    #expect(found.steps > found.states)
  }

  @Test func `the search finds a container that back believes in front of every tab`() {
    var found = BackSearch()
    search(BesideWorld(isPlaced: false), atMost: 60, &found)
    #expect(found.faults.contains { $0.contains("BesideWorld") })
  }

  @Test func `after another tab is selected, a window goes back to the tab before`() {
    let (store, window) = show(TabsOf<LeafWorld>(), from: TabsOf<LeafWorld>.start("a"))
    store.send(.container(.setActiveIndex(1)))
    #expect(window.back())
    #expect(store.state.container.activeItem == "a")
    #expect(!window.back())
  }

  @Test func `back undoes the steps of a screen before the screen`() {
    let (store, window) = show(ScreensWorld(), from: ScreensWorld.start("home"))
    for name in ["page 2", "page 3"] { store.send(.showTransition(.trailing, name)) }
    var contents: [[String]] = []
    while window.back() { contents.append(store.state.entries.items[0].contents) }
    #expect(contents == [["home", "page 2"], ["home"]])
  }
}
