import ComposableNavigation
import NavigationRoutes
import NavigationTesting
import Testing

@MainActor @Suite struct RouteCompletionTests {
  private let clock = TestClock()

  private func store(
    _ fallback: Routes.Fallback = .root,
    _ state: Routes.State = .init()
  ) -> TestStore<Routes.State, Routes.Action> {
    let clock = clock
    let store = TestStore(initialState: state) { RouteNavigation(clock: clock, fallback: fallback) }
    store.exhaustivity = .off
    return store
  }

  @Test func `a route whose screens are reported in time is completed and stays`() async {
    let store = store()
    await store.send(.beginRouting(to: "/a"))
    #expect(store.state.route(inScene: "main")?.isCompleted == false)
    #expect(clock.pendingSleeps.count == 1)
    await store.send(.completeRouting())
    #expect(store.state.route(inScene: "main")?.isCompleted == true)
    #expect(store.state.route(inScene: "main")?.isAnimated == false)
    await clock.advance(by: .seconds(2))
    #expect(store.state.path == "/a")
    #expect(store.state.lastError == nil)
    await store.finish()
  }

  @Test(arguments: [
    (Routes.Fallback.root, "main / | /d"), (.path(path("/home")), "main /home | /d"),
    (.clear, ""), (.stay, "main /a | /d"),
  ])
  func `a route whose screens are not reported goes to the fallback, with an error`(
    fallback: Routes.Fallback,
    end: String
  ) async {
    let store = store(fallback)
    await store.send(.navigate(to: "/d", isDetail: true))
    await store.send(.completeRouting(isDetail: true))
    await store.send(.navigate(to: "/a"))
    await clock.advance(by: .milliseconds(999))
    #expect(store.state.drawing == "main /a | /d")
    await clock.advance(by: .milliseconds(1))
    #expect(store.state.drawing == end)
    #expect(
      store.state.lastError?.description
        == "the route of scene main was not completed in time: /a"
    )
    #expect(store.state.route(inScene: "main")?.isCompleted ?? true)
    await store.finish()
  }

  @Test(arguments: [Duration.seconds(Int64.max), .seconds(-Int64.max)])
  func `a clock waits for the longest and for the shortest time-out`(timeout: Duration) async {
    let options = Routes.Options(completionTimeout: timeout)
    let store = Store(initialState: Routes.State(options: options)) {
      RouteNavigation(clock: ContinuousClock(), fallback: .stay)
    }
    let waiting = store.send(.navigate(to: "/a"))
    await Task.yield()
    store.send(.completeRouting())
    await waiting.finish()
    #expect(store.state.path == "/a")
  }

  @Test func `a detail route that is cleared is reset, and its scene stays`() async {
    let store = store(.clear)
    await store.send(.navigate(to: "/d", isDetail: true))
    await clock.advance(by: .seconds(1))
    #expect(store.state.drawing == "main / | /")
  }

  @Test func `a route that continues has a time-out of its own`() async {
    let store = store()
    await store.send(.setOptions(Routes.Options(completionTimeout: .seconds(3))))
    await store.send(.navigate(to: "/a"))
    await clock.advance(by: .seconds(2))
    await store.send(.navigate(to: "/b"))
    await clock.advance(by: .seconds(2))
    #expect(store.state.path == "/b")
    #expect(store.state.lastError == nil)
    await store.send(.timeOut(Waypoint(scene: "main", path: path("/a"), isDetail: false)))
    #expect(store.state.path == "/b")
    #expect(store.state.lastError == nil)
    await clock.advance(by: .seconds(1))
    #expect(store.state.path == "/")
  }

  @Test func `a shown place completes a route only if it is the route's own`() async {
    let store = store()
    await store.send(.navigate(to: "/a/b"))
    await store.send(.navigate(to: "/d", isDetail: true))
    await store.send(.reportShown(primary: path("/a"), detail: path("/d")))
    #expect(store.state.route(inScene: "main")?.isCompleted == false)
    #expect(store.state.route(inScene: "main", isDetail: true)?.isCompleted == true)
    await store.send(.reportShown(primary: path("/a/b"), detail: nil))
    #expect(store.state.route(inScene: "main")?.isCompleted == true)
    await store.finish()
  }

  @Test func `after a restart every route that is not at the root has to be reported`() async {
    let saved = RouteScene(route: Route(path: path("/a")), detailRoute: Route())
    let store = store(.root, Routes.State(scenes: [saved, RouteScene(name: "two")]))
    await store.send(.verifyRoutes)
    #expect(clock.pendingSleeps.count == 1)
    await store.send(.addScene(RouteScene(name: "two", detailRoute: Route(path: path("/b")))))
    #expect(clock.pendingSleeps.count == 2)
    await store.send(.clearScene("two"))
    #expect(clock.pendingSleeps.count == 1)
    await clock.advance(by: .seconds(1))
    #expect(store.state.drawing == "main / | /")
  }

  @Test func `without a clock no time-out runs`() async {
    let store = TestStore(initialState: Routes.State()) { RouteNavigation() }
    store.exhaustivity = .off
    await store.send(.navigate(to: "/a"))
    #expect(store.state.route(inScene: "main")?.isCompleted == false)
    await store.finish()
  }

  // MARK: Two in one feature

  private struct Both: Reducer {
    struct State: Equatable {
      var left = Routes.State()
      var right = Routes.State()
    }

    enum Action: Equatable { case left(Routes.Action), right(Routes.Action) }

    let clock: TestClock

    var body: some Reducer<State, Action> {
      RouteNavigation(clock: clock).pullback(state: \State.left, action: /Action.left)
      RouteNavigation(clock: clock).pullback(state: \State.right, action: /Action.right)
    }
  }

  @Test func `routes of one feature do not end each other's time-outs`() async {
    let clock = clock
    let store = TestStore(initialState: Both.State()) { Both(clock: clock) }
    store.exhaustivity = .off
    await store.send(.left(.beginRouting(to: "/a")))
    await store.send(.right(.beginRouting(to: "/b")))
    #expect(clock.pendingSleeps.count == 2)
    await store.send(.left(.completeRouting()))
    #expect(clock.pendingSleeps.count == 1)
    await clock.advance(by: .seconds(1))
    #expect(store.state.left.path == "/a")
    #expect(store.state.left.lastError == nil)
    #expect(store.state.right.path == "/")
    #expect(store.state.right.lastError != nil)
    await store.finish()
  }
}
