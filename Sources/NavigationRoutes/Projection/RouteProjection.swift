public import ComposableNavigation

/// A route as the states of a stack, of tabs and of a modal, whose actions change the route.
///
/// A ``RoutedNavigation`` joins it with the routes. Reach for it alone where a feature does so by itself:
/// compute the shapes' states from the route, and send back what their hosts report.
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
/// A projection belongs to a place. Its stack is the place and the stops on the way that are pushed,
/// up to the first that is a tab or presented. Its tabs are those that the place declares. Its modal
/// is the first stop on the way that is presented, unless tabs come before it. What lies in a tab or
/// in a modal has a projection of its own, at its screen's path. States are computed, so entries are
/// named by their screens, and identity survives.
///
/// ## Laws
/// - what a person takes away from a projected shape leads to the route that shows what is left
/// - doing to a projected shape what changes nothing sends nothing
public struct RouteProjection: Sendable {
  /// The place.
  public let waypoint: Waypoint

  /// The reason why the route shows nothing here: no stop leads to it, or its scene does not exist.
  public let error: RouteError?

  private let map: RouteMap
  private let route: Route
  /// The stops on the way from the place on, with their screens.
  private let way: [(stop: RouteStop, screen: RouteScreen)]
  private let root: RouteScreen
  private let declared: [RouteStop]

  /// Projects the route of a place's scene.
  ///
  /// While the route leads elsewhere the place shows what it is remembered with, so that a tab in the
  /// background stays as it was left; else its root alone.
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

  /// The tabs that the place declares by name, the one on the way active; else the initial one.
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

  /// Returns the route's actions for an action on the stack; none where it is refused or changes
  /// nothing.
  ///
  /// The route goes to what is on top afterwards. When an entry goes from below others, those go too.
  public func actions(
    for action: StackNavigation<RouteScreen>.Action
  ) -> [RouteNavigation.Action] {
    let before = stack
    var after = before
    _ = StackNavigation().reduce(into: &after, action: action)
    return actions(from: before, to: after, animated: action.isAnimated && !action.isByPerson)
  }

  /// Returns the actions that lead from one stack to another, which a person or a program has made
  /// of it.
  ///
  /// A person's own change was seen to move, and is not animated again.
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

  /// Returns the actions that do to the route what is done to the tabs; a tab comes back as it was
  /// left, as the place remembers, see ``RouteCache``.
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
    let isAnimated = action.isAnimated && !action.isByPerson
    return leave(for: after.item?.path ?? below, animated: isAnimated)
  }

  /// Goes from what the place shows to another place, mostly one above.
  ///
  /// Where the route is elsewhere the place shows what it is remembered with, and a memory would
  /// bring back what has just gone: the route goes there first, and from inside nobody asks it.
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

extension StackNavigation.Action {
  /// Tells whether a person has done it, by a gesture or a button of the host.
  var isByPerson: Bool {
    if case .remove(_, cause: .user, animated: _) = self { true } else { false }
  }
}

extension ModalNavigation.Action {
  /// Tells whether a person has done it, by a gesture or a button of the host.
  fileprivate var isByPerson: Bool {
    if case .remove(_, cause: .user, animated: _) = self { true } else { false }
  }
}

extension RouteStop {
  /// Tells whether it is shown by the place that it belongs to.
  fileprivate var isIndex: Bool { if case .empty = kind { true } else { false } }
}
