extension Reducer {
  /// Runs a stack's own reducer and that of each of its entries.
  ///
  /// ```swift
  /// enum Action { case stack(StackNavigation<Page.State>.Action), page(EntryID, Page.Action) }
  ///
  /// Reduce { state, action in … }
  ///   .forEach(\.stack, action: /Action.stack, elements: /Action.page) { Page() }
  /// ```
  ///
  /// An entry's action is carried out by the entry, then this reducer. When entries go, this
  /// reducer runs first, so that it still sees their last state; when they only come, it runs
  /// after. Effects of an entry belong to it and end with it. An action for an entry that is not
  /// there changes nothing and is an issue. TCA's stack reducer orders it so.
  ///
  /// ## Laws
  /// - a child runs before its parent
  /// - the parent sees the child's last state on removal
  /// - the parent runs after on insertion
  ///
  /// - Parameters:
  ///   - stack: Where the stack lies.
  ///   - action: Which actions are the stack's own.
  ///   - elements: The case that wraps an entry's action with its id.
  ///   - keepsRoot: Whether the stack keeps its root; see ``StackNavigation/init(keepsRoot:)``.
  ///   - element: The reducer of each entry, resolved at its first use.
  /// - Returns: This reducer and the other.
  @inlinable  // forEach, top of 1: × 3.6
  public func forEach<Item, ElementAction, Element: Reducer>(
    _ stack: any WritableKeyPath<State, StackNavigation<Item>.State> & Sendable,
    action: CasePath<Action, StackNavigation<Item>.Action>,
    elements: CasePath<Action, (EntryID, ElementAction)>,
    keepsRoot: Bool = false,
    @ReducerBuilder<Item, ElementAction> element: @escaping @Sendable () -> Element
  ) -> some Reducer<State, Action>
  where Element.State == Item, Element.Action == ElementAction {
    ForEach(
      parent: self,
      stack: StatePlace(stack),
      shape: keepsRoot ? StackNavigation<Item>(keepsRoot: true) : StackNavigation<Item>(),
      action: action,
      elements: elements,
      element: element,
      // Both made here, where the types are known. Benchmarks: forEach, to a page; push and pop.
      entriesGo: { stack, action in
        stack.assumingMemoryBound(to: StackNavigation<Item>.State.self).pointee.entriesGo(
          on: action.assumingMemoryBound(to: StackNavigation<Item>.Action.self).pointee
        )
      },
      run: { place, entries, lift in
        { state, action, child in
          let payload = action.assumingMemoryBound(to: (EntryID, ElementAction).self)
          var result = StepResult.missed
          _ = place.access(state) { stack in
            let entries = (stack + entries).assumingMemoryBound(to: Entries<Item>.self)
            let effect = entries.pointee.update(payload.pointee.0) { item in
              withUnsafeMutablePointer(to: &item) { item in
                withUnsafeMutablePointer(to: &payload.pointee.1) { child.run(item, $0) }
              }
            }
            guard let effect else { return nil }
            // What goes on belongs to the entry that was found, also by an open id.
            result = .done(
              effect.map { effect in
                let id = payload.pointee.0
                return lift(effect, entries.pointee.bound(id) ?? id)
              }
            )
            return nil
          }
          return result
        }
      }
    )
  }
}

