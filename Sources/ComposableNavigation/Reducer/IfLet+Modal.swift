extension Reducer {
  /// Runs a modal's own reducer and that of what it presents.
  ///
  /// ```swift
  /// enum Action { case modal(ModalNavigation<Sheet.State>.Action), sheet(Sheet.Action) }
  ///
  /// Reduce { state, action in … }
  ///   .ifLet(\.modal, action: /Action.modal, element: /Action.sheet) { Sheet() }
  /// ```
  ///
  /// The order is that of `forEach`: the presented feature, then this reducer; on dismissal this
  /// reducer first, so that it still sees the last state; on presentation it comes after. Effects
  /// of what is presented end with it. An action while nothing is presented is an issue.
  ///
  /// - Parameters:
  ///   - modal: Where the modal lies.
  ///   - action: Which actions are the modal's own.
  ///   - element: Which actions are those of what is presented.
  ///   - child: The reducer of what is presented, resolved at its first use.
  /// - Returns: This reducer and the other.
  public func ifLet<Item, ChildAction, Child: Reducer>(
    _ modal: any WritableKeyPath<State, ModalNavigation<Item>.State> & Sendable,
    action: CasePath<Action, ModalNavigation<Item>.Action>,
    element: CasePath<Action, ChildAction>,
    @ReducerBuilder<Item, ChildAction> child: @escaping @Sendable () -> Child
  ) -> some Reducer<State, Action> where Child.State == Item, Child.Action == ChildAction {
    PresentModal(parent: self, modal: modal, action: action, element: element, child: child)
  }
}

private struct PresentModal<Parent: Reducer, Child: Reducer>: Reducer
where Child.State: Equatable & Sendable {
  typealias State = Parent.State
  typealias Action = Parent.Action
  typealias Modal = ModalNavigation<Child.State>

  let parent: Parent
  let modal: any WritableKeyPath<State, Modal.State> & Sendable
  let action: CasePath<Action, Modal.Action>
  let element: CasePath<Action, Child.Action>
  let child: @Sendable () -> Child

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    resolve().run(&state, action)
  }

  func resolve() -> ResolvedReducer<State, Action> {
    let parent = parent.resolve()
    let (modal, path, element) = (modal, action, element)
    let lazy = LazyReducer { [child] in child().resolve() }
    let container = ObjectIdentifier(lazy)
    let issues = parent.issues + path.issues() + element.issues()
    return ResolvedReducer(issues: issues) { state, action in
      if let childAction = element.extract(action) {
        return runChild(&state[keyPath: modal], childAction, lazy)
          .attached(to: modal, container, element)
          .merge(with: parent.run(&state, action))
      }
      guard let modalAction = path.extract(action) else {
        return element.reportOnMiss().merge(with: path.reportOnMiss())
          .merge(with: parent.run(&state, action))
      }
      func runModal() -> Effect<Action> {
        Modal().reduce(into: &state[keyPath: modal], action: modalAction)
          .pulledBack(action: path.wrap) { (state: State) in state[keyPath: modal] }
      }
      if state[keyPath: modal].presentedGoes(on: modalAction) {
        let effect = parent.run(&state, action)
        return effect.merge(with: runModal())
      }
      let effect = runModal()
      return effect.merge(with: parent.run(&state, action))
    }
  }
}

/// What the presented feature answered, and which entry it was.
private struct ChildResult<Action: Sendable> {
  let id: EntryID?
  let effect: Effect<Action>
}

private func runChild<Child, Action>(
  _ modal: inout ModalNavigation<Child>.State,
  _ action: Action,
  _ child: LazyReducer<Child, Action>
) -> ChildResult<Action> {
  guard let id = modal.presentedID,
    let effect = modal.entries.update(id, { child.run(&$0, action) })
  else {
    return ChildResult(
      id: nil,
      effect: .absent("\(Action.self)", in: ModalNavigation<Child>.self)
    )
  }
  return ChildResult(id: id, effect: effect)
}

extension ChildResult {
  func attached<State, Item, Parent>(
    to modal: any WritableKeyPath<State, ModalNavigation<Item>.State> & Sendable,
    _ container: ObjectIdentifier,
    _ element: CasePath<Parent, Action>
  ) -> Effect<Parent> {
    let lifted = effect.pulledBack(action: element.wrap) { (state: State) in
      id.flatMap { state[keyPath: modal].entries[id: $0] }
    }
    guard let id else { return lifted }
    return lifted.owned(by: Owner.Key(container: container, entry: id)) { (state: State) in
      state[keyPath: modal].entries.contains(id)
    }
  }
}

extension ModalNavigation.State {
  /// Whether an action takes away what is presented, which its parent wants to see before.
  fileprivate func presentedGoes(on action: ModalNavigation.Action) -> Bool {
    var after = self
    _ = ModalNavigation().reduce(into: &after, action: action)
    return presentedID.map { !after.entries.contains($0) } ?? false
  }
}
