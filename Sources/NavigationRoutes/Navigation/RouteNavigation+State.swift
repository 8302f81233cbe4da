public import ComposableNavigation

extension RouteNavigation {
  /// The scenes of an app, the options and the last error.
  ///
  /// ```swift
  /// var routes = RouteNavigation.State()                // one scene, main, at /
  /// routes[scene: "main"]?.route.path                   // /
  /// ```
  public struct State: Hashable, Sendable {
    /// The scenes, in the order in which they were added; each has a different name.
    public internal(set) var scenes: [RouteScene]

    /// The options of all routes.
    public var options: Options {
      didSet { if options.history != oldValue.history { trimForward() } }
    }

    /// The error of the last action that failed; nil after a successful navigation.
    ///
    /// Transient: not saved.
    public internal(set) var lastError: RouteError?

    /// Creates a state; of several scenes with the same name, the last one counts.
    public init(scenes: [RouteScene] = [RouteScene()], options: Options = Options()) {
      self.scenes = []
      self.options = options
      var places: [String: Int] = [:]
      for scene in scenes {
        if let place = places[scene.name] {
          self.scenes[place] = scene
        } else {
          places[scene.name] = self.scenes.count
          self.scenes.append(scene)
        }
      }
      trimForward()
    }

    /// A scene by name; nil if there is none.
    ///
    /// - Complexity: O(*n*).
    public subscript(scene name: String) -> RouteScene? {
      scenes.first { $0.name == name }
    }

    /// Returns a route of a scene; nil if there is no such scene.
    ///
    /// - Complexity: O(*n*).
    public func route(inScene name: String, isDetail: Bool = false) -> Route? {
      self[scene: name]?[isDetail: isDetail]
    }
  }

  /// The options of all routes.
  public struct Options: Hashable, Sendable {
    /// The longest time-out, about thirty years: clocks cannot add more to the current time.
    public static let longestTimeout = Duration.seconds(1_000_000_000)

    /// The time within which a host must report the screens of a route that it mounts.
    ///
    /// A negative value becomes zero, and ``longestTimeout`` is the maximum.
    public var completionTimeout: Duration {
      didSet { completionTimeout = Self.legal(completionTimeout) }
    }

    /// A Boolean value that indicates whether any change is animated.
    public var isAnimationEnabled: Bool

    /// The number of places to remember for going forward again; none by default.
    ///
    /// Each change upward is one step, however far. Any other change of a route clears its forward
    /// history. The history is saved with the route.
    public var history: ForwardHistory

    /// Creates options.
    public init(
      completionTimeout: Duration = .seconds(1),
      isAnimationEnabled: Bool = true,
      history: ForwardHistory = .notKept
    ) {
      self.completionTimeout = Self.legal(completionTimeout)
      self.isAnimationEnabled = isAnimationEnabled
      self.history = history
    }

    private static func legal(_ timeout: Duration) -> Duration {
      min(max(timeout, .zero), longestTimeout)
    }
  }
}

extension RouteNavigation.State {
  /// Adds a scene, or replaces the one with its name.
  mutating func add(_ scene: RouteScene) {
    var scene = scene
    scene.trimForward(to: options.history)
    if let index = scenes.firstIndex(where: { $0.name == scene.name }) {
      scenes[index] = scene
    } else {
      scenes.append(scene)
    }
  }

  private mutating func trimForward() {
    for index in scenes.indices { scenes[index].trimForward(to: options.history) }
  }

  func index(ofScene name: String) throws(RouteError) -> Int {
    guard let index = scenes.firstIndex(where: { $0.name == name }) else {
      throw .sceneNotFound(name)
    }
    return index
  }
}

extension RouteScene {
  fileprivate mutating func trimForward(to history: ForwardHistory) {
    route.trimForward(to: history)
    detailRoute.trimForward(to: history)
  }
}
