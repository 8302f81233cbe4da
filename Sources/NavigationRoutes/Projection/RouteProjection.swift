public import ComposableNavigation

/// A route as the states of a stack, of tabs and of a modal, whose actions change the route.
///
/// A ``RoutedNavigation`` combines it with the routes. Use it directly if a feature does that
/// itself: compute the shapes' states from the route, and send the actions that their hosts report
/// back to the route.
///
/// ```swift
/// struct App: Reducer {
///   struct State {
///     var routes = RouteNavigation.State()
///     var home: RouteProjection { RouteProjection(map, of: Waypoint(), in: routes) }
///     var stack: StackNavigation<RouteScreen>.State { home.stack }
///   }
///   // in the reducer:
///   // case .stack(let action): .merge(state.home.actions(for: action).map { .send(.routes($0)) })
/// }
/// ```
///
/// A projection belongs to a place. Its stack is the place and the pushed stops along the path, up
/// to the first tab or presented stop. Its tabs are those that the place declares. Its modal is the
/// first presented stop along the path, unless a tab comes before it. The content of a tab or of a
/// modal has a separate projection, at its screen's path. States are computed, so entries have
/// their screens as identities, and stay the same.
///
/// ## Laws
/// - when the user removes an entry of a projected shape, the route shows the rest
/// - an action that changes nothing in a projected shape sends nothing
public struct RouteProjection: Sendable {
  /// The place.
  public let waypoint: Waypoint

  /// The reason why the route shows nothing here: no stop leads to it, or its scene does not exist.
  public let error: RouteError?

  private let map: RouteMap
  private let route: Route
  /// The stops along the path from the place on, with their screens.
  private let way: [(stop: RouteStop, screen: RouteScreen)]
  private let root: RouteScreen
  private let declared: [RouteStop]

  /// Creates the projection of a route at a place.
  ///
  /// While the route is elsewhere, the place shows the route that it remembers, so that a tab in
  /// the background does not change; without a memory, it shows only its root.
  public init(_ map: RouteMap, of waypoint: Waypoint, in state: RouteNavigation.State) {
    self.waypoint = waypoint
    self.map = map
    let scene = state[scene: waypoint.scene]
    route = scene?[isDetail: waypoint.isDetail] ?? Route(path: waypoint.path)
    let path = route.path(at: waypoint.path)
    var steps: [(stop: RouteStop, screen: RouteScreen)] = []
    do {
      guard let scene else { throw RouteError.sceneNotFound(waypoint.scene) }
      let resolution =
        try waypoint.isDetail
        ? map.resolve(detail: path, beside: scene.route.path) : map.resolve(path)
      steps = zip(resolution.stops, resolution.waypoints).map { ($0, $1.screen) }
      error = nil
    } catch {
      self.error = (error as? RouteMismatch).map { .unresolved($0) } ?? error as? RouteError
    }
    let here = steps.last { $0.screen.path == waypoint.path && !$0.stop.isIndex }
    root =
      here?.screen
      ?? RouteScreen(id: "", path: waypoint.path, parameter: nil, isDetail: waypoint.isDetail)
    declared = here?.stop.stops ?? (waypoint.path.isRoot ? map.stops : [])
    way = steps.filter { waypoint.path.contains($0.screen.path) && $0.screen.path != waypoint.path }
  }

  // MARK: States

  /// The place, and the places pushed on it.
  public var stack: StackNavigation<RouteScreen>.State {
    let pushed = way.prefix { $0.stop.presentation == .push }.filter { !$0.stop.isIndex }
    return .init(items: [root] + pushed.map(\.screen), areAnimationsEnabled: route.isAnimated)
  }

  /// The named tabs that the place declares; the active one is on the path, or else initial.
  public var tabs: TabNavigation<RouteScreen>.State {
    var screens: [RouteScreen] = []
    var initial: RouteScreen?
    for stop in declared {
      guard stop.presentation == .tab, case .name(let name) = stop.kind, !name.isEmpty else {
        continue
      }
      let screen = RouteScreen(
        id: stop.id,
        path: waypoint.path.below(name),
        parameter: nil,
        isDetail: waypoint.isDetail
      )
      screens.append(screen)
      if stop.isInitial, initial == nil { initial = screen }
    }
    return .init(
      items: screens,
      activeItem: way.first.flatMap { screens.contains($0.screen) ? $0.screen : nil } ?? initial,
      areAnimationsEnabled: route.isAnimated
    )
  }

