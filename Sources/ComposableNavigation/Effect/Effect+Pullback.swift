extension Effect {
  /// The same effect as a parent's, for composing reducers by hand.
  ///
  /// Inside a ``Pullback`` and its relatives this happens by itself, and there
  /// an effect also keeps the entry that it belongs to; here it does not, because nobody says where
  /// the child's state lies in the parent's.
  ///
  /// ```swift
  /// child.reduce(into: &state.child, action: action).map(Action.child)
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of effects merged in it.
  public func map<Parent>(_ embed: @escaping @Sendable (Action) -> Parent) -> Effect<Parent> {
    pulledBack(embed, dismissal: { _ in nil }) { (_: AnyLifetime) in nil }
  }

  /// The same effect as the parent's, its owners asked about in the parent's state.
  ///
  /// - Parameters:
  ///   - embed: Makes an action the parent's.
  ///   - link: The way from the parent's state to the child's without their types.
  ///   - extract: The same with types; nil for a child that is not there.
  ///   - dismissal: The parent's answer to a dismissal of the child; nil when it is for others.
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
        extract(parent).map(child.isAlive) ?? false
      }
    }
  }

  /// The same effect, belonging to an owner.
  ///
  /// - Parameters:
  ///   - entry: The entry that owns it; nil for an owner that is the only one in its place.
  ///   - identity: The object that stands for the operator which holds the owner.
  ///   - watch: The way to the entries of a container; nil for an owner that lies in none.
  ///   - isAlive: Returns true if the owner is there.
  /// - Returns: The effect; what is done at once belongs to nobody.
  package func owned<State>(
    by entry: EntryID?,
    of identity: AnyObject,
    watch: OwnerWatch? = nil,
    while isAlive: @escaping @Sendable (State) -> Bool
  ) -> Effect {
    guard let asked else { return self }
    switch asked.operation {
    case .report, .perform: return self
    default: break
    }
    let key = Owner.Key(container: ObjectIdentifier(identity), entry: entry.map { Visit($0) })
    let watch = watch ?? OwnerWatch(of: identity, isThere: isAlive)
    let owner = Owner(key: key, lifetime: Lifetime(watch: watch, isAlive: isAlive))
    return Effect(.owned(by: owner), [asked])
  }

  private func pulledBack<Parent>(
    _ embed: @escaping @Sendable (Action) -> Parent,
    dismissal: (_ isAnimated: Bool) -> SentEffect<Parent>?,
    _ widen: (AnyLifetime) -> AnyLifetime?
  ) -> Effect<Parent> {
    guard let asked else { return .none }
    let lifted = asked.rebuilt { effect, parts in
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
