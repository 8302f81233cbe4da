public import ComposableNavigation

/// A scene's two routes as a split: the primary one in the first column, the detail one beside it.
///
/// ```swift
/// let shown = RouteSplit(map, of: Waypoint(path: "/notes"), in: state.routes)
/// shown.split(isCollapsed: state.isNarrow)[.detail].items      // the placeholder, and a note
/// // case .split(let action): shown.actions(for: action, isCollapsed: state.isNarrow)
/// ```
///
/// The collapsed state and the display options are not part of a route: the feature stores them and
/// passes them in. Going back in the single stack of a collapsed split changes the route that the
/// screen belongs to. It is SwiftDux Navigation's `SplitNavigationView` with its `detailItem`s.
///
/// ## Laws
/// - when the user removes an entry of a projected split, the routes show the rest
public struct RouteSplit: Sendable {
  /// The place whose stack is the first column.
  public let primary: RouteProjection

  /// The detail route, whose root is the placeholder.
  public let detail: RouteProjection

  /// Creates the projections of both routes of a place's scene.
  public init(_ map: RouteMap, of waypoint: Waypoint, in state: RouteNavigation.State) {
    primary = RouteProjection(map, of: waypoint, in: state)
    let root = Waypoint(scene: waypoint.scene, isDetail: true)
    detail = RouteProjection(map, of: root, in: state)
  }

  /// Returns the state of the split.
  public func split(
    isCollapsed: Bool = false,
    options: SplitOptions = SplitOptions()
  ) -> SplitNavigation<RouteScreen>.State {
    let (primary, detail) = (primary.stack, detail.stack)
    return .init(
      primary: primary.items,
      detail: detail.items,
      isCollapsed: isCollapsed,
      options: options,
      areAnimationsEnabled: primary.areAnimationsEnabled || detail.areAnimationsEnabled
    )
  }

  /// Returns the routes' actions for an action on the split; none if it changes neither route.
  public func actions(
    for action: SplitNavigation<RouteScreen>.Action,
    isCollapsed: Bool = false
  ) -> [RouteNavigation.Action] {
    let before = split(isCollapsed: isCollapsed)
    var after = before
    _ = SplitNavigation().reduce(into: &after, action: action)
    let isByUser =
      switch action.plain {
      case .column(_, let action), .shown(_, let action): action.isByUser
      case .showDetail, .setCollapsed, .setOptions, .when: false
      }
    return actions(of: primary, .primary, from: before, to: after, isByUser)
      + actions(of: detail, .detail, from: before, to: after, isByUser)
  }

  private func actions(
    of projection: RouteProjection,
    _ column: SplitColumn,
    from before: SplitNavigation<RouteScreen>.State,
    to after: SplitNavigation<RouteScreen>.State,
    _ isByUser: Bool
  ) -> [RouteNavigation.Action] {
    projection.actions(
      from: before[column],
      to: after[column],
      animated: after[column].areAnimationsEnabled && !isByUser
    )
  }
}
