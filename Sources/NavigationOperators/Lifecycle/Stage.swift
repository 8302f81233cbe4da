import ComposableNavigation

/// An entry that is shown, wherever in a state it lies.
///
/// In a list of them each comes before what lies in it, and knows where the entry around it stands:
/// no way is kept for each, which would be as long as the state is deep.
struct Stage {
  /// The position in the list of the entry around it; nil for one of the outermost feature's own.
  let parent: Int?
  /// The position of its container among those of the feature around it.
  let container: Int
  let id: EntryID
  let lifecycle: Lifecycle
  /// Makes the step: after most actions nobody is told anything, and none is made.
  let makeStep: @Sendable () -> StageStep

  /// The step into the entry.
  var step: StageStep { makeStep() }
}

extension Stage: Equatable {
  /// Tells whether both are the same visit at the same place, and as far from a person.
  static func == (lhs: Stage, rhs: Stage) -> Bool {
    lhs.parent == rhs.parent && lhs.container == rhs.container && lhs.lifecycle == rhs.lifecycle
      && lhs.id.isSame(as: rhs.id)
  }
}

/// The step into an entry, without the types of its feature and of the one around it.
struct StageStep: Sendable {
  /// Makes the action of the entry's own feature that tells it its lifecycle; nil where none is to be
  /// told.
  let tell: (@Sendable (Lifecycle) -> any Sendable)?
  /// Wraps an action of the entry's own feature as one of the feature around it.
  let wrap: @Sendable (any Sendable) -> (any Sendable)?
  /// The state in the entry, of a state of the feature around it; nil when the entry is not there, or
  /// its reducer cannot be told.
  let enter: @Sendable (Any) -> Any?
}

extension [Stage] {
  /// The outermost feature's action that tells an entry its lifecycle; nil when it is told nothing.
  ///
  /// - Complexity: O(*d*) in the depth of the entry.
  func action(telling lifecycle: Lifecycle, at index: Int) -> (any Sendable)? {
    guard let tell = self[index].step.tell else { return nil }
    var action = tell(lifecycle)
    var next: Int? = index
    while let index = next {
      guard let wrapped = self[index].step.wrap(action) else { return nil }
      action = wrapped
      next = self[index].parent
    }
    return action
  }

  /// The steps to an entry, from the outermost on.
  ///
  /// - Complexity: O(*d*) in the depth of the entry.
  func way(to index: Int) -> [StageStep] {
    var way: [StageStep] = []
    var next: Int? = index
    while let index = next {
      way.append(self[index].step)
      next = self[index].parent
    }
    return way.reversed()
  }

  /// Tells of each whether a state has it, in order.
  ///
  /// - Complexity: O(*n*)
  func presence(in state: Any) -> [Bool] {
    var inside: [Any?] = []
    for stage in self {
      var around: Any? = state
      if let parent = stage.parent { around = inside[parent] }
      if let around { inside.append(stage.step.enter(around)) } else { inside.append(nil) }
    }
    return inside.map { $0 != nil }
  }
}

extension [StageStep] {
  /// Tells whether a state has the entry at the end of the way.
  func leads(through state: Any) -> Bool {
    var state = state
    for step in self {
      guard let inner = step.enter(state) else { return false }
      state = inner
    }
    return true
  }
}
