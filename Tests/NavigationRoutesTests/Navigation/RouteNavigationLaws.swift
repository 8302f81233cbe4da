import ComposableNavigation
import NavigationRoutes
import Testing
import TestSupport

@Suite struct RouteNavigationLaws {
  private let routes = RouteNavigation()

  private func action(_ dice: inout ToyRandom) -> Routes.Action {
    let scene = ["main", "two", "gone"].randomElement(using: &dice) ?? "main"
    let isDetail = Bool.random(using: &dice)
    let text = dice.path()
    let place = (try? RoutePath(text)) ?? .root
    switch Int.random(in: 0..<9, using: &dice) {
    case 0:
      return .toggle(
        to: text,
        scene: scene,
        isDetail: isDetail,
        isActive: Bool.random(using: &dice)
      )
    case 1:
      return .beginCaching(
        place,
        policy: RouteCache.Policy.allCases.randomElement(using: &dice) ?? .forever,
        scene: scene,
        isDetail: isDetail
      )
    case 2: return .stopCaching(place, scene: scene, isDetail: isDetail)
    case 3: return .completeRouting(scene: scene, isDetail: isDetail)
    case 4: return .beginCaching(.root, policy: .forever, scene: scene, isDetail: isDetail)
    default:
      return .navigate(
        to: text,
        scene: scene,
        isDetail: isDetail,
        skipIfAncestor: Bool.random(using: &dice)
      )
    }
  }

  private func walk(_ check: (Routes.State, Routes.Action, Routes.State) -> Void) {
    var dice = ToyRandom(seed: 7)
    var state = Routes.State(scenes: [RouteScene(), RouteScene(name: "two")])
    for _ in 0..<bound(5_000, full: 50_000) {
      let next = action(&dice)
      let after = routes.state(state, after: next)
      check(state, next, after)
      state = after
    }
  }

  @Test func `a refused action changes no scene and has a reason`() {
    var refused = 0
    walk { before, action, after in
      guard let refusal = RouteNavigation.refusal(of: action, in: before) else { return }
      refused += 1
      let reason = refusal.reason(as: RouteError.self)
      #expect(reason != nil)
      #expect(after.lastError == reason)
      #expect(after.scenes == before.scenes)
      #expect(!refusal.description.isEmpty)
    }
    #expect(refused > 100)
  }

  @Test func `without a map primary and detail routes, and scenes, do not touch each other`() {
    var moved = 0
    walk { before, action, after in
      let changed = zip(before.scenes, after.scenes).flatMap { old, new in
        [false, true].filter { old[isDetail: $0] != new[isDetail: $0] }
          .map { "\(old.name) \($0)" }
      }
      moved += changed.count
      #expect(changed.count < 2, "\(action) changed \(changed)")
    }
    #expect(moved > 100)
  }

  @Test func `every route is absolute, and remembered places are below their memory`() {
    var remembered = 0
    walk { _, action, after in
      for scene in after.scenes {
        for route in [scene.route, scene.detailRoute] {
          let isSound =
            route.path.isAbsolute && Set(route.caches.map(\.path)).count == route.caches.count
            && route.caches.allSatisfy { cache in
              cache.snapshots.allSatisfy { cache.path.contains($0) && cache.path != $0 }
            }
          #expect(isSound, "\(action)")
          remembered += route.caches.map(\.snapshots.count).reduce(0, +)
        }
      }
    }
    #expect(remembered > 100)
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `redirects end`(seed: UInt64) {
    var dice = ToyRandom(seed: seed)
    let names = ["/a", "/b", "/c", "/d", "x", "../y"]
    let table = Dictionary(
      uniqueKeysWithValues: ["a", "b", "c", "d", "x", "y"].map {
        ($0, Bool.random(using: &dice) ? names.randomElement(using: &dice) : nil)
      }
    )
    let routes = RouteNavigation(
      guard: RouteGuard { place, _ in
        let name = place.path.components.last ?? ""
        return (table[name] ?? nil).map { .redirect(to: $0) } ?? .allow
      }
    )
    for name in names {
      let state = routes.state(after: .navigate(to: name))
      if case .endlessRedirect(let circle)? = state.lastError {
        #expect(circle.count <= RouteNavigation.redirectLimit + 2)
        #expect(state.path == "/")
      } else {
        #expect(state.lastError == nil)
      }
    }
  }

  @Test func `redirects that lead further each time end too`() {
    let routes = RouteNavigation(
      guard: RouteGuard { place, _ in .redirect(to: "\(place.path)/x") }
    )
    let state = routes.state(after: .navigate(to: "/a"))
    var shown = 0
    if case .endlessRedirect(let paths)? = state.lastError { shown = paths.count }
    #expect(shown == RouteNavigation.redirectLimit + 2)
  }
}
