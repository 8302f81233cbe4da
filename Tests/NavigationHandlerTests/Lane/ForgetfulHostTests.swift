import Testing
import TestSupport

@testable import ComposableNavigation

/// Issue 14: hosts whose answers differ from their views, each by the shortest script.
@MainActor @Suite struct ForgetfulHostTests {
  // A host that alternated between two wrong answers kept `send` from returning. Rule `endRounds`.
  @Test func `a difference that comes round twice counts as refused, with an issue`() {
    let rig = ToyStackRig(["a"])
    rig.setUp()
    rig.host?.answering = .later
    var count = 0
    rig.host?.afterAnswer = { [weak host = rig.host] in
      // An endless run is stopped so that the test ends.
      guard let host, count < 100 else { return }
      count += 1
      host.carryOut()
      if host.shown.elements.count == 3 {
        host.lose(Array(host.shown.elements.suffix(count.isMultiple(of: 2) ? 2 : 1)))
      }
      host.finish()
    }
    rig.store.send(.pushItems(["b", "c"]))
    #expect(count == 4)
    #expect(
      rig.issues == [
        "host: a host acknowledged push([e2, e3]) by showing something else, and shows again what "
          + "it showed before; it is not asked again until something changes"
      ]
    )
    #expect(rig.handler.refusal == .comesRound)
    #expect(
      rig.handler.waitsFor
        == "a change, because the host refused push([e2, e3]): done, but it shows again what it "
        + "showed before"
    )
    rig.host?.afterAnswer = nil
    rig.host?.answering = .atOnce
    rig.host?.onReport?(.ready)
    #expect(rig.host?.titles == ["a", "b", "c"])
    #expect(rig.handler.waitsFor == nil)
    #expect(rig.issues.count == 1)
  }

  /// Returns a stack whose host shows `a b`, while only the host knows of `b`.
  private func forgetful(_ capabilities: StackCapabilities = .all) -> ToyStackRig {
    let rig = ToyStackRig(["a"])
    rig.host = FakeStackHost(capabilities)
    rig.setUp()
    rig.host?.answering = .later
    rig.store.send(.pushItem("b"))
    rig.host?.carryOut()
    rig.host?.pending.first?.acknowledgement.done(showing: [ElementID(1)])
    rig.host?.drop()
    rig.store.send(.popItem())
    #expect(rig.host?.titles == ["a", "b"])
    #expect(rig.store.state.items == ["a"])
    #expect(rig.issues == ["host: a host acknowledged push([e2]), but shows what it showed before"])
    return rig
  }

  // An element that a host's `done` did not name stayed on screen forever. Rule `rememberShown`.
  @Test func `what a host forgot to name goes once an answer names it again`() {
    let rig = forgetful()
    rig.host?.answering = .atOnce
    rig.store.send(.pushItem("c"))
    #expect(rig.host?.titles == ["a", "c"])
    #expect(rig.handler.waitsFor == nil)
    #expect(rig.issues.count == 1)
  }

  // A host without capabilities comes round to the push that named the element. Rule `endRounds`.
  @Test func `a push that named what a host had forgotten is repeated`() {
    let rig = forgetful([])
    rig.store.send(.setItems([]))
    rig.host?.carryOut()
    rig.host?.pending.first?.acknowledgement.done(showing: [])
    rig.host?.drop()
    #expect(rig.host?.titles == ["b"])
    #expect(rig.handler.waitsFor == nil)
    rig.host?.answering = .atOnce
    rig.store.send(.pushItem("c"))
    #expect(rig.host?.titles == ["c"])
    #expect(rig.handler.waitsFor == nil)
    #expect(rig.issues.count == 1)
  }

  // The same element, named by `attached`.
  @Test func `what a host forgot to name goes once it is named on attaching`() {
    let rig = forgetful()
    rig.host?.answering = .atOnce
    rig.host?.detach()
    rig.host?.attach()
    #expect(rig.host?.titles == ["a"])
    #expect(rig.handler.waitsFor == nil)
    #expect(rig.issues.count == 1)
  }

  /// Row 13.
  @Test func `an element that a host forgot to name may be reported as removed`() {
    let rig = forgetful()
    rig.host?.userRemoves([ElementID(2)])
    rig.store.send(.pushItem("c"))
    rig.host?.finish()
    #expect(rig.host?.titles == ["a", "c"])
    #expect(rig.store.state.items == ["a", "c"])
    #expect(rig.handler.waitsFor == nil)
    #expect(rig.issues.count == 1)
  }

  /// Row 13: while the command that removes it is in flight.
  @Test func `an element that is named again may be reported as removed during its removal`() {
    let rig = forgetful()
    rig.store.send(.pushItem("c"))
    rig.host?.finish()
    #expect(rig.host?.titles == ["a", "b", "c"])
    rig.host?.userRemoves([ElementID(2)])
    rig.host?.finish()
    #expect(rig.host?.titles == ["a", "c"])
    #expect(rig.store.state.items == ["a", "c"])
    #expect(rig.handler.waitsFor == nil)
    #expect(rig.issues.count == 1)
  }

  /// Issue 27, row 1.
  @Test(arguments: [["a"], ["a", "b"]])
  func `a host that drops an acknowledgement shows nothing twice`(start: [String]) async {
    let rig = ToyStackRig(start)
    rig.setUp()
    rig.host?.answering = .later
    rig.store.send(.pushItem("x"))
    rig.host?.carryOut()
    rig.host?.drop()
    for _ in 0..<5 { await Task.yield() }
    rig.host?.answering = .atOnce
    for last in ["y", "z"] {
      rig.store.send(.setItems(start + ["x", last]))
      #expect(rig.host?.titles == start + ["x", last])
    }
    rig.host?.detach()
    rig.host?.attach()
    #expect(rig.host?.titles == start + ["x", "z"])
    #expect(rig.handler.waitsFor == nil)
    #expect(rig.issues.count == 1)
  }

  /// Issue 27, row 1.
  @Test func `a host that names an element twice is believed to show it once, with an issue`() {
    let rig = ToyStackRig(["a"])
    rig.setUp()
    rig.host?.answering = .later
    rig.store.send(.pushItem("b"))
    rig.host?.carryOut()
    let elements = [1, 2, 1].map { ElementID($0) }
    rig.host?.pending.first?.acknowledgement.done(showing: Showing(elements))
    rig.host?.drop()
    #expect(
      rig.issues == [
        "host: a host named e1 twice among the elements that it shows; it is believed to show it once"
      ]
    )
    #expect(rig.handler.waitsFor == nil)
    #expect(rig.host?.performed == 2)
    rig.host?.answering = .atOnce
    rig.store.send(.popItem())
    #expect(rig.host?.titles == ["a"])
    #expect(rig.handler.waitsFor == nil)
    #expect(rig.issues.count == 1)
  }
}
