/// Keeps a split host in step with a split's state, and sends a person's acts to the store.
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
/// The columns are asked for in one command, a ``SplitCommand``; the screens of each by a
/// ``StackNavigationHandler`` that lies in the column, in the same lane. A view stays while its entry
/// is in the state or its host shows it, also when it moves to another column, and is in one column at
/// a time. Keep the
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

  /// Makes a handler; it does nothing before ``setup(with:in:)``.
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
        wanted: {
          let state = store.state
          return Wanted(
            entries: SplitPlacing.shown(isCollapsed: state.isCollapsed),
            isAnimated: state.areAnimationsEnabled
          )
        },
        views: ItemViews { id, _ in SplitPlacing.column(of: id) },
        // A host has collapsed by itself.
        remove: { _, whenSettled in
          store.send(.setCollapsed(true, cause: .user), whenSettled: whenSettled)
        },
        select: { _, whenSettled in whenSettled() },
        selectDetent: { _, _, whenSettled in whenSettled() },
        expand: { whenSettled in
          store.send(.setCollapsed(false, cause: .user), whenSettled: whenSettled)
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
        hearAll: { [observers = store.engine.observers] in observers.hold($0) },
        report: store.report,
        makeLaneObserver: { [listeners = store.listeners] in listeners.makeLaneObserver?() },
        enters: { [listeners = store.listeners] in listeners.lanes.note($0) },
        adopt: { column, lane, placement in columns.put(column, in: lane, at: placement) }
      )
    )
  }

  /// Begins to show the state in a host: at once when the host is on screen.
  ///
  /// - Parameters:
  ///   - host: Whom to ask; held weakly.
  ///   - lane: Handlers of the same window that do not lie in each other share one; nil for one's own.
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
    // A state that is equal to the one before may have other visits all the same.
    subscription = store.observe(keep) { state in
      kept?.areSame(as: state.pointee.entries.ids) == true && state.pointee.options == options
    }
    let shape = ShapeRules(SplitRules(capabilities: ()), fillsUnseen: host.fillsUnseen)
    shell.setup(with: host, shape, in: lane)
  }

  /// The view of an entry, while the state or the host has it and it has been shown.
  public func presentable(for entry: EntryID) -> Provider.Presentable? {
    columns.presentable(for: entry, in: store.state.entries)
  }

  /// The lane that the handler is in, with those of its columns; nil before ``setup(with:in:)``.
  public var lane: Lane? { shell.lane }

  /// The act of a person that the handler waits for, as a text; nil when it waits for none.
  public var waitsFor: String? {
    shell.waitsFor ?? visible.lazy.compactMap(\.waitsFor).first
  }

  /// The host's reason not to show what the state wants; nil when it has refused nothing.
  public var refusal: HostRefusal? {
    shell.refusal ?? visible.lazy.compactMap(\.refusal).first
  }

  private var visible: [any NavigationHandler] {
    (store.state.isCollapsed ? [.primary] : SplitColumn.allCases).map { columns[$0] }
  }
}

extension SplitNavigationHandler: MovingHandler {
  func move(to lane: Lane, at placement: Placement) {
    shell.move(to: lane, at: placement.place)
  }
}
