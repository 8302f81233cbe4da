import ComposableNavigation
import TestSupport

/// A container in a window or in a page: its store, its handler and, while there is one, its host.
@MainActor
final class NastyContainer {
  enum Kind: CaseIterable, Sendable { case stack, modal, tabs, split }

  let kind: Kind
  let name: String
  let depth: Int
  /// The lane that a root was given; nil for one in a page.
  let lane: Lane?
  let keeps: Bool
  let store: Store<NastyFeature.State, NastyFeature.Action>
  /// The handler, until it is lost.
  private(set) var handler: (any NastyHandler)?
  /// The page that it lies in.
  weak var page: NastyView?
  private(set) var host: NastyHost?
  /// Tells whether its hosts can be filled before they are seen.
  var fillsUnseen = false

  private var copies: [(state: NastyFeature.State, archive: Int)] = []
  /// Which archive the entries come from: those of another are others, by whatever name.
  private var archive = 0
  private var archiveCount = 0
  /// What a person took away, as long as the program has not brought it back.
  private(set) var takenAway: Set<String> = []
  /// What was shown when another state was read or written, in which it may be another visit: to take
  /// the old one away is no answer to the new one.
  private var outdated: Set<String> = []
  /// The views that were shown for what has been in the state ever since.
  var views: [String: NastyView] = [:]

  private var subscription: Subscription?
  private let log: NastyLog
  private let rule: NastyRule
  private var hostCount = 0
  /// Whether a host came to a page that was there: who tells it is not asked then.
  var wasSetUpAnew: Bool { hostCount > 1 }

  init(
    _ kind: Kind,
    _ name: String,
    depth: Int,
    lane: Lane?,
    keeps: Bool,
    log: NastyLog,
    rule: NastyRule,
    maker: NastyMaker,
    onIssue: @escaping @MainActor (NavigationIssue) -> Void
  ) {
    self.kind = kind
    self.name = name
    self.depth = depth
    self.lane = lane
    self.keeps = keeps && rule != .bringsBack
    self.log = log
    self.rule = rule
    let keeps = keeps || rule == .bringsBack
    let store = Store(initialState: NastyFeature.State()) {
      NastyFeature(keeps: keeps)
    } onIssue: { issue in
      onIssue(issue)
    }
    self.store = store
    handler = Self.handler(kind, store, maker)
    subscription = store.observe { [weak self] in self?.see($0) }
  }

  private static func handler(
    _ kind: Kind,
    _ store: Store<NastyFeature.State, NastyFeature.Action>,
    _ maker: NastyMaker
  ) -> any NastyHandler {
    switch kind {
    case .stack:
      let store = store.scope(state: \.stack, action: /NastyFeature.Action.stack)
      return StackNavigationHandler(store: store, viewProvider: maker)
    case .modal:
      let store = store.scope(state: \.modal, action: /NastyFeature.Action.modal)
      return ModalNavigationHandler(store: store, viewProvider: maker)
    case .tabs:
      let store = store.scope(state: \.tabs, action: /NastyFeature.Action.tabs)
      return TabNavigationHandler(store: store, viewProvider: maker)
    case .split:
      let store = store.scope(state: \.split, action: /NastyFeature.Action.split)
      return SplitNavigationHandler(store: store, viewProvider: maker)
    }
  }

  var isRoot: Bool { lane != nil }

  // MARK: The host

  /// The host and, in a split, those of its columns.
  var hosts: [NastyHost] {
    guard let host else { return [] }
    return [host] + ((host as? NastySplitHost)?.columnHosts ?? [])
  }

  /// Whether the host is there and on screen, if its page is.
  var isPresent: Bool { host.map { !$0.isAway } ?? false }

