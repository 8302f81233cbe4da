extension Effect {
  /// Returns the same effect as a parent's, for composing reducers by hand.
  ///
  /// A ``Pullback`` and similar operators do this automatically, and also keep the entry that the
  /// effect belongs to; `map` does not, because it does not know the location of the child's state.
  ///
  /// ```swift
  /// child.reduce(into: &state.child, action: action).map(Action.child)
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of effects merged in it.
  public func map<Parent>(_ embed: @escaping @Sendable (Action) -> Parent) -> Effect<Parent> {
    pulledBack(embed, dismissal: { _ in nil }) { (_: AnyLifetime) in nil }
  }

  /// Returns the same effect as the parent's, whose owners are looked up in the parent's state.
  ///
  /// - Parameters:
  ///   - embed: Wraps an action in the parent's.
  ///   - link: The path from the parent's state to the child's, without types.
  ///   - extract: The same path with types; returns nil if there is no child.
  ///   - dismissal: Returns the parent's action for a dismissal of the child; nil if an outer
  ///     parent handles it.
  /// - Returns: The effect.
  func pulledBack<Child, Parent, ParentAction>(
    action embed: @escaping @Sendable (Action) -> ParentAction,
    by link: OwnerLink,
    state extract: @escaping @Sendable (Parent) -> Child?,
    dismissal: (_ isAnimated: Bool) -> SentEffect<ParentAction>? = { _ in nil }
  ) -> Effect<ParentAction> {
    pulledBack(embed, dismissal: dismissal) { lifetime in
      guard let child = lifetime as? Lifetime<Child> else { return nil }
      return Lifetime<Parent>(watch: child.watch.behind(link, extract)) { parent in
        guard let inner = extract(parent.pointee) else { return false }
        return withUnsafePointer(to: inner) { child.isAlive($0) }
      }
    }
  }

  /// Returns the same effect with an owner, which is looked up in a state at an address: the state
  /// is not copied (benchmark “lifecycles idle, push and pop”).
  ///
  /// - Parameters:
  ///   - entry: The entry that owns the effect; nil for an owner that is the only one in its place.
  ///   - identity: The object that identifies the operator which contains the owner.
  ///   - watch: The path to the entries of the container, or to the only owner.
  ///   - state: The type of the state.
  ///   - isAlive: Returns true if the owner exists.
  /// - Returns: The effect; its synchronous parts have no owner.
  package func owned<State>(
    by entry: EntryID?,
    of identity: AnyObject,
    watch: OwnerWatch,
    in state: State.Type,
    at isAlive: @escaping @Sendable (UnsafePointer<State>) -> Bool
  ) -> Effect {
    guard let erased else { return self }
    switch erased.operation {
    case .report, .perform: return self
    default: break
    }
    let key = Owner.Key(container: ObjectIdentifier(identity), entry: entry.map { Visit($0) })
    let owner = Owner(key: key, lifetime: Lifetime(watch: watch, isAlive: isAlive))
    return Effect(.owned(by: owner), [erased])
  }

  private func pulledBack<Parent>(
    _ embed: @escaping @Sendable (Action) -> Parent,
    dismissal: (_ isAnimated: Bool) -> SentEffect<Parent>?,
    _ widen: (AnyLifetime) -> AnyLifetime?
  ) -> Effect<Parent> {
    guard let erased else { return .none }
    let lifted = erased.rebuilt { effect, parts in
      switch effect.operation {
      case .send, .leave:
        return SentEffect(embed(Self.sent(by: effect).action), effect.operation)
      case .run:
        return WorkEffect(Self.work(of: effect).pulledBack(embed))
      case .owned(let owner):
        let lifetime = widen(owner.lifetime) ?? owner.lifetime
        return AnyEffect(.owned(by: Owner(key: owner.key, lifetime: lifetime)), parts)
      case .dismiss(let isAnimated):
        return dismissal(isAnimated) ?? effect
      case .isPresented:
        return dismissal(true) == nil ? AnyEffect(.isPresented, parts) : parts[0]
      case .merge, .concatenate, .cancellable:
        return AnyEffect(effect.operation, parts)
      case .cancel, .report, .perform, .use:
        return effect
      }
    }
    return Effect<Parent>(lifted)
  }
}

extension Effect.Work {
  fileprivate func pulledBack<Parent>(
    _ embed: @escaping @Sendable (Action) -> Parent
  ) -> Effect<Parent>.Work {
    var lifted: (@Sendable (any Error, Send<Parent>) async -> Void)?
    if let recover {
      lifted = { error, send in await recover(error, send.pullback(embed)) }
    }
    return Effect<Parent>.Work(
      priority: priority,
      start: start.pulledBack(embed),
      recover: lifted
    )
  }
}

extension Effect.Work.Start {
  fileprivate func pulledBack<Parent>(
    _ embed: @escaping @Sendable (Action) -> Parent
  ) -> Effect<Parent>.Work.Start {
    switch self {
    case .plain(let body):
      return .plain { send in try await body(send.pullback(embed)) }
    case .using(let make):
      return .using {
        let (use, body) = make()
        let lifted: Effect<Parent>.Work.Body = { send in try await body(send.pullback(embed)) }
        return (use: use, body: lifted)
      }
    }
  }
}
