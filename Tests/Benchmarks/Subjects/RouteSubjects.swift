import ComposableNavigation
import NavigationRoutes

/// Going from one place to another by its path, and reading off a route what a stack shows of it.
///
/// The bound is that of sending: a switch in a switch that changes a count.
@MainActor
enum RouteSubjects {
  static var all: [Subject] {
    [1, 10, 100].map { depth in
      let family = "route, there and back"
      return Subject(
        name: "\(family), \(depth) deep",
        growth: Growth(family: family, size: depth, kind: .other)
      ) {
        let parents = Array(repeating: "/notes", count: depth - 1).joined()
        let store = Store(initialState: RouteNavigation.State()) { RouteNavigation(map: map) }
        return (
          sendBound,
          Work(batch: 2) { count in
            for _ in 0..<count {
              store.send(.navigate(to: "\(parents)/notes"))
              store.send(.navigate(to: "\(parents)/about"))
            }
          }
        )
      }
    }
      + [1, 10, 100].map { depth in
        let family = "route, a stack of it"
        return Subject(
          name: "\(family), \(depth) deep",
          growth: Growth(family: family, size: depth, kind: .other)
        ) {
          var state = RouteNavigation.State()
          let path = Array(repeating: "/notes", count: depth).joined()
          _ = RouteNavigation(map: map).reduce(into: &state, action: .navigate(to: path))
          return (
            sendBound,
            Work { count in
              for _ in 0..<count {
                blackHole(RouteProjection(map, of: Waypoint(), in: state).stack)
              }
            }
          )
        }
      }
  }

  /// Notes in notes, as deep as one likes: a hundred levels.
  private static let map: RouteMap = {
    func stop(_ level: Int) -> RouteStop {
      RouteStop("notes") {
        RouteStop("about")
        if level > 1 { stop(level - 1) }
      }
    }
    return RouteMap {
      RouteStop("about")
      stop(100)
    }
  }()
}
