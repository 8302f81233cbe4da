extension RouteMap {
  /// A stop that does not receive a path because an earlier stop takes it.
  public struct Shadow: Hashable, Sendable {
    /// The ``RouteStop/id`` of the stop.
    public let id: String

    /// The ``RouteStop/id`` of the earlier stop.
    public let by: String

    /// A path that shows the conflict, relative to the parent of both stops.
    public let witness: RoutePath
  }

  /// The stops that an earlier stop hides for at least one path, outermost first.
  ///
  /// ```swift
  /// RouteMap {
  ///   RouteStop(parameter: "title", as: String.self)
  ///   RouteStop("new")
  /// }
  /// .shadowed            // [Shadow(id: "new", by: "{title}", witness: /new)]
  /// ```
  ///
  /// Each stop is tried with its name, its default and a few values of its parameter. So each
  /// result is a real conflict, but conflicts of only some values may be missed.
  ///
  /// - Complexity: O(*n*²).
  public var shadowed: [Shadow] { Self.shadows(among: stops, isDetail: false) }

  private static func shadows(among stops: [RouteStop], isDetail: Bool) -> [Shadow] {
    var shadows: [Shadow] = []
    for (index, stop) in stops.enumerated() {
      for earlier in stops[..<index] where isDetail || earlier.isDetail == stop.isDetail {
        guard let witness = stop.samples.first(where: { earlier.leads(to: $0) }) else { continue }
        shadows.append(Shadow(id: stop.id, by: earlier.id, witness: witness))
      }
    }
    return shadows
      + stops.flatMap { Self.shadows(among: $0.stops, isDetail: isDetail || $0.isDetail) }
  }
}

extension RouteStop {
  /// Paths that lead to the stop when it is the only one.
  fileprivate var samples: [RoutePath] {
    func values(_ parameter: RouteParameter) -> [String] {
      ([parameter.defaultText].compactMap { $0 } + ["0", "a", "true"]).filter(parameter.converts)
    }
    return switch kind {
    case .name(let name): [RoutePath.root.below(name)]
    case .parameter(let parameter): values(parameter).map(RoutePath.root.below)
    case .nameAndParameter(let name, let parameter):
      values(parameter).map(RoutePath.root.below(name).below)
    case .predicate(let accepts):
      (accepts(nil) ? [.root] : []) + ["0", "a", "true"].filter(accepts).map(RoutePath.root.below)
    case .empty: [.root]
    }
  }

  fileprivate func leads(to path: RoutePath) -> Bool {
    var walk = RouteWalk(path: path, isDetail: isDetail)
    // At the root, every list of stops resolves: only a waypoint shows that this stop was reached.
    return (try? walk.resolve([self]))?.waypoints.isEmpty == false
  }
}
