import Testing

@testable import ComposableNavigation

/// Law 41: releasing a handler or a host blocks nothing and causes no issue; only a change that a
/// host on screen does not show, because its handler was released, is one.
@MainActor @Suite struct LostHandlerTests {
  enum Moment: CaseIterable {
    case gesture, command, refusal, rest
  }

  @MainActor private final class Flag {
    var isSet = false
  }

  private func turns() async { for _ in 0..<10 { await Task.yield() } }

  // A handler that was released during a gesture or command of its living host blocked its lane.
  // Now its end is an event of the lane (`HandlerShell.deinit`).
  @Test(arguments: Moment.allCases)
  func `no handler waits for one that is let go, in any state of its host`(
    moment: Moment
  ) async {
    let lane = Lane()
    let other = ToyStackRig(["x"])
    let host = FakeStackHost()
    let store = StackStore(initialState: .init(items: ["a"])) { KeepingStack(kept: []) }
    var handler: StackNavigationHandler<ToyViews>? = StackNavigationHandler(
      store: store,
      viewProvider: ToyViews()
    )
    handler?.setup(with: host, in: lane)
    other.setUp(in: lane)
    host.answering = .later
    switch moment {
    case .gesture: host.beginGesture()
    case .command: store.send(.pushItem("b"))
    case .refusal:
      store.send(.pushItem("b"))
      host.refuse("not now")
    case .rest: break
    }
    let (task, isShown) = (other.store.send(.pushItem("y")), Flag())
    Task { @MainActor in
      _ = await task.shown()
      isShown.isSet = true
    }
    await turns()
    // The refused command is sent again, since another handler's state has changed.
    #expect(isShown.isSet == (moment == .rest))
    handler = nil
    await turns()
    #expect(isShown.isSet)
    #expect(other.host?.titles == ["x", "y"])
    #expect(other.handler.waitsFor == nil)
    // Later calls of its host have no receiver.
    host.endGesture()
    host.finish()
    #expect(lane.reconciler.members.count == 1)
    #expect(other.issues == [])
  }

  @Test func `a handler that is released while no sender waits for rest lets the next command run`()
    async
  {
    let lane = Lane()
    let other = ToyModalRig()
    let host = FakeModalHost()
    let store = ModalStore(initialState: .init()) { KeepingModal(kept: []) }
    var handler: ModalNavigationHandler<ToyViews>? = ModalNavigationHandler(
      store: store,
      viewProvider: ToyViews()
    )
    handler?.setup(with: host, in: lane)
    other.setUp(in: lane)
    store.send(.presentSheet("first"))
    other.store.send(.presentSheet("second"))
    #expect(other.host?.titles == [])
    #expect(handler?.waitsFor == nil)
    handler = nil
    await turns()
    #expect(other.host?.titles == ["second"])
  }

  // A correct host got an issue when another host was released in the same turn. Now the lane looks
  // for released hosts before an answer counts as dropped (`Lane.takeAnswers`).
  @Test(arguments: [false, true])
  func `a host that goes in the middle of a command is no mistake of the next one`(
    isElsewhere: Bool
  ) async {
    let (rig, lane) = (ToyStackRig(["a"]), Lane())
    rig.setUp(in: lane)
    rig.host?.answering = .later
    rig.store.send(.pushItem("b"))
    let next = FakeStackHost()
    rig.host = nil
    rig.host = next
    rig.setUp(in: isElsewhere ? Lane() : lane)
    await turns()
    #expect(next.titles == ["a", "b"])
    #expect(rig.issues == [])
    #expect(rig.handler.waitsFor == nil)
  }

  @Test func `a host that is lost during a command causes no issue when others acknowledge`() async
  {
    let (rig, other, lane) = (ToyStackRig(["a"]), ToyStackRig(["x"]), Lane())
    rig.setUp(in: lane)
    other.setUp(in: lane)
    rig.host?.answering = .later
    rig.store.send(.pushItem("b"))
    rig.host = nil
    other.store.send(.pushItem("y"))
    #expect(other.host?.titles == ["x", "y"])
    await turns()
    #expect(rig.issues + other.issues == [])
  }

