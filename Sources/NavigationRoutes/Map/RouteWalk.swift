/// Walks down a tree of stops along a path, depth first, and backtracks from dead ends.
struct RouteWalk {
  let path: RoutePath
  let isDetail: Bool
  /// The components walked so far: those of the path as stops spell them, then defaults.
  private var place: [String] = []
  /// The steps walked so far.
  private var way: [Step] = []
  private var mismatch: RouteMismatch?

  /// A stop along the path, and the components that it matches.
  private struct Step {
    let stop: RouteStop
    let start: Int
    let end: Int
    let parameter: String?
    let isDefault: Bool
  }

  init(path: RoutePath, isDetail: Bool) {
    self.path = path
    self.isDetail = isDetail
  }

  mutating func resolve(_ stops: [RouteStop]) throws(RouteMismatch) -> RouteResolution {
    guard walk(stops, from: 0) else {
      throw mismatch ?? RouteMismatch(path: path, isDetail: isDetail, position: 0, expected: [])
    }
    // The path of each place is a prefix of the last one, so all share its components.
    let end = RoutePath(isAbsolute: true, ups: 0, components: place)
    return RouteResolution(
      path: way.isEmpty ? path : end,
      waypoints: way.map { waypoint(of: $0, on: end) },
      stops: way.map(\.stop)
    )
  }

  /// Walks from a component to the end of the path; on failure, the walk is unchanged.
  private mutating func walk(_ stops: [RouteStop], from index: Int) -> Bool {
    let isEnd = index == path.depth
    // Compared by position, because ids may be equal.
    let initial =
      isEnd ? stops.firstIndex { $0.isInitial && (isDetail || !$0.isDetail) } : nil
    for (position, stop) in stops.enumerated() where isDetail || !stop.isDetail {
      // At the end of the path, the initial tab is the only tab that completes it.
      if let initial, stop.presentation == .tab, position != initial { continue }
      let start = place.count
      guard let taken = enter(stop, index) else { continue }
      if walk(stop.stops, from: index + taken) { return true }
      way.removeLast()
      place.removeSubrange(start...)
    }
    if isEnd { return true }
    note(index, stops.filter { isDetail || !$0.isDetail }.map(\.expectation))
    return false
  }

  /// Enters a stop if the next component leads to it.
  ///
  /// - Returns: The number of components that it matches; nil if the path does not lead to it.
  private mutating func enter(_ stop: RouteStop, _ index: Int) -> Int? {
    let component = path.component(index)
    switch stop.kind {
    case .name(let name):
      if component == nil, stop.presentation == .tab, !name.isEmpty {
        add(stop, name, isDefault: true)
        return 0
      }
      guard component == name else { return nil }
      add(stop, name)
      return 1
    case .parameter(let parameter):
      return enter(stop, nil, parameter, index)
    case .nameAndParameter(let name, let parameter):
      guard component == name else { return nil }
      if let taken = enter(stop, name, parameter, index + 1) { return taken + 1 }
      note(index + 1, [.parameter(parameter.name, type: parameter.type)])
      return nil
    case .predicate(let accepts):
      guard accepts(component) else { return nil }
      add(stop, component)
      return component == nil ? 0 : 1
    case .empty:
      guard component == nil else { return nil }
      add(stop, nil)
      return 0
    }
  }

  /// Matches a parameter's component, or its default at the end of the path.
  private mutating func enter(
    _ stop: RouteStop,
    _ name: String?,
    _ parameter: RouteParameter,
    _ index: Int
  ) -> Int? {
    if let text = path.component(index) {
      guard parameter.converts(text) else { return nil }
      add(stop, name, text)
      return 1
    }
    guard let text = parameter.defaultText else { return nil }
    add(stop, name, text, isDefault: true)
    return 0
  }

  private mutating func add(
    _ stop: RouteStop,
    _ name: String?,
    _ parameter: String? = nil,
    isDefault: Bool = false
  ) {
    let start = place.count
    if let name { place.append(name) }
    if let parameter { place.append(parameter) }
    way.append(
      Step(
        stop: stop,
        start: start,
        end: place.count,
        parameter: parameter,
        isDefault: isDefault
      )
    )
  }

  private func waypoint(of step: Step, on end: RoutePath) -> ResolvedWaypoint {
    ResolvedWaypoint(
      id: step.stop.id,
      path: end.prefix(step.start),
      next: end.prefix(step.end),
      parameter: step.parameter,
      isDefault: step.isDefault,
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
  /// The component that a mismatch lists as expected.
  var expectation: RouteMismatch.Expectation {
    switch kind {
    case .name(let name), .nameAndParameter(let name, _): .name(name)
    case .parameter(let parameter): .parameter(parameter.name, type: parameter.type)
    case .predicate: .accepted(by: id)
    case .empty: .end
    }
  }
}
