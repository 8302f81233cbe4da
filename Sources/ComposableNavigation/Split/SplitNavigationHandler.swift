/// Keeps a split host in step with a split's state, and sends the user's actions to the store.
///
/// ```swift
/// let handler = SplitNavigationHandler(
///   store: store.scope(state: \.split, action: /Action.split),
///   viewProvider: Screens()
/// )
/// handler.setup(with: window.split)
/// store.send(.split(.setCollapsed(true)))             // one column goes, its views are pushed
/// ```
///
/// The handler changes the columns by one ``SplitCommand``; a ``StackNavigationHandler`` in each
/// column, in the same lane, changes its screens. A view stays while its entry is in the state or
/// its host shows it, even if it moves to another column, and is in one column at a time. Keep the
/// handler as long as the host.
@MainActor
public final class SplitNavigationHandler<Provider: EntryViewProviding>: NavigationHandler
where Provider.Item: Equatable & Sendable {
  /// The navigation that this handler shows.
  public typealias Navigation = SplitNavigation<Provider.Item>

  private let store: Store<Navigation.State, Navigation.Action>
  private let shell: HandlerShell<SplitColumn>
  private let columns: SplitColumns<Provider>
  private var subscription: Subscription?

  /// Makes a handler, which does nothing before ``setup(with:in:)``.
  ///
  /// - Parameters:
  ///   - store: The split's store, scoped to it.
  ///   - viewProvider: The provider of the views, for all columns.
  public init(
    store: Store<Navigation.State, Navigation.Action>,
    viewProvider: Provider
  ) {
    self.store = store
    let columns = SplitColumns(store: store, viewProvider: viewProvider)
    self.columns = columns
    shell = HandlerShell(
      source: .init(
        name: "SplitNavigationHandler<\(Provider.self)>",
        desiredContent: {
          let state = store.state
          return DesiredContent(
            entries: SplitPlacing.shown(isCollapsed: state.isCollapsed),
            isAnimated: state.areAnimationsEnabled
          )
        },
        views: ItemViews { id, _ in SplitPlacing.column(of: id) },
        tell: { report, _, whenSettled in
          guard report.selected == nil else { return whenSettled() }
          // The host has collapsed by itself, or expanded.
          let isCollapsed = report.own == nil
          store.send(.setCollapsed(isCollapsed, cause: .user), whenSettled: whenSettled)
        },
        observe: { last, notify in
          store.observe { [weak store, weak columns] in
            let isCollapsed = store?.state.isCollapsed == true
            for column in SplitPlacing.listeners(isCollapsed: isCollapsed) {
              if let column { columns?.stateMayHaveChanged(column) } else { notify() }
            }
          } unless: { state in
            let shown = SplitPlacing.shown(isCollapsed: state.pointee.isCollapsed)
            return last.isStill(shown, state.pointee.areAnimationsEnabled)
          }
        },
        observers: store.observers,
        listeners: store.listeners,
        adopt: { column, lane, placement in columns.put(column, in: lane, at: placement) }
      )
    )
  }

  /// Begins to show the state in a host, immediately if the host is on screen.
  ///
  /// - Parameters:
  ///   - host: The host, held weakly.
  ///   - lane: The lane to share with handlers of the same window that are not nested in each
  ///     other; nil for a new one.
  public func setup<Host: SplitHost>(with host: Host, in lane: Lane? = nil)
  where Host.Content == Provider.Presentable {
    columns.begin(with: host)
    host.onRoomChange = { [weak store] isCollapsed in
      store?.send(.setCollapsed(isCollapsed, cause: .user))
    }
    var options: SplitOptions?
    var kept: [EntryID]?
    let keep: @MainActor () -> Void = { [weak store, weak columns, weak host] in
      guard let state = store?.state else { return }
      if kept?.areSame(as: state.entries.ids) != true {
        kept = state.entries.ids
        columns?.keepViews(of: state.entries.ids)
      }
      guard state.options != options else { return }
      options = state.options
      host?.options = state.options
    }
    keep()
    // An equal state may contain other visits.
    subscription = store.observe(keep) { state in
      kept?.areSame(as: state.pointee.entries.ids) == true && state.pointee.options == options
    }
    let shape = ShapeRules(SplitRules(capabilities: ()), preloadsOffscreen: host.preloadsOffscreen)
    shell.setup(with: host, shape, in: lane)
  }

  /// Returns the view of an entry that has been shown, while the state or the host contains the
  /// entry.
  public func presentable(for entry: EntryID) -> Provider.Presentable? {
    columns.presentable(for: entry, in: store.state.entries)
  }

  /// The lane that the handler is in, with those of its columns; nil before ``setup(with:in:)``.
  public var lane: Lane? { shell.lane }

  /// The pending user action that the handler waits for, as a text; nil if there is none.
  public var waitsFor: String? {
    shell.waitsFor ?? visible.lazy.compactMap(\.waitsFor).first
  }

  /// The host's reason not to show the desired state; nil if it has refused nothing.
  public var refusal: HostRefusal? {
    shell.refusal ?? visible.lazy.compactMap(\.refusal).first
  }

  /// Goes back in the rightmost column that can, as the user would; nil if none can.
  public var goBack: (@MainActor () -> Void)? { store.wayBack(by: Navigation())?.act }

  private var visible: [any NavigationHandler] {
    (store.state.isCollapsed ? [.primary] : SplitColumn.allCases).map { columns[$0] }
  }
}

extension SplitNavigationHandler: MovingHandler {
  func move(to lane: Lane, at placement: Placement) {
    shell.move(to: lane, at: placement.place)
  }
}