  // The lane is inside a run here, where only `Lane.takeAnswers` looks for released hosts.
  @Test func `a host that is released during its command while the lane works causes no issue`()
    async
  {
    let (rig, other, lane) = (ToyStackRig(["a"]), ToyStackRig(["x", "y"]), Lane())
    rig.setUp(in: lane)
    other.setUp(in: lane)
    rig.host?.answering = .later
    rig.store.send(.pushItem("b"))
    let subscription = other.store.observe { [unowned rig] state in
      if state.items == ["x"] { rig.host = nil }
    }
    other.host?.userGoesBack()
    #expect(rig.host == nil)
    #expect(other.host?.titles == ["x"])
    await turns()
    #expect(rig.issues + other.issues == [])
    #expect(rig.handler.refusal == .gone)
    other.store.send(.pushItem("z"))
    #expect(other.host?.titles == ["x", "z"])
    subscription.cancel()
  }

  // MARK: A host without its handler

  private enum End: CaseIterable {
    case host, screen, nestedHost, handler, state
  }

  private static func message(_ shape: String) -> [String] {
    [
      "host: \(shape)NavigationHandler<ToyViews> was released, and its host, which is on screen, "
        + "does not show this change of the state: keep the handler as long as its host, for "
        + "example in a property of the view"
    ]
  }

  @Test
  func `a change that a stack's host does not show, because its handler was released, is an issue`()
  {
    let (listener, host) = (ToyIssues(), FakeStackHost())
    let store = StackStore(initialState: .init(items: ["a"])) { KeepingStack(kept: []) }
    store.onIssue = { listener.issues.append($0.description) }
    StackNavigationHandler(store: store, viewProvider: ToyViews()).setup(with: host)
    #expect(host.titles == ["a"])
    #expect(listener.issues == [])
    store.send(.pushItem("b"))
    #expect(listener.issues == Self.message("Stack"))
    store.send(.pushItem("c"))
    #expect(listener.issues.count == 1)
    #expect(host.titles == ["a"])
  }

  @Test
  func `a change that a modal's host does not show, because its handler was released, is an issue`()
  {
    let (listener, host) = (ToyIssues(), FakeModalHost())
    let store = ModalStore(initialState: .init()) { KeepingModal(kept: []) }
    store.onIssue = { listener.issues.append($0.description) }
    ModalNavigationHandler(store: store, viewProvider: ToyViews()).setup(with: host)
    store.send(.presentSheet("sheet"))
    #expect(listener.issues == Self.message("Modal"))
  }

  // A computed state has no memory, so that the store calls its observers after each action.
  @Test func `an action that changes nothing of a computed state is no issue without a handler`() {
    let (listener, host) = (ToyIssues(), FakeStackHost())
    let store = StackStore(initialState: .init(items: ["a"])) { KeepingStack(kept: []) }
    store.onIssue = { listener.issues.append($0.description) }
    let computed = store.scope(
      state: \.computed,
      action: CasePath {
        $0
      } extract: {
        $0
      }
    )
    StackNavigationHandler(store: computed, viewProvider: ToyViews()).setup(with: host)
    store.send(.setItems(["a"]))
    #expect(listener.issues == [])
    store.send(.pushItem("b"))
    #expect(listener.issues == Self.message("Stack"))
  }

  @Test(arguments: End.allCases)
  private func `a host that is gone, off screen, nested or taken is no issue without its handler`(
    end: End
  ) {
    let listener = ToyIssues()
    var host: FakeStackHost? = FakeStackHost()
    host?.isAttached = end != .nestedHost
    let store = StackStore(initialState: .init(items: ["a"])) { KeepingStack(kept: []) }
    store.onIssue = { listener.issues.append($0.description) }
    let next = StackNavigationHandler(store: store, viewProvider: ToyViews())
    if let host {
      StackNavigationHandler(store: store, viewProvider: ToyViews()).setup(with: host)
    }
    switch end {
    case .host: host = nil
    case .screen: host?.isAttached = false
    case .handler: if let host { next.setup(with: host) }
    case .nestedHost, .state: break
    }
    store.send(end == .state ? .setItems(["a"]) : .pushItem("b"))
    #expect(listener.issues == [])
    if end == .handler { #expect(host?.titles == ["a", "b"]) }
  }
}

extension StackNavigation.State {
  fileprivate var computed: Self { self }
}

@MainActor
private final class ToyIssues {
  var issues: [String] = []
}
