import ComposableNavigation
import NavigationRoutes
import TestSupport

/// A stack, a modal or tabs of a place: the handler, its host, and the views that were shown.
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
  let host: NastyHost
  let handler: any NavigationHandler

  private let stores: RoutedStores<NastyPlaces>
  private let setUpHost: @MainActor () -> Void
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
    maker: NastyRouteMaker
  ) {
    self.kind = kind
    self.place = place
    self.stores = stores
    let name = "\(place.path) \(kind)"
    let isRoot = lane != nil
    switch kind {
    case .stack:
      let host = NastyStackHost(name, log: log, isRoot: isRoot, capabilities: canAll ? .all : [])
      let handler = StackNavigationHandler(store: stores.stack(at: place), viewProvider: maker)
      self.host = host
      self.handler = handler
      setUpHost = { handler.setup(with: host, in: lane) }
    case .modal:
      let host = NastyModalHost(
        name,
        log: log,
        isRoot: isRoot,
        capabilities: canAll ? [.restyle] : []
      )
      let handler = ModalNavigationHandler(store: stores.modal(at: place), viewProvider: maker)
      self.host = host
      self.handler = handler
      setUpHost = { handler.setup(with: host, in: lane) }
    case .tabs:
      let host = NastyTabHost(name, log: log, isRoot: isRoot, capabilities: canAll ? .all : [])
      let handler = TabNavigationHandler(store: stores.tabs(at: place), viewProvider: maker)
      self.host = host
      self.handler = handler
      setUpHost = { handler.setup(with: host, in: lane) }
    }
    last = Set(entries.map { "\($0.item.path)" })
  }

  /// Sets the handler up, for the first time or anew.
  func setUp() { setUpHost() }

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
  /// What a covered page presents is not shown.
  func wrongShowing(isInFront: Bool) -> String? {
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
