import ComposableNavigation

extension Route {
  /// The places that forward leads to, the nearest first: those that the route has gone up from.
  ///
  /// None unless the routes keep a history; see ``RouteNavigation/Options/history``.
  ///
  /// - Complexity: O(*n*), where *n* is the number of places.
  public var forwardPlaces: [RoutePath] { ahead.reversed() }

  /// Goes to a place that was asked for; where that is up from here, forward leads back.
  mutating func move(to place: RoutePath, keeping history: ForwardHistory) {
    guard place != path, place.contains(path) else { return move(to: place) }
    var places = ahead
    places.append(path)
    move(to: place)
    ahead = places
    trimForward(to: history)
  }

  /// Forgets the farthest of more places than may be kept.
  mutating func trimForward(to history: ForwardHistory) {
    if ahead.count > history.limit { ahead.removeFirst(ahead.count - history.limit) }
  }
}
