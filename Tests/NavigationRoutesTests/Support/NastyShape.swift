import ComposableNavigation
import NavigationRoutes
import TestSupport

/// A stack, a modal or tabs of a place, and the views that were shown.
@MainActor
final class NastyShape: WalkedContainer {
  /// An entry that existed at some time.
  struct Seen: Hashable, Sendable {
    let kind: Kind
    let place: Waypoint
    let id: EntryID
  }

  let place: Waypoint
  private let stores: RoutedStores<NastyPlaces>
  private let canAll: Bool
  private var last: Set<String> = []
  /// The shown views of screens that have existed ever since.
  private var views: [String: NastyView] = [:]

  /// Makes a shape: in the lane of a window's root, or without a lane inside a view.
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
    self.place = place
    self.stores = stores
    self.canAll = canAll
    super.init(kind, "\(place.path) \(kind)", log: log, lane: lane)
    if rule == .keepsPages { mistake = .keepsPages }
    handler =
      switch kind {
      case .stack: StackNavigationHandler(store: stores.stack(at: place), viewProvider: maker)
      case .modal: ModalNavigationHandler(store: stores.modal(at: place), viewProvider: maker)
      case .tabs: TabNavigationHandler(store: stores.tabs(at: place), viewProvider: maker)
      case .split: nil
      }
    last = Set(entries.map { "\($0.item.path)" })
  }

  /// Sets the handler up anew with its host, if it has one.
  func setUpAnew() {
    if let host { setUp(with: host) }
  }

  /// Sets the handler up with a new host.
  func setUp() { setUp(with: makeHost(canAll: canAll)) }

  // MARK: The state

  /// The entries that the projection of the route has for this shape.
  var entries: [Entry<RouteScreen>] {
    let state = stores.store.state
    switch kind {
    case .stack: return Array(state[stack: place].entries)
    case .tabs: return Array(state[tabs: place].entries)
    case .modal:
      let modal = state[modal: place]
      guard let id = modal.presentedID, let item = modal.item else { return [] }
      return [Entry(id: id, item: item)]
    case .split: return []
    }
  }

  /// Reads the state after an action.
  ///
  /// - Returns: The titles that have left the state, and its entries.
  func see() -> (left: Set<String>, seen: [Seen]) {
    let entries = entries
    let now = Set(entries.map { "\($0.item.path)" })
    let left = last.subtracting(now)
    last = now
    if !views.isEmpty { views = views.filter { now.contains($0.key) } }
    return (left, entries.map { Seen(kind: kind, place: place, id: $0.id) })
  }

  // MARK: At rest

  /// Laws 13 and 37: the host shows the entries of the projection, in order, with the views that it
  /// had.
  ///
  /// A presentation of a covered page is not shown. A shape without a host has no fault.
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
