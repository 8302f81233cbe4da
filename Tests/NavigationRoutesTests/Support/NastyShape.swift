import ComposableNavigation
import NavigationRoutes
import TestSupport

/// A stack, a modal or tabs of a place: the handler, its host while there is one, and the views that
/// were shown.
@MainActor
final class NastyShape {
  enum Kind: Sendable { case stack, modal, tabs }

  /// An entry that was there at some time.
  struct Seen: Hashable, Sendable {
    let kind: Kind
    let place: Waypoint
    let id: EntryID
  }

  let kind: Kind
  let place: Waypoint
  let handler: any NastyHandler
  private(set) var host: NastyHost?

  private let stores: RoutedStores<NastyPlaces>
  private let lane: Lane?
  private let canAll: Bool
  private let log: NastyLog
  private let rule: NastyRouteRule
  private var hostCount = 0
  private var last: Set<String> = []
  /// The views that were shown for screens that have been there ever since.
  private var views: [String: NastyView] = [:]

  /// Makes one: in the lane of a window's root, or in none for what lies in a view.
  init(
    _ kind: Kind,
    at place: Waypoint,
    stores: RoutedStores<NastyPlaces>,
    in lane: Lane?,
    canAll: Bool,
    log: NastyLog,
    rule: NastyRouteRule,
    maker: NastyRouteMaker
  ) {
    self.kind = kind
    self.place = place
    self.stores = stores
    self.lane = lane
    self.canAll = canAll
    self.log = log
    self.rule = rule
    handler =
      switch kind {
      case .stack: StackNavigationHandler(store: stores.stack(at: place), viewProvider: maker)
      case .modal: ModalNavigationHandler(store: stores.modal(at: place), viewProvider: maker)
      case .tabs: TabNavigationHandler(store: stores.tabs(at: place), viewProvider: maker)
      }
    last = Set(entries.map { "\($0.item.path)" })
  }

  // MARK: The host

  private func makeHost() -> NastyHost {
    hostCount += 1
    let (name, isRoot) = ("\(place.path) \(kind)/\(hostCount)", lane != nil)
    switch kind {
    case .stack:
      let host = NastyStackHost(name, log: log, isRoot: isRoot, capabilities: canAll ? .all : [])
      if rule == .keepsPages { host.mistake = .keepsPages }
      return host
    case .modal:
      return NastyModalHost(
        name,
        log: log,
        isRoot: isRoot,
        capabilities: canAll ? [.restyle] : []
      )
    case .tabs:
      return NastyTabHost(name, log: log, isRoot: isRoot, capabilities: canAll ? .all : [])
    }
  }

  /// Sets the handler up anew with the host that is there; with none, nothing happens.
  func setUpAnew() {
    if let host { setUp(with: host) }
  }

  /// Sets the handler up with a host that was not there before.
  func setUp() { setUp(with: makeHost()) }

  private func setUp(with host: NastyHost) {
    // The host before is there until the handler has let it go.
    let before = self.host
    self.host = host
    handler.setUp(with: host, in: lane)
    if let before, before !== host { before.retire() }
  }

  /// The host goes, with what it holds, and without a word.
  func die() { host = nil }

  // MARK: The state

  /// What the projection of the route has here.
  var entries: [Entry<RouteScreen>] {
    let state = stores.store.state
    switch kind {
    case .stack: return Array(state[stack: place].entries)
    case .tabs: return Array(state[tabs: place].entries)
    case .modal:
      let modal = state[modal: place]
      guard let id = modal.presentedID, let item = modal.item else { return [] }
      return [Entry(id: id, item: item)]
    }
  }

  /// Looks at the state, as it is after each action.
  ///
  /// - Returns: The titles that have left it, and the entries that are there.
  func see() -> (left: Set<String>, seen: [Seen]) {
    let entries = entries
    let now = Set(entries.map { "\($0.item.path)" })
    let left = last.subtracting(now)
    last = now
    if !views.isEmpty { views = views.filter { now.contains($0.key) } }
    return (left, entries.map { Seen(kind: kind, place: place, id: $0.id) })
  }

  // MARK: At rest

  /// Laws 13 and 37: the host shows what the projection has, in order, by the views that it had.
  ///
  /// What a covered page presents is not shown. Where there is no host there is nothing to look at.
  func wrongShowing(isInFront: Bool) -> String? {
    guard let host else { return nil }
    let state = stores.store.state
    var wanted = entries.map { "\($0.item.path)" }
    if kind == .modal, !isInFront { wanted = [] }
    let shown = host.views.map { $0.title }
    if shown != wanted { return "shows \(shown), is to show \(wanted)" }
    if kind == .tabs {
      let front = host.frontViews.map { $0.title }
      let active = state[tabs: place].activeItem.map { ["\($0.path)"] } ?? []
      if front != active { return "shows \(front) in front, is to show \(active)" }
    }
    if let modal = host as? NastyModalHost, let style = modal.style,
      style != state[modal: place].style
    {
      return "shows \(shown) in another style"
    }
    for view in host.views {
      if let before = views[view.title], before !== view { return "\(view.title) has another view" }
      views[view.title] = view
    }
    return nil
  }
}
