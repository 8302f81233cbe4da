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
  @inlinable  // ifLet, to what a modal presents: × 2.8
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
      child: child,
      // Both made here, where the types are known. Benchmarks: ifLet, to what a modal presents;
      // modal, present and dismiss.
      entriesGo: { modal, action in
        modal.assumingMemoryBound(to: ModalNavigation<Item>.State.self).pointee.presentedGoes(
          on: action.assumingMemoryBound(to: ModalNavigation<Item>.Action.self).pointee
        )
      },
      run: { place, lift in
        { state, action, child in
          var result = StepResult.missed
          _ = place.access(state) { modal in
            let modal = modal.assumingMemoryBound(to: ModalNavigation<Item>.State.self)
            guard let id = modal.pointee.presentedID else { return nil }
            let effect = modal.pointee.entries.update(id) { item in
              withUnsafeMutablePointer(to: &item) { child.run(UnsafeMutableRawPointer($0), action) }
            }
            if let effect { result = .done(effect.map { lift($0, id) }) }
            return nil
          }
          return result
        }
      }
    )
  }
}

@usableFromInline
struct PresentModal<Parent: Reducer, Child: Reducer>: Reducer
where Child.State: Equatable & Sendable {
  @usableFromInline typealias State = Parent.State
  @usableFromInline typealias Action = Parent.Action
  @usableFromInline typealias Modal = ModalNavigation<Child.State>
  /// Makes the run of the presented feature's reducer, given where the modal lies, and how to make
  /// an effect the parent's.
  @usableFromInline typealias MakeRun =
    @Sendable (RawPlace, @escaping @Sendable (AnyEffect, EntryID) -> AnyEffect) -> EntryRun

  private let parent: Parent
  private let modal: StatePlace<State, Modal.State>
  private let shape: Modal
  private let action: CasePath<Action, Modal.Action>
  private let element: CasePath<Action, Child.Action>
  private let child: @Sendable () -> Child
  private let entriesGo: EntriesGo
  private let run: MakeRun

  @usableFromInline
  init(
    parent: Parent,
    modal: StatePlace<State, Modal.State>,
    shape: Modal,
    action: CasePath<Action, Modal.Action>,
    element: CasePath<Action, Child.Action>,
    child: @escaping @Sendable () -> Child,
    entriesGo: @escaping EntriesGo,
    run: @escaping MakeRun
  ) {
    self.parent = parent
    self.modal = modal
    self.shape = shape
    self.action = action
    self.element = element
    self.child = child
    self.entriesGo = entriesGo
    self.run = run
  }

  @usableFromInline
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if let childAction = element.extract(action) {
      let id = state[keyPath: modal.path].presentedID
      let effect = id.flatMap { id in
        state[keyPath: modal.path].entries.update(id) {
          lift(child().reduce(into: &$0, action: childAction), id, EntryPlace())
        }
      }
      let lifted = effect ?? absent()
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
    let place = EntryPlace()
    let run = run(modal.raw) { effect, id in lift(Effect(effect), id, place).asked ?? effect }
    let child = ContainerStep.Child(
      route: element.route,
      run: run,
      absent: { [self] _ in absent().asked },
      step: LazyStep { [child] in .init(child().resolve()) }
    )
    let shape = ContainerStep.Shape(
      route: action.route,
      place: modal.raw,
      step: self.shape.resolve().step,
      entriesGo: entriesGo,
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

  private func lift(
    _ effect: Effect<Child.Action>,
    _ id: EntryID,
    _ place: EntryPlace
  ) -> Effect<Action> {
    let modal = modal.path
    return effect.pulledBack(action: element.wrap) { (state: State) in
      state[keyPath: modal].entries[id: id]
    }
    .owned(by: Owner.Key(container: ObjectIdentifier(place), entry: Visit(id))) { (state: State) in
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
  ///
  /// Found without carrying it out, which copies the state (benchmark “modal, present and dismiss”).
  @inlinable  // modal, present and dismiss: × 5.1
  func presentedGoes(on action: ModalNavigation.Action) -> Bool {
    guard let presentedID else { return false }
    switch action {
    case .presentFullScreen(let item, let id, animated: _),
      .presentSheet(let item, let id, animated: _):
      return isReplaced(by: item, from: id)
    case .set(let styledItem?, let id, animated: _):
      return isReplaced(by: styledItem.item, from: id)
    case .set(nil, let id, animated: _):
      return id == nil || id == presentedID
    case .dismiss:
      return true
    case .dismissEntry(let id, cause: _, animated: _):
      return id == presentedID
    }
  }

  /// Whether a request takes the place of what is presented: it does not wait, is not refused, and
  /// is for something that is not there yet.
  @inlinable  // modal, present and dismiss: × 5.1
  func isReplaced(by item: Item, from id: EntryID?) -> Bool {
    policy == .replace && (id == nil || id == presentedID) && !entries.items.contains(item)
  }
}
