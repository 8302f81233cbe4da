import ComposableNavigation
import NavigationRoutes

/// The notes app of D's documentation, with tabs, companies, an index and a detail route.
let toyMap = RouteMap {
  RouteStop("settings")
  RouteStop("notes") {
    RouteStop("new")
    RouteStop(parameter: "id", as: Int.self) {
      RouteStop("edit")
    }
    RouteStop(parameter: "id", as: Int.self) {
      RouteStop(parameter: "attachment", as: String.self)
    }
    .detail()
  }
  RouteStop("tabs") {
    RouteStop(parameter: "tab", as: String.self, default: "music") {
      RouteStop("albums", parameter: "id", as: Int.self, default: 1)
      RouteStop.when("draft") { $0?.hasPrefix("draft-") ?? false }
    }
  }
  RouteStop("companies", parameter: "id", as: Int.self) {
    RouteStop.empty("overview")
    RouteStop("news")
  }
  RouteStop.empty("placeholder").detail()
  RouteStop("help").detail()
}

extension RouteResolution {
  /// The path and the matched stops with their parameters: `/notes/7: notes ▸ {id}=7`.
  var drawing: String {
    let stops = waypoints.map { waypoint in
      waypoint.id + (waypoint.parameter.map { "=\($0)" } ?? "")
        + (waypoint.isDefault ? " by default" : "")
    }
    return "\(path): \(stops.joined(separator: " ▸ "))"
  }
}

/// Routes, and the stack of the first scene, which a handler shows.
struct RoutedToy: Reducer {
  struct State: Equatable {
    var routes = RouteNavigation.State()

    var stack: StackNavigation<RouteScreen>.State {
      RouteProjection(toyMap, of: Waypoint(), in: routes).stack
    }
  }

  enum Action {
    case routes(RouteNavigation.Action)
    case stack(StackNavigation<RouteScreen>.Action)
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.routes, action: /Action.routes) { RouteNavigation(map: toyMap) }
    Reduce { state, action in
      guard case .stack(let action) = action else { return .none }
      let projection = RouteProjection(toyMap, of: Waypoint(), in: state.routes)
      return .merge(projection.actions(for: action).map { .send(.routes($0)) })
    }
  }
}

enum ToyPlaces: RouteMapped {
  static let map = toyMap
}
