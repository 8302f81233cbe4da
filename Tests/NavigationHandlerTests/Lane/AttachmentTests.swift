import Testing
import TestSupport

@testable import ComposableNavigation

@MainActor @Suite struct AttachmentTests {
  // MARK: Detaching and attaching

  @Test func `detaching keeps the views, attaching shows the changes made meanwhile`() {
    let world = World()
    let store = world.stack("", ["a", "b"])
    let host = world.stackHost
    let b = world.window.view("b")
    host.detach()
    store.send(.setItems(["x", "b"]))
    #expect(host.words == ["push a b"])
    host.attach()
    #expect(host.words == ["push a b", "replace a b with x b"])
    #expect(world.window.view("b") === b)
    #expect(world.issues == [])
  }

  @Test(arguments: [true, false])
  func `a pending command is void when its host is detached`(isCarriedOut: Bool) {
    let world = World()
    let store = world.stack("", ["a"])
    let host = world.stackHost
    host.answering = .later
    store.send(.pushItem("b"))
    if isCarriedOut { host.carryOut() }
    host.detach()
    store.send(.popItem())
    host.answering = .atOnce
    host.attach()
    #expect(world.drawing() == "[a]")
    #expect(host.words == ["push a", "push b"] + (isCarriedOut ? ["pop b"] : []))
    #expect(world.issues == [])
  }

  @Test func `a sheet that had come when its host was detached is not restyled`() {
    let world = World()
    let store = world.modal("")
    let host = world.modalHost
    host.answering = .later
    store.send(.presentSheet("a"))
    host.carryOut()
    host.leaveInTheMiddle()
    host.answering = .atOnce
    host.attach()
    #expect(host.words == ["present a as sheet"])
    #expect(world.drawing() == "^a")
  }

  @Test func `attaching names the shown elements, so lost ones are shown again`() {
    let world = World()
    world.stack("", ["a", "b"])
    let host = world.stackHost
    let b = world.window.view("b")
    host.detach()
    host.lose(host.shown.elements.suffix(1))
    host.attach()
    #expect(world.drawing() == "[a b]")
    #expect(world.window.view("b") === b)
  }

  @Test func `a nested host that detaches itself blocks nothing and gets commands when it is back`()
    throws
  {
    let world = World()
    let outer = world.stack("", ["a"])
    let inner = world.stack("/a", ["x"])
    let host = try #require(world.window.view("a")?.stack)
    host.onReport?(.detached)
    inner.send(.pushItem("y"))
    outer.send(.pushItem("b"))
    #expect(world.drawing() == "[a[x] b]")
    host.onReport?(.attached)
    #expect(world.drawing() == "[a[x y] b]")
    #expect(world.issues == [])
  }

  @Test func `a nested handler is detached when its screen is removed in any way`() throws {
    let world = World(keeping: ["b"])
    world.stack("", ["a", "b"])
    let inner = world.stack("/b", ["x"])
    let host = try #require(world.window.view("b")?.stack)
    host.answering = .later
    inner.send(.pushItem("y"))
    world.stackHost.answering = .later
    world.stackHost.userGoesBack()
    #expect(host.void.count == 1)
    host.answering = .atOnce
    world.stackHost.finish()
    #expect(world.drawing() == "[a b[x y]]")
    #expect(host.words == ["push x", "push y", "push y"])
    #expect(world.issues == [])
  }

  // MARK: Coming into a lane

  /// A screen that the app keeps and shows at each visit, with a stack of its own.
  @MainActor private final class Keeper {
    let view = FakeView("kept", id: "kept")
    let store = StackStore(initialState: .init(items: ["x", "y"])) { KeepingStack(kept: []) }
    var handler: StackNavigationHandler<ToyViews<String>>?

    init() {}
  }

  private func keeper(isAttached: Bool) -> (Keeper, FakeStackHost) {
    let keeper = Keeper()
    let host = FakeStackHost()
    host.isAttached = isAttached
    let handler = StackNavigationHandler(store: keeper.store, viewProvider: ToyViews())
    keeper.handler = handler
    keeper.view.stack = host
    keeper.view.handlers = [handler]
    return (keeper, host)
  }

  private func show(_ keeper: Keeper) -> (StackStore, FakeStackHost, AnyObject) {
    let store = StackStore(initialState: .init(items: ["a"])) { KeepingStack(kept: []) }
    let host = FakeStackHost()
    let handler = StackNavigationHandler(
      store: store,
      viewProvider: ToyViews { $0 == "kept" ? keeper.view : FakeView($0, id: $0) }
    )
    handler.setup(with: host)
    store.send(.pushItem("kept"))
    return (store, host, handler)
  }

