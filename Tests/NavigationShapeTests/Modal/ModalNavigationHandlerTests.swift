import Testing
import TestSupport

@testable import ComposableNavigation

@MainActor @Suite struct ModalNavigationHandlerTests {
  private func world(
    _ item: String? = nil,
    capabilities: ModalCapabilities = .restyle,
    keeping kept: Set<String> = []
  ) -> (World, ModalStore) {
    let world = World(keeping: kept)
    world.modalCapabilities = capabilities
    let store = world.modal("", item)
    _ = world.window
    return (world, store)
  }

  // MARK: The rows of a modal's update

  @Test func `an item is presented`() {
    let (world, store) = world()
    store.send(.presentSheet("a"))
    #expect(world.takeLog() == ["window: present a as sheet"])
    #expect(world.drawing() == "^a")
  }

  @Test func `no item dismisses`() {
    let (world, store) = world("a")
    store.send(.dismiss())
    #expect(world.takeLog() == ["window: present a as sheet", "window: dismiss a"])
    #expect(world.drawing() == "")
  }

  @Test func `another item dismisses the old one, then presents the new one`() {
    let (world, store) = world("a")
    _ = world.takeLog()
    store.send(.presentFullScreen("b"))
    #expect(world.takeLog() == ["window: dismiss a", "window: present b as full screen"])
  }

  @Test func `another style of the same item keeps its view`() {
    let (world, store) = world("a")
    let view = world.window.view("a")
    _ = world.takeLog()
    store.send(.presentFullScreen("a"))
    #expect(world.takeLog() == ["window: restyle a as full screen"])
    #expect(world.window.view("a") === view)
    #expect(world.modalHost.style == .fullScreen)
  }

  @Test func `a host that can only resize keeps a sheet, and presents anything else anew`() {
    let (world, store) = world("a", capabilities: .resize)
    let view = world.window.view("a")
    _ = world.takeLog()
    store.send(.set(.init(item: "a", style: .sheet(Sheet(detents: [.medium])))))
    #expect(world.takeLog() == ["window: restyle a as sheet"])
    store.send(.presentFullScreen("a"))
    #expect(world.takeLog() == ["window: dismiss a", "window: present a as full screen"])
    #expect(world.window.view("a") === view)
  }

  @Test func `a host that cannot restyle presents the same view again`() {
    let (world, store) = world("a", capabilities: [])
    let view = world.window.view("a")
    _ = world.takeLog()
    store.send(.presentFullScreen("a"))
    #expect(world.takeLog() == ["window: dismiss a", "window: present a as full screen"])
    #expect(world.window.view("a") === view)
    #expect(world.made == ["^a"])
  }

  @Test func `an equal state is no command`() {
    let (world, store) = world("a")
    _ = world.takeLog()
    store.send(.presentSheet("a"))
    store.send(.presentSheet("a", animated: false))
    #expect(world.takeLog() == [])
  }

  @Test func `a second visit of an equal item is a new view`() {
    let (world, store) = world("a")
    let view = world.window.view("a")
    store.send(.dismiss())
    store.send(.presentSheet("a"))
    #expect(world.drawing() == "^a")
    #expect(world.window.view("a") !== view)
  }

  @Test func `a queued item is presented when the previous one is dismissed`() {
    let world = World()
    let store = world.modal("")
    _ = world.window
    store.send(.presentSheet("a"))
    #expect(store.state.policy == .replace)
    store.send(.set(.init(item: "b", style: .pageSheet)))
    #expect(world.takeLog().last == "window: present b as sheet")
  }

  @Test func `a request that is superseded before it is shown is never shown`() {
    let (world, store) = world()
    world.modalHost.answering = .later
    for item in ["a", "b", "c"] { store.send(.presentSheet(item)) }
    for _ in 0..<3 { world.modalHost.finish() }
    let asked = ["present a as sheet", "dismiss a", "present c as sheet"]
    #expect(world.takeLog() == asked.map { "window: " + $0 })
    #expect(world.made == ["^#0", "^#2"])
  }

  @Test func `the first presentation at the start is not animated, later ones are`() {
    let (world, store) = world("a")
    store.send(.dismiss(animated: false))
    store.send(.presentSheet("b"))
    #expect(world.modalHost.animations == [false, false, true])
    let (other, otherStore) = self.world()
    otherStore.send(.presentSheet("a"))
    #expect(other.modalHost.animations == [true])
  }

  // MARK: The user

  @Test func `swiping down dismisses this very entry`() {
    let (world, store) = world("a")
    _ = world.takeLog()
    world.modalHost.userGoesBack()
    #expect(store.state.item == nil)
    #expect(world.takeLog() == [])
  }

  @Test func `swiping down an old sheet does not touch the new one`() {
    let (world, store) = world("a")
    world.modalHost.answering = .later
    store.send(.presentSheet("b"))
    world.modalHost.userGoesBack()
    world.modalHost.finish()
    world.modalHost.finish()
    #expect(store.state.item == "b")
    #expect(world.drawing() == "^b")
    #expect(world.refusals.count == 1)
    #expect(world.modalHost.words == ["present a as sheet", "dismiss a", "present b as sheet"])
  }

  @Test func `a sheet that the reducer keeps is presented again with the same view and style`() {
    let (world, store) = world("form", keeping: ["form"])
    let view = world.window.view("form")
    world.modalHost.userGoesBack()
    #expect(store.state.item == "form")
    #expect(world.window.view("form") === view)
    #expect(world.modalHost.style == .pageSheet)
    #expect(world.modalHost.words.count == 2)
  }

  // MARK: Foreign sheets

  @Test func `a foreign presentation is never dismissed`() {
    let (world, store) = world()
    let foreign = FakeView("foreign", id: "")
    world.modalHost.foreign = [foreign]
    store.send(.dismiss())
    store.send(.set(nil))
    #expect(world.takeLog() == [])
    #expect(world.modalHost.foreign.first === foreign)
    world.modalHost.answering = .refuse("something else is presented")
    store.send(.presentSheet("a"))
    #expect(world.modalHandler?.refusal == "something else is presented")
    store.send(.dismiss())
    #expect(world.takeLog() == ["window: present a as sheet"])
    #expect(world.modalHandler?.refusal == nil)
  }

  // MARK: Waiting for the window

  @Test func `without a window nothing is asked, and all of it when there is one`() {
    let world = World()
    world.isAttached = false
    let store = world.modal("", "a")
    _ = world.window
    store.send(.presentFullScreen("b"))
    #expect(world.takeLog() == [])
    #expect(
      world.modalHandler?.waitsFor
        == "the host to be attached, then present(e2, full screen)"
    )
    world.modalHost.attach()
    #expect(world.takeLog() == ["window: present b as full screen"])
    #expect(world.made == ["^#0"])
    #expect(world.modalHandler?.waitsFor == nil)
  }
}
