/// The handlers of a split's columns, and the views that move between them.
@MainActor
final class SplitColumns<Provider: EntryViewProviding> where Provider.Item: Equatable & Sendable {
  typealias Navigation = SplitNavigation<Provider.Item>
  private typealias Handler = StackNavigationHandler<SplitViews<Provider>>

  private let views: SharedViews<Provider.Presentable>
  private let primary: Handler
  private let supplementary: Handler
  private let detail: Handler
  /// The closures that set up a column's handler with its host.
  private var setups: [SplitColumn: @MainActor () -> Void] = [:]
  private var placing = SplitPlacing()

  init(store: Store<Navigation.State, Navigation.Action>, viewProvider: Provider) {
    let provider = SplitViews(provider: viewProvider)
    views = provider.views
    func handler(_ column: SplitColumn) -> Handler {
      let columnStore = store.scope(
        state: \.[shown: column],
        action: CasePath(
          embed: { .shown(column, $0) },
          extract: { if case .shown(column, let action) = $0 { action } else { nil } }
        )
      )
      return Handler(store: columnStore, viewProvider: provider)
    }
    (primary, supplementary, detail) = (
      handler(.primary), handler(.supplementary), handler(.detail)
    )
  }

  subscript(column: SplitColumn) -> any NavigationHandler { handler(column) }

  private func handler(_ column: SplitColumn) -> Handler {
    column.one(of: primary, supplementary, detail)
  }

  /// Prepares each column; its handler is set up when the column is first shown, with a known
  /// placement.
  func begin<Host: SplitHost>(with host: Host) where Host.Content == Provider.Presentable {
    placing.begin()
    for column in SplitColumn.allCases {
      setups[column] = { [weak self, weak host] in
        guard let self, let host else { return }
        setUp(handler(column), host.host(of: column))
      }
    }
  }

  private func setUp<Host: StackHost>(_ handler: Handler, _ host: Host)
  where Host.Presentable == Provider.Presentable { handler.setup(with: host) }

  /// Sets the lane and the placement of a column that is shown.
  func put(_ column: SplitColumn, in lane: Lane, at placement: Placement) {
    for step in placing.put(column) {
      switch step {
      case .move: handler(column).move(to: lane, at: placement)
      case .setUp: setups.removeValue(forKey: column)?()
      }
    }
  }

  func stateMayHaveChanged(_ column: SplitColumn) { handler(column).stateMayHaveChanged() }

  /// Releases the views whose entries are neither in the state nor in a column's host.
  func keepViews(of entries: [EntryID]) {
    views.stateHasChanged { visits in
      let there = Set(entries.map(Visit.init))
      return visits.filter { !there.contains($0) }
    }
  }

  /// Returns the view of an entry that is in the state or still shown in a column's host.
  func presentable(for entry: EntryID, in entries: Entries<Provider.Item>) -> Provider.Presentable?
  {
    if let wanted = entries.resolved(entry) { return views[wanted] }
    return SplitColumn.allCases.lazy.compactMap { self.handler($0).presentable(for: entry) }.first
  }
}

/// A view provider that makes each view once for all columns.
struct SplitViews<Provider: EntryViewProviding>: EntryViewProviding, SharedViewProviding {
  let provider: Provider
  let views = SharedViews<Provider.Presentable>()

  var keeper: any ViewKeeper { views }

  var leaveGuard: (@MainActor (Entry<Provider.Item>) -> LeaveBlocker?)? { provider.leaveGuard }

  func makePresentable(for entry: Entry<Provider.Item>) -> Provider.Presentable {
    views.view(of: entry.id) { provider.makePresentable(for: entry) }
  }
}
