extension RouteMap {
  /// A stop that another one, declared before it, keeps a path from.
  public struct Shadow: Hashable, Sendable {
    /// The ``RouteStop/id`` of the stop.
    public let id: String

    /// The one before it.
    public let by: String

    /// A path that shows it, below the stops that both lie in.
    public let witness: RoutePath
  }

  /// Stops that are not reached where they were meant to be, outermost first.
  ///
  /// ```swift
  /// RouteMap {
  ///   RouteStop(parameter: "title", as: String.self)
  ///   RouteStop("new")
  /// }
  /// .shadowed            // [Shadow(id: "new", by: "{title}", witness: /new)]
  /// ```
  ///
  /// A stop is tried with its name, its default and a few values of its parameter, so what is
  /// reported is so, and what only some values of a parameter show is not found.
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
  /// Paths that lead to the stop when it is alone.
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
    // At the root every list of stops ends well: only a waypoint shows that this one leads there.
    return (try? walk.resolve([self]))?.waypoints.isEmpty == false
  }
}
