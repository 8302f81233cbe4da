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
  /// The lifecycle, which is at most that of the enclosing entry.
  var lifecycle: Lifecycle
  /// The lifecycle while nothing covers the container.
  let own: Lifecycle
  /// The container, without its types.
  let place: StageContainer
  /// Returns the visible entries of the feature in the entry; nil for a feature without containers.
  var inside: Inside?

  /// Returns visible entries, given the position of the entry and the upper limit of lifecycles, and
  /// whether a modal covers the whole feature.
  typealias Inside = @Sendable (Int, Lifecycle) -> (stages: [Stage], isPresented: Bool)

  /// The step into the entry.
  var step: StageStep { StageStep(container: place, id: id) }
}

/// A container of entries with lifecycles, without the types of its features and of the enclosing one.
final class StageContainer: Sendable {
  /// Shows the visible entries, given the address of a state of the enclosing feature.
  let show: Show
  /// Returns the effect that reports a lifecycle to an entry, for the outermost feature; nil for no
  /// report.
  let report: (@Sendable (EntryID, Lifecycle) -> AnyEffect?)?
  /// Returns the enclosing feature's action that reports a lifecycle; nil for no report.
  let tell: (@Sendable (EntryID, Lifecycle) -> any Sendable)?
  /// Wraps an action of an entry's feature in one of the enclosing feature.
  let wrap: @Sendable (EntryID, any Sendable) -> (any Sendable)?
  /// Returns a Boolean value that indicates whether an entry exists and its reducer can receive
  /// actions, given the address of a state of the enclosing feature.
  let has: @Sendable (EntryID, UnsafeRawPointer) -> Bool
  /// Returns the state in an entry, given a state of the enclosing feature; nil if the entry does
  /// not exist, or if its reducer cannot receive actions.
  let enter: @Sendable (EntryID, Any) -> Any?

  // Unsafe for the benchmark “push and pop with lifecycles”: a state in a box is copied and cast.
  typealias Show =
    @Sendable (
      _ state: UnsafeRawPointer,
      _ body: (EntryID, Lifecycle, _ inside: Stage.Inside?) -> Void
    ) -> Void

  init(
    show: @escaping Show,
    report: (@Sendable (EntryID, Lifecycle) -> AnyEffect?)?,
    tell: (@Sendable (EntryID, Lifecycle) -> any Sendable)?,
    wrap: @escaping @Sendable (EntryID, any Sendable) -> (any Sendable)?,
    has: @escaping @Sendable (EntryID, UnsafeRawPointer) -> Bool,
    enter: @escaping @Sendable (EntryID, Any) -> Any?
  ) {
    self.show = show
    self.report = report
    self.tell = tell
    self.wrap = wrap
    self.has = has
    self.enter = enter
  }
}

/// The step into an entry of a container.
struct StageStep: Sendable {
  let container: StageContainer
  let id: EntryID

  func has(_ state: UnsafeRawPointer) -> Bool { container.has(id, state) }

  func enter(_ state: Any) -> Any? { container.enter(id, state) }
}

extension [Stage] {
  /// Returns a Boolean value that indicates whether both are the same visits at the same places with
  /// the same lifecycles.
  ///
  /// Stages are compared where they are, because copying one takes longer (benchmark “lifecycles
  /// idle”).
  func areSame(as others: [Stage]) -> Bool {
    guard count == others.count else { return false }
    return withUnsafeBufferPointer { these in
      others.withUnsafeBufferPointer { others in
        for index in 0..<these.count {
          let isSame =
            these[index].parent == others[index].parent
            && these[index].container == others[index].container
            && these[index].lifecycle == others[index].lifecycle
            && these[index].id.isSame(as: others[index].id)
          guard isSame else { return false }
        }
        return true
      }
    }
  }

  /// Returns the outermost feature's action that reports an entry's lifecycle; nil for no report.
  ///
  /// - Complexity: O(*d*) in the depth of the entry.
  func action(telling lifecycle: Lifecycle, at index: Int) -> (any Sendable)? {
    guard let tell = self[index].place.tell else { return nil }
    var action = tell(self[index].id, lifecycle)
    var next = self[index].parent
    while let index = next {
      guard let wrapped = self[index].place.wrap(self[index].id, action) else { return nil }
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
  func presence<State>(at state: UnsafeRawPointer, as _: State.Type) -> [Bool] {
    // Usually no entry is inside another, and nothing is copied.
    if allSatisfy({ $0.parent == nil }) { return map { $0.place.has($0.id, state) } }
    let whole: Any = state.assumingMemoryBound(to: State.self).pointee
    var inside: [Any?] = []
    for stage in self {
      var around: Any? = whole
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
