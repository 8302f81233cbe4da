extension StackNavigation {
  /// Makes the reducer of a stack that may keep its root.
  ///
  /// Use it if an empty stack has nothing to show: no action removes the first screen. An action
  /// that would is refused as ``Refusal/root(_:)``.
  ///
  /// ```swift
  /// let stack = StackNavigation<String>(keepsRoot: true)
  /// var state = StackNavigation<String>.State(items: ["inbox", "message"])
  /// _ = stack.reduce(into: &state, action: .popItem())
  /// _ = stack.reduce(into: &state, action: .popItem())   // refused
  /// state.items                                          // ["inbox"]
  /// ```
  ///
  /// An action that says *up to* stops at the root: `.popItems(.upTo(4))` leaves it. An empty stack
  /// has no root yet: the first screen that is pushed becomes the root. A direct write of the
  /// state's `items` is not checked. See ``refusal(of:in:keepsRoot:)``.
  ///
  /// - Parameter keepsRoot: True if the root stays; false is the same as ``init()``.
  public init(keepsRoot: Bool) {
    guard keepsRoot else {
      self.init()
      return
    }
    // A separate closure, so that a stack that may be emptied checks nothing more (benchmark “push
    // and pop”).
    self.init(
      keepingRoot: Reduce<State, Action> { state, action in
        if let refusal = Self.refusal(of: action, in: state, keepsRoot: true) {
          return .report(.refusal(refusal))
        }
        return Self.carryOut(action.stoppingAtRoot(of: state), in: &state)
      }
    )
  }

  /// Returns the reason why an action cannot be carried out by a stack that may keep its root; nil
  /// exactly when it can.
  ///
  /// ```swift
  /// let state = StackNavigation<String>.State(items: ["inbox"])
  /// StackNavigation<String>.refusal(of: .popItem(), in: state, keepsRoot: true)   // .root
  /// ```
  ///
  /// An action that would remove the root, move it, or empty the stack is refused.
  ///
  /// - Complexity: O(*n*) for a removal, for setting the list and for bringing to the front, as for
  ///   carrying them out.
  public static func refusal(
    of action: Action,
    in state: State,
    keepsRoot: Bool
  ) -> Refusal? {
    if let refusal = Self.refusal(of: action, in: state) { return refusal }
    guard keepsRoot, let root = state.rootID, state.rootGoes(on: action) else { return nil }
    return .root(root)
  }
}

extension StackNavigation.State {
  /// Returns a Boolean value that indicates whether an accepted action would remove or move the
  /// root.
  fileprivate func rootGoes(on action: StackNavigation.Action) -> Bool {
    switch action {
    case .push, .pushItem, .goForward, .pop(.to, animated: _), .pop(.upTo, animated: _), .skip,
      .skipItem:
      return false
    case .pop(.exactly(let count), animated: _):
      return count >= entries.count
    case .replaceTop:
      return entries.count == 1
    case .remove, .bringToFront, .setItems:
      var after = self
      _ = StackNavigation.carryOut(action, in: &after)
      guard let root = rootID, let first = after.rootID else { return true }
      return !first.isSame(as: root)
    case .when(_, let action):
      return rootGoes(on: action)
    }
  }
}

extension StackNavigation.Action {
  /// Returns the same action; `.upTo` is limited to the number of screens above the root.
  package func stoppingAtRoot(of stack: StackNavigation.State) -> Self {
    guard case .pop(.upTo(let count), let animated) = plain else { return self }
    return .pop(.upTo(min(count, max(0, stack.entries.count - 1))), animated: animated)
  }
}
