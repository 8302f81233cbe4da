/// A parent and an optional child: the implementation of `ifLet` and `ifCaseLet`.
@usableFromInline
struct PresentChild<Parent: Reducer, Child: Reducer>: Reducer {
  @usableFromInline typealias State = Parent.State
  @usableFromInline typealias Action = Parent.Action

  @usableFromInline
  enum Part: Sendable {
    case optional(StateLocation<State, Child.State?>)
    case enumeration(CasePath<State, Child.State>)
    case optionalCase(PresentedCase<State, Child.State>)
  }

  private let parent: Parent
  private let part: Part
  private let action: CasePath<Action, Child.Action>
  private let dismiss: Action?
  private let child: @Sendable () -> Child

  /// - Parameters:
  ///   - parent: The parent.
  ///   - part: The location of the child's state.
  ///   - action: The case of the child's actions.
  ///   - dismiss: The parent's action that removes the child; nil if the child is only a part.
  ///   - child: The child.
  @usableFromInline
  init(
    parent: Parent,
    part: Part,
    action: CasePath<Action, Child.Action>,
    dismiss: Action? = nil,
    child: @escaping @Sendable () -> Child
  ) {
    self.parent = parent
    self.part = part
    self.action = action
    self.dismiss = dismiss
    self.child = child
  }

  @usableFromInline
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    resolve().reduce(into: &state, action: action)
  }

  @usableFromInline
  func resolve() -> ResolvedReducer<State, Action> {
    let parent = parent.resolve()
    let step = CompiledContainer(
      parent: parent.step,
      child: .init(
        route: action.route,
        run: runChild(),
        absent: { [self] _, _ in absent().erased },
        step: LazyReducer { [child] in .init(child().resolve()) }
      ),
      shape: nil,
      lateIssue: { [self] in lateIssue().erased }
    )
    return ResolvedReducer(issues: parent.issues + action.issues() + stateIssues, step: step)
  }

  private func runChild() -> EntryRun {
    let owner = OwnerIdentity()
    let lift: @Sendable (AnyEffect) -> AnyEffect = { [self] in
      self.lift(Effect<Child.Action>($0), owner).erased ?? $0
    }
    switch part {
    case .enumeration(let path): return path.runOnState(lift: lift)
    case .optionalCase(let part): return part.run(lift)
    case .optional(let optional):
      return optional.raw.around(CasePath<Child.State?, Child.State>.some().runOnState(lift: lift))
    }
  }

  private func lift(_ effect: Effect<Child.Action>, _ owner: OwnerIdentity) -> Effect<Action> {
    let extract: @Sendable (State) -> Child.State? =
      switch part {
      case .optional(let location): { $0[keyPath: location.path] }
      case .enumeration(let path): path.unwrap
      case .optionalCase(let part): part.read
      }
    return effect.pulledBack(action: action.wrap, by: .anchor(owner), state: extract) { _ in
      dismiss.map { SentEffect<Action>($0) }
    }
    .owned(by: nil, of: owner) { (state: State) in extract(state) != nil }
  }

  private func absent() -> Effect<Action> {
    let absent = Effect<Action>.absent("\(Child.Action.self)", in: State.self)
    let problem: String? =
      switch part {
      case .optional: nil
      case .enumeration(let path): path.takeProblem()
      case .optionalCase(let part): part.takeProblem()
      }
    guard let problem else { return absent }
    return Effect<Action>.issue(NavigationIssue(.casePath, problem)).merge(with: absent)
  }

  private func lateIssue() -> Effect<Action> { action.lateIssue() }

  private var stateIssues: [NavigationIssue] {
    switch part {
    case .optional: []
    case .enumeration(let path): path.issues()
    case .optionalCase(let part): part.issues()
    }
  }
}
