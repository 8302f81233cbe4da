import ComposableNavigation
import Testing
import TestSupport

@Suite @MainActor struct StoreTaskOutcomeTests {
  private let world = World()
  private let listener = ToyListener()

  private func show(_ items: [String] = ["a"]) -> StackStore {
    let store = world.stack("", items)
    _ = world.window
    return store
  }

  // MARK: The reducer's answer

  @Test func `an action that is carried out has no refusal, and one that is not has its own`() {
    let store = listener.store(StackNavigation<String>.State(items: ["a"])) {
      StackNavigation<String>()
    }
    #expect(store.send(.pushItem("b")).refusal == nil)
    #expect(
      store.send(.popItems(.exactly(3))).refusal == .tooMany(asked: 3, there: 2)
    )
    #expect(store.send(.popItem()).refusal == nil)
    #expect(listener.refusals.count == 1)
  }

  @Test func `a scoped store returns the refusal as well, also when it is too late`() {
    let store = listener.store(ToyHall<Pages.State, Pages>.State(.init(items: [page]))) {
      ToyHall(Pages())
    }
    let stack = store.scope(
      state: \.container,
      action: /ToyHall<Pages.State, Pages>.Action.shape
    )
    #expect(stack.send(.popItems(.exactly(9))).refusal == .tooMany(asked: 9, there: 1))
    let id = store.state.container.entries.ids[0]
    let view = store.scope(
      \.container,
      id: id,
      elements: /ToyHall<Pages.State, Pages>.Action.exit
    )
    stack.send(.popItem())
    #expect(view?.send(.ask).refusal == .gone(id))
  }

  @Test func `what follows from an action is no answer to it`() {
    let store = listener.store(ToyHall<Pages.State, Pages>.State(.init(items: [page]))) {
      ToyHall(Pages())
    }
    // The second of its two dismissals is refused.
    let task = store.send(.exit(store.state.container.entries.ids[0], .leaveBoth))
    #expect(task.refusal == nil)
    #expect(listener.refusals.count == 1)
  }

  @Test func `of an action that waits its turn it is known when it had it`() {
    let store = listener.store(StackNavigation<String>.State(items: ["a"])) {
      StackNavigation<String>()
    }
    var tasks: [StoreTask] = []
    var inside: [Refusal?] = []
    let subscription = store.observe { state in
      guard state.items == ["a", "b"] else { return }
      tasks = [store.send(.popItems(.exactly(9))), store.send(.pushItem("c"))]
      inside = tasks.map { $0.refusal }
    }
    store.send(.pushItem("b"))
    #expect(inside == [nil, nil])
    #expect(tasks.map { $0.refusal } == [.tooMany(asked: 9, there: 2), nil])
    subscription.cancel()
  }

  private typealias Pages = StackNavigation<ToyExit.State>
  private let page = ToyExit.State("a")

  // MARK: Shown states

  @Test func `without a handler nothing is waited for`() async {
    let store = listener.store(StackNavigation<String>.State(items: ["a"])) {
      StackNavigation<String>()
    }
    #expect(await store.send(.pushItem("b")).shown().isShown)
    let refused = await store.send(.popItems(.exactly(9))).shown()
    #expect(!refused.isShown)
    #expect(refused.refusal == .tooMany(asked: 9, there: 2))
  }

  @Test func `a host that answers at once has shown it`() async {
    let store = show()
    let outcome = await store.send(.pushItem("b")).shown()
    #expect(outcome.isShown)
    #expect(world.stackHost.titles == ["a", "b"])
  }

  @Test func `it returns when the host has answered, and not before`() async {
    let store = show()
    world.setAnswering(.later)
    let task = store.send(.pushItem("b"))
    let told = ToyTrace()
    let waiting = Task { @MainActor in told.add("\(await task.shown().isShown)") }
    await turns()
    #expect(told.all.isEmpty)
    // `shown` also waits for another change meanwhile: the lane is at rest after both.
    store.send(.pushItem("c"))
    world.finishOne()
    await turns()
    #expect(told.all.isEmpty)
    #expect(world.stackHost.titles == ["a", "b"])
    world.finishOne()
    await waiting.value
    #expect(told.all == ["true"])
    #expect(world.stackHost.titles == ["a", "b", "c"])
  }

  @Test func `a gesture is waited for`() async {
    let store = show()
    world.stackHost.beginGesture()
    let task = store.send(.pushItem("b"))
    let told = ToyTrace()
    let waiting = Task { @MainActor in told.add("\(await task.shown().isShown)") }
    await turns()
    #expect(told.all.isEmpty)
    world.stackHost.endGesture()
    await waiting.value
    #expect(told.all == ["true"])
  }

  @Test func `a host that refuses says why`() async {
    let store = show()
    world.setAnswering(.refuse("the window is closing"))
    let outcome = await store.send(.pushItem("b")).shown()
    #expect(!outcome.isShown)
    #expect(outcome.refusal == nil)
    #expect(outcome.hostRefusals == ["the window is closing"])
    #expect(outcome.waits.contains { $0.contains("the host refused") })
  }

  @Test func `a window that is not on screen says that it waits for it`() async {
    let store = show()
    world.stackHost.detach()
    let outcome = await store.send(.pushItem("b")).shown()
    #expect(outcome.hostRefusals.isEmpty)
    #expect(outcome.waits.contains { $0.contains("to be attached") })
  }

  /// Lets pending tasks continue.
  private func turns() async { for _ in 0..<20 { await Task.yield() } }
}
