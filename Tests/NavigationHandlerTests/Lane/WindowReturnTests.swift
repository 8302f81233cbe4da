import Testing
import TestSupport

@testable import ComposableNavigation

/// Issue 14, row E, for a window: its hosts return one after another but are on screen at once.
@MainActor @Suite struct WindowReturnTests {
  private let besideText =
    "the modal beside it, [e1], to be dismissed, then to present [e1]"

  /// Returns a stack that presents from its page, and a modal beside it that is being presented
  /// when the window leaves the screen.
  private func windowThatGoes() -> (
    stack: ToyStackRig, inner: ToyModalRig, outer: ToyModalRig, log: ToyTrace
  ) {
    let log = ToyTrace()
    let (inner, outer) = (ToyModalRig(isNested: true), ToyModalRig())
    inner.host?.note = { log.add($0) }
    outer.host?.note = { log.add($0) }
    inner.setUp()
    let page = FakeView("r", id: "r")
    page.handlers = [inner.handler]
    let (lane, stack) = (Lane(), ToyStackRig(["r"]) { _ in page })
    stack.setUp(in: lane)
    outer.setUp(in: lane)
    outer.host?.answering = .later
    outer.store.send(.presentSheet("one"))
    inner.store.send(.presentSheet("two"))
    outer.host?.carryOut()
    stack.host?.leaveInTheMiddle()
    outer.host?.leaveInTheMiddle()
    outer.host?.answering = .atOnce
    return (stack, inner, outer, log)
  }

  // A window with a modal was off screen. When its first host was back, another modal was presented
  // before the modal's host had reported. Rule `askWhetherBack`.
  @Test func `nothing is presented beside what came back with its window`() {
    let (stack, inner, outer, log) = windowThatGoes()
    #expect(log.take() == ["present one as sheet"])
    // The whole window is back; its hosts report one after another.
    outer.host?.isAttached = true
    stack.host?.attach()
    #expect(log.take() == [])
    #expect(outer.host?.titles == ["one"])
    #expect(outer.handler.waitsFor == nil)
    #expect(inner.handler.waitsFor == besideText)
    outer.host?.attach()
    #expect(log.take() == [])
    #expect(outer.host?.titles == ["one"])
    outer.store.send(.dismiss())
    #expect(log.take() == ["dismiss one", "present two as sheet"])
    #expect(stack.issues + inner.issues + outer.issues == [])
  }

  @Test func `a modal whose window is back without it excludes no other`() {
    let (stack, inner, outer, log) = windowThatGoes()
    #expect(log.take() == ["present one as sheet"])
    stack.host?.attach()
    #expect(log.take() == ["present two as sheet"])
    #expect(inner.handler.waitsFor == nil)
    outer.host?.attach()
    #expect(log.take() == ["dismiss two"])
    #expect(inner.handler.waitsFor == besideText)
    #expect(outer.handler.waitsFor == nil)
    #expect(stack.issues + inner.issues + outer.issues == [])
  }
}
