public import NavigationOperators
import ComposableNavigation

/// A way to a place that needs data before the route goes there.
///
/// When the data is there, the routes go where the request says:
///
/// ```swift
/// .loading(\.way, action: /Action.way, by: LoadingRoute(clock: clock) { request in
///   try await notes.load(at: request.path)
/// }) { state, request, outcome in
///   guard case .loaded(let note) = outcome else { return .none }
///   state.note = note
///   return routes.reduce(into: &state.routes, action: .navigate(request)).map(Action.routes)
/// }
/// // store.send(.way(.request(RouteRequest(to: "/notes/7"))))
/// ```
///
/// A relative path begins where the route is when the data has come. A newer request supersedes one
/// that is on its way, and a restart begins it again: see `PendingNavigation`. The time-out is that
/// of the data; the route's own, of its screens, begins afterwards.
public typealias LoadingRoute<Loaded: Sendable> = PendingNavigation<RouteRequest, Loaded>
