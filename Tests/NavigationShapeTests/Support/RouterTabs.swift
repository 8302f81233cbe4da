import ComposableNavigation

/// React Navigation's tab router, ported from `packages/routers/src/SwitchRouter.tsx` for a
/// comparison.
///
/// Two lines differ: see ``change(routes:)``.
struct RouterTabs: Hashable {
  let backBehavior: TabBackBehavior
  var routes: [String]
  var index = 0
  /// The routes that back selects, and the focused one at the end.
  var history: [String] = []
  var initialRoute: String?

  var focused: String { routes[index] }

  init(_ routes: [String], initialRoute: String? = nil, backBehavior: TabBackBehavior) {
    self.routes = routes
    self.initialRoute = initialRoute
    self.backBehavior = backBehavior
    index = initialRoute.flatMap(routes.firstIndex) ?? 0
    history = derivedHistory
  }

  /// `getRouteHistory`.
  private var derivedHistory: [String] {
    switch backBehavior {
    case .order: Array(routes[...index])
    case .first: index == 0 ? [focused] : [routes[0], focused]
    case .initial:
      {
        let initial = initialRoute.flatMap(routes.firstIndex) ?? 0
        return index == initial ? [focused] : [routes[initial], focused]
      }()
    case .none, .history, .fullHistory: [focused]
    }
  }

  /// `changeIndex`.
  private mutating func focus(_ index: Int) {
    self.index = index
    switch backBehavior {
    case .history:
      history = history.filter { $0 != focused } + [focused]
    case .fullHistory:
      history = (history.last == focused ? history.dropLast() : history) + [focused]
    case .none, .first, .initial, .order:
      history = derivedHistory
    }
  }

  /// `JUMP_TO`.
  mutating func jump(to name: String) {
    if let index = routes.firstIndex(of: name) { focus(index) }
  }

  /// `GO_BACK`.
  mutating func goBack() -> Bool {
    guard history.count > 1, let index = routes.lastIndex(of: history[history.count - 2])
    else { return false }
    history.removeLast()
    self.index = index
    return true
  }

  /// `getStateForRouteNamesChange`.
  ///
  /// There, neighbours in a full history may be equal, and a route that returns under the initial
  /// name is initial again.
  mutating func change(routes names: [String]) {
    let old = focused
    routes = names
    if initialRoute.map(names.contains) == false { initialRoute = nil }
    history = history.filter(names.contains)
    if backBehavior == .fullHistory {
      history = history.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }
    focus(names.firstIndex(of: old) ?? history.last.flatMap(names.firstIndex) ?? 0)
  }
}
