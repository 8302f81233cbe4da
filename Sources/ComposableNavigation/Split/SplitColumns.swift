/// The handlers of a split's columns, and the views that move between them.
@MainActor
final class SplitColumns<Provider: EntryViewProviding> where Provider.Item: Equatable & Sendable {
  typealias Navigation = SplitNavigation<Provider.Item>
  private typealias Handler = StackNavigationHandler<SplitViews<Provider>>

  let views: SplitViews<Provider>
  private let primary: Handler
  private let supplementary: Handler
  private let detail: Handler
  /// Sets a column up with its host.
  private var setups: [SplitColumn: @MainActor () -> Void] = [:]
  private var placing = SplitPlacing()

  init(store: Store<Navigation.State, Navigation.Action>, viewProvider: Provider) {
    let views = SplitViews(viewProvider)
    self.views = views
    func handler(_ column: SplitColumn) -> Handler {
      let columnStore = store.scope(
        state: \.[shown: column],
        action: CasePath(
          embed: { .shown(column, $0) },
          extract: { if case .shown(column, let action) = $0 { action } else { nil } }
        )
      )
      return Handler(store: columnStore, viewProvider: views)
    }
    (primary, supplementary, detail) = (
      handler(.primary), handler(.supplementary), handler(.detail)
    )
  }

  subscript(column: SplitColumn) -> any NavigationHandler { handler(column) }

  private func handler(_ column: SplitColumn) -> Handler {
    switch column {
    case .primary: primary
    case .supplementary: supplementary
    case .detail: detail
    }
  }

  /// Each column is set up when it is shown first: then it knows where it lies.
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

  /// The column is shown there from now on.
  func put(_ column: SplitColumn, in lane: Lane, at placement: Placement) {
    for step in placing.put(column) {
      switch step {
      case .move: handler(column).move(to: lane, at: placement)
      case .setUp: setups.removeValue(forKey: column)?()
      }
    }
  }

  func stateMayHaveChanged(_ column: SplitColumn) { handler(column).stateMayHaveChanged() }

  func keep(_ ids: [EntryID]) { views.keep(ids) }
}

/// Makes each view once for all columns, and keeps it while the state has its entry.
@MainActor
final class SplitViews<Provider: EntryViewProviding>: EntryViewProviding {
  private let provider: Provider
  private(set) var made: [Visit: Provider.Presentable] = [:]

  init(_ provider: Provider) { self.provider = provider }

  var leaveGuard: (@MainActor (Entry<Provider.Item>) -> Stay?)? { provider.leaveGuard }

  func makePresentable(for entry: Entry<Provider.Item>) -> Provider.Presentable {
    if let view = made[Visit(entry.id)] { return view }
    let view = provider.makePresentable(for: entry)
    made[Visit(entry.id)] = view
    return view
  }

  func keep(_ ids: [EntryID]) {
    guard !made.isEmpty else { return }
    let there = Set(ids.map(Visit.init))
    guard !made.keys.allSatisfy(there.contains) else { return }
    made = made.filter { there.contains($0.key) }
  }
}
