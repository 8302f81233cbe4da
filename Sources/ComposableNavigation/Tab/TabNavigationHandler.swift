/// Makes a tab host show what a tab state says, and tells the store what a person did.
///
/// ```swift
/// let handler = TabNavigationHandler(
///   store: store.scope(state: \.tabs, action: /Action.tabs),
///   viewProvider: Tabs()
/// )
/// handler.setup(with: window.tabs)
/// store.send(.tabs(.setActiveItem(.search)))          // the host is asked to select one tab
/// ```
///
/// Another list of tabs comes as the fewest insertions, removals and moves; views of tabs that
/// persist are reused. A tap is sent as `.select(id:cause: .user)`; if the reducer selects another
/// tab, that one is shown again. Keep the handler as long as the host: it holds the host weakly.
@MainActor
public final class TabNavigationHandler<Provider: EntryViewProviding>: NavigationHandler
where Provider.Item: Equatable & Sendable {
  /// The navigation that this handler shows.
  public typealias Navigation = TabNavigation<Provider.Item>

  private let shell: HandlerShell<Provider.Presentable>
  private let ignorePreviousPresentables: Bool

  /// Makes a handler; it does nothing before ``setup(with:in:)``.
  ///
  /// - Parameters:
  ///   - store: The tabs' store, scoped to them.
  ///   - viewProvider: Who makes views.
  ///   - ignorePreviousPresentables: Whether tabs that the host shows already stay in front of those
  ///     of this handler, untouched; else they go.
  public init(
    store: Store<Navigation.State, Navigation.Action>,
    viewProvider: Provider,
    ignorePreviousPresentables: Bool = false
  ) {
    self.ignorePreviousPresentables = ignorePreviousPresentables
    shell = HandlerShell(
      source: .init(
        name: "TabNavigationHandler<\(Provider.self)>",
        wanted: {
          let state = store.state
          return Wanted(
            entries: state.entries.ids,
            selected: state.activeID,
            isAnimated: state.areAnimationsEnabled
          )
        },
        make: { id, hint in
          store.state.entries.entry(id, near: &hint).map(viewProvider.makePresentable)
        },
        remove: { ids, whenReduced in
          store.send(.remove(ids, cause: .user), whenReduced: whenReduced)
        },
        select: { id, whenReduced in
          store.send(.select(id: id, cause: .user), whenReduced: whenReduced)
        },
        observe: { last, notify in
          store.observe(notify) { state in
            last.isStill(
              state.pointee.storedEntries.storedIDs,
              state.pointee.areAnimationsEnabled,
              selected: state.pointee.activeID
            )
          }
        },
        report: store.report,
        makeLaneObserver: { [listeners = store.listeners] in listeners.makeLaneObserver?() },
        enters: { [listeners = store.listeners] in listeners.lanes.note($0) }
      )
    )
  }

  /// Begins to show the state in a host: at once when the host is on screen.
  ///
  /// - Parameters:
  ///   - host: Whom to ask; held weakly.
  ///   - lane: Handlers of the same window that do not lie in each other share one; nil for one's own.
  public func setup<Host: TabHost>(with host: Host, in lane: Lane? = nil)
  where Host.Presentable == Provider.Presentable {
    shell.setup(
      with: host,
      .tab(TabReconciler(capabilities: host.capabilities)),
      keepingPrevious: ignorePreviousPresentables,
      in: lane
    ) { if case .tab(let command) = $0 { command } else { nil } }
  }

  /// The view of an entry, while the state or the host has it and it has been shown.
  public func presentable(for entry: EntryID) -> Provider.Presentable? {
    shell.presentable(for: entry)
  }

  /// The lane that the handler is in; nil before ``setup(with:in:)``.
  public var lane: Lane? { shell.lane }

  /// What the handler waits for, for a person; nil when it waits for nothing.
  public var waitsFor: String? { shell.waitsFor }

  /// Why the host does not show what the state wants; nil when it has refused nothing.
  public var refusal: HostRefusal? { shell.refusal }

  /// Becomes part of the lane of a handler that shows its host's view.
  public func move(to lane: Lane, at placement: Placement) {
    shell.move(to: lane, at: placement.place)
  }
}
