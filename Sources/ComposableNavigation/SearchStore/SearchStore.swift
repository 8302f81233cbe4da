/// A store as a value, in which asynchronous work begins but does not run: for searches.
///
/// The ``EffectMachine`` and the ``ActionQueue`` of the live store decide about effects and the
/// actions that they send. The owner of the value decides when a run sends an action or ends.
///
/// No code of this target uses the type: its folder is the last of the layers, so `.ci/layers`
/// fails if code does. It is in this target, and not in the test kit, because `NavigationGraph` of
/// NavigationLinks uses it, with which an app may draw the graph of its links. It is not in
/// NavigationLinks, because it uses the ``EffectMachine`` of the live store, which is internal to
/// this target.
package struct SearchStore<State, Action: Sendable> {
  /// The state after the reduced actions.
  package private(set) var state: State

  private let reducer: ResolvedReducer<State, Action>
  private var machine = EffectMachine<SearchTag<Action>>()
  private var queue = ActionQueue<SearchTag<Action>, Sent>()
  private var reports: [Report] = []
  private var reducedCount = 0

  private struct Sent {
    let action: Action
    let origin: ActionOrigin
  }

  /// One reduced action, and the reports of its reducer.
  package struct Reduced {
    package let action: Action
    package let origin: ActionOrigin
    package let reports: [Report]
  }

  package init(state: State, reducer: ResolvedReducer<State, Action>) {
    self.state = state
    self.reducer = reducer
  }

  package var compositionIssues: [NavigationIssue] { reducer.issues }

  /// The running work.
  package var runs: EffectRuns<SearchTag<Action>> { machine.runs }

  /// Queues an action from outside.
  package mutating func send(_ action: Action) {
    let scope = EffectScope(tag: SearchTag(cause: action))
    queue.append(Sent(action: action, origin: .outside), scope)
  }

  /// Queues an action that a run sends.
  package mutating func answer(_ number: Int, with action: Action) {
    guard let run = machine.run(number) else { return }
    queue.append(Sent(action: action, origin: .effect), run.scope)
  }

  /// Ends a run that sends no further actions.
  ///
  /// - Returns: The reports of the synchronous effects that follow the run.
  @discardableResult
  package mutating func end(_ number: Int) -> [Report] {
    if machine.end(number) != nil { carryOut() }
    return takeReports()
  }

  /// Reduces the next action of the queue, and starts its effects.
  ///
  /// - Returns: nil if the queue is empty.
  package mutating func reduceNext() -> Reduced? {
    while let queued = queue.next() {
      // In a search, only the feature itself cancels effects.
      let sent = queued.sent
      if queued.isOver(isStopped: { _ in false }, isOwned: { $0.isOwned(in: state) }) {
        if queued.breaksChain { reports.append(.issue(.endlessChain(sent.action))) }
        continue
      }
      let effect = reducer.reduce(into: &state, action: sent.action)
      let current = state
      machine.cancelOrphans { !$0.scope.isOwned(in: current) }
      carryOut()
      if let erased = effect.erased {
        machine.start(erased, SearchTag(cause: sent.action, number: reducedCount))
      }
      reducedCount += 1
      carryOut()
      return Reduced(action: sent.action, origin: sent.origin, reports: takeReports())
    }
    return nil
  }

  private mutating func takeReports() -> [Report] {
    defer { reports = [] }
    return reports
  }

  /// Records the synchronous parts of effects.
  private mutating func carryOut() {
    guard machine.height > 0 else { return }
    let current = state
    let world = EffectMachine<SearchTag<Action>>.World(
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
