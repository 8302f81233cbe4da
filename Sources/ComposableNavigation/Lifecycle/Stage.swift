/// An entry that is shown, wherever in a state it lies.
struct Stage<State, Action: Sendable> {
  /// The way to it, which tells it from all others.
  var key: [StageStep]
  let id: EntryID
  var lifecycle: Lifecycle
  /// Makes the action that tells its reducer; nil where none is to be told.
  let tell: (@Sendable (Lifecycle) -> Action)?
  /// Tells whether a state has the entry, and its reducer can be told.
  let isThere: @Sendable (State) -> Bool
}

/// A step on the way to an entry.
enum StageStep: Hashable, Sendable {
  case entry(Visit)
  /// Into what is presented.
  case over
  /// Into what may be covered by that.
  case under
}

extension Stage {
  /// The same below a step.
  func behind(_ step: StageStep) -> Stage {
    var stage = self
    stage.key.insert(step, at: 0)
    return stage
  }

  /// The same with something over it.
  var isCovered: Stage {
    var stage = self
    stage.lifecycle = min(lifecycle, .covered)
    return stage
  }

  /// The effect that tells its reducer, unless it has gone when its turn comes.
  func telling(_ lifecycle: Lifecycle, of owner: OwnerIdentity) -> Effect<Action> {
    guard let tell else { return .none }
    return Effect<Action>.send(tell(lifecycle)).owned(by: id, of: owner, while: isThere)
  }
}
