/// Walks down a tree of stops along a path, first by position, back where it leads nowhere.
struct RouteWalk {
  let path: RoutePath
  let isDetail: Bool
  private var mismatch: RouteMismatch?

  init(path: RoutePath, isDetail: Bool) {
    self.path = path
    self.isDetail = isDetail
  }

  mutating func resolve(_ stops: [RouteStop]) throws(RouteMismatch) -> RouteResolution {
    if let way = walk(stops, from: 0, at: .root) {
      return RouteResolution(
        path: way.last?.waypoint.next ?? path,
        waypoints: way.map(\.waypoint),
        stops: way.map(\.stop)
      )
    }
    throw mismatch ?? RouteMismatch(path: path, isDetail: isDetail, position: 0, expected: [])
  }

  private typealias Step = (stop: RouteStop, waypoint: ResolvedWaypoint)

  /// The steps from a component on; nil when no way leads to the end.
  private mutating func walk(
    _ stops: [RouteStop],
    from index: Int,
    at place: RoutePath
  ) -> [Step]? {
    let isEnd = index == path.depth
    // By position, as ids may be the same.
    let initial =
      isEnd ? stops.firstIndex { $0.isInitial && (isDetail || !$0.isDetail) } : nil
    for (position, stop) in stops.enumerated() where isDetail || !stop.isDetail {
      // Where the path ends, the initial tab goes on, and no other.
      if let initial, stop.presentation == .tab, position != initial { continue }
      guard let step = step(stop, index, place) else { continue }
      if let rest = walk(stop.stops, from: index + step.taken, at: step.waypoint.next) {
        return [(stop, step.waypoint)] + rest
      }
    }
    if isEnd { return [] }
    note(index, stops.filter { isDetail || !$0.isDetail }.map(\.expectation))
    return nil
  }

  private mutating func step(
    _ stop: RouteStop,
    _ index: Int,
    _ place: RoutePath
  ) -> (waypoint: ResolvedWaypoint, taken: Int)? {
    let component = component(index)
    switch stop.kind {
    case .name(let name):
      if component == nil, stop.presentation == .tab, !name.isEmpty {
        return (waypoint(stop, place, place.below(name), isDefault: true), 0)
      }
      guard component == name else { return nil }
      return (waypoint(stop, place, place.below(name)), 1)
    case .parameter(let parameter):
      return value(of: parameter, stop, index, from: place, to: place, taken: 0)
    case .nameAndParameter(let name, let parameter):
      guard component == name else { return nil }
      let below = place.below(name)
      if let step = value(of: parameter, stop, index + 1, from: place, to: below, taken: 1) {
        return step
      }
      note(index + 1, [.parameter(parameter.name, type: parameter.type)])
      return nil
    case .predicate(let accepts):
      guard accepts(component) else { return nil }
      let next = component.map(place.below) ?? place
      return (waypoint(stop, place, next), component == nil ? 0 : 1)
    case .empty:
      return component == nil ? (waypoint(stop, place, place), 0) : nil
    }
  }

  /// Takes a parameter's component, or its default where the path ends.
  private func value(
    of parameter: RouteParameter,
    _ stop: RouteStop,
    _ index: Int,
    from place: RoutePath,
    to end: RoutePath,
    taken: Int
  ) -> (waypoint: ResolvedWaypoint, taken: Int)? {
    if let text = component(index) {
      guard parameter.converts(text) else { return nil }
      return (waypoint(stop, place, end.below(text), text), taken + 1)
    }
    guard let text = parameter.defaultText else { return nil }
    return (waypoint(stop, place, end.below(text), text, isDefault: true), taken)
  }

  private func component(_ index: Int) -> String? {
    index < path.depth ? path.slice[index] : nil
  }

  private func waypoint(
    _ stop: RouteStop,
    _ place: RoutePath,
    _ next: RoutePath,
    _ parameter: String? = nil,
    isDefault: Bool = false
  ) -> ResolvedWaypoint {
    ResolvedWaypoint(
      id: stop.id,
      path: place,
      next: next,
      parameter: parameter,
      isDefault: isDefault,
      isDetail: isDetail
    )
  }

  private mutating func note(_ position: Int, _ expected: [RouteMismatch.Expectation]) {
    let new = RouteMismatch(
      path: path,
      isDetail: isDetail,
      position: position,
      expected: expected
    )
    mismatch = mismatch?.merged(with: new) ?? new
  }
}

extension RouteStop {
  /// The component that an error says was possible.
  var expectation: RouteMismatch.Expectation {
    switch kind {
    case .name(let name), .nameAndParameter(let name, _): .name(name)
    case .parameter(let parameter): .parameter(parameter.name, type: parameter.type)
    case .predicate: .accepted(by: id)
    case .empty: .end
    }
  }
}
