public import ComposableNavigation

/// The lifecycles of all that is open in a feature, and the actions that tell of them.
///
/// Say once where the containers lie and what is presented over what, and give it to
/// ``ComposableNavigation/Reducer/onLifecycle(_:)``:
///
/// ```swift
/// static var lifecycles: Lifecycles<State, Action> {
///   Lifecycles(of: \State.stack, elements: /Action.page, tell: /Page.Action.lifecycle)
///     .presenting(Lifecycles(plainItems: \.sheet))
/// }
/// ```
///
/// A feature in an entry may have containers itself: they are the `inside:` of the entry. Who is in
/// front is the screen that `NavigationTree.front` finds.
///
/// ## Laws
/// - the entry in front is the one in front in the tree
/// - each entry is told each change of its lifecycle, once and in order
public struct Lifecycles<State, Action: Sendable>: Sendable {
  /// The containers, without their types.
  let parts: LifecycleParts

  private init(_ parts: LifecycleParts) { self.parts = parts }

  /// Makes those of a feature without containers, of which nobody is told.
  public init() { self.init(LifecycleParts(containers: [], firstPresented: 0)) }

  /// Makes those of a container whose features are run by `forEach`.
  ///
  /// - Parameters:
  ///   - container: Where the container's state lies.
  ///   - elements: The case that wraps an entry's action with its id.
  ///   - tell: The entry's own action that tells it its lifecycle; nil tells it nothing.
  ///   - inside: Those of the feature in an entry, asked for when there is one: a feature may contain
  ///     itself.
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
      isThere: { $0.bound($1) != nil },
      embedding: { id in { elements.embed((id, $0)) } },
      tell,
      inside
    )
  }

  /// Makes those of a container whose feature in front is run by `ifLet`.
  ///
  /// - Parameters:
  ///   - container: Where the container's state lies.
  ///   - element: The actions of the feature in front.
  ///   - tell: Its own action that tells it its lifecycle; nil tells it nothing.
  ///   - inside: Those of the feature itself, asked for when there is one.
  public init<Container: ElementState, ElementAction: Sendable>(
    of container: any KeyPath<State, Container> & Sendable,
    element: CasePath<Action, ElementAction>,
    tell: CasePath<ElementAction, Lifecycle>? = nil,
    inside: @autoclosure @escaping @Sendable () -> Lifecycles<Container.Item, ElementAction> =
      Lifecycles<Container.Item, ElementAction>()
  ) {
    self.init(
      container,
      // No other can be told.
      shown: { (state: Container) -> [EntryLifecycle] in
        state.lifecycles.filter { state.frontID?.isSame(as: $0.id) == true }
      },
      isThere: { $0.frontID?.isSame(as: $1) == true },
      embedding: { _ in element.wrap },
      tell,
      inside
    )
  }

  /// Makes those of a container whose items are no features: nobody in it is told.
  ///
  /// Its items still cover others, as an alert does. If its items are features, name their
  /// actions by `elements:` or `element:`.
  ///
  /// - Parameter container: Where the container's state lies.
  public init<Container: ElementState>(
    plainItems container: any KeyPath<State, Container> & Sendable
  ) {
    self.init(
      container,
      shown: { $0.lifecycles },
      isThere: { $0.bound($1) != nil },
      // Nobody is told, so nothing is ever embedded.
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
    let step: @Sendable (EntryID) -> StageStep = { id in
      let wrap = embedding(id)
      var teller: (@Sendable (Lifecycle) -> any Sendable)?
      if let tell { teller = { tell.embed($0) } }
      return StageStep(
        tell: teller,
        wrap: { action in (action as? ElementAction).map { wrap($0) } },
        enter: { state in
          guard let state = state as? State else { return nil }
          let now = state[keyPath: container]
          guard isThere(now, id), let item = now[id: id] else { return nil }
          return item
        }
      )
    }
    let entries: LifecycleParts.Container = { state in
      let now = state.assumingMemoryBound(to: State.self).pointee[keyPath: container]
      return shown(now).compactMap { (entry: EntryLifecycle) -> ShownEntry? in
        let id = entry.id
        guard let item = now[id: id] else { return nil }
        let parts = inside().parts
        var open: (@Sendable () -> [[ShownEntry]])?
        if !parts.containers.isEmpty {
          open = { withUnsafePointer(to: item) { parts.shown(in: $0) } }
        }
        return ShownEntry(
          id: id,
          lifecycle: entry.lifecycle,
          inside: parts,
          open: open,
          makeStep: { step(id) }
        )
      }
    }
    self.init(LifecycleParts(containers: [entries], firstPresented: 1))
  }

  /// The same, with something over it: while that shows anything, all of this is covered.
  ///
  /// - Parameter over: The part that may be presented, a modal most often.
  /// - Returns: Those of both.
  public func presenting(_ over: Lifecycles) -> Lifecycles {
    Lifecycles(
      LifecycleParts(
        containers: parts.containers + over.parts.containers,
        firstPresented: parts.firstPresented
      )
    )
  }

  /// Tells everyone whom a state shows, as at the beginning.
  ///
  /// Return it for the action that begins everything: nothing has changed then, so that
  /// ``ComposableNavigation/Reducer/onLifecycle(_:)`` has nothing to tell. So it is after a state
  /// has been restored as a whole.
  ///
  /// ```swift
  /// case .launched: return Self.lifecycles.tellingAll(in: state)
  /// ```
  ///
  /// - Parameter state: The state as it is.
  /// - Returns: The effect.
  public func tellingAll(in state: State) -> Effect<Action> {
    changes(from: [], to: stages(in: state), in: state, OwnerIdentity())
  }

  /// The entries that are shown, each before what lies in it.
  func stages(in state: State) -> [Stage] { withUnsafePointer(to: state) { parts.stages(in: $0) } }

  /// The effect that tells of all changes: first those who fall behind, from the front, then those
  /// who come forward.
  ///
  /// - Complexity: O(*n*) in the entries that are shown; for each that is told, its depth.
  func changes(
    from old: [Stage],
    to new: [Stage],
    in state: State,
    _ owner: OwnerIdentity
  ) -> Effect<Action> {
    // After most actions nothing has changed.
    if old == new { return .none }
    let match = StageMatch(old, new)
    let isThere = match.isWhole ? [] : old.presence(in: state)
    var effects: [Effect<Action>] = []
    for index in old.indices.reversed() {
      let now = match.ofOld[index]
      let lifecycle = now.map { new[$0].lifecycle } ?? .there
      guard lifecycle < old[index].lifecycle, now != nil || isThere[index] else { continue }
      effects.append(telling(lifecycle, at: index, of: old, owner))
    }
    for index in new.indices {
      let before = match.ofNew[index].map { old[$0].lifecycle } ?? .there
      guard new[index].lifecycle > before else { continue }
      effects.append(telling(new[index].lifecycle, at: index, of: new, owner))
    }
    return .merge(effects)
  }

  /// The effect that tells one reducer, unless its entry has gone when its turn comes.
  private func telling(
    _ lifecycle: Lifecycle,
    at index: Int,
    of stages: [Stage],
    _ owner: OwnerIdentity
  ) -> Effect<Action> {
    guard let action = stages.action(telling: lifecycle, at: index) as? Action else { return .none }
    let way = stages.way(to: index)
    return Effect<Action>.send(action).owned(by: stages[index].id, of: owner) { (state: State) in
      way.leads(through: state)
    }
  }
}
