import ComposableNavigation
import NavigationRoutes
import TestSupport

/// Pages, sheets in sheets, tabs with stacks and a sheet, and places that refuse entry.
enum NastyPlaces: RouteMapped {
  static let map = RouteMap {
    RouteStop("notes") {
      RouteStop("recent")
      RouteStop(parameter: "id", as: Int.self) {
        RouteStop("edit")
        RouteStop("share") { RouteStop("people") }.presented(as: .pageSheet)
      }
    }
    RouteStop("help") {
      RouteStop("topics")
      RouteStop("contact").presented(as: .fullScreen)
    }
    .presented(as: .formSheet)
    RouteStop("music") {
      RouteStop("albums") { RouteStop(parameter: "id", as: Int.self) }.tab(isInitial: true)
      RouteStop("songs") {
        RouteStop("rate").presented(as: .pageSheet)
        RouteStop(parameter: "id", as: Int.self)
      }
      .tab()
      RouteStop("private").tab()
    }
    RouteStop("secret")
    RouteStop("old")
  }

  /// Refuses secret and private places, and redirects old ones.
  static let routeGuard = RouteGuard { place, _ in
    switch place.path.components.last ?? "" {
    case "secret", "private": .refuse("closed")
    case "old": .redirect(to: "/notes")
    default: .allow
    }
  }

  /// The places to which a program navigates.
  static let paths = [
    "/", "/notes", "/notes/recent", "/notes/7", "/notes/8", "/notes/7/edit", "/notes/7/share",
    "/notes/7/share/people", "/help", "/help/topics", "/help/contact", "/music", "/music/songs",
    "/music/songs/3", "/music/songs/rate", "/music/albums", "/music/albums/3", "/music/albums/4",
    "/music/private", "/secret", "/old", "/nowhere",
  ]
}

/// A fault in a ``NastyRouteWorld``, to show that its laws detect it.
enum NastyRouteRule: Sendable {
  case right
  /// A popped screen stays on screen without a report.
  case keepsPages
  /// A screen that the user leaves stays on the route.
  case bringsBack
  /// Any report completes a route.
  case completesAnywhere
}

/// Routes that can be rolled back.
struct NastyRoutes: Reducer {
  typealias Routed = RoutedNavigation<NastyPlaces>

  struct State: Equatable, Sendable {
    var places = Routed.State()
  }

  enum Action: Sendable {
    case places(Routed.Action)
    /// Takes another state: an earlier one or one from an archive.
    case become(Routed.State)
  }

  private let rule: NastyRouteRule
  private let routed: Pullback<State, Action, Routed>

  init(rule: NastyRouteRule) {
    self.rule = rule
    routed = Routed(guard: NastyPlaces.routeGuard)
      .pullback(state: \State.places, action: /Action.places)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .become(let other):
      state.places = other
      return .none
    case .places(.stack(.remove(_, cause: .user, animated: _), at: _)) where rule == .bringsBack:
      return .none
    case .places(.routes(.reportShown)) where rule == .completesAnywhere:
      return .send(.places(.routes(.completeRouting())))
    case .places:
      return routed.reduce(into: &state, action: action)
    }
  }
}

struct NastyRouteMaker: ViewProviding {
  let make: @MainActor (RouteScreen) -> NastyView

  func makePresentable(for screen: RouteScreen) -> NastyView { make(screen) }
}
