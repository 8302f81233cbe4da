import Testing
import TestSupport

@testable import ComposableNavigation

/// Law 41: releasing a handler or a host blocks nothing and causes no issue.
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
    var handler: StackNavigationHandler<ToyViews<String>>? = StackNavigationHandler(
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
    var handler: ModalNavigationHandler<ToyViews<String>>? = ModalNavigationHandler(
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
}
