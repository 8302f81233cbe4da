/// A parent, a shape of its, and the reducer of each of its elements: what `forEach` and `ifLet`
/// make.
///
/// ## Laws
/// - a child runs before its parent
/// - the parent sees the child's last state on removal
/// - the parent runs after on insertion
@usableFromInline
package struct ElementReducer<Parent: Reducer, Shape: Reducer, Element: Reducer>: Reducer {
  @usableFromInline package typealias State = Parent.State
  @usableFromInline package typealias Action = Parent.Action
  /// Makes the run of an element's reducer, given where the container lies, and how to make an
  /// effect the parent's.
  @usableFromInline typealias MakeRun =
    @Sendable (RawLocation, @escaping @Sendable (AnyEffect, EntryID) -> AnyEffect) -> EntryRun

  private let parent: Parent
  private let shape: Shape
  private let container: StateLocation<State, Shape.State>
  private let action: CasePath<Action, Shape.Action>
  private let elements: ElementActions<Action, Element.Action>
  private let element: @Sendable () -> Element
  private let access: ElementAccess<Shape.State, Shape.Action, Element.State>
  private let entriesGo: EntriesGo
  private let look: EntryLook
  private let run: MakeRun

  private init(
    parent: Parent,
    shape: Shape,
    at container: StateLocation<State, Shape.State>,
    action: CasePath<Action, Shape.Action>,
    actions elements: ElementActions<Action, Element.Action>,
    element: @escaping @Sendable () -> Element,
    by access: ElementAccess<Shape.State, Shape.Action, Element.State>,
    entriesGo: @escaping EntriesGo,
    look: EntryLook,
    run: @escaping MakeRun
  ) {
    self.parent = parent
    self.shape = shape
    self.container = container
    self.action = action
    self.elements = elements
    self.element = element
    self.access = access
    self.entriesGo = entriesGo
    self.look = look
    self.run = run
  }

  @usableFromInline
  package func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if let payload = elements.extract(action) {
      let effect = reduceElement(&state, payload.named, payload.action)
      return effect.merge(with: parent.reduce(into: &state, action: action))
    }
    guard let shapeAction = self.action.extract(action) else {
      return lateIssue().merge(with: parent.reduce(into: &state, action: action))
    }
    if access.entriesGo(state[keyPath: container.path], shapeAction) {
      let effect = parent.reduce(into: &state, action: action)
      return effect.merge(with: reduceShape(&state, shapeAction))
    }
    let effect = reduceShape(&state, shapeAction)
    return effect.merge(with: parent.reduce(into: &state, action: action))
  }

  private func reduceElement(
    _ state: inout State,
    _ named: EntryID?,
    _ action: Element.Action
  ) -> Effect<Action> {
    guard let id = access.entry(named, in: state[keyPath: container.path]) else {
      return absent(named)
    }
    var effect = Effect<Element.Action>.none
    let isThere = access.update(&state[keyPath: container.path], id) { item in
      effect = element().reduce(into: &item, action: action)
    }
    return isThere ? lift(effect, id, OwnerIdentity()) : absent(named)
  }

  private func reduceShape(_ state: inout State, _ action: Shape.Action) -> Effect<Action> {
    liftShape(shape.reduce(into: &state[keyPath: container.path], action: action))
  }

  @usableFromInline
  package func resolve() -> ResolvedReducer<State, Action> {
    let parent = parent.resolve()
    let owner = OwnerIdentity()
    let child = ContainerStep.Child(
      route: elements.route,
      run: run(container.raw) { effect, id in lift(Effect(effect), id, owner).asked ?? effect },
      absent: { [self] payload in absent(elements.entry(at: payload)).asked },
      step: LazyStep { [element] in .init(element().resolve()) }
    )
    let shape = ContainerStep.Shape(
      route: action.route,
      location: container.raw,
      step: self.shape.resolve().step,
      entriesGo: entriesGo,
      lift: { [self] in liftShape(Effect($0)).asked ?? $0 }
    )
    return ResolvedReducer(
      issues: parent.issues + action.issues() + elements.issues(),
      step: ContainerStep(
        parent: parent.step,
        child: child,
        shape: shape,
        lateIssue: { [self] in lateIssue().asked }
      )
    )
  }

  private func lift(
    _ effect: Effect<Element.Action>,
    _ id: EntryID,
    _ owner: OwnerIdentity
  ) -> Effect<Action> {
    let (path, access) = (container.path, access)
    let watch = OwnerWatch(of: owner, look: look).behind(container.link) { (state: State) in
      state[keyPath: path]
    }
    return effect.pulledBack(action: elements.embedding(id), by: .anchor(owner)) {
      (state: State) in access.item(state[keyPath: path], id)
    }
    .owned(by: id, of: owner, watch: watch) { (state: State) in
      access.bound(state[keyPath: path], id) != nil
    }
  }

  private func liftShape(_ effect: Effect<Shape.Action>) -> Effect<Action> {
    effect.pulledBack(action: action.wrap, by: container.link) {
      [path = container.path] (state: State) in state[keyPath: path]
    }
  }

  private func absent(_ named: EntryID?) -> Effect<Action> {
    let whom = named.map { " for \($0)" } ?? ""
    return .absent("\(Element.Action.self)\(whom)", in: Shape.self)
  }

  private func lateIssue() -> Effect<Action> {
    elements.lateIssue().merge(with: action.lateIssue())
  }
}

