import ComposableNavigation
import NavigationRoutes
import NavigationTesting
import Testing
import TestSupport

/// Reading mangled routes gives legal ones or an error.
@Suite @MainActor struct MangledRouteLaws {
  /// Two scenes, places that remember, and a detail route.
  private var routes: RouteNavigation.State {
    RouteNavigation(map: toyMap).state(
      .init(options: .init(completionTimeout: .milliseconds(1_500))),
      after: .navigate(to: "/tabs/music/albums/7"),
      .beginCaching(path("/tabs"), policy: .whileActive),
      .beginCaching(.root, policy: .forever),
      .navigate(to: "/tabs/video"),
      .addScene(RouteScene(name: "two")),
      .navigate(to: "/notes/7", scene: "two"),
      .navigate(to: "/help", scene: "two", isDetail: true)
    )
  }

  /// Takes 200 actions, while a handler shows the stack of the first scene.
  private func walk(
    _ dice: inout ToyRandom,
    stack: Store<StackNavigation<RouteScreen>.State, StackNavigation<RouteScreen>.Action>,
    routes: () -> RouteNavigation.State,
    send: (RouteNavigation.Action) -> Void
  ) -> String? {
    if let fault = fault(routes()) { return fault }
    let reducer = RouteNavigation(map: toyMap)
    let host = SimulatedStackHost<String>()
    let handler = StackNavigationHandler(store: stack, viewProvider: RouteTitles())
    handler.setup(with: host)
    for _ in 0..<200 {
      let before = routes()
      let action = action(&dice)
      let isRefused = RouteNavigation.refusal(of: action, in: before, by: reducer) != nil
      send(action)
      let after = routes()
      if isRefused, after.scenes != before.scenes || after.options != before.options {
        return "\(action) is refused, and changes it"
      }
      if let fault = fault(after) { return "\(fault), after \(action)" }
    }
    let wanted = stack.state.items.map { "\($0.path)" }
    return withExtendedLifetime(handler) {
      host.presentables == wanted ? nil : "a host shows \(host.presentables), not \(wanted)"
    }
  }

  @Test func `a mangled archive of routes is a legal state or an error`() throws {
    try MangledArchive.expectNoFault("routes", routes, idKeys: ["name", "path"]) { state, dice in
      let store = Store(initialState: RoutedToy.State(routes: state)) { RoutedToy() }
      let stack = store.scope(state: \.stack, action: /RoutedToy.Action.stack)
      return walk(&dice, stack: stack) {
        store.state.routes
      } send: {
        store.send(.routes($0))
      }
    }
  }

  @Test func `a mangled archive of joined routes is a legal state or an error`() throws {
    typealias Joined = RoutedNavigation<ToyPlaces>
    let joined = RoutedNavigation<ToyPlaces>.State(routes: routes)
    try MangledArchive.expectNoFault("joined routes", joined, idKeys: ["name", "path"]) {
      state,
      dice in
      let store = Store(initialState: state) { Joined() }
      return walk(&dice, stack: RoutedStores<ToyPlaces>(store).stack()) {
        store.state.routes
      } send: {
        store.send(.routes($0))
      }
    }
  }

  // MARK: Rules

  /// Returns a fault unless scenes have different names, places are absolute, caches have not
  /// ended, and a clock can wait for the time-out.
  private func fault(_ state: RouteNavigation.State) -> String? {
    if Set(state.scenes.map(\.name)).count != state.scenes.count { return "two of one name" }
    let timeout = state.options.completionTimeout
    guard Duration.zero...RouteNavigation.Options.longestTimeout ~= timeout else {
      return "a time-out of \(timeout)"
    }
    for scene in state.scenes {
      for isDetail in [false, true] {
        if let fault = fault(scene[isDetail: isDetail]) { return "\(scene.name): \(fault)" }
      }
    }
    return nil
  }

  private func fault(_ route: Route) -> String? {
    if !route.path.isAbsolute { return "\(route.path) is relative" }
    if Set(route.caches.map(\.path)).count != route.caches.count { return "two caches at a place" }
    for cache in route.caches {
      let isKept =
        switch cache.policy {
        case .forever: true
        case .whileActive: cache.path.contains(route.path)
        case .whileParentActive: cache.parent.contains(route.path)
        }
      if !isKept { return "the cache at \(cache.path) has ended" }
      if !cache.path.isAbsolute { return "a cache at \(cache.path)" }
      let below = cache.path.components.count + 1
      for snapshot in cache.snapshots
      where !cache.path.contains(snapshot) || snapshot.components.count < below {
        return "\(cache.path) remembers \(snapshot)"
      }
      let children = cache.snapshots.map { Array($0.components.prefix(below)) }
      if Set(children).count != children.count { return "a child of \(cache.path) twice" }
    }
    return nil
  }

  private func action(_ dice: inout ToyRandom) -> RouteNavigation.Action {
    let scene = ["main", "main", "two", "gone"].randomElement(using: &dice) ?? "main"
    let isDetail = Int.random(in: 0..<4, using: &dice) == 0
    let places = ["/notes/7", "/notes/new", "/tabs/video", "/tabs/music/albums/3", "..", "/help"]
    let text = places.randomElement(using: &dice) ?? "/"
    let place = path(["/", "/tabs", "/notes"].randomElement(using: &dice) ?? "/")
    switch Int.random(in: 0..<9, using: &dice) {
    case 0: return .beginCaching(place, policy: .whileActive, scene: scene, isDetail: isDetail)
    case 1: return .beginCaching(place, policy: .forever, scene: scene, isDetail: isDetail)
    case 2: return .stopCaching(place, scene: scene, isDetail: isDetail)
    case 3: return .resetRoute(scene: scene, isDetail: isDetail)
    case 4: return .addScene(RouteScene(name: scene))
    case 5: return .verifyRoutes
    case 6: return .navigate(to: dice.path(), scene: scene, isDetail: isDetail)
    default: return .navigate(to: text, scene: scene, isDetail: isDetail)
    }
  }
}
