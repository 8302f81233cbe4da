/// A store as a value, in which asynchronous work begins and is never done: for searches.
///
/// The ``EffectMachine`` of the live store decides what effects do. What a run answers, and
/// when, is for whoever holds the value to say.
///
/// Nothing of this target uses it: its folder is the last of the layers, so that `.ci/layers` fails
/// as soon as something does. It is here, and not in the test kit, because an app may draw the graph
/// of its links, and `NavigationGraph` of NavigationLinks walks with it; and it is not in
/// NavigationLinks, for it runs the ``EffectMachine`` of the live store, which no other target sees.
package struct PausedStore<State, Action: Sendable> {
  /// The state after what has been reduced.
  package private(set) var state: State

  private let reducer: ResolvedReducer<State, Action>
  private var machine = EffectMachine<PausedTag<Action>>()
  /// The actions that wait, behind those that have had their turn.
  ///
  /// Those are left in front, for moving the rest up each time would take long.
  private var queue: [Queued] = []
  private var turn = 0
  private var reports: [Report] = []

  private struct Queued {
    let action: Action
    /// nil for an action from outside.
    let scope: EffectScope<PausedTag<Action>>?
  }

  /// One action that has been reduced, and what the reducer noticed.
  package struct Reduced {
    package let action: Action
    package let origin: ActionOrigin
    package let reports: [Report]
  }

  package init(state: State, reducer: ResolvedReducer<State, Action>) {
    self.state = state
    self.reducer = reducer
  }

  /// The mistakes in the composition of the reducer.
  package var compositionIssues: [NavigationIssue] { reducer.issues }

  /// The runs that have begun, and neither ended nor been cancelled.
  package var runs: EffectRuns<PausedTag<Action>> { machine.runs }

  /// Queues an action from outside.
  package mutating func send(_ action: Action) { queue.append(Queued(action: action, scope: nil)) }

  /// Queues what a run sends.
  package mutating func answer(_ number: Int, with action: Action) {
    guard let run = machine.run(number) else { return }
    queue.append(Queued(action: action, scope: run.scope))
  }

  /// Ends a run, which has sent all that it had to.
  package mutating func end(_ number: Int) {
    if machine.end(number) != nil { carryOut() }
  }

  /// Reduces the next action of the queue, and begins what it asks for.
  ///
  /// - Returns: nil when the queue is empty.
  package mutating func reduceNext() -> Reduced? {
    while turn < queue.count {
      let queued = queue[turn]
      turn += 1
      if turn > queue.count / 2 { forgetTurns() }
      if let scope = queued.scope, !scope.isOwned(in: state) { continue }
      let effect = reducer.reduce(into: &state, action: queued.action)
      let current = state
      machine.cancel { !$0.scope.isOwned(in: current) }
      carryOut()
      reports = []
      if let asked = effect.asked { machine.start(asked, PausedTag(cause: queued.action)) }
      carryOut()
      let origin: ActionOrigin = queued.scope == nil ? .outside : .effect
      return Reduced(action: queued.action, origin: origin, reports: reports)
    }
    return nil
  }

  private mutating func forgetTurns() {
    queue.removeSubrange(..<turn)
    turn = 0
  }

  /// Notes all that effects do at once.
  private mutating func carryOut() {
    guard machine.height > 0 else { return }
    let current = state
    let world = EffectMachine<PausedTag<Action>>.World(
      isOwned: { $0.isOwned(in: current) },
      isStopped: { _ in false }
    )
    while let event = machine.next(world, downTo: 0) {
      switch event {
      case .report(let report): reports.append(report)
      case .send(let effect, let scope):
        queue.append(Queued(action: Effect<Action>.sent(by: effect).action, scope: scope))
      case .drop(let key):
        forgetTurns()
        queue.removeAll { $0.scope?.has(key) == true }
      case .perform, .use, .began, .cancelled: break
      }
    }
  }
}
