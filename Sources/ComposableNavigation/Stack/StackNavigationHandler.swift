/// Makes a stack host show what a stack's state says, and tells the store what a person did.
///
/// ```swift
/// let handler = StackNavigationHandler(
///   store: store.scope(state: \.stack, action: /Action.stack),
///   viewProvider: Screens()
/// )
/// handler.setup(with: window.stack)
/// store.send(.stack(.pushItem(.detail)))              // the host is asked to push one view
/// ```
///
/// The difference between what is wanted and what is shown is one command; views of entries that
/// persist are reused. What a person takes away is sent as `.remove(ids, cause: .user)`; if the
/// reducer keeps an entry, it is shown again with the same view. Keep the handler as long as the
/// host: it holds the host weakly.
@MainActor
public final class StackNavigationHandler<Provider: EntryViewProviding>: NavigationHandler
where Provider.Item: Equatable & Sendable {
  /// The navigation that this handler shows.
  public typealias Navigation = StackNavigation<Provider.Item>

  private let shell: HandlerShell<Provider.Presentable>
  private let ignorePreviousPresentables: Bool

  /// Makes a handler; it does nothing before ``setup(with:in:)``.
  ///
  /// - Parameters:
  ///   - store: The stack's store, scoped to it.
  ///   - viewProvider: Who makes views.
  ///   - ignorePreviousPresentables: Whether views that the host shows already stay below those of
  ///     this handler, untouched; else they go.
  public init(
    store: Store<Navigation.State, Navigation.Action>,
    viewProvider: Provider,
    ignorePreviousPresentables: Bool = false
  ) {
    self.ignorePreviousPresentables = ignorePreviousPresentables
    shell = HandlerShell(
      source: .init(
        name: "StackNavigationHandler<\(Provider.self)>",
        wanted: {
          let state = store.state
          return Wanted(entries: state.entries.ids, isAnimated: state.areAnimationsEnabled)
        },
        make: { id, hint in
          store.state.entries.entry(id, near: &hint).map(viewProvider.makePresentable)
        },
        remove: { ids, whenReduced in
          store.send(.remove(ids, cause: .user), whenReduced: whenReduced)
        },
        select: { _, whenReduced in whenReduced() },
        observe: { last, notify in
          store.observe(notify) { state in
            last.isStill(
              state.pointee.storedEntries.storedIDs,
              state.pointee.areAnimationsEnabled
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
  public func setup<Host: StackHost>(with host: Host, in lane: Lane? = nil)
  where Host.Presentable == Provider.Presentable {
    shell.setup(
      with: host,
      .stack(StackReconciler(capabilities: host.capabilities)),
      keepingPrevious: ignorePreviousPresentables,
      in: lane
    ) { if case .stack(let command) = $0 { command } else { nil } }
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

  /// For a split, whose columns are told in the order in which views move.
  func stateMayHaveChanged() { shell.stateMayHaveChanged() }

  /// Becomes part of the lane of a handler that shows its host's view.
  public func move(to lane: Lane, at placement: Placement) {
    shell.move(to: lane, at: placement.place)
  }
}
