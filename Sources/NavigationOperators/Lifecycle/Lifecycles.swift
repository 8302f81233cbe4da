public import ComposableNavigation

/// The lifecycles of all entries in a feature, and the actions that report them.
///
/// Declare once where the containers are and which of them cover others, and pass the value to
/// ``ComposableNavigation/Reducer/onLifecycle(_:)``:
///
/// ```swift
/// static var lifecycles: Lifecycles<State, Action> {
///   Lifecycles(of: \State.stack, elements: /Action.page, tell: /Page.Action.lifecycle)
///     .presenting(Lifecycles(plainItems: \.sheet))
/// }
/// ```
///
/// A feature in an entry may have containers itself: pass them as `inside:`. The screen in front is
/// the one that `NavigationTree.front` returns.
///
/// ## Laws
/// - the entry in front is the one in front in the tree
/// - each entry is told each change of its lifecycle, once and in order
public struct Lifecycles<State, Action: Sendable>: Sendable {
  /// The type-erased containers.
  let parts: LifecycleParts

  private init(_ parts: LifecycleParts) { self.parts = parts }

  /// Makes the lifecycles of a feature without containers.
  public init() { self.init(LifecycleParts(containers: [], firstPresented: 0)) }

  /// Makes the lifecycles of a container whose features run in `forEach`.
  ///
  /// - Parameters:
  ///   - container: The key path to the container's state.
  ///   - elements: The case that wraps an entry's action with its id.
  ///   - tell: The case of the entry's action that receives its lifecycle; nil for no report.
  ///   - inside: The lifecycles in an entry's feature, read if there is an entry: a feature may
  ///     contain itself.
  public init<Container: ElementState, ElementAction: Sendable>(
    of container: any KeyPath<State, Container> & Sendable,
    elements: CasePath<Action, (EntryID, ElementAction)>,
    tell: CasePath<ElementAction, Lifecycle>? = nil,
    inside: @autoclosure @escaping @Sendable () -> Lifecycles<Container.Item, ElementAction> =
      Lifecycles<Container.Item, ElementAction>()
  ) {
    self.init(
      container,
      shown: { $0.lifecycles },
      isThere: { $0.resolved($1) != nil },
      embedding: { id in { elements.embed((id, $0)) } },
      tell,
      inside
    )
  }

  /// Makes the lifecycles of a container whose front feature runs in `ifLet`.
  ///
  /// - Parameters:
  ///   - container: The key path to the container's state.
  ///   - element: The case of the front feature's actions.
  ///   - tell: The case of the front feature's action that receives its lifecycle; nil for no
  ///     report.
  ///   - inside: The lifecycles in the front feature, read if there is one.
  public init<Container: ElementState, ElementAction: Sendable>(
    of container: any KeyPath<State, Container> & Sendable,
    element: CasePath<Action, ElementAction>,
    tell: CasePath<ElementAction, Lifecycle>? = nil,
    inside: @autoclosure @escaping @Sendable () -> Lifecycles<Container.Item, ElementAction> =
      Lifecycles<Container.Item, ElementAction>()
  ) {
    self.init(
      container,
      // Only the entry in front can receive actions.
      shown: { (state: Container) -> [EntryLifecycle] in
        state.lifecycles.filter { state.frontID?.isSame(as: $0.id) == true }
      },
      isThere: { $0.frontID?.isSame(as: $1) == true },
      embedding: { _ in element.wrap },
      tell,
      inside
    )
  }

  /// Makes the lifecycles of a container whose items are not features and receive no report.
  ///
  /// Its items still cover other entries, as an alert does. If its items are features, name their
  /// actions by `elements:` or `element:`.
  ///
  /// - Parameter container: The key path to the container's state.
  public init<Container: ElementState>(
    plainItems container: any KeyPath<State, Container> & Sendable
  ) {
    self.init(
      container,
      shown: { $0.lifecycles },
      isThere: { $0.resolved($1) != nil },
      // There are no reports, so nothing is ever embedded.
      embedding: { _ in { (action: Action) -> Action in action } },
      nil,
      { Lifecycles<Container.Item, Action>() }
    )
  }

  private init<Container: ElementState, ElementAction: Sendable>(
    _ container: any KeyPath<State, Container> & Sendable,
    shown: @escaping @Sendable (Container) -> [EntryLifecycle],
    isThere: @escaping @Sendable (Container, EntryID) -> Bool,
    embedding: @escaping @Sendable (EntryID) -> @Sendable (ElementAction) -> Action,
    _ tell: CasePath<ElementAction, Lifecycle>?,
    _ inside: @escaping @Sendable () -> Lifecycles<Container.Item, ElementAction>
  ) {
    let part = StatePart(container)
    var report: (@Sendable (EntryID, Lifecycle) -> AnyEffect?)?
    var teller: (@Sendable (EntryID, Lifecycle) -> any Sendable)?
    if let tell {
      report = { id, now in Effect<Action>.send(embedding(id)(tell.embed(now))).erased }
      teller = { id, now in embedding(id)(tell.embed(now)) }
    }
    let place = StageContainer(
      show: { state, body in
        part.read(at: state) { container in
          let visible = shown(container.pointee)
          if visible.isEmpty { return }
          let parts = inside().parts
          for index in 0..<visible.count {
            let (id, lifecycle) = (visible[index].id, visible[index].lifecycle)
            guard container.pointee.resolved(id) != nil else { continue }
            let isPlain = parts.containers.isEmpty
            body(id, lifecycle, isPlain ? nil : Self.inside(id, of: container, parts))
          }
        }
      },
      report: report,
      tell: teller,
      wrap: { id, action in (action as? ElementAction).map { embedding(id)($0) } },
      has: { id, state in
        var isFound = false
        part.read(at: state) { isFound = isThere($0.pointee, id) }
        return isFound
      },
      enter: { id, state in
        guard let state = state as? State else { return nil }
        let now = state[keyPath: container]
        guard isThere(now, id), let item = now[id: id] else { return nil }
        return item
      }
    )
    self.init(LifecycleParts(containers: [place], firstPresented: 1))
  }

