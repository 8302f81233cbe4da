public import ComposableNavigation

extension RouteNavigation {
  /// The scenes of an app, the options and the last error.
  ///
  /// ```swift
  /// var routes = RouteNavigation.State()                // one scene, main, at /
  /// routes[scene: "main"]?.route.path                   // /
  /// ```
  public struct State: Hashable, Sendable {
    /// The scenes, in the order in which they were added; no two have one name.
    public internal(set) var scenes: [RouteScene]

    /// The options that hold for all routes.
    public var options: Options {
      didSet { if options.history != oldValue.history { trimForward() } }
    }

    /// The error of the last action that failed; nil after one that navigated.
    ///
    /// Transient: not saved.
    public internal(set) var lastError: RouteError?

    /// Makes a state; of scenes with one name the last holds.
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

    /// A scene by name; nil when there is none.
    ///
    /// - Complexity: O(*n*).
    public subscript(scene name: String) -> RouteScene? {
      scenes.first { $0.name == name }
    }

    /// A route of a scene; nil when there is no such scene.
    ///
    /// - Complexity: O(*n*).
    public func route(inScene name: String, isDetail: Bool = false) -> Route? {
      self[scene: name]?[isDetail: isDetail]
    }
  }

  /// The options that hold for all routes.
  public struct Options: Hashable, Sendable {
    /// The longest time-out, some thirty years: clocks cannot add more to the present.
    public static let longestTimeout = Duration.seconds(1_000_000_000)

    /// The time that a host has to report the screens of a route that it mounts.
    ///
    /// A negative one is none at all, and ``longestTimeout`` is the most.
    public var completionTimeout: Duration {
      didSet { completionTimeout = Self.legal(completionTimeout) }
    }

    /// Tells whether anything is animated at all.
    public var isAnimationEnabled: Bool

    /// The memory of places that routes went up from, for going forward to them again; none by
    /// default.
    ///
    /// Each way up is one step, as far as it led. Whatever else moves a route empties its memory.
    /// It is saved with the route.
    public var history: ForwardHistory

    /// Makes options.
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
  /// Adds a scene, in the place of one of that name.
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
