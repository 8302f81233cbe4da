import Testing
import TestSupport

@testable import ComposableNavigation

@MainActor @Suite struct TabNavigationHandlerTests {
  private func world(
    _ items: [String],
    capabilities: TabCapabilities = .all,
    keeping kept: Set<String> = []
  ) -> (World, TabStore) {
    let world = World(keeping: kept)
    world.tabCapabilities = capabilities
    let store = world.tabs("", items)
    _ = world.window
    return (world, store)
  }

  // MARK: The rows of an update

  @Test func `a view is made for each tab, in order, and the active one is selected`() {
    let (world, _) = world(["a", "b"])
    #expect(world.drawing() == "{*a b}")
    #expect(world.made == ["|a", "|b"])
    #expect(world.takeLog() == ["window: insert a first, insert b after a, select a"])
  }

  @Test func `another list reuses the views of the tabs that stay`() {
    let (world, store) = world(["a", "b", "c"])
    let (a, c) = (world.window.view("a"), world.window.view("c"))
    _ = world.takeLog()
    store.send(.setItems(["c", "x", "a"]))
    #expect(world.drawing() == "{c x *a}")
    #expect(world.window.view("a") === a)
    #expect(world.window.view("c") === c)
    #expect(world.made == ["|a", "|b", "|c", "|#0"])
  }

  @Test func `reordering moves as few tabs as can be and keeps the selection`() {
    let (world, store) = world(["a", "b", "c"])
    _ = world.takeLog()
    store.send(.setItems(["c", "a", "b"]))
    #expect(world.takeLog() == ["window: move c first"])
    #expect(world.drawing() == "{c *a b}")
  }

  @Test func `a host that cannot move gets the same views in the new order`() {
    let (world, store) = world(["a", "b"], capabilities: [])
    let views = world.tabHost.views
    store.send(.setItems(["b", "a"]))
    #expect(world.drawing() == "{b *a}")
    #expect(world.tabHost.views.first === views.last)
    #expect(world.made == ["|a", "|b"])
    #expect(world.tabHost.commands.count == 2)
  }

  @Test func `another active tab is a selection alone`() {
    let (world, store) = world(["a", "b"])
    _ = world.takeLog()
    store.send(.setActiveItem("b"))
    #expect(world.takeLog() == ["window: select b"])
    #expect(world.drawing() == "{a *b}")
  }

  @Test func `when the active tab is removed the first is selected, as in the state`() {
    let (world, store) = world(["a", "b", "c"])
    store.send(.setActiveItem("c"))
    _ = world.takeLog()
    store.send(.setItems(["a", "b"]))
    #expect(world.takeLog() == ["window: remove c, select a"])
    #expect(world.drawing() == "{*a b}")
  }

  @Test func `no tabs are no views and no selection`() {
    let (world, store) = world(["a"])
    store.send(.setItems([]))
    #expect(world.drawing() == "{}")
    #expect(world.tabHost.shown == .nothing)
    #expect(world.issues == [])
  }

  @Test func `a tab or an index that is not there is no command`() {
    let (world, store) = world(["a", "b"])
    _ = world.takeLog()
    store.send(.setActiveItem("x"))
    store.send(.setActiveIndex(2))
    store.send(.setActiveIndex(-1))
    store.send(.setItems(["a", "b"]))
    #expect(world.takeLog() == [])
    #expect(world.refusals.count == 3)
  }

  @Test func `the first rendering is not animated, later ones are as the state says`() {
    let (world, store) = world(["a"])
    store.send(.setItems(["a", "b"]))
    store.send(.setItems(["b"], animated: false))
    #expect(world.tabHost.animations == [false, true, false])
  }

  // MARK: The user

  @Test func `a tap selects this very tab, and nothing is asked`() {
    let (world, store) = world(["a", "b"])
    _ = world.takeLog()
    world.tabHost.userSelects(1)
    #expect(store.state.activeItem == "b")
    #expect(world.takeLog() == [])
    #expect(world.drawing() == "{a *b}")
  }

  @Test func `a tap that the reducer does not follow is taken back`() {
    let (world, store) = world(["a", "form"], keeping: ["form"])
    _ = world.takeLog()
    world.tabHost.userSelects(1)
    #expect(store.state.activeItem == "a")
    #expect(world.takeLog() == ["window: select a"])
    #expect(world.drawing() == "{*a form}")
  }

  @Test func `a tap while another list is on its way means the tab that was tapped`() {
    let (world, store) = world(["a", "b", "c"])
    world.tabHost.answering = .later
    store.send(.setItems(["c", "b", "a"]))
    world.tabHost.userSelects(2)
    world.tabHost.finish()
    #expect(store.state.activeItem == "c")
    #expect(world.drawing() == "{*c b a}")
  }

  @Test func `a tab that the user closes is removed from the state`() {
    let (world, store) = world(["a", "b", "c"])
    _ = world.takeLog()
    world.tabHost.userRemoves([world.tabHost.shown.elements[1]])
    #expect(store.state.items == ["a", "c"])
    #expect(world.takeLog() == [])
  }

  @Test func `while the removal of the selected tab is reduced it is not selected`() {
    let (world, store) = world(["a", "b"])
    let host = world.tabHost
    store.send(.setActiveItem("b"))
    _ = world.takeLog()
    // The user closes the tab while the store is busy with something else.
    let busy = store.observe { [weak host] state in
      guard !state.areAnimationsEnabled, let host, host.shown.elements.count == 2 else { return }
      host.userRemoves([host.shown.elements[1]])
    }
    store.send(.setItems(["a", "b"], animated: false))
    busy.cancel()
    #expect(store.state.items == ["a"])
    #expect(world.takeLog() == ["window: select a"])
    #expect(host.complaints == [])
    #expect(world.issues == [])
  }
}
