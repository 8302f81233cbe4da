import Testing
import TestSupport

@testable import ComposableNavigation

/// Law 47 of hosts that are in a view: their reports are heard while those around them begin, come or go,
/// or have become void.
@MainActor @Suite struct NestedReportTests {
  /// A stack with a page that contains two stacks.
  @MainActor private final class Nest {
    let outer: ToyStackRig
    let first = ToyStackRig(["x"], isNested: true)
    let second = ToyStackRig(["y"], isNested: true)

    init() {
      first.setUp()
      second.setUp()
      let handlers = [first.handler, second.handler]
      outer = ToyStackRig(["list", "page"]) { title in
        let view = FakeView(title, id: title)
        if title == "page" { view.handlers = handlers }
        return view
      }
      outer.setUp()
    }
  }

  @Test(arguments: [false, true])
  func `a gesture that begins in a host before it hears that its page goes ends with that`(
    isMoved: Bool
  ) throws {
    let nest = Nest()
    let (first, second) = (try #require(nest.first.host), try #require(nest.second.host))
    first.inside[.didDetach] = { [unowned second] in second.beginGesture() }
    if isMoved {
      nest.outer.setUp(in: Lane())
    } else {
      nest.outer.host?.detach()
      nest.outer.host?.attach()
    }
    #expect(!second.isGesturing)
    nest.second.store.send(.pushItem("z"))
    nest.outer.store.send(.pushItem("more"))
    #expect(second.titles == ["y", "z"])
    #expect(second.complaints == [])
    #expect(nest.outer.host?.titles == ["list", "page", "more"])
  }

  @Test func `a gesture that begins before a host has heard that its page comes is kept`() throws {
    let nest = Nest()
    let (first, second) = (try #require(nest.first.host), try #require(nest.second.host))
    nest.outer.host?.detach()
    first.inside[.didAttach] = { [unowned second] in second.beginGesture() }
    nest.outer.host?.attach()
    nest.second.store.send(.pushItem("z"))
    #expect(second.titles == ["y"])
    second.endGesture()
    #expect(second.titles == ["y", "z"])
    #expect(second.complaints == [])
  }

  @Test func `a host in a view that goes, and begins anew with the host around it, is back`() throws
  {
    let nest = Nest()
    let host = try #require(nest.first.host)
    nest.outer.host?.inside[.begin] = { [unowned host] in
      host.onReport?(.detached)
      nest.first.setUp()
    }
    nest.outer.setUp()
    nest.first.store.send(.pushItem("z"))
    #expect(host.titles == ["x", "z"])
    #expect(host.complaints == [])
    #expect(nest.first.handler.waitsFor == nil)
    #expect(nest.first.issues == [])
  }

  @Test func `a host in a view that begins anew with the host around it, and goes, is away`() throws
  {
    let nest = Nest()
    let host = try #require(nest.first.host)
    nest.outer.host?.inside[.begin] = { [unowned host] in
      nest.first.setUp()
      host.onReport?(.detached)
    }
    nest.outer.setUp()
    #expect(host.titles == [])
    host.onReport?(.attached)
    #expect(host.titles == ["x"])
    #expect(host.complaints == [])
    #expect(nest.first.handler.waitsFor == nil)
    #expect(nest.first.issues == [])
  }

  @Test func `a host in a view that goes as its page comes, and begins anew, is back`() throws {
    let nest = Nest()
    let host = try #require(nest.first.host)
    nest.outer.host?.detach()
    host.inside[.didAttach] = { [unowned host] in host.onReport?(.detached) }
    host.views[0].whenLookedAt = { nest.first.setUp() }
    nest.outer.host?.attach()
    nest.first.store.send(.pushItem("z"))
    #expect(host.titles == ["x", "z"])
    #expect(host.complaints == [])
    #expect(nest.first.handler.waitsFor == nil)
    #expect(nest.first.issues == [])
  }

  @Test func `a host that goes and is back before it hears that its page comes is not away`() throws
  {
    let nest = Nest()
    let (first, second) = (try #require(nest.first.host), try #require(nest.second.host))
    nest.outer.host?.detach()
    first.inside[.didAttach] = { [unowned second] in
      second.onReport?(.detached)
      second.onReport?(.attached)
    }
    nest.outer.host?.attach()
    nest.second.store.send(.pushItem("z"))
    #expect(second.titles == ["y", "z"])
    #expect(second.complaints == [])
    #expect(nest.second.handler.waitsFor == nil)
    #expect(nest.second.issues == [])
  }

  @Test(arguments: [FakeCall.didAttach, .didDetach])
  func `what the user takes away while a nested host is told is heard`(call: FakeCall) throws {
    let nest = Nest()
    let host = try #require(nest.first.host)
    nest.first.store.send(.pushItem("z"))
    host.inside[call] = { [unowned host] in host.userGoesBack() }
    nest.outer.host?.detach()
    nest.outer.host?.attach()
    #expect(nest.first.store.state.items == ["x"])
    #expect(host.titles == ["x"])
    #expect(host.complaints == [])
    #expect(nest.first.issues == [])
  }
}
