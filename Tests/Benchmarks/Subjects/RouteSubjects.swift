import ComposableNavigation
import NavigationRoutes

/// Navigating from one place to another by its path, and reading the stack of a route.
@MainActor
enum RouteSubjects {
  static var all: [Subject] {
    [1, 10, 100, 1_000].map { thereAndBack($0) } + [1, 10, 100, 1_000].map { stack($0) }
  }

  /// The bound splits a path and stores it if it has changed.
  ///
  /// Each level takes a microsecond at most. The cost of one level is mostly that of sending.
  private static func thereAndBack(_ depth: Int) -> Subject {
    let family = "route, there and back"
    return Subject(
      name: "\(family), \(depth) deep",
      growth: Growth(family: family, size: depth, kind: .linear),
      against: .path,
      time: depth > 1 ? 1_000 * Double(depth) : nil
    ) {
      let parents = Array(repeating: "/notes", count: depth - 1).joined()
      let (there, back) = ("\(parents)/notes", "\(parents)/about")
      let store = Store(initialState: RouteNavigation.State()) { RouteNavigation(map: map) }
      return (
        keeping(there, back),
        Work(batch: 2) { count in
          for _ in 0..<count {
            store.send(.navigate(to: there))
            store.send(.navigate(to: back))
          }
        }
      )
    }
  }

  private static func keeping(_ there: String, _ back: String) -> Work {
    let place = Sink<[String]>()
    return Work(batch: 2) { count in
      for _ in 0..<count {
        keep(there, in: place)
        keep(back, in: place)
      }
    }
  }

  private static func keep(_ path: String, in place: Sink<[String]>) {
    let next = path.split(separator: "/").map(String.init)
    if place.value != next { place.value = next }
  }

  /// The bound splits a path.
  private static func stack(_ depth: Int) -> Subject {
    let family = "route, a stack of it"
    return Subject(
      name: "\(family), \(depth) deep",
      growth: Growth(family: family, size: depth, kind: .other),
      against: .path,
      target: 80
    ) {
      var state = RouteNavigation.State()
      let path = Array(repeating: "/notes", count: depth).joined()
      _ = RouteNavigation(map: map).reduce(into: &state, action: .navigate(to: path))
      return (
        Work { count in
          for _ in 0..<count { blackHole(path.split(separator: "/").map(String.init)) }
        },
        Work { count in
          for _ in 0..<count {
            blackHole(RouteProjection(map, of: Waypoint(), in: state).stack)
          }
        }
      )
    }
  }

  /// Notes in notes, a thousand levels deep.
  private static let map: RouteMap = {
    func stop(_ level: Int) -> RouteStop {
      RouteStop("notes") {
        RouteStop("about")
        if level > 1 { stop(level - 1) }
      }
    }
    return RouteMap {
      RouteStop("about")
      stop(1_000)
    }
  }()
}
