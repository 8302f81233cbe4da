import Testing

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

  /// Waits until the main actor has processed releases.
  private func mainActorHasRun() async { await Task { @MainActor in }.value }

  // MARK: Two modals

  private let besideText =
    "the modal beside it, [e1], to be dismissed, then to present [e1]"

  /// Returns two modals of one page that record their commands.
  private func pair(
    isNested: Bool
  ) -> (first: ToyModalRig, second: ToyModalRig, log: ToyTrace) {
    let log = ToyTrace()
    let (first, second) = (ToyModalRig(isNested: isNested), ToyModalRig(isNested: isNested))
    first.host?.note = { log.add($0) }
    second.host?.note = { log.add($0) }
    return (first, second, log)
  }

  // A modal whose host was away blocked another modal, whose `waitsFor` was nil. Rule `giveWay`.
  @Test func `a modal whose host is away excludes no other, and says what it waits for`() {
    let (first, second, log) = pair(isNested: true)
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
    #expect(second.handler.waitsFor == besideText)
    first.store.send(.dismiss())
    #expect(log.take() == ["dismiss one", "present two as sheet"])
    #expect(second.handler.waitsFor == nil)
    #expect(first.issues + second.issues + stack.issues == [])
  }

  /// Row E, if the container of the modal is off screen.
  @Test func `a modal in a stack whose host is off screen excludes no other`() {
    let (first, second, log) = pair(isNested: true)
    first.setUp()
    second.setUp()
    let (left, right) = (view("l", [first.handler]), view("r", [second.handler]))
    let leftStack = ToyStackRig(["l"], isNested: true) { _ in left }
    let rightStack = ToyStackRig(["r"], isNested: true) { _ in right }
    leftStack.setUp()
    rightStack.setUp()
    let stack = stack(["p"], around: view("p", [leftStack.handler, rightStack.handler]))
    leftStack.host?.onReport?(.detached)
    first.store.send(.presentSheet("one"))
    second.store.send(.presentSheet("two"))
    #expect(log.take() == ["present two as sheet"])
    #expect(first.handler.waitsFor == "the host to be attached, then present(e1, sheet)")
    leftStack.host?.onReport?(.attached)
    #expect(log.take() == ["dismiss two", "present one as sheet"])
    #expect(first.handler.waitsFor == nil)
    #expect(first.issues + second.issues + stack.issues == [])
  }

  // A modal that its host refused blocked another modal, whose `waitsFor` was nil. Rule `giveWay`.
  @Test func `a modal that its host refuses excludes no other, and says what it waits for`() {
    let (first, second, log) = pair(isNested: false)
    let stack = ToyStackRig(["a"])
    stack.setUp(in: lane)
    first.setUp(in: lane)
    second.setUp(in: lane)
    first.host?.answering = .refuse("never")
    first.store.send(.presentSheet("one"))
    second.store.send(.presentSheet("two"))
    let view = second.host?.views.first
    #expect(second.host?.titles == ["two"])
    #expect(
      first.handler.waitsFor == "a change, because the host refused present(e1, sheet): never"
    )
    #expect(second.handler.waitsFor == nil)
    // An unrelated change causes no further commands.
    _ = log.take()
    stack.store.send(.pushItem("b"))
    #expect(log.take() == [])
    #expect(second.host?.titles == ["two"])
    first.host?.answering = .atOnce
    first.host?.onReport?(.ready)
    #expect(log.take() == ["dismiss two", "present one as sheet"])
    #expect(second.handler.waitsFor == besideText)
    first.store.send(.dismiss())
    #expect(log.take() == ["dismiss one", "present two as sheet"])
    #expect(second.host?.views.first === view)
    #expect(first.issues + second.issues + stack.issues == [])
  }

  // MARK: Hosts that die before their handlers

  // A host that was released before its handler blocked its stack for good. Rule `buryHosts`.
  @Test func `the hosts in a host that has died are gone, and its stack goes on`() {
    let modal = ToyModalRig(isNested: true)
    modal.setUp()
    let stack = stack(["a"], around: view("b", [modal.handler]))
    stack.store.send(.pushItem("b"))
    modal.store.send(.presentSheet("m"))
    #expect(modal.host?.titles == ["m"])
    modal.host = nil
    stack.store.send(.popItem())
    #expect(stack.host?.titles == ["a"])
    #expect(stack.handler.waitsFor == nil)
    stack.store.send(.pushItem("c"))
    modal.store.send(.dismiss())
    #expect(stack.host?.titles == ["a", "c"])
    #expect(stack.handler.waitsFor == nil)
    #expect(modal.handler.refusal == .gone)
    #expect(stack.issues + modal.issues == [])
  }

  /// Row B.
  @Test func `a host's death is heard of by itself, and another host shows the same view`() async {
    let modal = ToyModalRig(isNested: true)
    modal.setUp()
    let stack = stack(["a", "b"], around: view("b", [modal.handler]))
    modal.store.send(.presentSheet("m"))
    let shown = modal.host?.views.first
    modal.host = nil
    await mainActorHasRun()
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

  // A host that was released during a gesture blocked its lane for good. Rule `buryHosts`.
  @Test(arguments: [true, false])
  func `a host that dies in a gesture holds up no other`(sends: Bool) async {
    let (first, second) = (ToyStackRig(["a"]), ToyStackRig(["x"]))
    first.setUp(in: lane)
    second.setUp(in: lane)
    second.host?.beginGesture()
    if !sends { first.store.send(.pushItem("b")) }
    second.host = nil
    if sends { first.store.send(.pushItem("b")) } else { await mainActorHasRun() }
    #expect(first.host?.titles == ["a", "b"])
    #expect(first.handler.waitsFor == nil)
    #expect(first.issues + second.issues == [])
  }

  // A host that was released with a pending command blocked its lane for good. Rule `buryHosts`.
  @Test(arguments: [true, false])
  func `a host that dies with a command in flight holds up no other`(sends: Bool) async {
    let (first, second) = (ToyStackRig(["a"]), ToyStackRig(["x"]))
    first.setUp(in: lane)
    second.setUp(in: lane)
    second.host?.answering = .later
    second.store.send(.pushItem("y"))
    if !sends { first.store.send(.pushItem("b")) }
    // Its acknowledgement is released with it.
    second.host = nil
    if sends { first.store.send(.pushItem("b")) } else { await mainActorHasRun() }
    #expect(first.host?.titles == ["a", "b"])
    #expect(first.handler.waitsFor == nil)
    #expect(first.issues + second.issues == [])
  }

  // MARK: Nested hosts

  // A nested host did not know that it was on screen, and the user's removal was undone. Now the
  // lane calls `didAttach()`, and removals count before it (`hearEarly`).
  @Test func `what the user removes before the nested host has said attached is removed`() {
    let inner = ToyStackRig(["r", "p"], isNested: true)
    inner.setUp()
    let sheet = view("sheet", [inner.handler])
    let modal = ToyModalRig(keeping: ["sheet"]) { _ in sheet }
    modal.setUp(in: lane)
    modal.store.send(.presentSheet("sheet"))
    #expect(inner.host?.titles == ["r", "p"])
    modal.host?.answering = .later
    // The reducer keeps the sheet, so it is shown again.
    modal.host?.userGoesBack()
    modal.host?.carryOut()
    inner.host?.userGoesBack()
    modal.host?.finish()
    #expect(modal.host?.titles == ["sheet"])
    #expect(inner.host?.titles == ["r"])
    #expect(inner.store.state.items == ["r"])
    #expect(inner.handler.waitsFor == nil)
    #expect(modal.issues + inner.issues == [])
  }

  // A correct answer was an issue after the user had removed the page around the host. Rule
  // `excuseVoid`.
  @Test func `an answer about a page that the user took away is no fault`() {
    let inner = ToyStackRig(["r"], isNested: true)
    inner.setUp()
    let stack = stack(["a", "b"], around: view("b", [inner.handler]))
    inner.host?.answering = .later
    inner.store.send(.pushItem("p"))
    let held = inner.host?.pending.first?.acknowledgement
    #expect(held != nil)
    stack.host?.userGoesBack()
    // The animation in the page ends as usual.
    held?.done(showing: [ElementID(1), ElementID(2)])
    #expect(stack.host?.titles == ["a"])
    #expect(stack.handler.waitsFor == nil)
    #expect(stack.issues + inner.issues == [])
  }

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
