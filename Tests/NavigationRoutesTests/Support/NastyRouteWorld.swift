import ComposableNavigation
import NavigationRoutes
import TestSupport

/// A window whose stacks, tabs and sheets are computed from one route, over real stores, handlers
/// and views, with hosts that are slow, refuse, are in gestures, go off screen and die.
@MainActor
final class NastyRouteWorld {
  typealias Routed = RoutedNavigation<NastyPlaces>

  private struct Registered { weak var shape: NastyShape? }

  let log = NastyLog()
  let store: Store<NastyRoutes.State, NastyRoutes.Action>
  private(set) var issues: [NavigationIssue] = []
  private(set) var roots: [NastyShape] = []
  /// All entries that were ever there.
  private(set) var seen: [NastyShape.Seen] = []
  /// How often the route was completed that was not.
  private(set) var completions = 0
  var copies: [Routed.State] = []
  /// The places that a program has begun to go to.
  var begun: [RoutePath] = []
  /// What a person took away, as long as no program has gone anywhere.
  var takenAway: Set<String> = []
  /// An acknowledgement that is let go unused is noticed a moment later.
  var mayHaveDropped = false
  /// How often a person has acted while a host was being asked for something.
  var insideCount = 0

  private let stores: RoutedStores<NastyPlaces>
  private let rule: NastyRouteRule
  private var registry: [Registered] = []
  private var known: Set<NastyShape.Seen> = []
  /// What has left the state since the last rest: to take it away is no answer to what has come
  /// back.
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

  /// Lets the handlers go, which hold who makes views.
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

  /// What is presented, and each tab, has a stack and what is presented over that; of the pages one
  /// has tabs.
  private func view(of screen: RouteScreen, in kind: NastyShape.Kind) -> NastyView {
    let view = NastyView("\(screen.path)")
    let inner: [NastyShape.Kind] =
      switch kind {
      case .stack: screen.id == "music" ? [.tabs] : []
      case .modal, .tabs: [.stack, .modal]
      }
    for kind in inner {
      let shape = make(kind, at: Waypoint(path: screen.path))
      view.contents.append(shape)
      view.handlers.append(shape.handler)
      shape.setUp()
    }
    return view
  }

  // MARK: Who is there

  /// All shapes whose views are kept by somebody, shown or not.
  var shapes: [NastyShape] {
    registry.removeAll { $0.shape == nil }
    return registry.compactMap { $0.shape }
  }

  /// All shapes that hosts on screen show, outermost first, and whether nothing covers them in
  /// what they lie in.
  var shown: [(shape: NastyShape, isInFront: Bool)] { places(in: roots) }

  /// The same of what certain shapes show, which come first.
  func places(in outermost: [NastyShape]) -> [(shape: NastyShape, isInFront: Bool)] {
    var found = outermost.map { (shape: $0, isInFront: true) }
    var index = 0
    while index < found.count, index < 1_000 {
      let (shape, isInFront) = found[index]
      index += 1
      guard let host = shape.host, !host.isAway else { continue }
      let front = host.frontViews
      for view in host.views {
        let isFront = isInFront && front.contains { $0 === view }
        for inner in view.contents.compactMap({ $0 as? NastyShape }) {
          found.append((shape: inner, isInFront: isFront))
        }
      }
    }
    return found
  }

  /// What a person sees the front of, from the window inwards: of a stack and what is presented
  /// over it the latter.
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

  /// Where a person can do something: in what no sheet covers, and to each sheet.
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

  /// A person takes pages away.
  func takeAway(_ act: @autoclosure () -> [String]) {
    // As it is before: what follows from it is no other visit.
    let outdated = outdated
    takenAway.formUnion(act().filter { !outdated.contains($0) })
  }

  /// A program goes somewhere: what a person took away may come back.
  func forgetTaken() {
    takenAway = []
    for shape in shapes { shape.host?.gone = [] }
  }

  /// What is shown now is what the state has.
  func noteRest() { outdated = [] }
}