  /// A host that was not there before; told already if it comes to a page that is shown.
  func makeHost(isToldAttached: Bool) -> NastyHost {
    hostCount += 1
    let name = "\(name)/\(hostCount)"
    let canAll = hostCount.isMultiple(of: 2) == (depth == 1)
    let host: NastyHost =
      switch kind {
      case .stack:
        NastyStackHost(
          name,
          log: log,
          isRoot: isRoot,
          isToldAttached: isToldAttached,
          capabilities: canAll ? .all : []
        )
      case .modal:
        NastyModalHost(
          name,
          log: log,
          isRoot: isRoot,
          isToldAttached: isToldAttached,
          capabilities: canAll ? [] : [.restyle]
        )
      case .tabs:
        NastyTabHost(
          name,
          log: log,
          isRoot: isRoot,
          isToldAttached: isToldAttached,
          capabilities: canAll ? .all : []
        )
      case .split:
        NastySplitHost(name, log: log, isRoot: isRoot, isToldAttached: isToldAttached)
      }
    if let stack = host as? NastyStackHost {
      if rule == .keepsPages { stack.mistake = .keepsPages }
      if rule == .makesViewsAnew { stack.mistake = .makesViewsAnew }
    }
    let all: [NastyHost] = [host] + ((host as? NastySplitHost)?.columnHosts ?? [])
    for host in all {
      host.isKept = keeps
      host.fillsUnseen = fillsUnseen
    }
    return host
  }

  /// Sets the handler up: for the first time, anew, or with another host.
  func setUp(with host: NastyHost) {
    guard let handler else { return }
    // The host before is there until the handler has let it go.
    let before = self.host
    self.host = host
    handler.setUp(with: host, in: lane)
    if let before, before !== host { before.retire() }
  }

  /// The handler goes, and its host does not know.
  func loseHandler() {
    page?.ownHandlers.removeAll { $0 === handler }
    handler = nil
  }

  /// The host goes, with what it holds, and without a word.
  func die() { host = nil }

  // MARK: The state

  /// What the state wants shown, in order; a split's columns one after the other.
  var wanted: [String] {
    let state = store.state
    switch kind {
    case .stack: return state.stack.items
    case .modal: return state.modal.item.map { [$0] } ?? []
    case .tabs: return state.tabs.items
    case .split: return shownColumns.flatMap { state.split[shown: $0].items }
    }
  }

  var shownColumns: [SplitColumn] {
    store.state.split.isCollapsed ? [.primary] : SplitColumn.allCases
  }

  private func items(_ state: NastyFeature.State) -> [String] {
    switch kind {
    case .stack: state.stack.items
    case .modal: state.modal.entries.items
    case .tabs: state.tabs.items
    case .split: state.split.entries.items
    }
  }

  var items: [String] { items(store.state) }

  /// What has gone, if only for one action, may have another view when it comes back.
  private func see(_ state: NastyFeature.State) {
    let there = Set(items(state))
    views = views.filter { there.contains($0.key) }
  }

  /// Takes another state; what a person took away may come back with it.
  func become(_ state: NastyFeature.State) {
    takenAway.subtract(items(state))
    for host in hosts { host.gone = [] }
    store.send(.become(state))
  }

  /// A person takes pages away.
  func takeAway<Titles: Sequence<String>>(_ act: @autoclosure () -> Titles) {
    // As it is before: what follows from it may bring other visits of the same pages to rest.
    let outdated = outdated
    takenAway.formUnion(act().filter { !outdated.contains($0) })
  }

  /// At rest the view of the page as it is now is shown.
  func noteRest(of title: String) { outdated.remove(title) }

  func keepCopy() { copies.append((store.state, archive)) }

  /// Undo: what both states have is the same visit.
  func rollBack() {
    guard let copy = copies.last else { return }
    if copy.archive != archive {
      outdated.formUnion(items)
      views = [:]
    }
    archive = copy.archive
    become(copy.state)
  }

  /// Takes what was read from the own archive: what is counted there is another visit.
  func take(read state: NastyFeature.State) {
    archiveCount += 1
    archive = archiveCount
    outdated.formUnion(items)
    views = [:]
    become(state)
  }
}

/// Makes views by their titles.
struct NastyMaker: EntryViewProviding {
  let make: @MainActor (String) -> NastyView

  func makePresentable(for entry: Entry<String>) -> NastyView { make(entry.item) }
}
