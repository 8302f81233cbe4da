/// The actions that wait for their turn, and the decision about each: it is reduced, or it comes to
/// nothing.
///
/// The other half of the ``EffectMachine``, and a value like it. A live store has one, and so has that
/// of a search; the two differ in what they keep of an action, which is `Sent`.
struct ActionQueue<Tag: EffectTag, Sent> {
  typealias Scope = EffectScope<Tag>

  /// An action that waits, or has had its turn.
  struct Queued {
    /// The store's note of the action.
    fileprivate(set) var sent: Sent
    let scope: Scope
    fileprivate var isDropped = false

    /// Tells whether the action comes to nothing: since it was queued, its effect's name may have been
    /// cancelled, its cause stopped, or its entry gone.
    func isOver(isStopped: (Tag) -> Bool, isOwned: (Scope) -> Bool) -> Bool {
      isDropped || isStopped(scope.tag) || !scope.place.isEmpty && !isOwned(scope)
    }
  }

  /// Those that wait, behind the places of those that have had their turn: these are not kept, for an
  /// object in an action may queue another one when it is let go, and not while the queue changes.
  private var queued: [Queued?] = []
  private var turn = 0

  /// The number of actions that wait.
  var count: Int { queued.count - turn }

  mutating func append(_ sent: Sent, _ scope: Scope) {
    queued.append(Queued(sent: sent, scope: scope))
  }

  /// Changes what is kept of the action that was queued last, if it waits.
  mutating func changeLast(_ change: (inout Sent) -> Void) {
    guard count > 0, var last = queued[queued.count - 1] else { return }
    change(&last.sent)
    queued[queued.count - 1] = last
  }

  /// Takes the action whose turn it is.
  ///
  /// - Returns: nil when none waits.
  /// - Complexity: O(1), on average.
  mutating func next() -> Queued? {
    guard count > 0 else {
      forgetAll()
      return nil
    }
    // A long chain of actions does not keep those that are done; a long queue is not moved up for
    // each of them.
    if turn > 64, turn > queued.count / 2 {
      queued.removeSubrange(..<turn)
      turn = 0
    }
    defer { turn += 1 }
    return queued[turn].take()
  }

  private mutating func forgetAll() {
    turn = 0
    // Mostly it is one, for which an array need not replace a part of itself (benchmark “screens,
    // push and dismiss”).
    if queued.count < 2 { _ = queued.popLast() } else { queued.removeAll(keepingCapacity: true) }
  }

  /// Has actions that wait come to nothing, as the machine says.
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

/// The actions that wait and are not to be reduced.
enum DroppedActions {
  /// Those that were sent under a name.
  case named(CancelKey)
  /// Those of owners that have gone.
  case orphaned
}
