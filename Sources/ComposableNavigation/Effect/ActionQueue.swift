/// The actions that wait to be reduced, and the decision to reduce or drop each.
///
/// The other half of the ``EffectMachine``, and a value like it. A live store has a queue, and so
/// does the store of a search; they differ in the `Sent` value that they keep for an action.
struct ActionQueue<Tag: EffectTag, Sent> {
  typealias Scope = EffectScope<Tag>

  /// An action in the queue, or one that was taken out of it.
  struct Queued {
    /// The store's note about the action.
    fileprivate(set) var sent: Sent
    let scope: Scope
    fileprivate var isDropped = false
    /// A Boolean value that indicates whether the queue drops the action and all that follow,
    /// because their chain is too long.
    fileprivate(set) var breaksChain = false

    /// Returns a Boolean value that indicates whether the action is dropped: after it was queued,
    /// its effect's name was cancelled, its cause was stopped, or its entry was removed.
    func isOver(isStopped: (Tag) -> Bool, isOwned: (Scope) -> Bool) -> Bool {
      isDropped || isStopped(scope.tag) || !scope.place.isEmpty && !isOwned(scope)
    }
  }

  /// The waiting actions, preceded by the empty places of those that were taken out.
  ///
  /// An action must not be released while the queue changes: an object in it may queue another
  /// action when it is released.
  private var queued: [Queued?] = []
  private var turn = 0
  /// The number of actions that were taken out since the queue was empty.
  private var chain = 0

  /// The number of actions after which a chain of actions counts as endless.
  ///
  /// A reducer that always sends another action would block its thread. React limits nested updates
  /// as well.
  static var longestChain: Int { 200_000 }

  /// The number of waiting actions.
  var count: Int { queued.count - turn }

  mutating func append(_ sent: Sent, _ scope: Scope) {
    queued.append(Queued(sent: sent, scope: scope))
  }

  /// Changes the note about the action that was queued last, if it still waits.
  mutating func changeLast(_ change: (inout Sent) -> Void) {
    guard count > 0, var last = queued[queued.count - 1] else { return }
    change(&last.sent)
    queued[queued.count - 1] = last
  }

  /// Removes and returns the next action.
  ///
  /// - Returns: nil if no action waits.
  /// - Complexity: O(1), on average.
  mutating func next() -> Queued? {
    guard count > 0 else {
      forgetAll()
      return nil
    }
    // Frees the empty places of a long chain of actions, without moving a long queue for each of
    // them.
    if turn > 64, turn > queued.count / 2 {
      queued.removeSubrange(..<turn)
      turn = 0
    }
    var next = queued[turn].take()
    turn += 1
    chain += 1
    if chain > Self.longestChain {
      next?.isDropped = true
      next?.breaksChain = chain == Self.longestChain + 1
    }
    return next
  }

  private mutating func forgetAll() {
    (turn, chain) = (0, 0)
    // In most cases there is one, for which an array need not replace a subrange (benchmark
    // “screens, push and dismiss”).
    if queued.count < 2 { _ = queued.popLast() } else { queued.removeAll(keepingCapacity: true) }
  }

  /// Drops waiting actions, as the machine requests.
  mutating func drop(_ dropped: DroppedActions, isOwned: (Scope) -> Bool) {
    for index in turn..<queued.count {
      guard let scope = queued[index]?.scope else { continue }
      switch dropped {
      case .named(let key) where scope.has(key): queued[index]?.isDropped = true
      case .orphaned where !isOwned(scope): queued[index]?.isDropped = true
      case .named, .orphaned: break
      }
    }
  }
}

extension NavigationIssue {
  /// The issue of a chain of actions that does not end.
  static func endlessChain(_ action: Any) -> NavigationIssue {
    NavigationIssue(
      .endlessChain,
      "\(action) and the actions that follow it are dropped, because each of 200,000 actions sent "
        + "another one at once: let an effect await something between two actions"
    )
  }
}

/// The waiting actions that are dropped.
enum DroppedActions {
  /// The actions that were sent under a name.
  case named(CancelKey)
  /// The actions of owners that were removed.
  case orphaned
}
