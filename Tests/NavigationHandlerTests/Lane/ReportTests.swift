import Testing
import TestSupport

@testable import ComposableNavigation

@MainActor @Suite struct ReportTests {
  private func world(
    _ items: [String],
    keeping kept: Set<String> = []
  ) -> (World, StackStore, FakeStackHost) {
    let world = World(keeping: kept)
    let store = world.stack("", items)
    return (world, store, world.stackHost)
  }

  @Test func `a report keeps its meaning after any change meanwhile`() {
    let (world, store, host) = world(["a", "b", "c"])
    host.answering = .later
    store.send(.setItems(["x", "b", "c"]))
    host.userGoesBack()
    #expect(store.state.items == ["x", "b"])
    host.finish()
    host.finish()
    #expect(world.drawing() == "[x b]")
    #expect(world.issues == [])
  }

  @Test func `a report while a command is in flight is handled before its acknowledgement`() {
    let (world, store, host) = world(["a", "b"])
    host.answering = .later
    store.send(.pushItem("c"))
    host.carryOut()
    host.userGoesBack(2)
    #expect(store.state.items == ["a"])
    host.finish()
    #expect(world.drawing() == "[a]")
    #expect(host.words == ["push a b", "push c"])
  }

  @Test func `a screen that the user leaves before it is shown is not added`() {
    let (world, store, host) = world(["a"])
    host.answering = .later
    store.send(.pushItems(["b", "c"]))
    let asked = host.commands.last?.added ?? []
    host.userRemoves(asked.suffix(1))
    host.finish()
    #expect(store.state.items == ["a", "b"])
    #expect(world.drawing() == "[a b]")
    #expect(host.words == ["push a", "push b c"])
  }

  @Test func `a screen that the user removes is not shown again before the removal is reduced`() {
    let world = World()
    let store = world.stack("", ["a", "b"])
    // The user goes back while another action is reduced, before the handler is notified of that
    // one; a third action changes the root.
    let busy = store.observe { [weak world, weak store] state in
      guard state.items == ["a", "b", "c"], let host = world?.stackHost else { return }
      guard host.titles == ["a", "b"] else { return }
      host.answering = .later
      host.userGoesBack()
      store?.send(.setItems(["x", "c"]))
    }
    let host = world.stackHost
    _ = world.takeLog()
    store.send(.pushItem("c"))
    busy.cancel()
    while !host.pending.isEmpty { host.finish() }
    #expect(store.state.items == ["x", "c"])
    #expect(world.drawing() == "[x c]")
    #expect(world.takeLog().filter { $0.contains("push b") } == [])
    #expect(world.made == ["/a", "/b", "/#0", "/#1"])
  }

  @Test func `a screen that the reducer keeps is shown again with the same view`() {
    let (world, store, host) = world(["list", "form"], keeping: ["form"])
    let view = world.window.view("form")
    host.userGoesBack()
    #expect(store.state.items == ["list", "form"])
    #expect(world.window.view("form") === view)
    #expect(host.words == ["push list form", "push form"])
    host.userGoesBack()
    #expect(host.words == ["push list form", "push form", "push form"])
    #expect(world.made == ["/list", "/form"])
  }

  @Test func `screens above one that the reducer keeps come again with it`() {
    let (world, _, host) = world(["list", "form", "help"], keeping: ["form"])
    let views = host.views
    host.userGoesBack(2)
    #expect(world.drawing() == "[list form help]")
    #expect(zip(host.views, views).allSatisfy { $0 === $1 })
  }

  @Test func `the user's removal of an element that the program removed is refused, with a reason`()
  {
    let (world, store, host) = world(["a", "b"])
    let id = store.state.topID
    host.answering = .later
    store.send(.popItem())
    host.userGoesBack()
    host.finish()
    #expect(world.refusals == [.missingEntries([id].compactMap { $0 })])
    #expect(world.drawing() == "[a]")
  }

  @Test func `a report that changes nothing is handled too, so that no sender waits forever`() {
    let (world, store, host) = world(["a", "form"], keeping: ["form"])
    host.answering = .later
    host.userGoesBack()
    #expect(host.words == ["push a form", "push form"])
    host.finish()
    store.send(.popItem())
    host.finish()
    #expect(world.drawing() == "[a]")
  }

  @Test func `no element that the user removed returns without a new operation`() {
    let (world, store, host) = world(["a", "b"])
    host.userGoesBack()
    store.send(.pushItem("c"))
    store.send(.setItems(["x", "c"]))
    #expect(world.made.filter { $0 == "/b" } == ["/b"])
    #expect(world.drawing() == "[x c]")
  }

  @Test func `a foreign page on top is an issue, and changes nothing`() {
    let (world, store, host) = world(["a"])
    host.onReport?(.foreign("advert"))
    #expect(store.state.items == ["a"])
    #expect(host.words == ["push a"])
    #expect(
      world.issues == [
        NavigationIssue(
          .host,
          "a host shows “advert” over its elements, which is in no state; the next change takes it away"
        )
      ]
    )
  }

  @Test(arguments: [
    HostReport.removed([ElementID(1)]), .attempted(.removed([ElementID(1)])), .gestureBegan,
    .gestureEnded, .ready, .expanded, .selectedDetent(.large, of: ElementID(1)),
  ])
  func `a report from a host that is not attached is an issue`(_ report: HostReport) {
    let (world, store, host) = world(["a"])
    host.detach()
    host.onReport?(report)
    #expect(store.state.items == ["a"])
    #expect(
      world.issues == [
        NavigationIssue(
          .host,
          "a host that is not attached reported \(report); it was ignored"
        )
      ]
    )
  }
}
