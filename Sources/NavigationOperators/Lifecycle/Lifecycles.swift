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
    let step: @Sendable (EntryID) -> StageStep = { id in
      let wrap = embedding(id)
      var teller: (@Sendable (Lifecycle) -> any Sendable)?
      if let tell { teller = { wrap(tell.embed($0)) } }
      return StageStep(
        tell: teller,
        wrap: { action in (action as? ElementAction).map { wrap($0) } },
        has: { state in
          var isFound = false
          part.read(at: state) { isFound = isThere($0.pointee, id) }
          return isFound
        },
        enter: { state in
          guard let state = state as? State else { return nil }
          let now = state[keyPath: container]
          guard isThere(now, id), let item = now[id: id] else { return nil }
          return item
        }
      )
    }
    let entries: LifecycleParts.Container = { state, position, stages in
      part.read(at: state) { container in
        let now = container.pointee
        let visible = shown(now)
        if visible.isEmpty { return }
        let parts = inside().parts
        for entry in visible where now.resolved(entry.id) != nil {
          var stage = Stage(
            parent: nil,
            container: position,
            id: entry.id,
            lifecycle: entry.lifecycle,
            makeStep: step
          )
          if !parts.containers.isEmpty, let item = now[id: entry.id] {
            stage.inside = { parent, most in
              let inner = withUnsafePointer(to: item) {
                parts.shown(in: $0, in: parent, most: most)
              }
              let last = inner.last?.container ?? -1
              return (stages: inner, isPresented: last >= parts.firstPresented)
            }
          }
          stages.append(stage)
        }
      }
    }
    self.init(LifecycleParts(containers: [entries], firstPresented: 1))
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
    changes(from: [], to: stages(in: state), in: state, OwnerIdentity())
  }

  /// Returns the visible entries, each before the entries in it.
  func stages(in state: State) -> [Stage] { withUnsafePointer(to: state) { parts.stages(in: $0) } }

  /// Returns the effect that reports all changes: first the entries that lose visibility, from the
  /// front, then those that gain it.
  ///
  /// - Complexity: O(*n*) in the number of visible entries; for each report, the depth of its
  ///   entry.
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

  /// Returns the effect that reports to one entry, unless the entry is removed before.
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
