/// Makes a split host show what a split's state says, and tells the store what a person did.
///
/// ```swift
/// let handler = SplitNavigationHandler(
///   store: store.scope(state: \.split, action: /Action.split),
///   viewProvider: Screens()
/// )
/// handler.setup(with: window.split)
/// store.send(.split(.setCollapsed(true)))             // the detail's views are pushed on the list
/// ```
///
/// Each column has a ``StackNavigationHandler``, all in one lane. A view stays while its entry is in
/// the state, also when it moves to another column. Keep the handler as long as the host.
@MainActor
public final class SplitNavigationHandler<Provider: EntryViewProviding>
where Provider.Item: Equatable & Sendable {
  /// The navigation that this handler shows.
  public typealias Navigation = SplitNavigation<Provider.Item>

  /// The handlers of the columns, for a view that contains the split; primary first.
  public var handlers: [any NavigationHandler] { columns.map { $0.handler } }

  private let store: Store<Navigation.State, Navigation.Action>
  private let columns:
    [(column: SplitColumn, handler: StackNavigationHandler<SplitViews<Provider>>)]
  private let views: SplitViews<Provider>
  private var arranged: Arrangement?
  private var subscription: Subscription?

  private struct Arrangement: Equatable {
    let isCollapsed: Bool
    let options: SplitOptions
  }

  /// Makes a handler; it does nothing before ``setup(with:in:)``.
  ///
  /// - Parameters:
  ///   - store: The split's store, scoped to it.
  ///   - viewProvider: Who makes views, for all columns.
  public init(
    store: Store<Navigation.State, Navigation.Action>,
    viewProvider: Provider
  ) {
    self.store = store
    let views = SplitViews(viewProvider)
    self.views = views
    columns = SplitColumn.allCases.map { column in
      let columnStore = store.scope(
        state: \.[shown: column],
        action: CasePath(
          embed: { .shown(column, $0) },
          extract: { if case .shown(column, let action) = $0 { action } else { nil } }
        )
      )
      return (column, StackNavigationHandler(store: columnStore, viewProvider: views))
    }
  }

  /// Begins to show the state in a host.
  ///
  /// - Parameters:
  ///   - host: Whom to ask; held weakly.
  ///   - lane: Handlers of the same window that do not lie in each other share one; nil for one's own.
  public func setup<Host: SplitHost>(with host: Host, in lane: Lane? = nil)
  where Host.Presentable == Provider.Presentable {
    arranged = nil
    host.onRoomChange = { [weak store] isCollapsed in
      store?.send(.setCollapsed(isCollapsed, cause: .user))
    }
    // Before the columns' handlers: they are to find the columns as they will be.
    subscription = store.observe { [weak self, weak host] state in
      guard let self, let host else { return }
      arrange(host, state)
    }
    let lane = lane ?? columns.first?.handler.lane ?? Lane()
    for (column, handler) in columns { setUp(handler, host.host(of: column), in: lane) }
  }

  private func arrange(_ host: some SplitHost, _ state: Navigation.State) {
    views.keep(state.entries.ids)
    let arrangement = Arrangement(isCollapsed: state.isCollapsed, options: state.options)
    guard arrangement != arranged else { return }
    let isAnimated = arranged != nil && state.areAnimationsEnabled
    arranged = arrangement
    host.arrange(isCollapsed: state.isCollapsed, options: state.options, animated: isAnimated)
  }

  private func setUp<Host: StackHost>(
    _ handler: StackNavigationHandler<SplitViews<Provider>>,
    _ host: Host,
    in lane: Lane
  ) where Host.Presentable == Provider.Presentable {
    handler.setup(with: host, in: lane)
  }

  /// The view of an entry, while the state has it and it has been shown.
  public func presentable(for entry: EntryID) -> Provider.Presentable? { views.made[entry] }

  /// What the handler waits for, for a person; nil when it waits for nothing.
  public var waitsFor: String? { columns.lazy.compactMap(\.handler.waitsFor).first }

  /// Why a column does not show what the state wants; nil when none has refused anything.
  public var refusal: HostRefusal? { columns.lazy.compactMap(\.handler.refusal).first }
}

/// Makes each view once for all columns, and keeps it while the state has its entry.
@MainActor
final class SplitViews<Provider: EntryViewProviding>: EntryViewProviding {
  private let provider: Provider
  private(set) var made: [EntryID: Provider.Presentable] = [:]

  init(_ provider: Provider) { self.provider = provider }

  func makePresentable(for entry: Entry<Provider.Item>) -> Provider.Presentable {
    if let view = made[entry.id] { return view }
    let view = provider.makePresentable(for: entry)
    made[entry.id] = view
    return view
  }

  func keep(_ ids: [EntryID]) {
    guard made.count > 0, !made.keys.allSatisfy(Set(ids).contains) else { return }
    made = made.filter { Set(ids).contains($0.key) }
  }
}
