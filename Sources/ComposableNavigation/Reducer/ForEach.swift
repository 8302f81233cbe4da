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
  ///   - element: The reducer of each entry, resolved at its first use.
  /// - Returns: This reducer and the other.
  public func forEach<Item, ElementAction, Element: Reducer>(
    _ stack: any WritableKeyPath<State, StackNavigation<Item>.State> & Sendable,
    action: CasePath<Action, StackNavigation<Item>.Action>,
    elements: CasePath<Action, (EntryID, ElementAction)>,
    @ReducerBuilder<Item, ElementAction> element: @escaping @Sendable () -> Element
  ) -> some Reducer<State, Action>
  where Element.State == Item, Element.Action == ElementAction {
    ForEach(parent: self, stack: stack, action: action, elements: elements, element: element)
  }
}

private struct ForEach<Parent: Reducer, Element: Reducer>: Reducer
where Element.State: Equatable & Sendable {
  typealias State = Parent.State
  typealias Action = Parent.Action
  typealias Stack = StackNavigation<Element.State>

  let parent: Parent
  let stack: any WritableKeyPath<State, Stack.State> & Sendable
  let action: CasePath<Action, Stack.Action>
  let elements: CasePath<Action, (EntryID, Element.Action)>
  let element: @Sendable () -> Element

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    resolve().run(&state, action)
  }

  func resolve() -> ResolvedReducer<State, Action> {
    let parent = parent.resolve()
    let (stack, path, elements) = (stack, action, elements)
    let lazy = LazyReducer { [element] in element().resolve() }
    let container = ObjectIdentifier(lazy)
    let issues = parent.issues + path.issues() + elements.issues()
    return ResolvedReducer(issues: issues) { state, action in
      if let (id, elementAction) = elements.extract(action) {
        let effect = state[keyPath: stack].entries.update(id) {
          lazy.run(&$0, elementAction)
        }
        guard let effect else {
          return Effect.absent("\(Element.Action.self) for \(id)", in: Stack.self)
            .merge(with: parent.run(&state, action))
        }
        return effect.pulledBack(action: { elements.embed((id, $0)) }) { (state: State) in
          state[keyPath: stack].entries[id: id]
        }
        .owned(by: Owner.Key(container: container, entry: id)) { (state: State) in
          state[keyPath: stack].entries.contains(id)
        }
        .merge(with: parent.run(&state, action))
      }
      guard let stackAction = path.extract(action) else {
        return elements.reportOnMiss().merge(with: path.reportOnMiss())
          .merge(with: parent.run(&state, action))
      }
      func runStack() -> Effect<Action> {
        Stack().reduce(into: &state[keyPath: stack], action: stackAction)
          .pulledBack(action: path.wrap) { (state: State) in state[keyPath: stack] }
      }
      if state[keyPath: stack].entriesGo(on: stackAction) {
        let effect = parent.run(&state, action)
        return effect.merge(with: runStack())
      }
      let effect = runStack()
      return effect.merge(with: parent.run(&state, action))
    }
  }
}

extension StackNavigation.State {
  /// Whether an action takes entries away, which its parent wants to see before they go.
  fileprivate func entriesGo(on action: StackNavigation.Action) -> Bool {
    switch action {
    case .pushItem, .pushItems, .bringToFront:
      return false
    case .popItem, .popItems, .popItemsUpTo, .popToRoot, .popTo, .pop, .remove, .replaceTop:
      // What is put on an empty stack only comes.
      return !entries.isEmpty
    case .setItems(let items, animated: _):
      var after = entries
      after.write(items)
      let kept = Set(after.ids)
      return !entries.ids.allSatisfy(kept.contains)
    }
  }
}
