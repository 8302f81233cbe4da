/// Keeps a host in step with a navigation shape's state, and sends the user's actions to the store.
///
/// ``StackNavigationHandler``, ``ModalNavigationHandler``, ``TabNavigationHandler`` and
/// ``WindowNavigationHandler`` are names for this handler with their shapes; use those names. Name
/// the handler of your own shape in the same way:
///
/// ```swift
/// typealias PagerHandler<Provider: EntryViewProviding> =
///   ShapeHandler<Pager<Provider.Item>, Provider> where Provider.Item: Equatable & Sendable
/// ```
///
/// The handler sends its host one command at a time, until the host shows the desired content;
/// views of remaining entries are reused. If the user removes or selects something, the handler
/// sends an action to the store. If the reducer decides otherwise, the host has to show the state's
/// content again, with the same views. Keep the handler as long as the host: it references the host
/// weakly.
@MainActor
public final class ShapeHandler<Shape: NavigationShape, Provider: EntryViewProviding>:
  NavigationHandler
where Provider.Item == Shape.Item {
  private let shell: HandlerShell<Provider.Presentable>
  private let ignorePreviousPresentables: Bool
  private let store: Store<Shape.State, Shape.Action>

  /// Creates a handler, which does nothing before ``setup(with:in:)``.
  ///
  /// - Parameters:
  ///   - store: The store of the shape.
  ///   - viewProvider: Makes the views.
  ///   - ignorePreviousPresentables: True to keep views that the host already shows, below or in
  ///     front of this handler's views; false to remove them. A modal host has none.
  @inlinable  // handler, replace all and back, 1000: × 1
  public convenience init(
    store: Store<Shape.State, Shape.Action>,
    viewProvider: Provider,
    ignorePreviousPresentables: Bool = false
  ) {
    // Inlinable so that views are made where their type is known.
    let read = ReadEntries<Shape.Item>()
    let place = store.memory?.assumingMemoryBound(to: Shape.State.self)
    let isStored = place != nil
    // A copy of the state takes a tenth of everything that is done for a view (benchmark “handler,
    // replace all and back, 1000”).
    let entries: () -> Entries<Shape.Item> = {
      guard let place else { return store.state.entries }
      store.engine.checkIsReadable()
      return place.pointee.entries
    }
    let placeholder = viewProvider.lazyPlaceholder
    self.init(
      store: store,
      views: ItemViews(forgetState: { read.entries = nil }) { id, hint in
        if let placeholder, let held = id.placeheld {
          let entry = read.entry(held, near: &hint, isStored: isStored, entries)
          return entry.map(placeholder)
        }
        // No `map`, which checks for each view if this is the main actor.
        guard let entry = read.entry(id, near: &hint, isStored: isStored, entries) else {
          return nil
        }
        return viewProvider.makePresentable(for: entry)
      }
      .shared(by: viewProvider),
      leaveGuard: viewProvider.leaveGuard,
      isLazy: placeholder != nil,
      ignorePreviousPresentables: ignorePreviousPresentables
    )
  }

  @usableFromInline
  init(
    store: Store<Shape.State, Shape.Action>,
    views: ItemViews<Provider.Presentable>,
    leaveGuard: (@MainActor (Entry<Shape.Item>) -> LeaveBlocker?)?,
    isLazy: Bool,
    ignorePreviousPresentables: Bool
  ) {
    self.ignorePreviousPresentables = ignorePreviousPresentables
    self.store = store
    let place = store.memory?.assumingMemoryBound(to: Shape.State.self)
    // The name without its generic parameters: `StackNavigation`.
    let shape = "\(Shape.self)".prefix { $0 != "<" }
    var source = HandlerShell<Provider.Presentable>.Source(
      name: "\(shape)Handler<\(Provider.self)>",
      desiredContent: {
        guard let place else { return store.state.desiredContent.asList }
        // Read in place: copying any state is expensive (benchmark “handler, push and pop”).
        store.engine.checkIsReadable()
        return place.pointee.desiredContent
      },
      views: views,
      tell: { report, entries, whenSettled in
        let entries = isLazy ? entries.map { $0.placeheld ?? $0 } : entries
        guard let action = Shape.action(for: report, of: entries) else { return whenSettled() }
        store.send(action, whenSettled: whenSettled)
      },
      observe: { last, notify in
        store.observe(notify, unless: Shape.State.comparison(with: last))
      },
      observers: store.observers,
      listeners: store.listeners
    )
    source.isLazy = isLazy
    if let leaveGuard {
      source.blockers = BlockerReporter.Source(
        blockers: {
          store.state.entries.compactMap { entry in
            leaveGuard(entry).map { (entry: entry.id, blocker: $0) }
          }
        },
        observe: { look in store.observe(look) { _ in false } }
      )
    }
    shell = HandlerShell(source: source)
  }

  /// Shows the state in a host from now on, or as soon as the host is on screen.
  ///
  /// - Parameters:
  ///   - host: The host; referenced weakly.
  ///   - lane: A lane to share with other handlers of the same window that are not nested in each
  ///     other; nil for a new lane.
  public func setup<Host: NavigationHost>(with host: Host, in lane: Lane? = nil)
  where
    Host.Presentable == Provider.Presentable,
    Host.Command == Shape.Rules.Command,
    Host.Capabilities == Shape.Rules.Capabilities
  {
    shell.setup(
      with: host,
      ShapeRules(
        Shape.Rules(capabilities: host.capabilities),
        preloadsOffscreen: host.preloadsOffscreen
      ),
      keepingPrevious: ignorePreviousPresentables,
      in: lane
    )
  }

  /// Returns the view of an entry, if it was shown and the state or the host still has the entry.
  public func presentable(for entry: EntryID) -> Provider.Presentable? {
    shell.presentable(for: entry)
  }

  /// The handler's lane; nil before ``setup(with:in:)``.
  public var lane: Lane? { shell.lane }

  /// A sentence that says what the handler waits for; nil if it does not wait.
  public var waitsFor: String? { shell.waitsFor }

  /// The reason why the host does not show the desired content; nil if it has not refused a
  /// command.
  public var refusal: HostRefusal? { shell.refusal }

  /// Receives the part of the way that the user's gesture has gone, from 0 to 1, and nil when the
  /// gesture has ended; by default nothing does.
  ///
  /// Draw where the gesture leads while the user can still let go:
  ///
  /// ```swift
  /// handler.onGestureMoved = { fraction in
  ///   ghost.show(App().previewBack(in: store.state), opacity: fraction ?? 0)
  /// }
  /// ```
  ///
  /// Only hosts that report ``HostReport/gestureMoved(fraction:)`` have progress.
  public var onGestureMoved: (@MainActor (_ fraction: Double?) -> Void)? {
    get { shell.onGestureMoved }
    set { shell.onGestureMoved = newValue }
  }

  /// Goes back in the shape, as the user would; nil if it cannot.
  public var goBack: (@MainActor () -> Void)? { store.wayBack(by: Shape())?.act }

  /// A Boolean value that indicates whether ``goBack`` removes the entry in front and does nothing else.
  public var backRemovesFront: Bool {
    guard let front = store.state.frontID else { return false }
    return store.wayBack(by: Shape())?.removed()?.isSame(as: front) == true
  }

  /// A Boolean value that indicates whether the handler goes back as a larger feature does.
  public var goesBackAsFeature: Bool { store.whole != nil }

  /// For a split, which calls its columns in the order in which views move.
  func stateMayHaveChanged() { shell.stateMayHaveChanged() }
}

extension ShapeHandler: MovingHandler {
  func move(to lane: Lane, at placement: Placement) {
    shell.move(to: lane, at: placement.place)
  }
}
