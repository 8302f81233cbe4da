import ComposableNavigation
import TestSupport

/// Windows with containers in containers, over real stores, handlers and views.
@MainActor
final class NastyWorld {
  private struct Registered { weak var container: NastyContainer? }

  let log = NastyLog()
  let isHonest: Bool
  let rule: NastyRule
  private let preloadsOffscreen: Bool
  /// The roots of each window, which share a lane.
  private(set) var windows: [[NastyContainer]] = []
  private(set) var issues: [NavigationIssue] = []
  /// A Boolean value that indicates whether an acknowledgement may have been released, which is
  /// noticed a moment later.
  var mayHaveDropped = false

  private var registry: [Registered] = []
  private var nextTitle = 0

  init(
    seed: UInt64,
    isHonest: Bool,
    preloadsOffscreen: Bool = false,
    rule: NastyRule = .right,
    laneRules: LaneRules = .all
  ) {
    self.isHonest = isHonest
    self.preloadsOffscreen = preloadsOffscreen
    self.rule = rule
    for roots in Self.layouts[Int(seed % UInt64(Self.layouts.count))] {
      let lane = Lane(rules: laneRules)
      let keeps = seed.isMultiple(of: 4)
      let name = "w\(windows.count)"
      let window = roots.map { make($0, name, depth: 0, lane: lane, keeps: keeps) }
      windows.append(window)
    }
    for container in windows.joined() {
      fill(container)
      container.setUp(with: container.makeHost(isToldAttached: false))
    }
  }

  /// The roots of each window; several are beside each other in one lane.
  private static let layouts: [[[NastyContainer.Kind]]] = [
    [[.stack]], [[.stack, .modal]], [[.tabs, .modal]], [[.split]], [[.stack, .stack, .modal]],
    [[.stack, .modal], [.tabs]], [[.modal, .modal]], [[.split, .modal]], [[.tabs]],
  ]

  private func make(
    _ kind: NastyContainer.Kind,
    _ name: String,
    depth: Int,
    lane: Lane?,
    keeps: Bool
  ) -> NastyContainer {
    let maker = NastyMaker { [weak self] title in
      self?.view(title, depth: depth) ?? NastyView(title)
    }
    let container = NastyContainer(
      kind,
      "\(name) \(kind)",
      depth: depth,
      lane: lane,
      keeps: keeps,
      log: log,
      rule: rule,
      maker: maker
    ) { [weak self] issue in
      self?.issues.append(issue)
    }
    container.preloadsOffscreen = preloadsOffscreen
    registry.append(Registered(container: container))
    return container
  }

  // MARK: Pages

  /// Returns a unique title; its letter names the contents of the page.
  func title(_ number: Int) -> String {
    nextTitle += 1
    let letters = ["s", "k", "m", "s", "d", "t", "p"]
    return "\(letters[number % letters.count])\(nextTitle)"
  }

  private static func contents(_ title: String) -> [NastyContainer.Kind] {
    switch title.first {
    case "k": [.stack]
    case "m": [.modal]
    case "d": [.modal, .modal]
    case "t": [.tabs, .modal]
    case "p": [.split]
    default: []
    }
  }

  private func view(_ title: String, depth: Int) -> NastyView {
    log.actInside()
    let view = NastyView(title)
    view.whenLookedAt = { [log] in log.actInside() }
    guard depth < 3 else { return view }
    for kind in Self.contents(title) {
      nextTitle += 1
      let container = make(
        kind,
        title,
        depth: depth + 1,
        lane: nil,
        keeps: nextTitle.isMultiple(of: 7)
      )
      fill(container)
      view.contents.append(container)
      container.page = view
      if let handler = container.handler { view.ownHandlers.append(handler) }
      container.setUp(with: container.makeHost(isToldAttached: false))
    }
    return view
  }

  /// Fills a container at the start; modals begin empty.
  private func fill(_ container: NastyContainer) {
    switch container.kind {
    case .stack: container.store.send(.stack(.pushItem(title(0))))
    case .tabs: container.store.send(.tabs(.setItems([title(0), title(0)])))
    case .split: container.become(splitState())
    case .modal: break
    }
  }

  /// Returns columns whose first entries are named.
  func splitState() -> NastyFeature.State {
    var state = NastyFeature.State()
    state.split = NastyFeature.Split.State(primary: [title(0)], detail: [title(0)])
    return state
  }

  // MARK: Containers

  /// All containers whose views are still held, shown or not.
  var containers: [NastyContainer] {
    registry.removeAll { $0.container == nil }
    return registry.compactMap(\.container)
  }

  func container(_ number: Int) -> NastyContainer? {
    let all = containers
    return all.isEmpty ? nil : all[number % all.count]
  }

  typealias Place = ShownPlace<NastyContainer>

  /// Returns all containers that hosts on screen show, outermost first.
  func places(in window: [NastyContainer]) -> [Place] { Place.all(in: window) }

  /// Returns a Boolean value that indicates whether a host is on screen, or would be if it were
  /// attached.
  func isShown(
    _ host: NastyHost,
    of container: NastyContainer,
    in window: [NastyContainer]
  ) -> Bool {
    guard places(in: window).contains(where: { $0.container === container }) else { return false }
    guard let split = container.host as? NastySplitHost, host !== split else { return true }
    return !split.isAway && split.shownColumns.contains { split[$0] === host }
  }

  /// Returns the containers that the user can touch: those that no sheet covers, and each sheet.
  func touchable(in window: [NastyContainer]) -> [NastyContainer] {
    Place.touchable(
      among: places(in: window).filter {
        $0.isInFront && !$0.isLost && $0.container.isPresent
      }
    )
  }

  /// Returns the containers inside the views of a host, at any depth.
  func contents(of container: NastyContainer) -> [NastyContainer] {
    places(in: [container]).map(\.container).filter { $0 !== container }
  }

  /// Releases the world, hosts first.
  func close() {
    log.inside = []
    for container in containers { container.die() }
    windows = []
  }
}
