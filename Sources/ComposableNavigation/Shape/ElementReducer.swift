/// A parent, a shape of the parent, and the reducer of each element: the result of `forEach` and
/// `ifLet`.
///
/// ## Laws
/// - a child runs before its parent
/// - the parent sees the child's last state on removal
/// - the parent runs after on insertion
@usableFromInline
package struct ElementReducer<Parent: Reducer, Shape: Reducer, Element: Reducer>: Reducer
where
  Shape.State: ElementState, Shape.Action == Shape.State.Shape.Action,
  Element.State == Shape.State.Item
{
  @usableFromInline package typealias State = Parent.State
  @usableFromInline package typealias Action = Parent.Action
  /// Lifts an effect of an entry into the parent, given the container with the entry.
  @usableFromInline typealias Lift = @Sendable (AnyEffect, EntryID, Shape.State) -> AnyEffect
  /// Returns the function that runs an element's reducer, given the container's location and the
  /// lift for its effects.
  @usableFromInline typealias MakeRun = @Sendable (RawLocation, @escaping Lift) -> EntryRun

  private let parent: Parent
  private let shape: Shape
  private let container: StateLocation<State, Shape.State>
  private let action: CasePath<Action, Shape.Action>
  private let elements: ElementActions<Action, Element.Action>
  private let element: @Sendable () -> Element
  private let entriesGo: EntriesGo
  private let entryAccess: EntryAccess
  private let run: MakeRun

  /// - Parameters:
  ///   - parent: The parent.
  ///   - shape: The reducer of the shape.
  ///   - container: The location of the shape's state.
  ///   - action: The case of the shape's own actions.
  ///   - elements: The case of the elements' actions.
  ///   - element: The reducer of each element.
  ///   - entriesGo: Returns true if an action removes entries; made by code that knows the types.
  ///   - entryAccess: The access to entries in memory; made by code that knows the types.
  ///   - run: The function that runs an element's reducer; made by code that knows the types.
  @usableFromInline
  init(
    parent: Parent,
    shape: Shape,
    container: StateLocation<State, Shape.State>,
    action: CasePath<Action, Shape.Action>,
    elements: ElementActions<Action, Element.Action>,
    element: @escaping @Sendable () -> Element,
    entriesGo: @escaping EntriesGo,
    entryAccess: EntryAccess,
    run: @escaping MakeRun
  ) {
    self.parent = parent
    self.shape = shape
    self.container = container
    self.action = action
    self.elements = elements
    self.element = element
    self.entriesGo = entriesGo
    self.entryAccess = entryAccess
    self.run = run
  }

  @usableFromInline
  package func reduce(into state: inout State, action: Action) -> Effect<Action> {
    resolve().reduce(into: &state, action: action)
  }

  @usableFromInline
  package func resolve() -> ResolvedReducer<State, Action> {
    let parent = parent.resolve()
    let owner = OwnerIdentity()
    let child = CompiledContainer.Child(
      route: elements.route,
      run: run(container.raw) { effect, id, container in
        lift(Effect(effect), id, owner, in: container).erased ?? effect
      },
      absent: { [self] state, payload in
        let state = state.assumingMemoryBound(to: State.self)
        return absent(elements.entry(at: payload), in: state.pointee).erased
      },
      step: LazyReducer { [element] in .init(element().resolve()) }
    )
    let shape = CompiledContainer.Shape(
      route: action.route,
      location: container.raw,
      step: self.shape.resolve().step,
      entriesGo: entriesGo,
      lift: { [self] in liftShape(Effect($0)).erased ?? $0 }
    )
    return ResolvedReducer(
      issues: parent.issues + action.issues() + elements.issues(),
      step: CompiledContainer(
        parent: parent.step,
        child: child,
        shape: shape,
        lateIssue: { [self] in lateIssue().erased }
      )
    )
  }

  private func lift(
    _ effect: Effect<Element.Action>,
    _ id: EntryID,
    _ owner: OwnerIdentity,
    in now: Shape.State
  ) -> Effect<Action> {
    let path = container.path
    let watch = OwnerWatch(of: owner, access: entryAccess, isPresented: elements.areOfFront)
      .behind(container.link) { (state: State) in state[keyPath: path] }
    return effect.pulledBack(action: elements.embedding(id), by: .anchor(owner)) {
      (state: State) in
      state[keyPath: path][id: id]
    } dismissal: { isAnimated in
      dismissal(of: id, owner, in: now, animated: isAnimated)
    }
    .owned(by: id, of: owner, watch: watch) { (state: State) in
      state[keyPath: path].resolved(id) != nil
    }
  }

  /// Returns the shape's action that dismisses an entry; nil if the entry cannot be dismissed, such
  /// as a tab or a root that stays.
  private func dismissal(
    of id: EntryID,
    _ owner: OwnerIdentity,
    in now: Shape.State,
    animated: Bool
  ) -> SentEffect<Action>? {
    let removal = Shape.State.Shape.dismissal(of: id, in: now, animated: animated)
    guard let removal, !isRefusedAsRoot(removal, in: now) else { return nil }
    let key = Owner.Key(container: ObjectIdentifier(owner), entry: Visit(id))
    return SentEffect(action.embed(removal), .leave(presenter: key))
  }

  /// Returns a Boolean value that indicates whether the shape's reducer refuses an action because
  /// it would remove a root that stays.
  ///
  /// The action is carried out on a copy: a stack refuses it only if it was made to keep its root.
  private func isRefusedAsRoot(_ action: Shape.Action, in now: Shape.State) -> Bool {
    var trial = now
    return shape.reduce(into: &trial, action: action).refusals.contains { refusal in
      if case .root = refusal { true } else { false }
    }
  }

  private func liftShape(_ effect: Effect<Shape.Action>) -> Effect<Action> {
    effect.pulledBack(action: action.wrap, by: container.link) {
      [path = container.path] (state: State) in state[keyPath: path]
    }
  }

  private func absent(_ named: EntryID?, in state: State) -> Effect<Action> {
    var whom = named.map { " for \($0)" } ?? ""
    // The container counted from 0 again, so a present entry has the same number.
    if let named, state[keyPath: container.path].entries.ids.contains(named) {
      whom += " of an earlier visit"
    }
    return .absent("\(Element.Action.self)\(whom)", in: Shape.self)
  }

  private func lateIssue() -> Effect<Action> {
    elements.lateIssue().merge(with: action.lateIssue())
  }
}
