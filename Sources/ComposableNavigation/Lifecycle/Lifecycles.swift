/// The lifecycles of all that is open in a feature, and the actions that tell of them.
///
/// Say once where the containers lie and what is presented over what, and give it to
/// ``Reducer/onLifecycle(_:)``:
///
/// ```swift
/// static var lifecycles: Lifecycles<State, Action> {
///   Lifecycles(of: \State.stack, elements: /Action.page, tell: /Page.Action.lifecycle)
///     .presenting(Lifecycles(of: \.sheet))
/// }
/// ```
///
/// A feature in an entry may have containers itself: they are the `inside:` of the entry. Who is in
/// front is the screen that ``NavigationTree/front`` finds.
///
/// ## Laws
/// - the entry in front is the one in front in the tree
/// - each entry is told each change of its lifecycle, once and in order
public struct Lifecycles<State, Action: Sendable>: Sendable {
  /// The entries that are shown, each before what lies in it.
  let stages: @Sendable (State) -> [Stage<State, Action>]
  /// Tells whether something is presented over all of the feature.
  let isPresenting: @Sendable (State) -> Bool

  private init(
    stages: @escaping @Sendable (State) -> [Stage<State, Action>],
    isPresenting: @escaping @Sendable (State) -> Bool
  ) {
    self.stages = stages
    self.isPresenting = isPresenting
  }

  /// Makes those of a feature without containers, of which nobody is told.
  public init() { self.init(stages: { _ in [] }, isPresenting: { _ in false }) }

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
  /// - Parameter container: Where the container's state lies.
  public init<Container: ElementState>(
    of container: any KeyPath<State, Container> & Sendable
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
    self.init { (state: State) -> [Stage<State, Action>] in
      let now = state[keyPath: container]
      var all: [Stage<State, Action>] = []
      for entry in shown(now) {
        guard let item = now[id: entry.id] else { continue }
        let (id, inner, wrap) = (entry.id, inside(), embedding(entry.id))
        let isCovered = inner.isPresenting(item)
        var teller: (@Sendable (Lifecycle) -> Action)?
        if let tell { teller = { wrap(tell.embed($0)) } }
        all.append(
          Stage(
            key: [.entry(Visit(id))],
            id: id,
            lifecycle: isCovered ? min(entry.lifecycle, .covered) : entry.lifecycle,
            tell: teller,
            isThere: { isThere($0[keyPath: container], id) }
          )
        )
        for part in inner.stages(item) {
          var partTeller: (@Sendable (Lifecycle) -> Action)?
          if let tell = part.tell { partTeller = { wrap(tell($0)) } }
          let isPartThere = part.isThere
          all.append(
            Stage(
              key: [.entry(Visit(id))] + part.key,
              id: part.id,
              lifecycle: min(entry.lifecycle, part.lifecycle),
              tell: partTeller,
              isThere: { state in
                let now = state[keyPath: container]
                guard isThere(now, id), let item = now[id: id] else { return false }
                return isPartThere(item)
              }
            )
          )
        }
      }
      return all
    } isPresenting: { _ in
      false
    }
  }

  /// The same, with something over it: while that shows anything, all of this is covered.
  ///
  /// - Parameter over: The part that may be presented, a modal most often.
  /// - Returns: Those of both.
  public func presenting(_ over: Lifecycles) -> Lifecycles {
    let under = self
    return Lifecycles { (state: State) -> [Stage<State, Action>] in
      let above = over.stages(state)
      let below = under.stages(state).map { above.isEmpty ? $0 : $0.isCovered }
      return below.map { $0.behind(.under) } + above.map { $0.behind(.over) }
    } isPresenting: { state in
      under.isPresenting(state) || !over.stages(state).isEmpty
    }
  }

  /// Tells everyone whom a state shows, as at the beginning.
  ///
  /// Return it for the action that begins everything: nothing has changed then, so that
  /// ``Reducer/onLifecycle(_:)`` has nothing to tell. So it is after a state has been restored as a
  /// whole.
  ///
  /// ```swift
  /// case .launched: return Self.lifecycles.tellingAll(in: state)
  /// ```
  ///
  /// - Parameter state: The state as it is.
  /// - Returns: The effect.
  public func tellingAll(in state: State) -> Effect<Action> {
    changes(from: [], to: stages(state), in: state, OwnerIdentity())
  }

  /// The effect that tells of all changes: first those who fall behind, from the front, then those
  /// who come forward.
  func changes(
    from old: [Stage<State, Action>],
    to new: [Stage<State, Action>],
    in state: State,
    _ owner: OwnerIdentity
  ) -> Effect<Action> {
    var effects: [Effect<Action>] = []
    for stage in old.reversed() {
      let now = new.first { $0.key == stage.key }
      let lifecycle = now?.lifecycle ?? .there
      guard lifecycle < stage.lifecycle, now != nil || stage.isThere(state) else { continue }
      effects.append(stage.telling(lifecycle, of: owner))
    }
    for stage in new {
      let before = old.first { $0.key == stage.key }?.lifecycle ?? .there
      if stage.lifecycle > before {
        effects.append(stage.telling(stage.lifecycle, of: owner))
      }
    }
    return .merge(effects)
  }
}
