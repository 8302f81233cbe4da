import ComposableNavigation
import NavigationScreens
import TerminalHost
import TestSupport
import Testing

@testable import Pager

/// One Back: of a terminal's window, of the preview, and of the reducer.
@MainActor
@Suite struct BackLaws {
  /// Where the three differ, with the numbers of states and of steps back.
  private struct Result {
    var states = 0
    var steps = 0
    var faults: [String] = []
  }

  /// Searches the states of a feature that a few acts reach.
  private func search<World: BackWorld>(
    _ world: World,
    atMost limit: Int = bound(25, full: 250)
  ) -> Result {
    let feature = world.resolve()
    var (all, next) = ([World.start("a")], 0)
    var seen = Set(all)
    while next < all.count, all.count < limit {
      for act in world.acts(in: all[next]) {
        var state = all[next]
        _ = feature.reduce(into: &state, action: act)
        if seen.insert(state).inserted { all.append(state) }
      }
      next += 1
    }
    var result = Result(states: all.count)
    for state in all {
      let preview = feature.previewBack(in: state)
      let host = hostBack(world, from: state)
      if host != preview || reducerBack(world, from: state) != preview {
        result.faults.append(
          "\(World.self): from \(state) host \(host.map { "\($0)" } ?? "nothing"), "
            + "preview \(preview.map { "\($0)" } ?? "nothing")"
        )
      }
      var (rest, steps) = (state, 0)
      while steps < 1_000, let before = feature.previewBack(in: rest) {
        (rest, steps) = (before, steps + 1)
      }
      result.steps += steps
      if steps == 1_000 { result.faults.append("\(World.self): back does not end from \(state)") }
    }
    return result
  }

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

  /// Sends the reducer's action; nil if there is none.
  private func reducerBack<World: BackWorld>(
    _ world: World,
    from state: World.State
  ) -> World.State? {
    let store = Store(initialState: state) { world }
    guard let action = world.backAction(in: state) else { return nil }
    store.send(action)
    return store.state
  }

  /// Searches each shape with a feature in its entries.
  private func searchShapes<Inner: BackWorld>(with inner: Inner.Type) -> [Result] {
    [
      search(StackWorld<Inner>()), search(ModalWorld<Inner>()), search(TabsWorld<Inner>()),
      search(SplitWorld<Inner>()), search(PagerWorld<Inner>()), search(WindowsWorld<Inner>()),
    ]
  }

  @Test
  func `for every state the back of the host, its preview and the reducer's back are the same`() {
    let leaf = LeafWorld.self
    let results =
      searchShapes(with: leaf) + searchShapes(with: ScreensWorld.self)
      + searchShapes(with: StackWorld<LeafWorld>.self)
      + searchShapes(with: ModalWorld<LeafWorld>.self)
      + searchShapes(with: TabsWorld<LeafWorld>.self)
      + searchShapes(with: SplitWorld<LeafWorld>.self)
      + searchShapes(with: PagerWorld<LeafWorld>.self)
      + searchShapes(with: ModalWorld<StackWorld<ScreensWorld>>.self)
      + [search(BesideWorld(), atMost: bound(250, full: 10_000))]
    let (states, steps) = results.reduce((0, 0)) { ($0.0 + $1.states, $0.1 + $1.steps) }
    print("searched \(states) states of \(results.count) compositions, \(steps) steps back")
    let faults = results.flatMap(\.faults).sorted { $0.count < $1.count }
    let shortest = faults.prefix(5).joined(separator: "\n")
    #expect(faults.isEmpty, "\(faults.count) faults, as\n\(shortest)")
    #expect(states > 1_000)
    #expect(steps > states)
  }

  @Test func `the search finds a container that back believes in front of every tab`() {
    let result = search(BesideWorld(isPlaced: false), atMost: 60)
    #expect(result.faults.contains { $0.contains("BesideWorld") })
  }

  @Test func `after another tab is selected, a window goes back to the tab before`() {
    let (store, window) = show(TabsWorld<LeafWorld>(), from: TabsWorld<LeafWorld>.start("a"))
    store.send(.tabs(.setActiveIndex(1)))
    #expect(window.back())
    #expect(store.state.tabs.activeItem == "a")
    #expect(!window.back())
  }

  @Test func `back undoes the steps of a screen before the screen`() {
    let (store, window) = show(ScreensWorld(), from: ScreensWorld.start("home"))
    for name in ["page 2", "page 3"] { store.send(.screens(.showTransition(.trailing, name))) }
    var contents: [[String]] = []
    while window.back() { contents.append(store.state.screens.entries.items[0].contents) }
    #expect(contents == [["home", "page 2"], ["home"]])
  }
}
