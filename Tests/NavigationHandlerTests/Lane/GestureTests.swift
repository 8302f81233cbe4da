import Testing
import TestSupport

@testable import ComposableNavigation

@MainActor @Suite struct GestureTests {
  private func world() -> (World, StackStore, FakeStackHost) {
    let world = World()
    let store = world.stack("", ["a", "b"])
    return (world, store, world.stackHost)
  }

  @Test func `commands wait until the gesture ends`() {
    let (world, store, host) = world()
    host.beginGesture()
    store.send(.pushItem("c"))
    #expect(host.words == ["push a b"])
    #expect(world.handler?.waitsFor == "a gesture to end, then push([e3])")
    host.endGesture()
    #expect(host.words == ["push a b", "push c"])
    #expect(host.complaints == [])
  }

  @Test func `a pending command is acknowledged during a gesture as at any time`() {
    let (world, store, host) = world()
    host.answering = .later
    store.send(.pushItem("c"))
    host.beginGesture()
    host.finish()
    store.send(.pushItem("d"))
    #expect(host.words == ["push a b", "push c"])
    host.answering = .atOnce
    host.endGesture()
    #expect(world.drawing() == "[a b c d]")
  }

  @Test func `a pending command that is refused for a gesture is asked again when that ends`() {
    let (world, store, host) = world()
    host.answering = .later
    store.send(.pushItem("c"))
    host.beginGesture()
    host.refuse(.gesture)
    #expect(world.handler?.refusal == .gesture)
    host.answering = .atOnce
    host.endGesture()
    #expect(world.drawing() == "[a b c]")
    #expect(world.made == ["/a", "/b", "/#0"])
  }

  @Test func `removals by a gesture are reported during the gesture`() {
    let (world, store, host) = world()
    host.beginGesture()
    host.userGoesBack()
    #expect(store.state.items == ["a"])
    host.endGesture()
    #expect(host.words == ["push a b"])
    #expect(world.drawing() == "[a]")
  }

  @Test func `a gesture ends when its host is detached`() {
    let (world, store, host) = world()
    host.beginGesture()
    store.send(.pushItem("c"))
    host.detach()
    host.attach()
    #expect(world.drawing() == "[a b c]")
  }

  @Test func `a gesture in any host holds all of its lane`() throws {
    let world = World()
    let tabs = world.tabs("", ["A", "B"])
    let stack = world.stack("|A", ["a", "b"])
    _ = world.window
    _ = world.takeLog()
    let host = try #require(world.window.view("A")?.stack)
    host.beginGesture()
    tabs.send(.setActiveItem("B"))
    world.modal("").send(.presentSheet("help"))
    stack.send(.pushItem("c"))
    #expect(world.takeLog() == [])
    host.endGesture()
    #expect(world.takeLog() == ["window: select B", "A: push c", "window: present help as sheet"])
    #expect(world.drawing() == world.expected())
  }

  @Test func `a command refused elsewhere is sent again when a gesture's host is lost`() throws {
    let world = World()
    let stack = world.stack("", ["a", "b"])
    world.stack("/b", ["x"])
    let inner = try #require(world.window.view("b")?.stack)
    inner.beginGesture()
    inner.onReport?(.gestureEnded)
    inner.onReport?(.gestureBegan)
    world.stackHost.answering = .refuse(.gesture)
    // The gesture's own host ends it by leaving the screen: the user has removed its screen.
    world.stackHost.userRemoves([])
    inner.onReport?(.detached)
    stack.send(.pushItem("c"))
    #expect(world.handler?.refusal == .gesture)
    inner.onReport?(.attached)
    inner.onReport?(.gestureBegan)
    world.stackHost.answering = .atOnce
    inner.onReport?(.detached)
    #expect(world.drawing() == "[a b[x] c]")
    #expect(world.handler?.refusal == nil)
  }
}
