import Testing
import TestSupport

@testable import ComposableNavigation

@MainActor @Suite struct HandlerMemoryTests {
  /// Every class of a handler, its lane and their setup.
  private static let classes: Set<String> = [
    "ShapeHandler", "HandlerShell", "HostOutlet", "ItemCache", "Lane", "AcknowledgementMailbox",
    "Box", "Subscription",
    "Store", "StoreCore", "FakeHost", "FakeView",
  ]

  /// Waits for the main actor: an acknowledgement that is released unused wakes its lane from an
  /// earlier task.
  private func mainActorHasRun() async { await Task { @MainActor in }.value }

  /// A shape's handler, store and host after a test, with the last command of the host.
  struct Remains: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let objects: @MainActor @Sendable (Answering) -> ReachableObjects

    static let stack = Remains(testDescription: "stack") { answering in
      let store = StackStore(initialState: .init(items: ["a"])) { ToyStack() }
      store.onIssue = { _ in }
      let host = FakeStackHost()
      let handler = StackNavigationHandler(store: store, viewProvider: ToyViews())
      handler.setup(with: host)
      host.answering = answering
      store.send(.pushItem("b"))
      return ReachableObjects(from: [handler, host, store])
    }

    static let modal = Remains(testDescription: "modal") { answering in
      let store = ModalStore(initialState: .init()) { ToyModal() }
      store.onIssue = { _ in }
      let host = FakeModalHost()
      let handler = ModalNavigationHandler(store: store, viewProvider: ToyViews())
      handler.setup(with: host)
      store.send(.presentSheet("a"))
      host.answering = answering
      let view = host.views.first
      store.send(.presentSheet("b"))
      return ReachableObjects(from: [handler, host, store, view as Any])
    }

    static let tabs = Remains(testDescription: "tabs") { answering in
      let store = TabStore(initialState: .init(items: ["a"])) { ToyTabs() }
      store.onIssue = { _ in }
      let host = FakeTabHost()
      let handler = TabNavigationHandler(store: store, viewProvider: ToyViews())
      handler.setup(with: host)
      host.answering = answering
      store.send(.setItems(["b", "a"]))
      return ReachableObjects(from: [handler, host, store])
    }

    static let windows = Remains(testDescription: "windows") { answering in
      let store = Store(initialState: ToyWindows.State(items: ["a"])) { ToyWindows() }
      store.onIssue = { _ in }
      let host = FakeWindowHost()
      let handler = WindowNavigationHandler(store: store, viewProvider: ToyViews())
      handler.setup(with: host)
      host.answering = answering
      store.send(.open("b"))
      return ReachableObjects(from: [handler, host, store])
    }
  }

  @Test(arguments: [Remains.stack, .modal, .tabs, .windows], [Answering.atOnce, .later])
  func `a handler, its host, store and views are released`(
    _ remains: Remains,
    _ answering: Answering
  ) async {
    let objects = remains.objects(answering)
    #expect(objects.names.isSuperset(of: Self.classes))
    #expect(objects.names.contains("Acknowledgement") == (answering == .later))
    await mainActorHasRun()
    #expect(objects.alive == [])
  }

  @Test func `a handler does not keep its host`() {
    let store = StackStore(initialState: .init(items: ["a"]), reducer: { KeepingStack(kept: []) })
    let handler = StackNavigationHandler(store: store, viewProvider: ToyViews())
    weak var host: FakeStackHost?
    func show() {
      let own = FakeStackHost()
      handler.setup(with: own)
      host = own
    }
    show()
    #expect(host == nil)
    store.send(.pushItem("b"))
    #expect(handler.refusal == "the host has gone")
  }

  @Test func `a host does not keep its handler`() {
    let store = StackStore(initialState: .init(items: ["a"]), reducer: { KeepingStack(kept: []) })
    let host = FakeStackHost()
    weak var handler: AnyObject?
    func show() {
      let own = StackNavigationHandler(store: store, viewProvider: ToyViews())
      own.setup(with: host)
      handler = own
    }
    show()
    #expect(handler == nil)
    store.send(.pushItem("b"))
    #expect(host.titles == ["a"])
    host.userGoesBack()
    #expect(store.state.items == ["a", "b"])
  }

  @Test func `a handler whose host has died is released with its commands in flight`() async {
    func remains() async -> ReachableObjects {
      let store = StackStore(initialState: .init(items: ["a"])) { KeepingStack(kept: []) }
      store.onIssue = { _ in }
      var host: FakeStackHost? = FakeStackHost()
      let handler = StackNavigationHandler(store: store, viewProvider: ToyViews())
      if let host { handler.setup(with: host) }
      host?.answering = .later
      store.send(.pushItem("b"))
      let objects = ReachableObjects(from: [handler, host as Any, store])
      host = nil
      await mainActorHasRun()
      #expect(handler.refusal == .gone)
      store.send(.pushItem("c"))
      return objects
    }
    let objects = await remains()
    #expect(
      objects.names.isSuperset(of: ["ShapeHandler", "FakeHost", "Acknowledgement"])
    )
    await mainActorHasRun()
    #expect(objects.alive == [])
  }

  @Test func `the notice of a host's death retains neither host nor handler`() async {
    let store = StackStore(initialState: .init(items: ["a"])) { KeepingStack(kept: []) }
    var host: FakeStackHost? = FakeStackHost()
    weak let seenHost = host
    weak var handler: AnyObject?
    weak var lane: Lane?
    func show() -> HostReport.Receiver? {
      let own = StackNavigationHandler(store: store, viewProvider: ToyViews())
      if let host { own.setup(with: host) }
      handler = own
      lane = own.lane
      return host?.onReport
    }
    // Holding the receiver of reports does not retain its ends.
    let receiver = show()
    #expect(handler == nil)
    #expect(lane == nil)
    #expect(seenHost != nil)
    host = nil
    #expect(seenHost == nil)
    receiver?(.ready)
    await mainActorHasRun()
    #expect(store.state.items == ["a"])
  }

  @Test func `a host's death is reported once, after its last release`() async {
    let census = ToyCensus()
    var lives = [HostLife { census.add(1) }]
    await mainActorHasRun()
    #expect(lives.count == 1)
    #expect(census.count == 0)
    lives = []
    await mainActorHasRun()
    #expect(census.count == 1)
  }

  @Test func `the contents of a view are released with it, and leave its lane`() {
    let world = World()
    let store = world.stack("", ["a"])
    world.stack("/#0", ["x"])
    _ = world.window
    store.send(.pushItem("b"))
    #expect(world.lane.reconciler.members.count == 6)
    store.send(.popItem())
    world.stackHost.forgetViews()
    store.send(.setItems(["a", "c"]))
    store.send(.popItem())
    world.stackHost.forgetViews()
    store.send(.pushItems([]))
    store.send(.setItems([]))
    world.stackHost.forgetViews()
    store.send(.setItems(["d"]))
    #expect(world.lane.reconciler.members.count == 3)
  }
}
