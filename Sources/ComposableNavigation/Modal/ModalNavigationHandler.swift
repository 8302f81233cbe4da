/// Makes a modal host show what a modal's state says, and tells the store what a person did.
///
/// ```swift
/// let handler = ModalNavigationHandler(
///   store: store.scope(state: \.modal, action: /Action.modal),
///   viewProvider: Sheets()
/// )
/// handler.setup(with: screen)
/// store.send(.modal(.presentSheet(.filter)))          // the host is asked to present one view
/// ```
///
/// Another item is dismissed, then presented, as two commands; another style of the same item keeps
/// its view. A sheet that a person swipes down is sent as `.dismiss(id:cause: .user)`; if the
/// reducer keeps it, it is shown again with the same view. What an entry of a stack or tab presents
/// is shown while that entry is in front. Keep the handler as long as the host: it holds the host
/// weakly.
@MainActor
public final class ModalNavigationHandler<Provider: EntryViewProviding>: NavigationHandler
where Provider.Item: Equatable & Sendable {
  /// The navigation that this handler shows.
  public typealias Navigation = ModalNavigation<Provider.Item>

  private let shell: HandlerShell<Provider.Presentable>

  /// Makes a handler; it does nothing before ``setup(with:in:)``.
  ///
  /// - Parameters:
  ///   - store: The modal's store, scoped to it.
  ///   - viewProvider: Who makes views.
  public init(
    store: Store<Navigation.State, Navigation.Action>,
    viewProvider: Provider
  ) {
    shell = HandlerShell(
      source: .init(
        name: "ModalNavigationHandler<\(Provider.self)>",
        wanted: {
          let state = store.state
          return Wanted(
            entries: Array(state.entries.ids.prefix(1)),
            style: state.style,
            isAnimated: state.areAnimationsEnabled
          )
        },
        make: { id, hint in
          store.state.entries.entry(id, near: &hint).map(viewProvider.makePresentable)
        },
        remove: { ids, whenReduced in
          guard let id = ids.first else { return whenReduced() }
          store.send(.dismiss(id: id, cause: .user), whenReduced: whenReduced)
        },
        select: { _, whenReduced in whenReduced() },
        observe: { last, notify in
          store.observe(notify) { state in
            last.isStill(
              state.pointee.entries.storedIDs.first,
              state.pointee.style,
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

  /// Begins to show the state over a host: at once when the host is on screen.
  ///
  /// - Parameters:
  ///   - host: Whom to ask; held weakly.
  ///   - lane: Handlers of the same window that do not lie in each other share one; nil for one's own.
  public func setup<Host: ModalHost>(with host: Host, in lane: Lane? = nil)
  where Host.Presentable == Provider.Presentable {
    shell.setup(
      with: host,
      .modal(ModalReconciler(capabilities: host.capabilities)),
      in: lane
    ) { if case .modal(let command) = $0 { command } else { nil } }
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
