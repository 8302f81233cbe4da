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
    guard let childAction = self.action.extract(action) else {
      return lateIssue().merge(with: parent.reduce(into: &state, action: action))
    }
    let answer = update(&state) { child().reduce(into: &$0, action: childAction) }
    let effect = answer.map { lift($0, OwnerIdentity()) } ?? absent()
    return effect.merge(with: parent.reduce(into: &state, action: action))
  }

  @usableFromInline
  func resolve() -> ResolvedReducer<State, Action> {
    let parent = parent.resolve()
    let step = ContainerStep(
      parent: parent.step,
      child: .init(
        route: action.route,
        run: runChild(),
        absent: { [self] _ in absent().asked },
        step: LazyStep { [child] in .init(child().resolve()) }
      ),
      shape: nil,
      lateIssue: { [self] in lateIssue().asked }
    )
    return ResolvedReducer(issues: parent.issues + action.issues() + stateIssues, step: step)
  }

  private func runChild() -> EntryRun {
    let owner = OwnerIdentity()
    let lift: @Sendable (AnyEffect) -> AnyEffect = { [self] in
      self.lift(Effect<Child.Action>($0), owner).asked ?? $0
    }
    switch part {
    case .enumeration(let path): return path.runOnState(lift: lift)
    case .optionalCase(let part): return part.run(lift)
    case .optional(let optional):
      return optional.raw.around(CasePath<Child.State?, Child.State>.some().runOnState(lift: lift))
    }
  }

  /// Changes the child, with one read and one write even of a computed optional; returns nil if
  /// there is no child.
  private func update(
    _ state: inout State,
    _ change: (inout Child.State) -> Effect<Child.Action>
  ) -> Effect<Child.Action>? {
    switch part {
    case .optional(let location): return Self.update(&state[keyPath: location.path], change)
    case .enumeration(let path):
      guard var child = path.extract(state) else { return nil }
      let effect = change(&child)
      state = path.embed(child)
      return effect
    case .optionalCase(let part):
      guard var child = part.read(state) else { return nil }
      let effect = change(&child)
      part.write(&state, child)
      return effect
    }
  }

  private static func update(
    _ part: inout Child.State?,
    _ change: (inout Child.State) -> Effect<Child.Action>
  ) -> Effect<Child.Action>? {
    guard var child = part else { return nil }
    part = nil  // `child` is its only owner now, so nothing in it is copied on write.
    let effect = change(&child)
    part = child
    return effect
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
