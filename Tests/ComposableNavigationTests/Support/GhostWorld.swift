import ComposableNavigation
import Foundation
import TestSupport

/// One store, four hosts of the test's own, and a book of visits that never asks an id.
///
/// The book knows visits by serials that the test gave out; ids are only kept to be sent late.
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
  /// The id that each visit had when it was seen first.
  private(set) var noted: [(visit: GhostVisit, id: EntryID)] = []
  var kept: [KeptStore] = []
  var tasks: [StoreTask] = []
  /// How much work waits for a visit that has been there ever since.
  var pending: [GhostVisit: Int] = [:]
  /// The views that were shown for visits that have been there ever since.
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

  /// A page for a new visit.
  func ghost() -> Ghost.State { Ghost.State(serial: serials.next()) }

  // MARK: The book

  /// What has gone, if only for one action, is no longer the same stay: its work has ended, and its
  /// view may be made again.
  private func see(_ state: Ghosts.State) {
    let visits = state.visits
    pending = pending.filter { visits.contains($0.key) }
    views = views.filter { visits.contains($0.key) }
  }

  /// An action that was made by hand for an entry that has gone is a mistake that this test makes;
  /// the hosts make none.
  private func hear(_ issue: NavigationIssue) {
    if issue.kind != .absentChild { issues.append(issue) }
  }

  /// Writes down the ids of visits that were not seen before.
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

  /// Lets every host answer until none is asked for anything.
  func settle() {
    for _ in 0..<40 {
      let before = log.commandCount
      for host in hosts {
        (host.pace, host.refusals) = (.atOnce, 0)
        host.finish()
        host.ready()
      }
      if log.commandCount == before, !hosts.contains(where: { $0.owesAnswers }) { return }
    }
    log.note("the hosts do not come to rest")
  }

  /// Ends all work, so that no walk leaves anything to the next.
  func close() async {
    gates.open()
    for task in tasks { await task.finish() }
    tasks = []
  }
}

/// Makes views that know for which serial they were made.
struct GhostViews: EntryViewProviding {
  func makePresentable(for entry: Entry<Ghost.State>) -> NastyView {
    NastyView("\(entry.item.serial)")
  }
}
