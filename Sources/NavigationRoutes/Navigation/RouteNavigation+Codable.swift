import ComposableNavigation

extension RouteNavigation.State: Codable {
  /// Writes options and scenes, but not errors.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RouteStateKey.self)
    try container.encode(options, forKey: .options)
    try container.encode(scenes, forKey: .scenes)
  }

  /// Reads archives of this package and of SwiftDux Navigation 1 (scenes by name) and 2 (routes).
  ///
  /// Throws if two scenes have the same name. Does not complete routes: send
  /// ``RouteNavigation/Action/verifyRoutes``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RouteStateKey.self)
    let scenes: [RouteScene]
    if container.contains(.sceneByName) {
      scenes = try container.decode([String: RouteScene].self, forKey: .sceneByName)
        .sorted { $0.key < $1.key }.map { $0.value.named($0.key) }
    } else if container.contains(.primaryRouteByName) {
      let primary = try container.decode([String: Route].self, forKey: .primaryRouteByName)
      let detail = try container.decode([String: Route].self, forKey: .detailRouteByName)
      scenes = Set(primary.keys).union(detail.keys).sorted().map { name in
        RouteScene(
          name: name,
          route: primary[name] ?? Route(),
          detailRoute: detail[name] ?? Route()
        )
      }
    } else {
      scenes = try container.decode([RouteScene].self, forKey: .scenes)
    }
    guard Set(scenes.map(\.name)).count == scenes.count else {
      throw DecodingError.dataCorruptedError(
        forKey: .scenes,
        in: container,
        debugDescription: "two scenes have one name, of \(scenes.map(\.name))"
      )
    }
    self.init(
      scenes: scenes,
      options: try container.decode(RouteNavigation.Options.self, forKey: .options)
    )
  }
}

extension RouteNavigation.Options: Codable {
  /// Writes the options.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RouteOptionsKey.self)
    try container.encode(completionTimeout, forKey: .completionTimeout)
    try container.encode(isAnimationEnabled, forKey: .animationEnabled)
    if history != .notKept { try container.encode(history, forKey: .history) }
  }

  /// Reads options; SwiftDux Navigation writes seconds, and its version 2 no animation flag.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RouteOptionsKey.self)
    self.init(
      completionTimeout: try container.timeout(),
      isAnimationEnabled: try container.decodeIfPresent(Bool.self, forKey: .animationEnabled)
        ?? true,
      history: try container.decodeIfPresent(ForwardHistory.self, forKey: .history) ?? .notKept
    )
  }
}

extension KeyedDecodingContainer<RouteOptionsKey> {
  fileprivate func timeout() throws -> Duration {
    if let duration = try? decode(Duration.self, forKey: .completionTimeout) {
      guard Duration.zero...RouteNavigation.Options.longestTimeout ~= duration else {
        throw noTimeout("\(duration)")
      }
      return duration
    }
    let seconds =
      try (try? decode(Double.self, forKey: .completionTimeout))
      ?? nestedContainer(keyedBy: RouteOptionsKey.self, forKey: .completionTimeout)
      .decode(Double.self, forKey: .magnitude)
    let longest = Double(RouteNavigation.Options.longestTimeout.components.seconds)
    guard 0...longest ~= seconds else { throw noTimeout("\(seconds) seconds") }
    return .seconds(seconds)
  }

  private func noTimeout(_ text: String) -> DecodingError {
    .dataCorruptedError(
      forKey: .completionTimeout,
      in: self,
      debugDescription: "\(text) are no time-out"
    )
  }
}

extension RouteScene {
  fileprivate func named(_ name: String) -> RouteScene {
    RouteScene(name: name, route: route, detailRoute: detailRoute)
  }
}

private enum RouteStateKey: String, CodingKey {
  case options, scenes, sceneByName, primaryRouteByName, detailRouteByName
}

private enum RouteOptionsKey: String, CodingKey {
  case completionTimeout, animationEnabled, magnitude, history
}
