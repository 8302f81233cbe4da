import Testing
import TestSupport

@testable import ComposableNavigation

/// Issue 14: faults that a host can cause in other hosts of its lane, each by the shortest script.
@MainActor @Suite struct BrokenNeighbourTests {
  private let lane = Lane()

  /// Returns a view with handlers in it.
  private func view(_ title: String, _ handlers: [any NavigationHandler]) -> FakeView {
    let view = FakeView(title, id: title)
    view.handlers = handlers
    return view
  }

  /// Returns a stack with one page that contains handlers.
  private func stack(_ items: [String], around inner: FakeView) -> ToyStackRig {
    let stack = ToyStackRig(items) { $0 == inner.title ? inner : FakeView($0, id: $0) }
    stack.setUp(in: lane)
    return stack
  }

  // MARK: Two modals

  // A modal whose host was away blocked another modal, whose `waitsFor` was nil. Rule `giveWay`.
  @Test func `a modal whose host is away excludes no other, and says what it waits for`() {
    let log = ToyTrace()
    let (first, second) = (ToyModalRig(isNested: true), ToyModalRig(isNested: true))
    first.host?.note = { log.add($0) }
    second.host?.note = { log.add($0) }
    first.setUp()
    second.setUp()
    let stack = stack(["r"], around: view("r", [first.handler, second.handler]))
    let other = ToyStackRig(["a"])
    other.setUp(in: lane)
    first.host?.onReport?(.detached)
    first.store.send(.presentSheet("one"))
    second.store.send(.presentSheet("two"))
    #expect(log.take() == ["present two as sheet"])
    #expect(first.handler.waitsFor == "the host to be attached, then present(e1, sheet)")
    #expect(second.handler.waitsFor == nil)
    // An unrelated change causes no further commands.
    other.store.send(.pushItem("b"))
    #expect(other.host?.titles == ["a", "b"])
    #expect(log.take() == [])
    #expect(second.host?.titles == ["two"])
    first.host?.onReport?(.attached)
    #expect(log.take() == ["dismiss two", "present one as sheet"])
    #expect(first.handler.waitsFor == nil)
    #expect(
      second.handler.waitsFor == "the modal beside it, [e1], to be dismissed, then to present [e1]"
    )
    first.store.send(.dismiss())
    #expect(log.take() == ["dismiss one", "present two as sheet"])
    #expect(second.handler.waitsFor == nil)
    #expect(first.issues + second.issues + stack.issues == [])
  }

  // MARK: Hosts that die before their handlers

  /// Row B.
  @Test func `a host's death is heard of by itself, and another host shows the same view`() async {
    let modal = ToyModalRig(isNested: true)
    modal.setUp()
    let stack = stack(["a", "b"], around: view("b", [modal.handler]))
    modal.store.send(.presentSheet("m"))
    let shown = modal.host?.views.first
    modal.host = nil
    // The main actor processes the release.
    await Task { @MainActor in }.value
    #expect(modal.handler.refusal == .gone)
    #expect(
      modal.handler.waitsFor
        == "another host, because its own was released, then present(e1, sheet)"
    )
    modal.host = FakeModalHost()
    modal.host?.isAttached = false
    modal.setUp()
    #expect(modal.host?.views.first === shown)
    #expect(shown != nil)
    #expect(modal.handler.refusal == nil)
    #expect(modal.handler.waitsFor == nil)
    #expect(stack.issues + modal.issues == [])
  }

  // MARK: Nested hosts

  @Test func `a nested host that is away is not asked until it says that it is attached`() {
    let inner = ToyStackRig(["x"], isNested: true)
    inner.setUp()
    let stack = stack(["a"], around: view("a", [inner.handler]))
    inner.host?.onReport?(.detached)
    // The whole window leaves the screen and returns.
    stack.host?.detach()
    stack.host?.attach()
    inner.store.send(.pushItem("y"))
    #expect(inner.host?.words == ["push x"])
    #expect(inner.handler.waitsFor == "the host to be attached, then push([e2])")
    inner.host?.onReport?(.attached)
    #expect(inner.host?.words == ["push x", "push y"])
    #expect(inner.host?.titles == ["x", "y"])
    #expect(stack.issues + inner.issues == [])
  }

  /// Row `case_setup`, in a split that collapses meanwhile.
  @Test func `a handler in a view that moves may be set up anew while its lane is at work`() {
    var made: [String] = []
    let modal = ToyModalRig(isNested: true) { title in
      made.append(title)
      return FakeView(title, id: title)
    }
    modal.setUp()
    let detail = view("d", [modal.handler])
    let listener = ToyListener()
    let store = listener.store(ToySplit.State(primary: ["list"], detail: ["none", "d"])) {
      ToySplit()
    }
    let host = FakeSplitHost()
    let handler = SplitNavigationHandler(
      store: store,
      viewProvider: ToyViews { $0 == "d" ? detail : FakeView($0, id: $0) }
    )
    handler.setup(with: host)
    modal.host?.answering = .later
    modal.store.send(.presentSheet("sheet"))
    store.send(.setCollapsed(true))
    modal.host?.answering = .atOnce
    modal.setUp()
    #expect(host.drawing == "list d")
    #expect(modal.host?.titles == ["sheet"])
    store.send(.primary(.pushItem("x")))
    #expect(host.columns[0].titles == store.state[shown: .primary].items)
    #expect(handler.waitsFor == nil)
    #expect(modal.handler.waitsFor == nil)
    #expect(made == ["sheet"])
    #expect(listener.issues == [])
    #expect(modal.issues == [])
  }
}