extension ElementReducer where Shape: NavigationShape, Element.State == Shape.Item {
  /// - Parameters:
  ///   - parent: The parent.
  ///   - shape: The reducer of the shape.
  ///   - container: Where the shape's state lies.
  ///   - action: Which of the parent's actions are the shape's.
  ///   - elements: Which of them are those of elements.
  ///   - element: The reducer of each element.
  ///   - entriesGo: Whether an action takes entries away, made where the types are known.
  ///   - look: How entries are looked at in memory, made where the types are known.
  ///   - run: The run of an element's reducer, made where the types are known.
  @usableFromInline
  init(
    parent: Parent,
    shape: Shape,
    container: StateLocation<State, Shape.State>,
    action: CasePath<Action, Shape.Action>,
    elements: ElementActions<Action, Element.Action>,
    element: @escaping @Sendable () -> Element,
    entriesGo: @escaping EntriesGo,
    look: EntryLook,
    run: @escaping MakeRun
  ) {
    self.init(
      parent: parent,
      shape: shape,
      at: container,
      action: action,
      actions: elements,
      element: element,
      by: ElementAccess(
        front: { $0.frontID },
        bound: { $0.entries.bound($1) },
        roll: { $0.entries.roll },
        item: { $0.entries[id: $1] },
        update: { $0.update($1, $2) != nil },
        entriesGo: { Shape.entriesGo(on: $1, in: $0) }
      ),
      entriesGo: entriesGo,
      look: look,
      run: run
    )
  }
}

extension ElementReducer {
  /// Makes the reducer of a container of another target, whose elements are found by closures.
  ///
  /// - Parameters:
  ///   - parent: The parent.
  ///   - shape: The reducer of the container.
  ///   - container: Where the container lies.
  ///   - action: Which of the parent's actions are the container's.
  ///   - elements: The case that wraps an element's action with its id.
  ///   - access: How elements are found.
  ///   - element: The reducer of each element.
  package init(
    parent: Parent,
    shape: Shape,
    at container: any WritableKeyPath<State, Shape.State> & Sendable,
    action: CasePath<Action, Shape.Action>,
    elements: CasePath<Action, (EntryID, Element.Action)>,
    access: ElementAccess<Shape.State, Shape.Action, Element.State>,
    element: @escaping @Sendable () -> Element
  ) {
    self.init(
      parent: parent,
      shape: shape,
      at: StateLocation(container),
      action: action,
      actions: .named(elements),
      element: element,
      by: access,
      entriesGo: { state, action in
        access.entriesGo(
          state.assumingMemoryBound(to: Shape.State.self).pointee,
          action.assumingMemoryBound(to: Shape.Action.self).pointee
        )
      },
      look: EntryLook(
        has: { access.roll($0.assumingMemoryBound(to: Shape.State.self).pointee).has($1) },
        roll: { access.roll($0.assumingMemoryBound(to: Shape.State.self).pointee) }
      ),
      run: { location, lift in Self.makeRun(at: location, by: access, lift) }
    )
  }

  private static func makeRun(
    at location: RawLocation,
    by access: ElementAccess<Shape.State, Shape.Action, Element.State>,
    _ lift: @escaping @Sendable (AnyEffect, EntryID) -> AnyEffect
  ) -> EntryRun {
    { state, action, child in
      let payload = action.assumingMemoryBound(to: (EntryID, Element.Action).self)
      let id = payload.pointee.0
      var result = StepResult.missed
      _ = location.access(state) { container in
        let container = container.assumingMemoryBound(to: Shape.State.self)
        var effect: AnyEffect?
        let isThere = access.update(&container.pointee, id) { item in
          // Compiled for the caller's types, and with pointers, for the benchmark “forEach”.
          effect = withUnsafeMutablePointer(to: &item) { item in
            withUnsafeMutablePointer(to: &payload.pointee.1) { child.run(item, $0) }
          }
        }
        // What goes on belongs to the entry that was found, also by an open id.
        if isThere {
          result = .done(effect.map { lift($0, access.bound(container.pointee, id) ?? id) })
        }
        return nil
      }
      return result
    }
  }
}
