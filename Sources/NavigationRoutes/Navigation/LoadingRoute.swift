public import NavigationOperators

/// A navigation to a place that needs data first.
///
/// After the data is loaded, the routes go to the place of the request:
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
/// A relative path is resolved when the data is loaded. A newer request replaces a pending one, and
/// a restart begins a pending one again: see `PendingNavigation`. Its time-out covers the data; the
/// route's own time-out, for its screens, begins afterward.
public typealias LoadingRoute<Loaded: Sendable> = PendingNavigation<RouteRequest, Loaded>
