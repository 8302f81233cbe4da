/// Keeps a host in step with a navigation shape's state, and sends a person's acts to the store.
///
/// ``StackNavigationHandler``, ``ModalNavigationHandler``, ``TabNavigationHandler`` and
/// ``WindowNavigationHandler`` are this handler for their shapes; write their names. For a shape of
/// your own give it a name likewise:
///
/// ```swift
/// typealias PagerHandler<Provider: EntryViewProviding> =
///   ShapeHandler<Pager<Provider.Item>, Provider> where Provider.Item: Equatable & Sendable
/// ```
///
/// The difference between what is wanted and what is shown is one command at a time; views of
/// entries that persist are reused. What a person takes away or selects is sent to the store; if
/// the reducer thinks otherwise, the host is asked to show what the state says, with the same
/// views. Keep the handler as long as the host: it holds the host weakly.
@MainActor
public final class ShapeHandler<Shape: NavigationShape, Provider: EntryViewProviding>:
  NavigationHandler
where Provider.Item == Shape.Item {
  /// The navigation that this handler shows.
  public typealias Navigation = Shape

  private let shell: HandlerShell<Provider.Presentable>
  private let ignorePreviousPresentables: Bool

  /// Makes a handler; it does nothing before ``setup(with:in:)``.
  ///
  /// - Parameters:
  ///   - store: The shape's store, scoped to it.
  ///   - viewProvider: The provider of the views.
  ///   - ignorePreviousPresentables: True if views that the host shows already stay below or in
  ///     front of those of this handler, untouched; else they go. A modal host has none.
  @inlinable  // handler, replace all and back, 1000: × 1
  public convenience init(
    store: Store<Shape.State, Shape.Action>,
    viewProvider: Provider,
    ignorePreviousPresentables: Bool = false
  ) {
    // Inlinable to make views where their type is known.
    let read = ReadEntries<Shape.Item>()
    let isStored = store.memory != nil
    self.init(
      store: store,
      views: ItemViews(forgetState: { read.entries = nil }) { id, hint in
        // No `map`, which looks for each view whether this is the main actor.
        guard let entry = read.entry(id, near: &hint, isStored: isStored, { store.state.entries })
        else { return nil }
        return viewProvider.makePresentable(for: entry)
      }
      .shared(by: viewProvider),
      leaveGuard: viewProvider.leaveGuard,
      ignorePreviousPresentables: ignorePreviousPresentables
    )
  }

  @usableFromInline
  init(
    store: Store<Shape.State, Shape.Action>,
    views: ItemViews<Provider.Presentable>,
    leaveGuard: (@MainActor (Entry<Shape.Item>) -> Stay?)?,
    ignorePreviousPresentables: Bool
  ) {
    self.ignorePreviousPresentables = ignorePreviousPresentables
    let place = store.memory?.assumingMemoryBound(to: Shape.State.self)
    // Without parameters: `StackNavigation`.
    let shape = "\(Shape.self)".prefix { $0 != "<" }
    var source = HandlerShell<Provider.Presentable>.Source(
      name: "\(shape)Handler<\(Provider.self)>",
      wanted: {
        guard let place else { return store.state.wanted.asList }
        // In its place: a state of any kind is dear to copy (benchmark “handler, push and pop”).
        store.engine.checkIsReadable()
        return place.pointee.wanted
      },
      views: views,
      remove: { ids, whenSettled in
        store.send(Shape.removal(of: ids, cause: .user), whenSettled: whenSettled)
      },
      select: { id, whenSettled in
        guard let action = Shape.selection(of: id, cause: .user) else { return whenSettled() }
        store.send(action, whenSettled: whenSettled)
      },
      selectDetent: { id, detent, whenSettled in
        guard let action = Shape.detentSelection(detent, of: id, cause: .user) else {
          return whenSettled()
        }
        store.send(action, whenSettled: whenSettled)
      },
      observe: { last, notify in
        store.observe(notify, unless: Shape.State.comparison(with: last))
      },
      hearAll: { [observers = store.engine.observers] in observers.hold($0) },
      report: store.report,
      makeLaneObserver: { [listeners = store.listeners] in listeners.makeLaneObserver?() },
      enters: { [listeners = store.listeners] in listeners.lanes.note($0) }
    )
    if let leaveGuard {
      source.stays = StayTeller.Source(
        stays: {
          store.state.entries.compactMap { entry in
            leaveGuard(entry).map { (entry: entry.id, stay: $0) }
          }
        },
        observe: { look in store.observe(look) { _ in false } }
      )
    }
    shell = HandlerShell(source: source)
  }

  /// Begins to show the state in a host: at once when the host is on screen.
  ///
  /// - Parameters:
  ///   - host: Whom to ask; held weakly.
  ///   - lane: Handlers of the same window that do not lie in each other share one; nil for one's
  ///     own.
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
        fillsUnseen: host.fillsUnseen
      ),
      keepingPrevious: ignorePreviousPresentables,
      in: lane
    )
  }

  /// The view of an entry, while the state or the host has it and it has been shown.
  public func presentable(for entry: EntryID) -> Provider.Presentable? {
    shell.presentable(for: entry)
  }

  /// The lane that the handler is in; nil before ``setup(with:in:)``.
  public var lane: Lane? { shell.lane }

  /// A sentence for a person on the wait of the handler; nil when it waits for nothing.
  public var waitsFor: String? { shell.waitsFor }

  /// The reason that the host does not show the wanted content; nil when it has refused nothing.
  public var refusal: HostRefusal? { shell.refusal }

  /// For a split, whose columns are told in the order in which views move.
  func stateMayHaveChanged() { shell.stateMayHaveChanged() }
}

extension ShapeHandler: MovingHandler {
  func move(to lane: Lane, at placement: Placement) {
    shell.move(to: lane, at: placement.place)
  }
}
