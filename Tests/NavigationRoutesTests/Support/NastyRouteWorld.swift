import ComposableNavigation
import NavigationRoutes
import TestSupport

/// A window whose stacks, tabs and sheets are computed from one route, over real stores, handlers
/// and views, with hosts that are slow, refuse, are in gestures, leave the screen and die.
@MainActor
final class NastyRouteWorld {
  typealias Routed = RoutedNavigation<NastyPlaces>

  private struct Registered { weak var shape: NastyShape? }

  let log = NastyLog()
  let store: Store<NastyRoutes.State, NastyRoutes.Action>
  private(set) var issues: [NavigationIssue] = []
  private(set) var roots: [NastyShape] = []
  /// All entries that ever existed.
  private(set) var seen: [NastyShape.Seen] = []
  /// The number of times that a pending route was completed.
  private(set) var completions = 0
  var copies: [Routed.State] = []
  /// The places to which a program has begun to navigate.
  var begun: [RoutePath] = []
  /// The pages that the user has removed since a program last navigated.
  var takenAway: Set<String> = []
  /// A Boolean value that indicates whether a step may have released an acknowledgement, which is
  /// noticed a moment later.
  var mayHaveDropped = false
  /// The number of times that the user has acted while a host carried out a command.
  var insideCount = 0

  private let stores: RoutedStores<NastyPlaces>
  private let rule: NastyRouteRule
  private var registry: [Registered] = []
  private var known: Set<NastyShape.Seen> = []
  /// The pages that have left the state since the last rest.
  ///
  /// Removing one of them does not concern a page that has returned.
  private var outdated: Set<String> = []
  private var wasCompleted = false
  private var madeCount = 0
  private var subscription: Subscription?

  init(rule: NastyRouteRule = .right, laneRules: LaneRules = .all) {
    self.rule = rule
    store = Store(initialState: NastyRoutes.State()) { NastyRoutes(rule: rule) }
    stores = RoutedStores(store.scope(state: \.places, action: /NastyRoutes.Action.places))
    store.onIssue = { [weak self] issue in self?.issues.append(issue) }
    let lane = Lane(rules: laneRules)
    roots = [make(.stack, at: Waypoint(), in: lane), make(.modal, at: Waypoint(), in: lane)]
    subscription = store.observe { [weak self] _ in self?.see() }
    for root in roots { root.setUp() }
  }

  /// Releases the handlers, which hold the view providers.
  func close() { roots = [] }

  // MARK: Views

  private func make(
    _ kind: NastyShape.Kind,
    at place: Waypoint,
    in lane: Lane? = nil
  ) -> NastyShape {
    let maker = NastyRouteMaker { [weak self] screen in
      self?.view(of: screen, in: kind) ?? NastyView("")
    }
    madeCount += 1
    let shape = NastyShape(
      kind,
      at: place,
      stores: stores,
      in: lane,
      canAll: madeCount.isMultiple(of: 2) == (lane == nil),
      log: log,
      rule: rule,
      maker: maker
    )
    registry.append(Registered(shape: shape))
    return shape
  }

  /// A presented place and each tab has a stack and a modal over it; one of the pages has tabs.
  private func view(of screen: RouteScreen, in kind: NastyShape.Kind) -> NastyView {
    let view = NastyView("\(screen.path)")
    let inner: [NastyShape.Kind] =
      switch kind {
      case .stack: screen.id == "music" ? [.tabs] : []
      case .modal, .tabs: [.stack, .modal]
      case .split: []
      }
    for kind in inner {
      let shape = make(kind, at: Waypoint(path: screen.path))
      view.contents.append(shape)
      if let handler = shape.handler { view.handlers.append(handler) }
      shape.setUp()
    }
    return view
  }

  // MARK: Shapes

  /// All shapes whose views are still held, shown or not.
  var shapes: [NastyShape] {
    registry.removeAll { $0.shape == nil }
    return registry.compactMap { $0.shape }
  }

  /// All shapes that hosts on screen show, outermost first.
  var shown: [ShownPlace<NastyShape>] { ShownPlace.all(in: roots) }

  /// The shapes in front, from the window inwards.
  ///
  /// A presentation hides its stack.
  var front: [NastyShape] {
    var found: [NastyShape] = []
    var beside = roots
    while found.count < 100 {
      let sheet = beside.first { $0.kind == .modal && $0.host?.views.isEmpty == false }
      let next = sheet ?? beside.first { $0.kind != .modal }
      guard let next, let host = next.host, !host.isAway else { break }
      found.append(next)
      beside = host.frontViews.last?.contents.compactMap { $0 as? NastyShape } ?? []
    }
    return found
  }

  /// The shapes that the user can touch: those that no sheet covers, and each sheet.
  var touchable: [NastyShape] {
    let front = front
    let lastSheet = front.lastIndex { $0.kind == .modal } ?? -1
    return front.enumerated().filter { $0.element.kind == .modal || $0.offset > lastSheet }
      .map { $0.element }
  }

  var route: Route {
    store.state.places.routes.route(inScene: RouteScene.defaultName) ?? Route()
  }

  // MARK: The books

  private func see() {
    for shape in shapes {
      let (left, ids) = shape.see()
      outdated.formUnion(left)
      for id in ids where known.insert(id).inserted { seen.append(id) }
    }
    let isCompleted = route.isCompleted
    if isCompleted, !wasCompleted { completions += 1 }
    wasCompleted = isCompleted
  }

  /// The user removes pages.
  func takeAway(_ act: @autoclosure () -> [String]) {
    // Read before the act: visits that follow from it do not count.
    let outdated = outdated
    takenAway.formUnion(act().filter { !outdated.contains($0) })
  }

  /// A program navigates, so pages that the user removed may return.
  func forgetTaken() {
    takenAway = []
    for shape in shapes { shape.host?.gone = [] }
  }

  /// At rest, the shown pages are those of the state.
  func noteRest() { outdated = [] }
}
