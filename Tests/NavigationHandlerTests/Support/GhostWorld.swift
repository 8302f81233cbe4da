import ComposableNavigation
import TestSupport

/// One store, four hosts of the test, and a record of visits that never reads an id.
///
/// The record knows visits by serials from the test; ids are only kept for late actions.
@MainActor
final class GhostWorld {
  /// A scoped store that was made for a visit.
  struct KeptStore {
    let visit: GhostVisit
    let id: EntryID
    let store: Store<Ghost.State, Ghost.Action>
  }

  let rule: GhostRule
  let serials = GhostSerials()
  let gates = GhostGates()
  let log: NastyLog
  let store: Store<Ghosts.State, Ghosts.Action>
  let leftHost: NastyStackHost
  let rightHost: NastyStackHost
  let modalHost: NastyModalHost
  let tabHost: NastyTabHost

  var copies: [Ghosts.State] = []
  /// The id that each visit had when it first appeared.
  private(set) var noted: [(visit: GhostVisit, id: EntryID)] = []
  var kept: [KeptStore] = []
  var tasks: [StoreTask] = []
  /// The amount of pending work for each visit that has existed ever since.
  var pending: [GhostVisit: Int] = [:]
  /// The shown views of visits that have existed ever since.
  var views: [GhostVisit: NastyView] = [:]
  private(set) var issues: [NavigationIssue] = []

  private var seen: Set<GhostVisit> = []
  private var handlers: [any NavigationHandler] = []
  private var byNumber: GhostNumberScreens?
  private var subscription: Subscription?

  init(rule: GhostRule = .right, records: Bool = false) {
    self.rule = rule
    let gates = gates
    let log = NastyLog(records: records)
    self.log = log
    store = Store(initialState: Ghosts.State()) { Ghosts(gates: gates) }
    leftHost = NastyStackHost("left", log: log, isRoot: true)
    rightHost = NastyStackHost("right", log: log, isRoot: true, capabilities: [])
    modalHost = NastyModalHost("modal", log: log, isRoot: true)
    tabHost = NastyTabHost("tabs", log: log, isRoot: true)
    store.onIssue = { [weak self] issue in self?.hear(issue) }
    subscription = store.observe { [weak self] state in self?.see(state) }
    setUp()
    note()
  }

  private func setUp() {
    let lane = Lane()
    let left = store.scope(state: \.left, action: /Ghosts.Action.left)
    if rule == .screensByNumber {
      byNumber = GhostNumberScreens(store: left)
    } else {
      let handler = StackNavigationHandler(store: left, viewProvider: GhostViews())
      handler.setup(with: leftHost, in: lane)
      handlers.append(handler)
    }
    let right = StackNavigationHandler(
      store: store.scope(state: \.right, action: /Ghosts.Action.right),
      viewProvider: GhostViews()
    )
    right.setup(with: rightHost)
    let modal = ModalNavigationHandler(
      store: store.scope(state: \.modal, action: /Ghosts.Action.modal),
      viewProvider: GhostViews()
    )
    modal.setup(with: modalHost, in: lane)
    let tabs = TabNavigationHandler(
      store: store.scope(state: \.tabs, action: /Ghosts.Action.tabs),
      viewProvider: GhostViews()
    )
    tabs.setup(with: tabHost)
    handlers += [right, modal, tabs]
  }

  var hosts: [NastyHost] { [leftHost, rightHost, modalHost, tabHost] }

  func host(_ place: GhostPlace) -> NastyHost {
    switch place {
    case .left: leftHost
    case .right: rightHost
    case .modal: modalHost
    case .tabs: tabHost
    }
  }

  func shownViews(_ place: GhostPlace) -> [NastyView] {
    if place == .left, let byNumber { return byNumber.shown }
    return host(place).views
  }

  /// Returns a page for a new visit.
  func ghost() -> Ghost.State { Ghost.State(serial: serials.next()) }

  // MARK: The book

  /// Ends visits that are gone, even for one action only: their work has ended, and their views may
  /// be made again.
  private func see(_ state: Ghosts.State) {
    let visits = state.visits
    pending = pending.filter { visits.contains($0.key) }
    views = views.filter { visits.contains($0.key) }
  }

  /// Records an issue.
  ///
  /// An action that the test sends by hand to a removed entry is the test's mistake, not the
  /// hosts'.
  private func hear(_ issue: NavigationIssue) {
    if issue.kind != .absentChild { issues.append(issue) }
  }

  /// Records the ids of new visits.
  func note() {
    let state = store.state
    for place in GhostPlace.allCases {
      for (serial, id) in zip(state.serials(place), state.ids(place)) {
        let visit = GhostVisit(place: place, serial: serial)
        if seen.insert(visit).inserted { noted.append((visit, id)) }
      }
    }
  }

  // MARK: The end

  /// Lets every host acknowledge until no command is pending.
  func settle() {
    for _ in 0..<40 {
      let before = log.commandCount
      for host in hosts {
        (host.pace, host.refusals) = (.atOnce, 0)
        host.finish()
        host.ready()
      }
      if log.commandCount == before, !hosts.contains(where: { $0.hasPendingAnswers }) { return }
    }
    log.note("the hosts do not come to rest")
  }

  /// Ends all work, so that a walk does not affect the next.
  func close() async {
    gates.open()
    for task in tasks { await task.finish() }
    tasks = []
  }
}

/// Makes views that know the serial for which they were made.
struct GhostViews: EntryViewProviding {
  func makePresentable(for entry: Entry<Ghost.State>) -> NastyView {
    NastyView("\(entry.item.serial)")
  }
}