@usableFromInline
struct ForEach<Parent: Reducer, Element: Reducer>: Reducer
where Element.State: Equatable & Sendable {
  @usableFromInline typealias State = Parent.State
  @usableFromInline typealias Action = Parent.Action
  @usableFromInline typealias Stack = StackNavigation<Element.State>
  /// Makes the run of an entry's reducer, given where the stack lies, how far in it the entries do,
  /// and how to make an effect the parent's.
  @usableFromInline typealias MakeRun =
    @Sendable (
      RawPlace, _ entries: Int, @escaping @Sendable (AnyEffect, EntryID) -> AnyEffect
    ) -> EntryRun

  private let parent: Parent
  private let stack: StatePlace<State, Stack.State>
  private let shape: Stack
  private let action: CasePath<Action, Stack.Action>
  private let elements: CasePath<Action, (EntryID, Element.Action)>
  private let element: @Sendable () -> Element
  private let entriesGo: EntriesGo
  private let run: MakeRun

  @usableFromInline
  init(
    parent: Parent,
    stack: StatePlace<State, Stack.State>,
    shape: Stack,
    action: CasePath<Action, Stack.Action>,
    elements: CasePath<Action, (EntryID, Element.Action)>,
    element: @escaping @Sendable () -> Element,
    entriesGo: @escaping EntriesGo,
    run: @escaping MakeRun
  ) {
    self.parent = parent
    self.stack = stack
    self.shape = shape
    self.action = action
    self.elements = elements
    self.element = element
    self.entriesGo = entriesGo
    self.run = run
  }

  @usableFromInline
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if let (id, elementAction) = elements.extract(action) {
      let bound = state[keyPath: stack.path].entries.bound(id) ?? id
      let effect = state[keyPath: stack.path].storedEntries.update(bound) {
        element().reduce(into: &$0, action: elementAction)
      }
      let place = EntryPlace()
      let lifted = effect.map { lift($0, bound, place) } ?? absent(id)
      return lifted.merge(with: parent.reduce(into: &state, action: action))
    }
    guard let stackAction = self.action.extract(action) else {
      return lateIssue().merge(with: parent.reduce(into: &state, action: action))
    }
    if state[keyPath: stack.path].entriesGo(on: stackAction) {
      let effect = parent.reduce(into: &state, action: action)
      return effect.merge(with: reduceStack(&state, stackAction))
    }
    let effect = reduceStack(&state, stackAction)
    return effect.merge(with: parent.reduce(into: &state, action: action))
  }

  private func reduceStack(_ state: inout State, _ action: Stack.Action) -> Effect<Action> {
    liftShape(shape.reduce(into: &state[keyPath: stack.path], action: action))
  }

  @usableFromInline
  func resolve() -> ResolvedReducer<State, Action> {
    let parent = parent.resolve()
    let place = EntryPlace()
    let entries = MemoryLayout<Stack.State>.offset(of: \.storedEntries) ?? 0
    let run = run(stack.raw, entries) { effect, id in
      lift(Effect(effect), id, place).asked ?? effect
    }
    let child = ContainerStep.Child(
      route: elements.route,
      run: run,
      absent: { [self] payload in
        let entry = payload.assumingMemoryBound(to: (EntryID, Element.Action).self)
        return absent(entry.pointee.0).asked
      },
      step: LazyStep { [element] in .init(element().resolve()) }
    )
    let shape = ContainerStep.Shape(
      route: action.route,
      place: stack.raw,
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
    _ place: EntryPlace
  ) -> Effect<Action> {
    let (stack, elements) = (stack.path, elements)
    return effect.pulledBack(action: { elements.embed((id, $0)) }) { (state: State) in
      state[keyPath: stack].entries[id: id]
    }
    .owned(by: Owner.Key(container: ObjectIdentifier(place), entry: Visit(id))) { (state: State) in
      state[keyPath: stack].entries.contains(id)
    }
  }

  private func liftShape(_ effect: Effect<Stack.Action>) -> Effect<Action> {
    effect.pulledBack(action: action.wrap) { [stack = stack.path] (state: State) in
      state[keyPath: stack]
    }
  }

  private func absent(_ id: EntryID) -> Effect<Action> {
    .absent("\(Element.Action.self) for \(id)", in: Stack.self)
  }

  private func lateIssue() -> Effect<Action> {
    elements.lateIssue().merge(with: action.lateIssue())
  }
}

/// Tells the entries of one `forEach` or `ifLet` from those of another.
final class EntryPlace: Sendable {}

extension StackNavigation.State {
  /// Whether an action takes entries away, which its parent wants to see before they go.
  @inlinable  // forEach, push and pop, 10: × 6.4
  func entriesGo(on action: StackNavigation.Action) -> Bool {
    switch action {
    case .pushItem, .pushItems, .bringToFront:
      return false
    case .popItem, .popItems, .popItemsUpTo, .popToRoot, .popTo, .pop, .remove, .replaceTop:
      // What is put on an empty stack only comes.
      return !entries.isEmpty
    case .setItems(let items, animated: _):
      var after = entries
      after.write(items)
      let kept = VisitSet(after.ids)
      return !entries.ids.allSatisfy(kept.contains)
    }
  }
}
