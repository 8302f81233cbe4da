import Testing

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

  enum Anew: CaseIterable {
    case stack, stackElsewhere, modal, modalElsewhere
  }

  // A handler that was set up again in a busy lane stayed in it twice and excluded itself. Now
  // setting up again is one event of the lane (`moveAtOnce`).
  @Test(arguments: Anew.allCases, 0...9)
  func `set up anew at any moment of a busy lane, a handler keeps its views`(
    anew: Anew,
    moment: Int
  ) {
    var made: [String] = []
    let stack = ToyStackRig(["a"]) { title in
      made.append(title)
      return FakeView(title, id: title)
    }
    let modal = ToyModalRig { title in
      made.append(title)
      return FakeView(title, id: title)
    }
    let lane = Lane()
    stack.setUp(in: lane)
    modal.setUp(in: lane)
    stack.host?.answering = .later
    modal.host?.answering = .later
    let steps: [@MainActor () -> Void] = [
      { stack.store.send(.pushItem("b")) }, { modal.store.send(.presentSheet("s")) },
      { stack.host?.carryOut() }, { stack.host?.finish() },
      { modal.host?.carryOut() }, { modal.host?.finish() },
      { stack.store.send(.pushItem("c")) }, { stack.host?.carryOut() },
      { stack.host?.finish() }, {},
    ]
    // Replaced hosts are kept, with their commands.
    let old: [AnyObject?] = [stack.host, modal.host]
    for (index, step) in steps.enumerated() {
      if index == moment { setUp(stack, modal, anew, in: lane) }
      step()
    }
    for _ in 0..<20 {
      stack.host?.finish()
      modal.host?.finish()
    }
    #expect(stack.host?.titles == ["a", "b", "c"])
    #expect(modal.host?.titles == ["s"])
    #expect(made.sorted() == ["a", "b", "c", "s"])
    #expect(lane.reconciler.members.count == 2)
    #expect(stack.issues + modal.issues == [])
    #expect((stack.host?.complaints ?? []) + (modal.host?.complaints ?? []) == [])
    withExtendedLifetime(old) {}
  }

  private func setUp(
    _ stack: ToyStackRig,
    _ modal: ToyModalRig,
    _ anew: Anew,
    in lane: Lane
  ) {
    switch anew {
    case .stack, .modal: break
    case .stackElsewhere:
      stack.host = FakeStackHost()
      stack.host?.answering = .later
    case .modalElsewhere:
      modal.host = FakeModalHost()
      modal.host?.answering = .later
    }
    switch anew {
    case .stack, .stackElsewhere: stack.setUp(in: lane)
    case .modal, .modalElsewhere: modal.setUp(in: lane)
    }
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

  // MARK: Styles

  // A restyle that became void off screen was never sent again (rule `askForStyle`). Tried with
  // each host capability that may matter, and with a host that names no style.
  @Test(arguments: [.restyle, []] as [ModalCapabilities], [true, false])
  func `a restyle that was void when the host went is corrected when it is back`(
    capabilities: ModalCapabilities,
    isCarriedOut: Bool
  ) {
    for namesStyle in [true, false] {
      let rig = ToyModalRig(capabilities)
      rig.host?.namesStyle = namesStyle
      rig.setUp()
      rig.store.send(.presentSheet("a"))
      let view = rig.host?.views.first
      rig.host?.answering = .later
      rig.store.send(.presentFullScreen("a"))
      if isCarriedOut { rig.host?.carryOut() }
      rig.host?.leaveInTheMiddle()
      rig.host?.answering = .atOnce
      rig.store.send(.presentSheet("a"))
      rig.host?.attach()
      #expect(rig.host?.style == .pageSheet)
      #expect(rig.host?.titles == ["a"])
      #expect(rig.host?.views.first === view)
      #expect(rig.handler.waitsFor == nil)
      #expect(rig.issues == [])
    }
  }

  // MARK: While a host is asked

  // A host that had reported `detached` got a command, and then an issue. Now the lane checks again
  // before `perform` and withdraws the acknowledgement (`lookAgain`).
  @Test func `a host that has said that it is away is not asked, and not told off`() {
    let lane = Lane()
    let (first, second) = (ToyStackRig(["a"]), ToyStackRig(["x"]))
    first.setUp(in: lane)
    second.setUp(in: lane)
    first.host?.afterAnswer = {
      second.store.send(.pushItem("y"))
      second.host?.detach()
    }
    first.store.send(.pushItem("b"))
    #expect(second.host?.words == ["push x"])
    second.host?.onReport?(.detached)
    #expect(second.handler.waitsFor == "the host to be attached, then push([e2])")
    first.host?.afterAnswer = nil
    second.host?.attach()
    #expect(second.host?.titles == ["x", "y"])
    #expect(first.issues + second.issues == [])
  }

  // An element that the user removed while views were made was pushed and then popped. Now the lane
  // decides again when the views exist (`lookAgain`).
  @Test(arguments: [["x", "a", "b"], ["a", "b", "x"]])
  func `what the user removes while a view is made is not added`(items: [String]) {
    var act: (@MainActor () -> Void)?
    let rig = ToyStackRig(["a", "b"]) { title in
      if title == "x" { act?() }
      return FakeView(title, id: title)
    }
    rig.setUp()
    act = {
      act = nil
      rig.host?.userGoesBack()
    }
    rig.store.send(.setItems(items))
    let rest = items.filter { $0 != "b" }
    let asked = items.first == "x" ? "replace a with x a" : "push x"
    #expect(rig.host?.words == ["push a b", asked])
    #expect(rig.host?.titles == rest)
    #expect(rig.store.state.items == rest)
    #expect(rig.issues == [])
  }

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
