/// A store as a value, in which asynchronous work begins and is never done: for searches.
///
/// The ``EffectMachine`` and the ``ActionQueue`` of the live store decide what effects do, and what
/// becomes of the actions that they send. What a run answers, and when, is for whoever holds the
/// value to say.
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
  private var queue = ActionQueue<PausedTag<Action>, Sent>()
  private var reports: [Report] = []

  private struct Sent {
    let action: Action
    let origin: ActionOrigin
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
  package mutating func send(_ action: Action) {
    let scope = EffectScope(tag: PausedTag(cause: action))
    queue.append(Sent(action: action, origin: .outside), scope)
  }

  /// Queues what a run sends.
  package mutating func answer(_ number: Int, with action: Action) {
    guard let run = machine.run(number) else { return }
    queue.append(Sent(action: action, origin: .effect), run.scope)
  }

  /// Ends a run, which has sent all that it had to.
  ///
  /// - Returns: The reports of what follows the run at once.
  @discardableResult
  package mutating func end(_ number: Int) -> [Report] {
    if machine.end(number) != nil { carryOut() }
    return takeReports()
  }

  /// Reduces the next action of the queue, and begins what it asks for.
  ///
  /// - Returns: nil when the queue is empty.
  package mutating func reduceNext() -> Reduced? {
    while let queued = queue.next() {
      // Nobody cancels what a search has under way but the feature itself.
      if queued.isOver(isStopped: { _ in false }, isOwned: { $0.isOwned(in: state) }) { continue }
      let sent = queued.sent
      let effect = reducer.reduce(into: &state, action: sent.action)
      let current = state
      machine.cancelOrphans { !$0.scope.isOwned(in: current) }
      carryOut()
      if let asked = effect.asked { machine.start(asked, PausedTag(cause: sent.action)) }
      carryOut()
      return Reduced(action: sent.action, origin: sent.origin, reports: takeReports())
    }
    return nil
  }

  private mutating func takeReports() -> [Report] {
    defer { reports = [] }
    return reports
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
        let action = Effect<Action>.sent(by: effect).action
        queue.append(Sent(action: action, origin: .effect), scope)
      case .drop(let dropped): queue.drop(dropped, isOwned: world.isOwned)
      case .perform, .use, .began, .cancelled: break
      }
    }
  }
}
