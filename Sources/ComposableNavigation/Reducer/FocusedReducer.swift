/// A parent and a child that may be absent: the result of `ifLet`, `ifCaseLet`, `forEach` and a
/// pullback along a case.
///
/// ## Laws
/// - a child runs before its parent
/// - the parent sees the child's last state on removal
/// - the parent runs after on insertion
/// - an effect ends with its key
@usableFromInline
struct FocusedReducer<Parent: Reducer, Key: Sendable, Child, ChildAction: Sendable>: Reducer {
  @usableFromInline typealias State = Parent.State
  @usableFromInline typealias Action = Parent.Action
  typealias Dismissal =
    @Sendable (_ isAnimated: Bool, Key, UnsafeMutableRawPointer, OwnerIdentity)
    -> SentEffect<Action>?

  let parent: Parent
  let focus: Focus<State, Key, Child>
  let actions: ChildActions<Action, Key, ChildAction>
  /// Makes the reducer of the shape that contains the children; nil without a shape.
  var shape: @Sendable () -> CompiledContainer.Shape? = { nil }
  /// Returns the parent's action that removes a child; nil if the child is only a part.
  var dismissal: Dismissal = { _, _, _, _ in nil }
  /// The containers in the child, and the container that contains it.
  var backParts: [BackPart<State, Action>] = []
  /// Makes the step of a child.
  let child: @Sendable () -> CompiledReducer

  @usableFromInline
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    resolve().reduce(into: &state, action: action)
  }

  @usableFromInline
  func resolve() -> ResolvedReducer<State, Action> {
    let (parent, shape, owner) = (parent.resolve(), shape(), OwnerIdentity())
    let watch = focus.anchor(owner)
    let routes = [shape?.route, actions.route, focus.route].compactMap { $0 }
    let step = CompiledContainer(
      parent: parent.step,
      child: .init(
        route: actions.route,
        run: focus.change { [self] effect, key, place in
          lift(Effect(effect), key, place, owner, watch).erased ?? effect
        },
        absent: { [focus] state, payload in
          let name = "\(ChildAction.self)\(focus.name(state, payload))"
          let absent = Effect<Action>.absent(name, in: focus.place).erased
          return (focus.route?.lateIssue()).merged(with: absent)
        },
        step: child()
      ),
      shape: shape
    )
    return ResolvedReducer(
      issues: parent.issues + routes.flatMap { $0.issues() },
      backParts: parent.backParts + backParts,
      step: step
    )
  }

  private func lift(
    _ effect: Effect<ChildAction>,
    _ key: Key,
    _ place: UnsafeMutableRawPointer,
    _ owner: OwnerIdentity,
    _ watch: OwnerWatch?
  ) -> Effect<Action> {
    let find: @Sendable (State) -> Child? = { [focus] in focus.find($0, key) }
    return effect.pulledBack(action: actions.embed(key), by: .anchor(owner), state: find) {
      dismissal($0, key, place, owner)
    }
    .owned(
      by: focus.id(key),
      of: owner,
      watch: watch ?? OwnerWatch(of: owner) { (state: State) in find(state) != nil },
      in: State.self
    ) { [focus] in focus.isThere?($0, key) ?? (find($0.pointee) != nil) }
  }
}

/// The case of a parent's actions that wraps the actions of a child, with or without its key.
@usableFromInline
struct ChildActions<Action: Sendable, Key: Sendable, ChildAction: Sendable>: Sendable {
  let route: CaseRoute
  let embed: @Sendable (Key) -> @Sendable (ChildAction) -> Action
  /// A Boolean value that indicates whether the actions name the child that they are for.
  let areNamed: Bool

  /// Makes the case of actions without a key: of an only child, or of the entry in front.
  @usableFromInline
  init(_ path: CasePath<Action, ChildAction>) {
    route = path.route
    embed = { _ in path.wrap }
    areNamed = false
  }

  /// Makes the case of actions that follow a key.
  @usableFromInline
  init(named path: CasePath<Action, (Key, ChildAction)>) {
    route = path.route
    embed = { key in { path.wrap((key, $0)) } }
    areNamed = true
  }
}

extension FocusedReducer where Key == Void {
  /// Makes the reducer of a parent and of a child that is alone in its place, resolved at its first
  /// use.
  init<Lone: Reducer<Child, ChildAction>>(
    parent: Parent,
    focus: Focus<State, Void, Child>,
    actions: ChildActions<Action, Void, ChildAction>,
    dismissal: @escaping Dismissal = { _, _, _, _ in nil },
    child: @escaping @Sendable () -> Lone
  ) {
    self.init(
      parent: parent,
      focus: focus,
      actions: actions,
      dismissal: dismissal,
      backParts: [
        BackPart { state in
          guard let item = focus.find(state, ()) else { return WayBack() }
          return child().resolve().wayBack(in: item).map(actions.embed(()))
        }
      ]
    ) {
      LazyReducer(child)
    }
  }
}
