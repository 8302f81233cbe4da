extension Reducer {
  // Inlinable as pulling back is: see the benchmark “send, N”.
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
  @inlinable
  public func ifLet<Item, ChildAction, Child: Reducer>(
    _ modal: any WritableKeyPath<State, ModalNavigation<Item>.State> & Sendable,
    action: CasePath<Action, ModalNavigation<Item>.Action>,
    element: CasePath<Action, ChildAction>,
    @ReducerBuilder<Item, ChildAction> child: @escaping @Sendable () -> Child
  ) -> some Reducer<State, Action> where Child.State == Item, Child.Action == ChildAction {
    PresentModal(
      parent: self,
      modal: StatePlace(modal),
      shape: ModalNavigation(),
      action: action,
      element: element,
      child: child
    )
  }
}

@usableFromInline
struct PresentModal<Parent: Reducer, Child: Reducer>: Reducer
where Child.State: Equatable & Sendable {
  @usableFromInline typealias State = Parent.State
  @usableFromInline typealias Action = Parent.Action
  @usableFromInline typealias Modal = ModalNavigation<Child.State>

  private let parent: Parent
  private let modal: StatePlace<State, Modal.State>
  private let shape: Modal
  private let action: CasePath<Action, Modal.Action>
  private let element: CasePath<Action, Child.Action>
  private let child: @Sendable () -> Child

  @usableFromInline
  init(
    parent: Parent,
    modal: StatePlace<State, Modal.State>,
    shape: Modal,
    action: CasePath<Action, Modal.Action>,
    element: CasePath<Action, Child.Action>,
    child: @escaping @Sendable () -> Child
  ) {
    self.parent = parent
    self.modal = modal
    self.shape = shape
    self.action = action
    self.element = element
    self.child = child
  }

  @usableFromInline
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if let childAction = element.extract(action) {
      let answer = Self.onPresented(&state[keyPath: modal.path]) {
        child().reduce(into: &$0, action: childAction)
      }
      let lifted = answer.map { lift($1, $0, EntryPlace()) } ?? absent()
      return lifted.merge(with: parent.reduce(into: &state, action: action))
    }
    guard let modalAction = self.action.extract(action) else {
      return lateIssue().merge(with: parent.reduce(into: &state, action: action))
    }
    if state[keyPath: modal.path].presentedGoes(on: modalAction) {
      let effect = parent.reduce(into: &state, action: action)
      return effect.merge(with: reduceModal(&state, modalAction))
    }
    let effect = reduceModal(&state, modalAction)
    return effect.merge(with: parent.reduce(into: &state, action: action))
  }

  private func reduceModal(_ state: inout State, _ action: Modal.Action) -> Effect<Action> {
    liftShape(shape.reduce(into: &state[keyPath: modal.path], action: action))
  }

  @usableFromInline
  func resolve() -> ResolvedReducer<State, Action> {
    let parent = parent.resolve()
    let child = ContainerStep.Child(
      route: element.route,
      run: runPresented(),
      absent: { [self] _ in absent().asked },
      step: LazyStep { [child] in .init(child().resolve()) }
    )
    let shape = ContainerStep.Shape(
      route: action.route,
      place: modal.raw,
      step: self.shape.resolve().step,
      entriesGo: { [modal] state, action in
        state.assumingMemoryBound(to: State.self).pointee[keyPath: modal.path]
          .presentedGoes(on: action.assumingMemoryBound(to: Modal.Action.self).pointee)
      },
      lift: { [self] in liftShape(Effect($0)).asked ?? $0 }
    )
    return ResolvedReducer(
      issues: parent.issues + action.issues() + element.issues(),
      step: ContainerStep(
        parent: parent.step,
        child: child,
        shape: shape,
        lateIssue: { [self] in lateIssue().asked }
      )
    )
  }

  private func runPresented() -> EntryRun {
    let place = EntryPlace()
    return { [self] state, action, child in
      var result = StepResult.missed
      _ = modal.raw.access(state) { modal in
        let modal = modal.assumingMemoryBound(to: Modal.State.self)
        let answer = Self.onPresented(&modal.pointee) { item in
          withUnsafeMutablePointer(to: &item) { child.run(UnsafeMutableRawPointer($0), action) }
        }
        guard let (id, effect) = answer else { return nil }
        result = .done(effect.map { lift(Effect($0), id, place).asked ?? $0 })
        return nil
      }
      return result
    }
  }

  /// Changes what is presented; nil when nothing is.
  private static func onPresented<Result>(
    _ modal: inout Modal.State,
    _ change: (inout Child.State) -> Result
  ) -> (EntryID, Result)? {
    guard let id = modal.presentedID, let result = modal.entries.update(id, change) else {
      return nil
    }
    return (id, result)
  }

  private func lift(
    _ effect: Effect<Child.Action>,
    _ id: EntryID,
    _ place: EntryPlace
  ) -> Effect<Action> {
    let modal = modal.path
    return effect.pulledBack(action: element.wrap) { (state: State) in
      state[keyPath: modal].entries[id: id]
    }
    .owned(by: Owner.Key(container: ObjectIdentifier(place), entry: id)) { (state: State) in
      state[keyPath: modal].entries.contains(id)
    }
  }

  private func liftShape(_ effect: Effect<Modal.Action>) -> Effect<Action> {
    effect.pulledBack(action: action.wrap) { [modal = modal.path] (state: State) in
      state[keyPath: modal]
    }
  }

  private func absent() -> Effect<Action> {
    .absent("\(Child.Action.self)", in: ModalNavigation<Child.State>.self)
  }

  private func lateIssue() -> Effect<Action> { element.lateIssue().merge(with: action.lateIssue()) }
}

extension ModalNavigation.State {
  /// Whether an action takes away what is presented, which its parent wants to see before.
  fileprivate func presentedGoes(on action: ModalNavigation.Action) -> Bool {
    var after = self
    _ = ModalNavigation.carryOut(action, in: &after)
    return presentedID.map { !after.entries.contains($0) } ?? false
  }
}
