/// A parent, a shape of another target, and the reducer of each of its entries: what `forEach` is
/// there.
///
/// The laws are those of `forEach` for a stack.
package struct ForEachEntry<Parent: Reducer, Shape: Reducer, Element: Reducer>: Reducer {
  package typealias State = Parent.State
  package typealias Action = Parent.Action

  private let parent: Parent
  private let shape: Shape
  private let container: StatePlace<State, Shape.State>
  private let action: CasePath<Action, Shape.Action>
  private let elements: CasePath<Action, (EntryID, Element.Action)>
  private let entries: Items
  private let element: @Sendable () -> Element

  /// How the states of the entries are found in that of the shape.
  package struct Items: Sendable {
    let bound: @Sendable (Shape.State, EntryID) -> EntryID?
    let item: @Sendable (Shape.State, EntryID) -> Element.State?
    let update: @Sendable (inout Shape.State, EntryID, (inout Element.State) -> Void) -> Bool
    let entriesGo: @Sendable (Shape.State, Shape.Action) -> Bool

    /// - Parameters:
    ///   - bound: The id that the state has for what an id means; nil when it is not there.
    ///   - item: The state of an entry; nil when it is not there.
    ///   - update: Changes the state of an entry in its place, and says whether it is there.
    ///   - entriesGo: Whether an action takes entries away.
    package init(
      bound: @escaping @Sendable (Shape.State, EntryID) -> EntryID?,
      item: @escaping @Sendable (Shape.State, EntryID) -> Element.State?,
      update:
        @escaping @Sendable (
          inout Shape.State, EntryID, (inout Element.State) -> Void
        ) -> Bool,
      entriesGo: @escaping @Sendable (Shape.State, Shape.Action) -> Bool
    ) {
      self.bound = bound
      self.item = item
      self.update = update
      self.entriesGo = entriesGo
    }
  }

  package init(
    parent: Parent,
    shape: Shape,
    at container: any WritableKeyPath<State, Shape.State> & Sendable,
    action: CasePath<Action, Shape.Action>,
    elements: CasePath<Action, (EntryID, Element.Action)>,
    entries: Items,
    element: @escaping @Sendable () -> Element
  ) {
    self.parent = parent
    self.shape = shape
    self.container = StatePlace(container)
    self.action = action
    self.elements = elements
    self.entries = entries
    self.element = element
  }

  package func reduce(into state: inout State, action: Action) -> Effect<Action> {
    resolve().reduce(into: &state, action: action)
  }

  package func resolve() -> ResolvedReducer<State, Action> {
    let parent = parent.resolve()
    let child = ContainerStep.Child(
      route: elements.route,
      run: runEntry(),
      absent: { payload in
        let id = payload.assumingMemoryBound(to: (EntryID, Element.Action).self).pointee.0
        return Effect<Action>.absent("\(Element.Action.self) for \(id)", in: Shape.self).asked
      },
      step: LazyStep { [element] in .init(element().resolve()) }
    )
    let shape = ContainerStep.Shape(
      route: action.route,
      place: container.raw,
      step: self.shape.resolve().step,
      entriesGo: { [entries] shape, action in
        entries.entriesGo(
          shape.assumingMemoryBound(to: Shape.State.self).pointee,
          action.assumingMemoryBound(to: Shape.Action.self).pointee
        )
      },
      lift: { [self] effect in
        Effect<Shape.Action>(effect).pulledBack(action: action.wrap) {
          [container = container.path] (state: State) in state[keyPath: container]
        }
        .asked ?? effect
      }
    )
    return ResolvedReducer(
      issues: parent.issues + action.issues() + elements.issues(),
      step: ContainerStep(
        parent: parent.step,
        child: child,
        shape: shape,
        lateIssue: { [action, elements] in
          let late: Effect<Action> = elements.lateIssue().merge(with: action.lateIssue())
          return late.asked
        }
      )
    )
  }

  private func runEntry() -> EntryRun {
    let place = EntryPlace()
    return { [self] state, action, child in
      let payload = action.assumingMemoryBound(to: (EntryID, Element.Action).self)
      let id = payload.pointee.0
      var result = StepResult.missed
      _ = container.raw.access(state) { container in
        let container = container.assumingMemoryBound(to: Shape.State.self)
        var effect: AnyEffect?
        let isThere = entries.update(&container.pointee, id) { item in
          // Compiled for the caller's types, and with pointers, for the benchmark “forEach”.
          effect = withUnsafeMutablePointer(to: &item) { item in
            withUnsafeMutablePointer(to: &payload.pointee.1) { child.run(item, $0) }
          }
        }
        // What goes on belongs to the entry that was found, also by an open id.
        if isThere {
          result = .done(
            effect.map { effect in
              let bound = entries.bound(container.pointee, id) ?? id
              return lift(Effect(effect), bound, place).asked ?? effect
            }
          )
        }
        return nil
      }
      return result
    }
  }

  private func lift(
    _ effect: Effect<Element.Action>,
    _ id: EntryID,
    _ place: EntryPlace
  ) -> Effect<Action> {
    let (container, elements, item) = (container.path, elements, entries.item)
    return effect.pulledBack(action: { elements.embed((id, $0)) }) { (state: State) in
      item(state[keyPath: container], id)
    }
    .owned(by: Owner.Key(container: ObjectIdentifier(place), entry: Visit(id))) { (state: State) in
      item(state[keyPath: container], id) != nil
    }
  }
}
