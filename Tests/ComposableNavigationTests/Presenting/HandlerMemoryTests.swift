import Testing

@testable import ComposableNavigation

@MainActor @Suite struct HandlerMemoryTests {
  private struct Plain: ViewProviding {
    func makePresentable(for item: String) -> FakeView { FakeView(item, id: item) }
  }

  /// What is left of a handler, its host and its store when the app lets go of them.
  private struct Remains {
    weak var handler: AnyObject?
    weak var host: AnyObject?
    weak var store: AnyObject?
    weak var view: AnyObject?
    weak var lane: AnyObject?

    var areNone: Bool {
      handler == nil && host == nil && store == nil && view == nil && lane == nil
    }
  }

  @Test(arguments: [Answering.atOnce, .later])
  func `a stack's handler, host, store and views are released`(_ answering: Answering) {
    func remains() -> Remains {
      let store = StackStore(
        initialState: .init(items: ["a"]),
        reducer: { KeepingStack(kept: []) }
      )
      store.onIssue = { _ in }
      let host = FakeStackHost()
      let handler = StackNavigationHandler(store: store, viewProvider: Plain())
      handler.setup(with: host)
      host.answering = answering
      store.send(.pushItem("b"))
      return Remains(
        handler: handler,
        host: host,
        store: store,
        view: host.views.first,
        lane: handler.lane
      )
    }
    #expect(remains().areNone)
  }

  @Test(arguments: [Answering.atOnce, .later])
  func `a modal's handler, host, store and views are released`(_ answering: Answering) {
    func remains() -> Remains {
      let store = ModalStore(initialState: .init(), reducer: { KeepingModal(kept: []) })
      store.onIssue = { _ in }
      let host = FakeModalHost()
      let handler = ModalNavigationHandler(store: store, viewProvider: Plain())
      handler.setup(with: host)
      store.send(.presentSheet("a"))
      host.answering = answering
      let view = host.views.first
      store.send(.presentSheet("b"))
      return Remains(handler: handler, host: host, store: store, view: view, lane: handler.lane)
    }
    #expect(remains().areNone)
  }

  @Test(arguments: [Answering.atOnce, .later])
  func `tabs' handler, host, store and views are released`(_ answering: Answering) {
    func remains() -> Remains {
      let store = TabStore(
        initialState: .init(items: ["a"]),
        reducer: { KeepingTabs(kept: []) }
      )
      store.onIssue = { _ in }
      let host = FakeTabHost()
      let handler = TabNavigationHandler(store: store, viewProvider: Plain())
      handler.setup(with: host)
      host.answering = answering
      store.send(.setItems(["b", "a"]))
      return Remains(
        handler: handler,
        host: host,
        store: store,
        view: host.views.first,
        lane: handler.lane
      )
    }
    #expect(remains().areNone)
  }

  @Test func `a handler does not keep its host`() {
    let store = StackStore(initialState: .init(items: ["a"]), reducer: { KeepingStack(kept: []) })
    let handler = StackNavigationHandler(store: store, viewProvider: Plain())
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
      let own = StackNavigationHandler(store: store, viewProvider: Plain())
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

  @Test func `what lies in a view is released with it, and leaves its lane`() {
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
