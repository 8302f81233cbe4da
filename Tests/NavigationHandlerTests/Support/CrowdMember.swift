import ComposableNavigation
import TestSupport

/// A container of the app of a ``CrowdWorld``.
@MainActor
final class CrowdMember: WalkedContainer {
  typealias AppStore = Store<CrowdApp.State, CrowdApp.Action>

  let place: CrowdApp.Place
  /// The window of a container that is not in a page; it can change.
  var window: Int?
  /// The number of its last setup: the handler that joined first is planned first.
  var joined = 0
  /// The tab that the user selected last, until another change of the tabs.
  var tapped: String?
  /// The views that were made for it, with their visits.
  private var made: [(id: EntryID, view: Weak)] = []

  struct Weak { weak var view: NastyView? }

  init(
    _ place: CrowdApp.Place,
    _ name: String,
    log: NastyLog,
    lane: Lane?,
    store: AppStore,
    makeView: @escaping @MainActor (String) -> NastyView
  ) {
    self.place = place
    super.init(place.kind, name, log: log, lane: lane)
    remake(store, makeView)
  }

  /// Makes a handler, also in place of a lost one.
  func remake(_ store: AppStore, _ makeView: @escaping @MainActor (String) -> NastyView) {
    let pages = CrowdPages(hasReasons: place.hasReasons) { [weak self] entry in
      self?.checkSecondView(of: entry)
      let view = makeView(entry.item)
      self?.made.append((entry.id, Weak(view: view)))
      return view
    }
    handler =
      switch place {
      case .stack(let slot):
        StackNavigationHandler(
          store: store.scope(state: \.stacks[slot], action: CrowdApp.stack(slot)),
          viewProvider: pages
        )
      case .modal(let slot):
        ModalNavigationHandler(
          store: store.scope(state: \.modals[slot], action: CrowdApp.modal(slot)),
          viewProvider: pages
        )
      case .tabs(let slot):
        TabNavigationHandler(
          store: store.scope(state: \.tabs[slot], action: CrowdApp.tabs(slot)),
          viewProvider: pages
        )
      }
  }

  /// Checks law 4: an entry that the host shows has its view.
  private func checkSecondView(of entry: Entry<String>) {
    made.removeAll { $0.view.view == nil }
    guard let shown = host?.views else { return }
    for old in made where old.id.isSame(as: entry.id) {
      if shown.contains(where: { $0 === old.view.view }) {
        log.note("\(name): a second view is made for \(entry.item), which is shown")
      }
    }
  }

  /// Returns a new host.
  func makeHost(_ prepare: (NastyHost) -> Void) -> NastyHost {
    let host = makeHost(canAll: hostCount.isMultiple(of: 2))
    host.isKept = place.keeps
    host.reportsEarly = true
    prepare(host)
    return host
  }

  /// Returns a Boolean value that indicates whether another member is in a page that this one shows.
  func shows(_ other: CrowdMember) -> Bool {
    host?.views.contains { $0 === other.page } == true
  }
}

/// Makes views, with a guard for some containers.
private struct CrowdPages: EntryViewProviding {
  let hasReasons: Bool
  let make: @MainActor (Entry<String>) -> NastyView

  func makePresentable(for entry: Entry<String>) -> NastyView { make(entry) }

  var leaveGuard: (@MainActor (Entry<String>) -> LeaveBlocker?)? {
    guard hasReasons else { return nil }
    return { _ in LeaveBlocker("It stays.") }
  }
}
