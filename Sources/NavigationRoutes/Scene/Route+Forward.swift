import ComposableNavigation

extension Route {
  /// The places that forward leads to, the nearest first: those that the route went up from.
  ///
  /// Empty unless the routes keep a history; see ``RouteNavigation/Options/history``.
  ///
  /// - Complexity: O(*n*), where *n* is the number of places.
  public var forwardPlaces: [RoutePath] { ahead.reversed() }

  /// Goes to a requested place; after going up, forward leads back.
  mutating func move(to place: RoutePath, keeping history: ForwardHistory) {
    guard place != path, place.contains(path) else { return move(to: place) }
    var places = ahead
    places.append(path)
    move(to: place)
    ahead = places
    trimForward(to: history)
  }

  /// Removes the farthest places that exceed the limit.
  mutating func trimForward(to history: ForwardHistory) {
    if ahead.count > history.limit { ahead.removeFirst(ahead.count - history.limit) }
  }
}