  @Test func `a handler that is set up after its view was shown joins the lane of that view`() {
    let (keeper, inner) = keeper(isAttached: false)
    let (_, host, handler) = show(keeper)
    #expect(host.titles == ["a", "kept"])
    keeper.handler?.setup(with: inner)
    #expect(inner.titles == ["x", "y"])
    #expect(keeper.handler?.lane === (handler as? any NavigationHandler)?.lane)
  }

  @Test(arguments: [true, false])
  func `a screen that is shown a second time has its views and numbers still`(isAttached: Bool) {
    let (keeper, inner) = keeper(isAttached: isAttached)
    keeper.handler?.setup(with: inner)
    let (store, host, handler) = show(keeper)
    let views = inner.views
    #expect(inner.titles == ["x", "y"])
    store.send(.popItem())
    keeper.store.send(.setItems(["y"]))
    store.send(.pushItem("kept"))
    #expect(host.titles == ["a", "kept"])
    #expect(inner.titles == ["y"])
    #expect(inner.views.first === views.last)
    #expect(inner.complaints == [])
    #expect((handler as? any NavigationHandler)?.refusal == nil)
  }

  @Test func `handlers inside the views of a handler move with it`() {
    let world = World()
    world.isAttached = true
    let inner = world.stack("", ["a"])
    world.stack("/a", ["x"])
    let handlers = world.window.handlers
    let other = World()
    let outer = other.stack("", ["root"])
    other.prepare = { view in
      if view.title == "host" { view.handlers = handlers }
    }
    _ = other.window
    outer.send(.pushItem("host"))
    #expect(world.handler?.lane === other.lane)
    #expect(world.window.view("a")?.handlers.first?.lane === other.lane)
    world.stackHost.beginGesture()
    outer.send(.pushItem("b"))
    world.stack("/a").send(.pushItem("y"))
    #expect(other.drawing() == "[root host]")
    world.stackHost.endGesture()
    #expect(other.drawing() == "[root host b]")
    #expect(world.drawing() == "[a[x y]]")
    inner.send(.popItem())
    #expect(world.drawing() == "[]")
  }

  @Test func `handlers inside the views of a lost handler get no more commands`() {
    let (keeper, inner) = keeper(isAttached: false)
    var issues: [NavigationIssue] = []
    keeper.store.onIssue = { issues.append($0) }
    keeper.handler?.setup(with: inner)
    _ = show(keeper)
    keeper.store.send(.setItems(["y"]))
    #expect(inner.titles == ["x", "y"])
    #expect(issues == [])
  }

  @Test func `what is in a view is in the lane that its handler went to while the view was read`() {
    let (keeper, inner) = keeper(isAttached: false)
    keeper.handler?.setup(with: inner)
    let (_, host, object) = show(keeper)
    let handler = object as? StackNavigationHandler<ToyViews<String>>
    let (first, second) = (Lane(), Lane())
    keeper.view.whenLookedAt = { handler?.setup(with: host, in: second) }
    handler?.setup(with: host, in: first)
    #expect(handler?.lane === second)
    #expect(keeper.handler?.lane === second)
    #expect(inner.calls.last == .didAttach)
    keeper.store.send(.pushItem("z"))
    #expect(inner.titles == ["x", "y", "z"])
    #expect(first.reconciler.members.isEmpty)
    #expect(inner.complaints == [])
  }

  // MARK: Another host

  @Test func `set up with another host the handler shows the same views there`() {
    let (keeper, first) = keeper(isAttached: true)
    keeper.handler?.setup(with: first)
    let views = first.views
    let second = FakeStackHost()
    keeper.handler?.setup(with: second)
    #expect(second.titles == ["x", "y"])
    #expect(zip(second.views, views).allSatisfy { $0 === $1 })
    #expect(second.animations == [false])
    first.userGoesBack()
    #expect(keeper.store.state.items == ["x", "y"])
    second.userGoesBack()
    #expect(keeper.store.state.items == ["x"])
  }

  @Test func `a lost host blocks nothing`() {
    let world = World()
    let store = world.stack("", ["a"])
    _ = world.window
    world.window.stack = nil
    store.send(.pushItem("b"))
    world.modal("").send(.presentSheet("help"))
    #expect(world.drawing() == "^help")
    #expect(world.handler?.refusal == "the host has gone")
    #expect(world.issues == [])
  }
}
