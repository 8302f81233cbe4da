import ComposableNavigation
import TestSupport

/// A container with a store of its own.
@MainActor
final class NastyContainer: WalkedContainer {
  let depth: Int
  let keeps: Bool
  let store: Store<NastyFeature.State, NastyFeature.Action>
  /// A Boolean value that indicates whether its hosts accept content off screen.
  var preloadsOffscreen = false

  private var copies: [(state: NastyFeature.State, archive: Int)] = []
  /// The number of the archive from which the entries were decoded.
  ///
  /// Entries of another archive are different, even with the same name.
  private var archive = 0
  private var archiveCount = 0
  /// The elements that the user has removed and the program has not restored.
  private(set) var takenAway: Set<String> = []
  /// The titles that were shown when a state was restored, in which they may be other visits.
  ///
  /// Removing an old one does not concern the new one.
  private var outdated: Set<String> = []
  /// The shown views of elements that have been in the state ever since.
  var views: [String: NastyView] = [:]

  private var subscription: Subscription?
  /// A Boolean value that indicates whether a page received another host, in which case
  /// notifications are not checked.
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
    self.depth = depth
    self.keeps = keeps && rule != .bringsBack
    let keeps = keeps || rule == .bringsBack
    let store = Store(initialState: NastyFeature.State()) {
      NastyFeature(keeps: keeps)
    } onIssue: { issue in
      onIssue(issue)
    }
    self.store = store
    super.init(kind, name, log: log, lane: lane)
    if rule == .keepsPages { mistake = .keepsPages }
    if rule == .makesViewsAnew { mistake = .makesViewsAnew }
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

  /// Returns a new host, already attached if its page is shown.
  func makeHost(isToldAttached: Bool) -> NastyHost {
    let isOdd = hostCount.isMultiple(of: 2) != (depth == 1)
    let host = makeHost(canAll: isOdd != isModal, isToldAttached: isToldAttached)
    for host in host.withColumns {
      host.isKept = keeps
      host.preloadsOffscreen = preloadsOffscreen
    }
    return host
  }

  // MARK: The state

  /// The elements that the state wants shown, in order; a split's columns one after another.
  var desired: [String] {
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

  /// Updates the record: an element that is gone, even for one action only, may have another view
  /// when it returns.
  private func see(_ state: NastyFeature.State) {
    let there = Set(items(state))
    views = views.filter { there.contains($0.key) }
  }

  /// Takes another state, which may restore elements that the user removed.
  func become(_ state: NastyFeature.State) {
    takenAway.subtract(items(state))
    for host in hosts { host.gone = [] }
    store.send(.become(state))
  }

  /// The user removes pages.
  func takeAway<Titles: Sequence<String>>(_ act: @autoclosure () -> Titles) {
    // Read before the act, which may show other visits of the same pages at rest.
    let outdated = outdated
    takenAway.formUnion(act().filter { !outdated.contains($0) })
  }

  /// At rest, the current view of the page is shown.
  func noteRest(of title: String) { outdated.remove(title) }

  func keepCopy() { copies.append((store.state, archive)) }

  /// Undo: entries in both states are the same visits.
  func rollBack() {
    guard let copy = copies.last else { return }
    if copy.archive != archive {
      outdated.formUnion(items)
      views = [:]
    }
    archive = copy.archive
    become(copy.state)
  }

  /// Takes a state decoded from the container's own archive: its counted entries are other visits.
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