  /// Returns the function that finds the visible entries in an entry's feature.
  ///
  /// It is not inlined, because it needs the item's metadata (benchmark “lifecycles idle”).
  @inline(never)
  private static func inside<Container: ElementState>(
    _ id: EntryID,
    of container: UnsafePointer<Container>,
    _ parts: LifecycleParts
  ) -> Stage.Inside? {
    guard let item = container.pointee[id: id] else { return nil }
    return { parent, most in
      let inner = withUnsafePointer(to: item) { parts.shown(in: $0, in: parent, most: most) }
      let last = inner.last?.container ?? -1
      return (stages: inner, isPresented: last >= parts.firstPresented)
    }
  }

  /// Returns the same lifecycles with a part over them: while that part shows anything, everything
  /// else is covered.
  ///
  /// - Parameter over: The part that may be presented, usually a modal.
  /// - Returns: The lifecycles of both.
  public func presenting(_ over: Lifecycles) -> Lifecycles {
    Lifecycles(
      LifecycleParts(
        containers: parts.containers + over.parts.containers,
        firstPresented: parts.firstPresented
      )
    )
  }

  /// Reports the lifecycles of all visible entries of a state.
  ///
  /// Return it for the first action of the app: at that time nothing has changed, so
  /// ``ComposableNavigation/Reducer/onLifecycle(_:)`` reports nothing. Return it also after a whole
  /// state was restored.
  ///
  /// ```swift
  /// case .launched: return Self.lifecycles.tellingAll(in: state)
  /// ```
  ///
  /// - Parameter state: The current state.
  /// - Returns: The effect.
  public func tellingAll(in state: State) -> Effect<Action> {
    let reports = Reports()
    return withUnsafePointer(to: state) { state in
      Effect(changes(from: [], to: parts.stages(in: state), at: state, reports))
    }
  }

  /// The owners of the effects that report, one for each resolved reducer.
  struct Reports: Sendable {
    let identity = OwnerIdentity()
    /// The path to all owners: only running work is looked up by it, and a report is an action.
    let watch: OwnerWatch

    init() { watch = OwnerWatch(of: identity) { (_: State) in true } }
  }

  /// Returns the effect that reports all changes: first the entries that lose visibility, from the
  /// front, then those that gain it.
  ///
  /// - Complexity: O(*n*) in the number of visible entries; for each report, the depth of its
  ///   entry.
  func changes(
    from old: [Stage],
    to new: [Stage],
    at state: UnsafeRawPointer,
    _ reports: Reports
  ) -> AnyEffect? {
    let match = StageMatch(old, new)
    let isThere = match.isWhole ? [] : old.presence(at: state, as: State.self)
    var effect: AnyEffect?
    for index in old.indices.reversed() {
      let now = match.ofOld[index]
      let lifecycle = now.map { new[$0].lifecycle } ?? .there
      guard lifecycle < old[index].lifecycle, now != nil || isThere[index] else { continue }
      effect = effect.merged(with: telling(lifecycle, at: index, of: old, reports))
    }
    for index in new.indices {
      let before = match.ofNew[index].map { old[$0].lifecycle } ?? .there
      guard new[index].lifecycle > before else { continue }
      effect = effect.merged(with: telling(new[index].lifecycle, at: index, of: new, reports))
    }
    return effect
  }

  /// Returns the effect that reports to one entry, unless the entry is removed before.
  private func telling(
    _ lifecycle: Lifecycle,
    at index: Int,
    of stages: [Stage],
    _ reports: Reports
  ) -> AnyEffect? {
    let (place, id) = (stages[index].place, stages[index].id)
    // Most entries are in the outermost feature, whose actions need no box.
    if stages[index].parent == nil {
      guard let report = place.report else { return nil }
      return owned(report(id, lifecycle), by: id, reports) { place.has(id, $0) }
    }
    guard let action = stages.action(telling: lifecycle, at: index) as? Action else { return nil }
    let way = stages.way(to: index)
    return owned(Effect<Action>.send(action).erased, by: id, reports) {
      way.leads(through: $0.assumingMemoryBound(to: State.self).pointee)
    }
  }

  private func owned(
    _ report: AnyEffect?,
    by id: EntryID,
    _ reports: Reports,
    while isAlive: @escaping @Sendable (UnsafeRawPointer) -> Bool
  ) -> AnyEffect? {
    Effect<Action>(report).owned(by: id, of: reports.identity, watch: reports.watch, in: State.self)
    {
      isAlive($0)
    }.erased
  }
}
