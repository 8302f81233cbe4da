import Testing
import TestSupport

@testable import ComposableNavigation

@MainActor @Suite struct StackNavigationHandlerTests {
  private func world(_ items: [String], keeping kept: Set<String> = []) -> (World, StackStore) {
    let world = World(keeping: kept)
    let store = world.stack("", items)
    _ = world.window
    return (world, store)
  }

  // MARK: Views

  @Test func `a view is made for each item, from the root to the top`() {
    let (world, _) = world(["a", "b", "c"])
    #expect(world.drawing() == "[a b c]")
    #expect(world.made == ["/a", "/b", "/c"])
    #expect(world.takeLog() == ["window: push a b c"])
  }

  @Test func `the view of an equal item is reused, others are made in the new order`() {
    let (world, store) = world(["a", "b", "c"])
    let b = world.window.view("b")
    store.send(.setItems(["x", "y", "b"]))
    #expect(world.drawing() == "[x y b]")
    #expect(world.window.view("b") === b)
    #expect(world.made == ["/a", "/b", "/c", "/#0", "/#1"])
    #expect(world.log.last == "window: replace a b c with x y b")
  }

  @Test func `a removed element that returns has a new view`() {
    let (world, store) = world(["a", "b"])
    let b = world.window.view("b")
    store.send(.popItem())
    store.send(.pushItem("b"))
    #expect(world.drawing() == "[a b]")
    #expect(world.window.view("b") !== b)
  }

  @Test func `an equal state is no command`() {
    let (world, store) = world(["a"])
    _ = world.takeLog()
    store.send(.setItems(["a"]))
    store.send(.popItems(.exactly(0)))
    store.send(.popItems(.exactly(5)))
    #expect(world.takeLog() == [])
  }

  @Test func `another animation flag is no command`() {
    let (world, store) = world(["a"])
    _ = world.takeLog()
    store.send(.popToRoot(animated: false))
    #expect(world.takeLog() == [])
    #expect(!store.state.areAnimationsEnabled)
  }

  @Test func `equal items show a view each`() {
    let (world, store) = world(["1", "2", "1"])
    #expect(world.drawing() == "[1 2 1]")
    #expect(Set(world.stackHost.views.map(ObjectIdentifier.init)).count == 3)
    store.send(.popItem())
    #expect(world.drawing() == "[1 2]")
    store.send(.pushItem("2"))
    #expect(world.drawing() == "[1 2 2]")
  }

  @Test func `the first rendering is not animated, later ones are as the state says`() {
    let (world, store) = world(["a"])
    store.send(.pushItem("b"))
    store.send(.pushItem("c", animated: false))
    store.send(.popItem())
    #expect(world.stackHost.animations == [false, true, false, true])
  }

  @Test func `elements shown in an empty host are not animated`() {
    let (world, store) = world([])
    store.send(.pushItem("a"))
    store.send(.setItems([]))
    store.send(.pushItem("b"))
    #expect(world.stackHost.animations == [false, true, false])
  }

  // MARK: Limits of a host

  @Test func `a host that cannot replace is asked to pop, then to push`() {
    let world = World()
    world.stackCapabilities = [.pushSeveral, .popSeveral]
    let store = world.stack("", ["a", "b"])
    _ = world.window
    store.send(.setItems(["c", "d"]))
    #expect(world.takeLog() == ["window: push a b", "window: pop a b", "window: push c d"])
  }

  @Test func `a host that can do one thing at a time is asked one thing at a time`() {
    let world = World()
    world.stackCapabilities = []
    let store = world.stack("", ["a", "b"])
    _ = world.window
    store.send(.setItems(["c", "d"]))
    let single = ["push a", "push b", "pop b", "pop a", "push c", "push d"]
    #expect(world.takeLog() == single.map { "window: " + $0 })
  }

  // MARK: The user

  @Test(arguments: [1, 2, 3])
  func `going back one or several screens removes exactly those`(_ count: Int) {
    let (world, store) = world(["a", "b", "c", "d"])
    _ = world.takeLog()
    world.stackHost.userGoesBack(count)
    #expect(store.state.items == Array(["a", "b", "c", "d"].dropLast(count)))
    #expect(world.drawing() == world.expected())
    #expect(world.takeLog() == [])
  }

  @Test func `a cancelled swipe changes nothing`() {
    let (world, store) = world(["a", "b"])
    let state = store.state
    world.stackHost.beginGesture()
    world.stackHost.endGesture()
    #expect(store.state == state)
    #expect(world.drawing() == "[a b]")
    #expect(world.stackHost.commands.count == 1)
  }

  @Test func `going forward or nowhere is nothing to report`() {
    let (world, store) = world(["a", "b"])
    world.stackHost.userRemoves([])
    world.stackHost.userRemoves([ElementID(99)])
    #expect(store.state.items == ["a", "b"])
    #expect(world.refusals == [])
    #expect(world.issues == [])
  }

  // MARK: A host that shows something already

  @Test func `with ignorePreviousPresentables the host's former views stay below`() {
    let (world, store, foreign) = worldWithForeignView(ignoresPrevious: true)
    #expect(world.stackHost.foreign.map(\.title) == ["foreign"])
    store.send(.setItems(["x"]))
    #expect(world.stackHost.foreign.first === foreign)
    #expect(world.drawing() == "[x]")
  }

  @Test func `popping the last own view to one that was there before empties the stack`() {
    let (world, store, _) = worldWithForeignView(ignoresPrevious: true)
    world.stackHost.userGoesBack()
    #expect(store.state.items == [])
    #expect(world.stackHost.foreign.count == 1)
    store.send(.pushItem("y"))
    #expect(world.drawing() == "[y]")
    #expect(world.stackHost.animations == [false, true])
  }

  @Test func `without ignorePreviousPresentables the host's former views are removed`() {
    let (world, _, _) = worldWithForeignView(ignoresPrevious: false)
    #expect(world.stackHost.foreign.isEmpty)
    #expect(world.drawing() == "[a]")
  }

  @Test func `an attached host that shows own views below its elements is asked for no other`() {
    let (world, store, _) = worldWithForeignView(ignoresPrevious: true)
    store.send(.setItems([]))
    #expect(world.stackHost.words == ["push a", "pop a"])
    #expect(world.stackHost.foreign.count == 1)
  }

  private func worldWithForeignView(
    ignoresPrevious: Bool
  ) -> (World, StackStore, FakeView) {
    let world = World()
    let store = world.stack("", ["a"])
    let foreign = FakeView("foreign", id: "")
    world.ignoresPrevious = ignoresPrevious
    world.prepare = { view in
      guard view.id.isEmpty else { return }
      view.stack = FakeStackHost()
      view.stack?.foreign = [foreign]
    }
    _ = world.window
    return (world, store, foreign)
  }
}
