import Testing
import TestSupport

@testable import ComposableNavigation

@MainActor @Suite struct AcknowledgementTests {
  private func world(_ items: [String] = ["a"]) -> (World, StackStore, FakeStackHost) {
    let world = World()
    let store = world.stack("", items)
    return (world, store, world.stackHost)
  }

  private let again = NavigationIssue(
    .acknowledgement,
    "an acknowledgement was used a second time; it changed nothing"
  )
  private let late = NavigationIssue(
    .acknowledgement,
    "an acknowledgement was used after its host was detached; it changed nothing"
  )
  private let dropped = NavigationIssue(
    .acknowledgement,
    "an acknowledgement was dropped unused; call done(showing:) or refused(_:) once"
  )

  // MARK: Done

  @Test func `the elements that an acknowledgement names count as shown`() throws {
    let (world, store, host) = world()
    host.answering = .later
    store.send(.pushItems(["b", "c"]))
    // The host has lost the screen in between and reports it by its shown elements.
    host.carryOut()
    let b = host.shown.elements[1]
    host.lose([b])
    host.finish()
    #expect(host.words == ["push a", "push b c", "replace c with b c"])
    host.finish()
    #expect(world.drawing() == "[a b c]")
    #expect(world.issues == [])
  }

  @Test func `states that came in between are never shown`() {
    let (world, store, host) = world()
    host.answering = .later
    for item in ["b", "c", "d"] { store.send(.pushItem(item)) }
    store.send(.popItem())
    store.send(.setItems(["a", "e"]))
    host.finish()
    #expect(host.words == ["push a", "push b", "replace b with e"])
    #expect(world.made == ["/a", "/#0", "/#3"])
  }

  // MARK: Refused

  enum End: CaseIterable {
    case anotherState, gesture, ready, attach
  }

  @Test(arguments: End.allCases)
  func `a refused command is sent again after a change in the lane, and not before`(_ end: End) {
    let (world, store, host) = world()
    host.answering = .refuse(.transition)
    store.send(.pushItem("b"))
    #expect(host.words == ["push a", "push b"])
    #expect(world.handler?.refusal == .transition)
    #expect(
      world.handler?.waitsFor
        == "a change, because the host refused push([e2]): another transition is running"
    )
    // Neither an equal state nor another flag is a change.
    store.send(.pushItems([], animated: false))
    host.beginGesture()
    #expect(host.words == ["push a", "push b"])
    host.answering = .atOnce
    switch end {
    case .anotherState: store.send(.setItems(["a", "b", "c"]))
    case .gesture: break
    case .ready:
      host.endGesture()
      host.onReport?(.ready)
    case .attach:
      host.detach()
      host.attach()
    }
    if host.isGesturing { host.endGesture() }
    #expect(world.drawing() == world.expected())
    #expect(world.handler?.refusal == nil)
    #expect(world.handler?.waitsFor == nil)
    #expect(world.made.filter { $0 == "/#0" } == ["/#0"])
    #expect(world.issues == [])
  }

  @Test func `a refused command that is wanted no more is not asked again`() {
    let (world, store, host) = world()
    host.answering = .refuse(.transition)
    store.send(.pushItem("b"))
    store.send(.popItem())
    #expect(host.words == ["push a", "push b"])
    #expect(world.handler?.refusal == nil)
  }

  // MARK: Mistakes

  @Test func `done that changes nothing counts as refused and is an issue`() {
    let (world, store, host) = world()
    host.answering = .unchanged
    store.send(.pushItem("b"))
    #expect(host.words == ["push a", "push b"])
    #expect(world.handler?.refusal == .unchanged)
    #expect(
      world.issues == [
        NavigationIssue(
          .host,
          "a host acknowledged push([e2]), but shows what it showed before"
        )
      ]
    )
    host.answering = .atOnce
    host.onReport?(.ready)
    #expect(world.drawing() == "[a b]")
  }

  @Test func `done without a change is correct when the user was faster`() {
    let (world, store, host) = world(["a", "b"])
    host.answering = .later
    store.send(.popItem())
    host.userGoesBack()
    host.finish()
    #expect(world.drawing() == "[a]")
    #expect(world.issues == [])
    #expect(world.refusals.count == 1)
  }

  @Test func `an acknowledgement that is dropped inside perform counts as refused and is an issue`()
  {
    let (world, store, host) = world()
    host.answering = .drop
    store.send(.pushItem("b"))
    #expect(world.handler?.refusal == .dropped)
    #expect(world.issues == [dropped])
    #expect(host.words == ["push a", "push b"])
    host.answering = .atOnce
    store.send(.pushItem("c"))
    #expect(world.drawing() == "[a b c]")
  }

  @Test func `an acknowledgement that is dropped later counts as refused and is an issue`() async {
    let (world, store, host) = world()
    host.answering = .later
    store.send(.pushItem("b"))
    host.drop()
    // A task of the main actor wakes the lane; this one follows it.
    await Task {}.value
    #expect(world.handler?.refusal == .dropped)
    #expect(world.issues == [dropped])
  }

  @Test func `a second use is an issue and changes nothing`() {
    let (world, store, host) = world()
    host.answering = .twice
    store.send(.pushItem("b"))
    #expect(world.issues == [again])
    #expect(world.drawing() == "[a b]")
    host.answering = .atOnce
    store.send(.popItem())
    #expect(host.words == ["push a", "push b", "pop b"])
  }

  @Test func `a second use while the next command is in flight does not answer that one`() throws {
    let (world, store, host) = world()
    host.answering = .later
    store.send(.pushItem("b"))
    let first = try #require(host.pending.first?.acknowledgement)
    store.send(.pushItem("c"))
    host.finish()
    first.refused("again")
    #expect(world.issues == [again])
    #expect(world.handler?.waitsFor == "the host to acknowledge push([e3])")
    host.finish()
    #expect(world.drawing() == "[a b c]")
  }

  @Test func `one that is used after its host was detached is an issue and changes nothing`() {
    let (world, store, host) = world()
    host.answering = .later
    store.send(.pushItem("b"))
    host.detach()
    host.void.first?.done(showing: [ElementID(7)])
    #expect(world.issues == [late])
    host.answering = .atOnce
    host.attach()
    #expect(world.drawing() == "[a b]")
    #expect(world.made == ["/a", "/#0"])
  }

  @Test func `a held acknowledgement blocks its own lane only, and the handler has the reason`() {
    let (world, store, host) = world()
    let (other, otherStore, _) = self.world()
    host.answering = .later
    store.send(.pushItem("b"))
    store.send(.pushItem("c"))
    otherStore.send(.pushItem("b"))
    #expect(other.drawing() == "[a b]")
    #expect(world.drawing() == "[a]")
    #expect(world.handler?.waitsFor == "the host to acknowledge push([e2])")
    world.modal("").send(.presentSheet("help"))
    #expect(
      world.modalHandler?.waitsFor
        == "another host to acknowledge push([e2]), then present(e1, sheet)"
    )
    host.finish()
    host.finish()
    #expect(world.drawing() == "[a b c]^help")
    #expect(world.handler?.waitsFor == nil)
  }

  @Test func `an acknowledgement outlives its lane without harm`() async {
    var world: World? = World()
    let store = world?.stack("", ["a"])
    let host = world?.stackHost
    host?.answering = .later
    store?.send(.pushItem("b"))
    world?.close()
    world = nil
    host?.finish()
    host?.drop()
    await Task {}.value
    #expect(host?.words == ["push a", "push b"])
  }
}
