import Testing
import TestSupport

@testable import ComposableNavigation

/// Issue 14: faults that a host can cause in its own handler, each by the shortest script.
@MainActor @Suite struct BrokenHostTests {
  // MARK: Setting up

  // A change of the state during `setup` was missed. Now the handler observes its store before it
  // joins its lane; a search has no such rule, because no lane decides it.
  @Test func `what changes while a handler is set up is shown`() {
    let lane = Lane()
    let (first, second) = (ToyStackRig(["a"]), ToyStackRig(["x"]))
    first.host?.answering = .refuse("not now")
    first.setUp(in: lane)
    first.host?.answering = .atOnce
    // The first host receives a command again because the second joins.
    first.host?.beforeAnswer = { second.store.send(.pushItem("y")) }
    second.setUp(in: lane)
    #expect(first.host?.titles == ["a"])
    #expect(second.host?.titles == ["x", "y"])
    #expect(second.handler.waitsFor == nil)
  }

  // The same change, made by the factory of a view.
  @Test func `what a view's factory changes while a handler is set up is shown`() {
    var act: (@MainActor () -> Void)?
    let rig = ToyStackRig(["x"]) { title in
      act?()
      return FakeView(title, id: title)
    }
    act = {
      act = nil
      rig.store.send(.pushItem("y"))
    }
    rig.setUp()
    #expect(rig.host?.titles == ["x", "y"])
    #expect(rig.handler.waitsFor == nil)
  }

  // Other hosts of the lane got commands before this host's `begin`. Now the lane sends none
  // between the event and `begin` (`Lane.hold`).
  @Test func `a host that is set up anew hears of it before anything else is asked for`() {
    let lane = Lane()
    let (stack, modal) = (ToyStackRig(["a"]), ToyModalRig())
    stack.setUp(in: lane)
    modal.setUp(in: lane)
    stack.host?.answering = .later
    stack.store.send(.pushItem("b"))
    modal.store.send(.presentSheet("s"))
    var inFlight: [Int?] = []
    modal.host?.beforeAnswer = { inFlight.append(stack.host?.pending.count) }
    stack.host?.answering = .atOnce
    stack.setUp(in: lane)
    #expect(inFlight == [0])
    #expect(stack.host?.titles == ["a", "b"])
    #expect(modal.host?.titles == ["s"])
  }

  // MARK: While a host is asked

  /// Row L, from the factory of an element of another container.
  @Test func `a removal by the user while another container's view is made is carried out`() {
    let lane = Lane()
    let stack = ToyStackRig(["a", "b"])
    var act: (@MainActor () -> Void)?
    let modal = ToyModalRig { title in
      act?()
      return FakeView(title, id: title)
    }
    stack.setUp(in: lane)
    modal.setUp(in: lane)
    act = {
      act = nil
      stack.host?.userGoesBack()
    }
    modal.store.send(.presentSheet("s"))
    #expect(stack.host?.words == ["push a b"])
    #expect(stack.host?.titles == ["a"])
    #expect(stack.store.state.items == ["a"])
    #expect(modal.host?.titles == ["s"])
    #expect(stack.issues + modal.issues == [])
  }

  // MARK: Another lane

  @Test func `a page that the user removed is in no other lane before the removal is reduced`() {
    let stack = ToyStackRig(["a", "b"])
    stack.setUp()
    let (other, elsewhere) = (FakeStackHost(), Lane())
    var isFirst = true
    let subscription = stack.store.observe { _ in
      guard isFirst else { return }
      isFirst = false
      // Actions sent here are reduced afterwards.
      stack.host?.userGoesBack()
      stack.handler.setup(with: other, in: elsewhere)
    }
    #expect(other.words == ["push a"])
    #expect(stack.store.state.items == ["a"])
    stack.store.send(.pushItem("b"))
    #expect(other.titles == ["a", "b"])
    #expect(stack.handler.waitsFor == nil)
    #expect(stack.issues == [])
    subscription.cancel()
  }
}
