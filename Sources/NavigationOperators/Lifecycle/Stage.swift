import ComposableNavigation

/// A visible entry at any depth of a state.
///
/// In a list of stages, each is before the stages in it, and refers to its parent by position: a
/// complete path for each would be as long as the state is deep.
struct Stage {
  /// The position of the enclosing entry in the list; nil for an entry of the outermost feature.
  var parent: Int?
  /// The position of the entry's container among those of the enclosing feature.
  let container: Int
  let id: EntryID
  var lifecycle: Lifecycle
  /// Makes the step into an entry of the container; not called after most actions, because there is
  /// nothing to report.
  let makeStep: @Sendable (EntryID) -> StageStep
  /// Returns the visible entries of the feature in the entry; nil for a feature without containers.
  var inside: Inside?

  /// Returns visible entries, given the position of the entry and the upper limit of lifecycles, and
  /// whether a modal covers the whole feature.
  typealias Inside = @Sendable (Int, Lifecycle) -> (stages: [Stage], isPresented: Bool)

  /// The step into the entry.
  var step: StageStep { makeStep(id) }
}

extension Stage: Equatable {
  /// Returns a Boolean value that indicates whether both are the same visit at the same place with
  /// the same lifecycle.
  static func == (lhs: Stage, rhs: Stage) -> Bool {
    lhs.parent == rhs.parent && lhs.container == rhs.container && lhs.lifecycle == rhs.lifecycle
      && lhs.id.isSame(as: rhs.id)
  }
}

/// The step into an entry, without the types of its feature and of the enclosing one.
struct StageStep: Sendable {
  /// Returns the enclosing feature's action that reports the lifecycle; nil for no report.
  let tell: (@Sendable (Lifecycle) -> any Sendable)?
  /// Wraps an action of the entry's feature in one of the enclosing feature.
  let wrap: @Sendable (any Sendable) -> (any Sendable)?
  /// Returns a Boolean value that indicates whether the entry exists and its reducer can receive
  /// actions, given the address of a state of the enclosing feature.
  let has: @Sendable (UnsafeRawPointer) -> Bool
  /// Returns the state in the entry, given a state of the enclosing feature; nil if the entry does
  /// not exist, or if its reducer cannot receive actions.
  let enter: @Sendable (Any) -> Any?
}

extension [Stage] {
  /// Returns the outermost feature's action that reports an entry's lifecycle; nil for no report.
  ///
  /// - Complexity: O(*d*) in the depth of the entry.
  func action(telling lifecycle: Lifecycle, at index: Int) -> (any Sendable)? {
    guard let tell = self[index].step.tell else { return nil }
    var action = tell(lifecycle)
    var next = self[index].parent
    while let index = next {
      guard let wrapped = self[index].step.wrap(action) else { return nil }
      action = wrapped
      next = self[index].parent
    }
    return action
  }

  /// Returns the steps to an entry, from the outermost on.
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

  /// Returns whether a state contains each entry, in order.
  ///
  /// - Complexity: O(*n*)
  func presence<State>(in state: State) -> [Bool] {
    // Usually no entry is inside another, and nothing is copied.
    if allSatisfy({ $0.parent == nil }) {
      return withUnsafePointer(to: state) { state in map { $0.step.has(state) } }
    }
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
  /// Returns a Boolean value that indicates whether a state contains the entry at the end of the
  /// path.
  func leads<State>(through state: State) -> Bool {
    if count == 1 { return withUnsafePointer(to: state) { self[0].has($0) } }
    var state: Any = state
    for step in self {
      guard let inner = step.enter(state) else { return false }
      state = inner
    }
    return true
  }
}
