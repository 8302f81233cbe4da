public import ComposableNavigation

extension RoutedNavigation {
  /// The routes, and the states of their places.
  ///
  /// ```swift
  /// let notes = Waypoint(path: "/notes")
  /// state[stack: notes].items               // the place, and what is pushed on it
  /// state[split: notes][.detail].items      // the placeholder, and the detail route
  /// ```
  public struct State: Hashable, Sendable {
    /// The routes.
    public var routes: RouteNavigation.State

    private var columns: [Waypoint: Columns] = [:]

    /// The layout of a place's columns, which is not part of a path.
    private struct Columns: Hashable, Sendable {
      var isCollapsed = false
      var options = SplitOptions()
    }

    /// Creates a state of routes, with no split collapsed.
    public init(routes: RouteNavigation.State = RouteNavigation.State()) { self.routes = routes }

    // MARK: Looking

    /// Returns the stack, tabs and modal that the route shows at a place.
    public func projection(at place: Waypoint = Waypoint()) -> RouteProjection {
      RouteProjection(Places.map, of: place, in: routes)
    }

    /// The stack of a place: the place and the places pushed on it.
    public subscript(stack place: Waypoint) -> StackNavigation<RouteScreen>.State {
      projection(at: place).stack
    }

    /// The tabs that a place declares.
    public subscript(tabs place: Waypoint) -> TabNavigation<RouteScreen>.State {
      projection(at: place).tabs
    }

    /// The modal over a place.
    public subscript(modal place: Waypoint) -> ModalNavigation<RouteScreen>.State {
      projection(at: place).modal
    }

    /// The split of a place: its stack, and the detail route of its scene beside it.
    public subscript(split place: Waypoint) -> SplitNavigation<RouteScreen>.State {
      RouteSplit(Places.map, of: place, in: routes).split(
        isCollapsed: isCollapsed(at: place),
        options: columns[place]?.options ?? SplitOptions()
      )
    }

    /// Returns a Boolean value that indicates whether the columns of a place are one stack.
    public func isCollapsed(at place: Waypoint) -> Bool { columns[place]?.isCollapsed ?? false }

    // MARK: Keeping columns

    mutating func keepColumns(of action: SplitNavigation<RouteScreen>.Action, at place: Waypoint) {
      guard routes[scene: place.scene] != nil else { return }
      switch action.plain {
      case .setCollapsed(let isCollapsed, cause: _, animated: _):
        columns[place, default: Columns()].isCollapsed = isCollapsed
      case .setOptions(let options):
        columns[place, default: Columns()].options = options
      case .column, .shown, .showDetail, .when:
        break
      }
    }

    /// Removes the columns of scenes that no longer exist.
    mutating func forgetColumns() {
      guard !columns.isEmpty else { return }
      let scenes = Set(routes.scenes.map(\.name))
      columns = columns.filter { scenes.contains($0.key.scene) }
    }
  }
}

extension RoutedNavigation.State: Codable {
  /// Writes only the routes, because a host reports its collapsed state again.
  public func encode(to encoder: any Encoder) throws { try routes.encode(to: encoder) }

  /// Reads the routes.
  public init(from decoder: any Decoder) throws {
    self.init(routes: try RouteNavigation.State(from: decoder))
  }
}