  /// The screen that is presented over the place and its stack.
  public var modal: ModalNavigation<RouteScreen>.State {
    let next = way.first { $0.stop.presentation != .push }
    guard let next, case .modal(let style) = next.stop.presentation else {
      return .init(areAnimationsEnabled: route.isAnimated)
    }
    return .init(
      styledItem: .init(item: next.screen, style: style),
      areAnimationsEnabled: route.isAnimated
    )
  }

  // MARK: Back into routes

  /// Returns the route's actions for an action on the stack; none if it changes nothing.
  ///
  /// The route goes to the top entry. Removing an entry also removes those above it.
  public func actions(
    for action: StackNavigation<RouteScreen>.Action
  ) -> [RouteNavigation.Action] {
    let before = stack
    var after = before
    _ = StackNavigation().reduce(into: &after, action: action)
    return actions(from: before, to: after, animated: action.isAnimated && !action.isByUser)
  }

  /// Returns the actions that lead from one stack to another.
  ///
  /// A change by the user is already visible, and is not animated again.
  func actions(
    from before: StackNavigation<RouteScreen>.State,
    to after: StackNavigation<RouteScreen>.State,
    animated: Bool
  ) -> [RouteNavigation.Action] {
    guard after.entries != before.entries else { return [] }
    let kept = zip(before.entries.ids, after.entries.ids).prefix { $0 == $1 }.count
    let isCut = after.items[kept...].allSatisfy(before.items.contains)
    let top = isCut ? after.items.prefix(kept).last : after.topItem
    return leave(for: top?.path ?? waypoint.path, animated: animated)
  }

  /// Returns the route's actions for an action on the tabs; ``RouteCache`` restores each tab.
  public func actions(
    for action: TabNavigation<RouteScreen>.Action
  ) -> [RouteNavigation.Action] {
    let before = tabs
    var after = before
    _ = TabNavigation().reduce(into: &after, action: action)
    guard let active = after.activeItem, active != before.activeItem else { return [] }
    return [navigate(to: active.path, animated: false)]
  }

  /// Returns the route's actions for an action on the modal; a dismissal goes to the place below.
  public func actions(
    for action: ModalNavigation<RouteScreen>.Action
  ) -> [RouteNavigation.Action] {
    let before = modal
    var after = before
    _ = ModalNavigation().reduce(into: &after, action: action)
    guard after.item != before.item else { return [] }
    let below = stack.topItem?.path ?? waypoint.path
    let isAnimated = action.isAnimated && !action.isByUser
    return leave(for: after.item?.path ?? below, animated: isAnimated)
  }

  /// Returns the actions that go from the shown place to another one, usually above it.
  ///
  /// If the route is elsewhere, the place shows a remembered route, and its cache would show the
  /// removed entry again. So the route first goes to the remembered place, where the cache is not
  /// used.
  private func leave(for path: RoutePath, animated: Bool) -> [RouteNavigation.Action] {
    let shown = route.path(at: waypoint.path)
    let there = navigate(to: path, animated: animated)
    guard shown != route.path, shown != path, path.contains(shown) else { return [there] }
    return [navigate(to: shown, animated: false), there]
  }

  private func navigate(to path: RoutePath, animated: Bool) -> RouteNavigation.Action {
    .navigate(
      RouteRequest(
        to: path.description,
        scene: waypoint.scene,
        isDetail: waypoint.isDetail,
        animated: animated,
        cause: .user
      )
    )
  }
}

extension ModalNavigation.Action {
  /// A Boolean value that indicates whether the user caused the action, in the host.
  fileprivate var isByUser: Bool {
    if case .remove(_, cause: .user, animated: _) = plain { true } else { false }
  }
}

extension RouteStop {
  /// A Boolean value that indicates whether the parent place shows the stop.
  fileprivate var isIndex: Bool { if case .empty = kind { true } else { false } }
}
